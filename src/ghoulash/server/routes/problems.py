"""What a route answers when it cannot do what is asked: a code, as everywhere, and what a sentence needs."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from msgspec import Struct

from ghoulash.core.refusal import Refusal, Refused

log = logging.getLogger("ghoulash.server")


class Problem(Struct, frozen=True):
    """Nothing is changed; the words are in the catalogues, under `refusal-` and the code."""

    code: str
    args: dict[str, str | int] = {}
    place: str = ""


class Barred(Exception):
    """A request that goes no further."""

    def __init__(self, status: int, code: str, **args: str | int) -> None:
        super().__init__(code)
        self.status = status
        self.problem = Problem(code, args)


AnyRequest = Request[Any, Any, Any]


def barred(request: AnyRequest, error: Barred) -> Response[Problem]:
    """It may not."""
    return Response(error.problem, status_code=error.status)


def refused(request: AnyRequest, error: Refused) -> Response[Problem]:
    """It may, but it cannot be done."""
    refusal: Refusal = error.refusal
    return Response(Problem(refusal.code, refusal.args, error.place), status_code=409)


def not_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """A path, a method or a body that is none of ours."""
    code = "malformed"
    if error.status_code == 404:
        code = "not-found"
    elif error.status_code == 405:
        code = "method-wrong"
    elif error.status_code == 413:
        code = "too-large"
    return Response(Problem(code), status_code=error.status_code)


def unreadable(request: AnyRequest, error: RecursionError | UnicodeDecodeError) -> Response[Problem]:
    """A body nested without an end, or of no known letters."""
    return Response(Problem("malformed"), status_code=400)


def broken(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A fault of ours: it is logged, and nothing of it is told."""
    log.error("request-failed", exc_info=error, extra={"route": str(request.scope["path_template"])})
    return Response(Problem("broken"), status_code=500)
