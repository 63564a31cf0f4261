"""Prints the OpenAPI of the server, for the types of the browser app; no server is started."""

import sys
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from ghoulash.server.app import routes
from ghoulash.server.desk import Desk
from ghoulash.server.schemas import socket_schemas
from ghoulash.server.settings import Settings


def document() -> dict[str, Any]:
    """As `/schema/openapi.json` serves it."""
    desk = cast("Desk", SimpleNamespace(settings=Settings()))
    schema = routes(desk).openapi_schema.to_schema()
    components = schema["components"]
    return {**schema, "components": {**components, "schemas": {**components["schemas"], **socket_schemas()}}}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(document(), order="sorted"))
