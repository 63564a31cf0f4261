"""The OpenAPI says what the routes do: what is asked is answered as it says, and never with 500."""

import os
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.serving import Browser, Server, running

EXAMPLES = int(os.environ.get("GHOULASH_OPENAPI", "15"))
"""Requests made for each route."""
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("openapi"), GHOULASH_LIMITS="10000") as server:
        yield server


@pytest.fixture(scope="module")
def described(server: Server) -> Any:
    return httpx.get(f"{server.url}/schema/openapi.json").json()


def test_what_is_answered_is_what_is_described(described: Any, server: Server) -> None:
    schema = schemathesis.openapi.from_dict(described)
    schema.config.update(base_url=server.url)
    for found in schema.get_all_operations():
        operation: Any = found
        check(operation.ok())


def check(operation: Any) -> None:
    """Whatever is asked of one route."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    @given(operation.as_strategy())
    def asked(case: Any) -> None:
        case.call_and_validate(checks=CHECKS)

    asked()


def test_every_route_says_how_it_refuses(described: Any) -> None:
    for path, methods in described["paths"].items():
        for method, route in methods.items():
            answers = route["responses"]
            assert {"400", "421", "429", "500"} <= answers.keys(), (method, path)
            assert method == "get" or {"403", "413", "415"} <= answers.keys(), (method, path)
            assert "{table}" not in path or "404" in answers, (method, path)
            for status, answer in answers.items():
                if status >= "400":
                    (content,) = answer["content"].values()
                    assert content["schema"] == {"$ref": "#/components/schemas/Problem"}, (path, status)


def test_with_a_table_at_hand(described: Any, server: Server) -> None:
    """What schemathesis never guesses: the right table, key and seat."""
    ada = Browser(server)
    made = ada.create(
        "pen-and-paper", {"kind": "me", "name": "Ada"}, {"kind": "open"}, table={"public": True}
    )
    table = made["table"]["table"]
    for path, methods in described["paths"].items():
        for method, route in methods.items():
            for body in (
                {"seat": 0},
                {"seat": 1 << 70},
                {"key": "x"},
                {"name": "", "code": "x"},
                {"name": "\0"},
            ):
                url = path.replace("{table}", table)
                answer = ada.http.request(method, url, json=body if method == "post" else None)
                assert str(answer.status_code) in route["responses"], (method, path, body, answer.text)
    ada.http.close()
