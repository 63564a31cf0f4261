"""What a route answers when it cannot do what is asked: a code, as everywhere, and what a sentence needs."""

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from ghoulash.core.refusal import Refusal, Refused

log = logging.getLogger("ghoulash.server")


class Problem(Struct, frozen=True):
    """Nothing is changed; the words are in the catalogues, under `refusal-` and the code."""

    code: str
    args: dict[str, str | int] = {}
    place: str = ""


_ALWAYS: Final = (400, 421, 429, 500)
_POSTED: Final = (403, 413, 415)
_WHEN: Final = {
    400: "It cannot be read",
    401: "Nobody knows who asks",
    403: "It is not this browser's, or a foreign page asks",
    404: "There is no such thing, or not for who asks",
    409: "The rules say no",
    413: "It is too large",
    415: "It is no JSON",
    421: "The server is not known by this name",
    429: "It was too fast, or wrong too often",
    500: "A fault of the server's",
}


def problems(*statuses: int, posted: bool = False) -> dict[int, ResponseSpec]:
    """What a route answers where it does not do what it is for; for its description."""
    every = sorted({*_ALWAYS, *statuses, *(_POSTED if posted else ())})
    return {each: ResponseSpec(Problem, generate_examples=False, description=_WHEN[each]) for each in every}


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
    status = 503 if refusal.code == "not-kept" else 409
    return Response(Problem(refusal.code, refusal.args, error.place), status_code=status)


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
