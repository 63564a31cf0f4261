"""The OpenAPI of the server: HTTP as its routes say, and the socket's messages among the components."""

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from ghoulash.server.messages import FromClient, ToClient

_AT: Final = "#/components/schemas/{name}"
_BOTH_WAYS: Final = {
    "FromClient": (FromClient, "All that a client sends over the socket at /ws."),
    "ToClient": (ToClient, "All that the server sends over the socket at /ws."),
}


def socket_schemas() -> dict[str, Any]:
    """Every type that goes over the socket, by its name, as JSON Schema."""
    ways, components = msgspec.json.schema_components(
        [way for way, _ in _BOTH_WAYS.values()], ref_template=_AT
    )
    for (name, (_, words)), way in zip(_BOTH_WAYS.items(), ways, strict=True):
        components[name] = {"title": name, "description": words, **way}
    return components


class WithSocket(JsonRenderPlugin):
    """OpenAPI has no word for a socket's messages: they stand among its components."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The whole document."""
        components = openapi_schema["components"]
        schemas = {**components["schemas"], **socket_schemas()}
        whole = {**openapi_schema, "components": {**components, "schemas": dict(sorted(schemas.items()))}}
        return msgspec.json.encode(whole)
