"""Play written down as it is told, and checked as it goes.

    0> walk E E                          a seat acts; a walk may name several steps
         E to 1-B                        what happens: every event, in its order
         hole at 1-C    PP-4.4           a line may name the rule that its event must carry
         1 to walk
    0> walk W
         refused not-your-turn PP-3.1    a refusal always does, where it has one
    1> ...                               a turn of no account: one step that meets nothing, and a stop
         0 loses a turn                  what comes of it is told all the same
         1 to walk
    1? walk N, walk E                    all that a seat may do now, in order
    0= at 1-C, wounds 3                  what everybody can see of a seat
    # a remark

What really happens is written in the same way, and the two texts must be one.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import ndiff
from typing import Any

from ghoulash.core.game import CHANCE, Deed, Game
from ghoulash.core.refusal import Refusal

_HEAD = re.compile(r"([\w*-]+)([>?=])(?: +(.*))?")
_WITH_RULE = re.compile(r"(.*\S)\s+([A-Z]{2}-\d+\.\d+)")
_STEPS = re.compile(r"walk((?: [NESW]){2,})")
_INDENT = " " * 5

Happened = tuple[Deed[Any], tuple[Any, ...]]


class Transcript:
    """A game from some position on; a subclass knows how its events and seats are described."""

    def __init__(self, game: Game[Any, Any, Any, Any], state: Any) -> None:
        self.game = game
        self.state = state
        self.last: list[Happened] = []

    def phrase(self, event: Any, actor: int) -> str:
        """The line for an event."""
        raise NotImplementedError

    def facts(self, seat: int) -> Mapping[str, str]:
        """What everybody can see of a seat, by name."""
        raise NotImplementedError

    def quiet_turn(self, seat: int) -> Sequence[Any]:
        """The actions of a turn in which nothing is met."""
        raise NotImplementedError

    def unremarkable(self, event: Any) -> bool:
        """Whether a turn of no account leaves this untold."""
        raise NotImplementedError

    def seat(self, word: str) -> int:
        """The seat that a line begins with."""
        return int(word)

    def deed(self, deed: Deed[Any]) -> str:
        """The line for what a seat did, as another was told it."""
        return f"{deed.seat}> {deed.action}"

    def choices(self, seat: int) -> Iterable[str]:
        """All that a seat may do now."""
        return map(str, self.game.actions(self.state, seat))

    def stands(self, who: str, words: str) -> str:
        """Just those facts about a seat that the line names."""
        facts = self.facts(self.seat(who))
        names = [fact.split()[0] for fact in words.split(",")]
        return ", ".join(f"{name} {facts[name]}" for name in names)

    def goes(self, script: str) -> None:
        """The game goes on just as this script says."""
        self.last = []
        written: list[str] = []
        really: list[str] = []
        for head, answers in _blocks(script):
            written += [head, *(_INDENT + " ".join(answer.split()) for answer in answers)]
            really += self._answer(head, answers)
        _same(written, really)

    def hears(self, seat: int | None, script: str) -> None:
        """Of what the last script did, this seat is told just this."""
        written: list[str] = []
        for head, answers in _blocks(script):
            written += [head, *(_INDENT + answer for answer in answers)]
        told: list[str] = []
        for deed, events in self.last:
            heard = self.game.told(deed, seat)
            if heard is not None:
                told.append(self.deed(heard))
            phrases = [self.phrase(e, deed.seat) for event in events if (e := self.game.told(event, seat))]
            told += [_INDENT + phrase for phrase in phrases]
        _same(written, told)

    def winners(self) -> tuple[int, ...] | None:
        """Who has won; None while the game goes on."""
        outcome = self.game.outcome(self.state)
        return None if outcome is None else outcome.winners

    def _answer(self, head: str, answers: Sequence[str]) -> Iterator[str]:
        found = _HEAD.fullmatch(head)
        assert found is not None, f"a script begins with what a seat does, not with {head!r}"
        who, sign, words = found[1], found[2], found[3] or ""
        if sign == "?":
            yield f"{who}? {', '.join(self.choices(self.seat(who)))}".rstrip()
        elif sign == "=":
            yield f"{who}= {self.stands(who, words)}"
        else:
            yield head
            for n, (phrase, rule) in enumerate(self.act(self.seat(who), words)):
                named = phrase.startswith("refused") or (
                    n < len(answers) and _WITH_RULE.fullmatch(answers[n])
                )
                yield f"{_INDENT}{phrase} {rule}".rstrip() if named else _INDENT + phrase

    def act(self, seat: int, words: str) -> Iterator[tuple[str, str]]:
        """What comes of a line: each event's phrase and rule, or the refusal's."""
        if words == "...":
            for action in self.quiet_turn(seat):
                events = self.apply(seat, action)
                yield from ((self.phrase(e, seat), e.rule) for e in events if not self.unremarkable(e))
            return
        steps = _STEPS.fullmatch(words)
        for text in [f"walk {step}" for step in steps[1].split()] if steps else [words]:
            action = self.game.read(text)
            refusal = action
            if not isinstance(action, Refusal):
                refusal = self.game.refusal(self.state, seat, action)
            if isinstance(refusal, Refusal):
                yield f"refused {refusal.code}", refusal.rule
                return
            yield from ((self.phrase(event, seat), event.rule) for event in self.apply(seat, action))

    def apply(self, seat: int, action: Any) -> tuple[Any, ...]:
        self._offers_what_it_does_not_refuse(seat if seat != CHANCE else 0)
        step = self.game.apply(self.state, seat, action)
        self.state = step.state
        self.last.append((Deed(seat, action), step.events))
        return step.events

    def _offers_what_it_does_not_refuse(self, seat: int) -> None:
        """Every position of every transcript is a test of the fast lists."""
        game, state = self.game, self.state
        plain = [a for a in game.vocabulary() if game.refusal(state, seat, a) is None]
        assert list(game.actions(state, seat)) == plain


def _same(written: list[str], really: list[str]) -> None:
    assert written == really, "\n".join(["- as written, + as it goes:", *ndiff(written, really)])


def _blocks(script: str) -> Iterable[tuple[str, list[str]]]:
    """What each seat does, with the lines below it."""
    blocks: list[tuple[str, list[str]]] = []
    for line in map(str.strip, script.splitlines()):
        if not line or line.startswith("#"):
            continue
        if _HEAD.fullmatch(line) or not blocks:
            blocks.append((line, []))
        else:
            blocks[-1][1].append(line)
    return blocks
