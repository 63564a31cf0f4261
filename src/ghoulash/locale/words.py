"""What a screen asks for its words: everything here answers, and nothing raises."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from ghoulash.core.game import Outcome
from ghoulash.core.refusal import Refusal

if TYPE_CHECKING:
    from ghoulash.locale.catalogue import Catalogue
    from ghoulash.locale.tongue import Titles, Tongue


class Words:
    """The words of one language at one game's table; `words(language, game)` gives the one that is shared."""

    def __init__(self, language: str, game: str = "", titles: "Titles" = ()) -> None:
        self.language = language
        self.game = game
        """The id of the game whose tongue is spoken; none outside a game."""
        self._titles = titles

    def at(self, setup: Mapping[str, Any]) -> "Words":
        """The same words at one table: with what the files in its `setup` call things."""
        return Words(self.language, self.game, self._tongue.titles(setup))

    @cached_property
    def _tongue(self) -> "Tongue":
        from ghoulash.locale.tongue import tongue_of

        return tongue_of(self.game)

    @cached_property
    def _catalogue(self) -> "Catalogue":
        from ghoulash.locale.catalogue import catalogue

        return catalogue(self.language)

    def say(self, message: str, /, **args: str | float) -> str:
        """The message with this id; its bare id where no language has it."""
        return self._catalogue.say(message, **args)

    def knows(self, message: str) -> bool:
        """Whether there is a message with this id."""
        return self._catalogue.has(message)

    def refusal(self, refusal: Refusal, place: str = "") -> str:
        """One line: what, where, why, what would do, and the rule; the place (`file:line`) goes before it."""
        from ghoulash.locale.refusing import explain

        return explain(self._catalogue, self.game, refusal, place, self._titles)

    def reason(self, why: str) -> str:
        """What a library or the system says in English ("No such file or directory"), where we know it."""
        from ghoulash.locale.refusing import reason

        return reason(self._catalogue, why)

    def tell(self, event: Struct, viewer: int | None = None, names: Sequence[str] = ()) -> str | None:
        """What happened, in a sentence; None when there is nothing to say.

        The viewer is the seat that reads it: "you" in the sentence. With None all go by their names,
        which are given in the order of the seats. Hand in only events that the viewer was told.
        """
        from ghoulash.locale.telling import tell

        return tell(self._catalogue, self._tongue, event, viewer, names, self._titles)

    def describe_outcome(self, outcome: Outcome, viewer: int | None = None, names: Sequence[str] = ()) -> str:
        """How the game ended, to the one who reads it."""
        from ghoulash.locale.telling import describe_outcome

        return describe_outcome(self._catalogue, self._tongue, outcome, viewer, names)

    def canonical(self, text: str) -> str:
        """Typed words of this language, or English ones, as the action language of the game.

        At pen-and-paper "tire sur le 3" is "fire 3", "marche vers 10-J" is "walk to 10-J", "nord" is
        "walk N". What asks about the game instead of playing it begins with one of `typed.META`:
        "qu'y a-t-il en 10-J" is "at 10-J". What nobody understands comes back as it was typed.
        """
        from ghoulash.locale.typed import canonical

        return canonical(self.language, self.game, text, self._titles)

    def typed(self, action: str) -> str:
        """An action of the action language, or a meta word, as one would type it in this language."""
        from ghoulash.locale.typed import typed

        return typed(self.language, self.game, action, self._titles)

    def named(self, field: str, value: object) -> str:
        """What a field of an event of the game is called in a sentence: a card, for one."""
        return str(self._tongue.shown(self._catalogue, self._titles, field, value))

    def plays(self, word: str) -> bool:
        """Whether a word of the action language plays this game."""
        return word in self._tongue.verbs

    def kind(self, kind: str, n: int = 1) -> str:
        """The noun for so many of a kind: "Ghouls"."""
        return self.say("kind", kind=kind, n=n)

    def bot(self, bot: str, number: int = 0) -> str:
        """What a bot is called, with its number where there are several like it."""
        message = "play-bot-of-several" if number else "play-bot-name"
        return self.say(message, bot=bot, number=number)

    def counted(self, kind: str, n: int) -> str:
        """The number and the noun: "12 Ghouls"."""
        return self.say("counted", kind=kind, n=n)

    def spot(self, spot: int) -> str:
        """One of the six places of a Ghoul: "the heart"."""
        return self.say("spot", spot=spot)

    def direction(self, direction: str) -> str:
        """The word for N, E, S or W: "north"."""
        return self.say("direction", direction=direction)

    def title(self, setup: Mapping[str, Any]) -> str:
        """What is played, by the `setup` of the game; nothing where the tongue has no name for it."""
        return self._tongue.title(self._catalogue, setup)

    def briefing(
        self, scenario: Struct | Mapping[str, Any], turn_limit: int | None = None
    ) -> tuple[str, ...]:
        """What a scenario asks, a sentence to a line: edition, what to hide, start, goal, Conditions.

        The scenario is a `Scenario`, or the `scenario` of a game's `setup()`; what is to hide are the lines
        that begin with "- ". A turn limit chosen for the table goes before the scenario's own.
        """
        return self._tongue.briefing(self._catalogue, msgspec.to_builtins(scenario), turn_limit)
