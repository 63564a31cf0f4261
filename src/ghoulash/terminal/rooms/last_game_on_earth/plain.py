"""The room of The Last Game on Earth in plain lines: the words for each moment of a game."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from ghoulash.core.refusal import Refusal
from ghoulash.games.last_game_on_earth.actions import Walk
from ghoulash.terminal.legs import legs
from ghoulash.terminal.room import Answer
from ghoulash.terminal.rooms.last_game_on_earth import asking, choosing, reading, telling
from ghoulash.terminal.rooms.last_game_on_earth.answers import about_table
from ghoulash.terminal.rooms.last_game_on_earth.drawing import drawn
from ghoulash.terminal.rooms.last_game_on_earth.side import Side
from ghoulash.terminal.rooms.last_game_on_earth.status import standing, status
from ghoulash.terminal.session import Entry, clean


class LastGameOnEarthPlain(Side):
    """All that is said to one of the players."""

    # From the greeting to the end

    def welcome(self) -> Iterator[str]:
        yield self.say("lg-welcome", names=", ".join(self.session.names))

    def briefing(self) -> tuple[str, ...]:
        return self.words.briefing(self.session.game.setup())

    def ending(self) -> Iterator[str]:
        """All lies open: the board, and what everybody has."""
        if self.ground is not None:
            yield self.say("lg-all-open")
            yield from drawn(self, self.ground)
        yield from (standing(self, seat) for seat in (self.seat, *self.others()))

    # What is asked

    def question(self) -> str:
        """What is asked next, and what of it can still be taken back."""
        begun = choosing.begun(self)
        asked = asking.question(self)
        return f"{asked} {self.say('lg-composed', what=begun)}" if begun else asked

    def status(self) -> Iterator[str]:
        return status(self)

    def help(self) -> Iterator[str]:
        moment = choosing.moment(self.frame)
        yield self.say(f"lg-now-{moment}")
        yield self.say("lg-help")

    def help_about(self, word: str) -> str:
        """A card by what it does, a word of this game, or a word of every table."""
        return choosing.help_about(self, word)

    def answers(self) -> Mapping[str, Answer]:
        return about_table(self)

    def choices(self, rest: Sequence[str]) -> Iterator[str]:
        return choosing.choices(self, rest)

    def completed(self, line: str) -> str:
        return reading.completed(self, line)

    def not_understood(self, line: str, found: str) -> str:
        """A card without a verb: what to say with it."""
        verb = reading.verb_for(self, line)
        if not verb:
            return super().not_understood(line, found)
        return self.say("lg-say-verb", line=f"{self.words.typed(verb)} {clean(line)}", verb=verb)

    def spelled(self, line: str) -> tuple[Any, ...] | Refusal:
        """Cards that are laid out already are not named again."""
        if reading.names_a_number(self, line):
            return Refusal("on-number", args={"known": asking.others(self)})
        text = self.words.canonical(clean(self.completed(line)))
        return self.session.game.spell(self.view, text)

    def foreseen(self, actions: Sequence[Any]) -> Refusal | None:
        """Of one thing alone the table says it; a walk is begun, and goes as far as it can."""
        if not self.composition.actions and (len(actions) == 1 or isinstance(actions[0], Walk)):
            return None
        return self.composition.refusal(actions)

    def keeps(self, actions: Sequence[Any]) -> bool:
        return self.composition.keeps(actions)

    def whole(self, actions: Sequence[Any]) -> tuple[Any, ...]:
        return (*self.composition.actions, *actions)

    def forget(self) -> bool:
        return self.composition.forget()

    def take_back(self) -> str | None:
        last = self.composition.take_back()
        return None if last is None else choosing.said(self, last)

    def confirmation(self, line: str, actions: Sequence[Any]) -> str | None:
        """The way to a square; everything else was said word by word."""
        if len(actions) < 2 or not self.words.canonical(line).startswith("walk to "):
            return None
        steps = (action.direction for action in actions if isinstance(action, Walk))
        return self.say("plain-spelled", way=legs(self.words, steps))

    # What is told

    def told(self, entries: Iterable[Entry]) -> Iterator[str]:
        return telling.told(self, entries)
