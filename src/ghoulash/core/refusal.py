"""Why something cannot be done: a code, the rule that says so, and what a sentence needs."""

from msgspec import Struct


class Refusal(Struct, frozen=True):
    """Data for one sentence; the words are in the catalogues, under `refusal-` and the code."""

    code: str
    rule: str = ""
    args: dict[str, str | int] = {}
    span: tuple[int, int] | None = None
    """Where in the text that was read, as a half-open range of characters."""


class IllegalAction(Exception):
    """`apply` was given what `refusal` refuses."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.rule})" if refusal.rule else refusal.code)
        self.refusal = refusal


class Refused(ValueError):
    """An option, a scenario or a file that cannot be used; the place says where it is wrong."""

    def __init__(self, refusal: Refusal, place: str = "") -> None:
        super().__init__(f"{place}: {refusal.code}" if place else refusal.code)
        self.refusal = refusal
        self.place = place
