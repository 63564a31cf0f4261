'''The stage for the rules of The Last Game on Earth: a position written down, and play from there on.

    play = Play(
        """                                    # a drawing (lg_board.py), or a board's name: "yard"
             A B C D
            +-+-+-+-+
          1 |a a b b|
            +-+-+-+-+
        """,
        """
        Zone 1-A: 1 2 3 parry; wounds 1 2@gray; won ghoul-6; guns 1
        Ada as Gray 1-C: 2+ hole; deck 1 1; discard 3
        Lake dead: 1
        """,
        lies="1-B ?, 1-D ghoul-5 hole",     # from the lowest to the uppermost
    )

A row is a seat, in play order: a name, where it stands (or `dead`, or `outside`), its hand; then, if need
be, `wounds`, `bare`, `deck`, `discard`, `won`, `guns`, `charms`, `carrying`, `rescued`, `fallen`, `unmet`.
Cards are of the seat's own deck unless they say `2@gray`. What is named nowhere is the Draw Deck; with a
`deck`, the Discard Pile; with both, it is lost. A piece has met what lies revealed under it, unless `unmet`.
`?` is face-down and undecided, `?hole=Zone+Gray` or `?hole=all` is face-down and known to these. It is the
first seat's turn, replenished and not moved; `turn="Ada"` names another, `replenish=True` is one moment
earlier. An empty board ends the game with the turn: leave a `?` somewhere.

    play.goes("""
        Zone> walk E                        as in transcript.py; several actions stand between commas:
             E to 1-B
        *> turn ghoul-4                     chance: turn, peek, rob 2, lose 1 3, draw 1 2 2, or ... for
             1-B is ghoul-4                 whatever comes first, untold
             Zone fights 4 at 1-B, starts at 2
        Zone> put 2 1, done                 `put`, `discard`, `walk` take many; cards need no @zone
             puts 2, makes 4
             puts 1, makes 5
        all> pass                           everybody who is asked
             Zone wins ghoul-4, 1 points
        Zone> play hole, at 1-C
             plays hole
             aims hole 1-C
        Gray? play inaction, pass           squares and steps of one verb stand together: `to 1-A 1-B`
        Zone= at 1-B, won ghoul-4, hand 3   also cards, wounds, hurt, deck, discard, points, dead, fallen, met
        1-C= hole ?                         what lies in a square, or `nothing`; ?hole is decided, face-down
        Zone> ...                           a turn of no account: replenishes, draws anything, ends
    """)
    play.hears("Gray", script)              what Gray was told of all that
    play.game, play.state, play.view("Gray"), play.winners()
'''

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from ghoulash.core.game import CHANCE, Deed
from ghoulash.core.refusal import Refusal
from ghoulash.games.last_game_on_earth.actions import DONE, END, PASS, OnSquare, Walk
from ghoulash.games.last_game_on_earth.briefings import BRIEFINGS
from ghoulash.games.last_game_on_earth.deck import Deck
from ghoulash.games.last_game_on_earth.frames import Asking, Challenging, Replenishing
from ghoulash.games.last_game_on_earth.layout import read_layout
from ghoulash.games.last_game_on_earth.parts import Field
from ghoulash.games.last_game_on_earth.rules import LastGameOnEarth
from ghoulash.games.last_game_on_earth.state import KINDS, OUTSIDE, Player
from ghoulash.games.last_game_on_earth.view import View
from tests.rulebook.charts import list_of
from tests.rulebook.lg_board import ground, token_text
from tests.rulebook.lg_position import position, rows_of, turn_of
from tests.rulebook.lg_words import Words
from tests.rulebook.transcript import Transcript

_CARDS = ("discard", "play", "add", "put", "challenge", "parry")
_MANY = ("put", "discard", "walk", "draw", "lose", "token", "pad", "tile")
_EVERYBODY = -2
_QUIET = ("drew", "reshuffled", "turn-over")


class Play(Transcript):
    """A game from a position on."""

    def __init__(
        self,
        board: str,
        seats: str,
        lies: str = "",
        *,
        briefings: str = "",
        pads: str = "",
        bag: str | None = None,
        turn: str = "",
        replenish: bool = False,
        turns: int = 0,
        decks: Sequence[Deck] = (),
    ) -> None:
        layout = read_layout("yard" if "\n" in board else board)
        game = LastGameOnEarth([BRIEFINGS[name] for name in briefings.split()], layout, decks_used=decks)
        field = game.parts.board = Field(ground(board))
        rows = rows_of(seats)
        self.words = Words([row.name for row in rows], [row.character for row in rows])
        self.parts = game.parts
        self.cards = game.parts.cards
        state = position(
            game.parts, field.index, self.words, rows, lies, pads=list_of(pads), bag=bag, turns=turns
        )
        seat = self.seat(turn) if turn else 0
        super().__init__(game, turn_of(game.parts, state, seat, replenish=replenish))

    @property
    def field(self) -> Field:
        """The board that it is played on."""
        return self.parts.field(self.state)

    def view(self, name: str = "") -> View:
        """What a seat may know; without a name, what anybody may."""
        return self.game.view(self.state, self.seat(name) if name else None)

    # --- how it is written ---

    def seat(self, word: str) -> int:
        return _EVERYBODY if word == "all" else self.words.seats[word]

    def phrase(self, event: Any, actor: int) -> str:
        return self.words.phrase(event, actor)

    def hears(self, seat: int | str | None, script: str) -> None:
        super().hears(self.seat(seat) if isinstance(seat, str) else seat, script)

    def deed(self, deed: Deed[Any]) -> str:
        if deed.seat == CHANCE:
            verb, *rest = str(deed.action).split()
            return " ".join(["*>", verb, *(self._name_of(word) for word in rest)])
        return f"{self.words.names[deed.seat]}> {self._short(deed.seat, deed.action)}"

    def _name_of(self, word: str) -> str:
        return self.words.names[int(word)] if word.isdigit() else word

    def _short(self, seat: int, action: Any) -> str:
        verb, *words = str(action).split()
        return " ".join([verb, *(self.words.short(seat, word) for word in words)])

    def choices(self, seat: int) -> Iterable[str]:
        together: dict[str, list[str]] = {}
        for action in self.game.actions(self.state, seat):
            text = self._short(seat, action)
            if isinstance(action, Walk | OnSquare):
                verb, where = text.split()
                together.setdefault(verb, []).append(where)
            else:
                together[text] = []
        return [" ".join([verb, *squares]) for verb, squares in together.items()]

    def stands(self, who: str, words: str) -> str:
        if who in self.field.index:
            square = self.field.index[who]
            tokens = next((stack.tokens for stack in self.state.stacks if stack.square == square), ())
            return " ".join(map(token_text, tokens)) or "nothing"
        return super().stands(who, words)

    def facts(self, seat: int) -> Mapping[str, str]:
        me: Player = self.state.players[seat]

        def said(cards: Iterable[int]) -> str:
            return " ".join(self.words.short(seat, self.cards.text[card]) for card in cards) or "none"

        def pile(counts: tuple[int, ...]) -> str:
            cards = self.cards.of(me.character)
            return said(card for card, n in zip(cards, counts, strict=True) for _ in range(n))

        plain = {name: str(getattr(me, name)) for name in ("guns", "charms", "carrying", "rescued", "bare")}
        yes_or_no = {name: "yes" if getattr(me, name) else "no" for name in ("dead", "fallen")}
        return {
            **plain,
            **yes_or_no,
            "at": "nowhere" if me.at == OUTSIDE else self.field.names[me.at],
            "hand": said(me.hand),
            "cards": str(len(me.hand)),
            "wounds": said(me.wounds),
            "hurt": str(me.hurt),
            "deck": pile(me.deck),
            "discard": pile(me.discard),
            "won": " ".join(KINDS[kind] for kind in me.won) or "none",
            "points": str(me.points),
            "met": f"{me.met:b}",
        }

    # --- how it goes on ---

    def act(self, seat: int, words: str) -> Iterator[tuple[str, str]]:
        if words == "...":
            yield from self._as_it_comes(seat)
            return
        if seat == _EVERYBODY:
            yield from self._all_pass()
            return
        for text in self._texts(seat, words):
            action = self.game.read(text)
            refusal = action
            if not isinstance(action, Refusal):
                refusal = self.game.refusal(self.state, seat, action)
            if isinstance(refusal, Refusal):
                yield f"refused {refusal.code}", refusal.rule
                return
            yield from ((self.phrase(event, seat), event.rule) for event in self.apply(seat, action))

    def _texts(self, seat: int, words: str) -> Iterator[str]:
        """The actions of a line, as the game reads them; each is spelt when it is its turn."""
        for part in words.split(","):
            verb, *rest = part.split()
            for some in [[word] for word in rest] if verb in _MANY and len(rest) > 1 else [rest]:
                yield " ".join(
                    self._by_chance(verb, some) if seat == CHANCE else self._done(seat, verb, some)
                )

    def _done(self, seat: int, verb: str, words: list[str]) -> list[str]:
        if verb == "on":
            words = [str(self.seat(word)) for word in words]
        elif verb in _CARDS:
            words = [self.words.full(seat, word) for word in words]
        if verb == "parry" and len(words) == 1:
            words = [self.words.full(seat, "parry"), *words]
        return [verb, *words]

    def _by_chance(self, verb: str, words: list[str]) -> list[str]:
        frame = self.state.frames[-1]
        if verb == "first":
            return [verb, str(self.seat(words[0]))]
        if verb == "rob":
            return [verb, str(frame.seat), str(frame.victim), self.words.full(frame.victim, words[0])]
        if verb in ("draw", "lose"):
            return [verb, str(frame.seat), self.words.full(frame.seat, words[0])]
        return [verb, str(frame.seat), *words] if verb == "peek" else [verb, *words]

    def _as_it_comes(self, seat: int) -> Iterator[tuple[str, str]]:
        """Chance to its end, or a turn of no account."""
        while acting := self.game.to_act(self.state):
            if acting[0] == CHANCE:
                events = self.apply(CHANCE, self.game.actions(self.state, CHANCE)[0])
            elif seat == CHANCE:
                return
            else:
                action = DONE if isinstance(self.state.frames[-1], Replenishing) else END
                events = self.apply(seat, action)
                if action == END:
                    told = [e for e in events if e.__struct_config__.tag not in _QUIET]
                    yield from ((self.phrase(event, seat), event.rule) for event in told)
                    return

    def _all_pass(self) -> Iterator[tuple[str, str]]:
        while isinstance(self.state.frames[-1], Asking | Challenging):
            events = self.apply(self.state.acting[0], PASS)
            yield from ((self.phrase(event, _EVERYBODY), event.rule) for event in events)


class Opening(Play):
    """A game from its first draw on; `"Zone Gray"` are the seats, by the characters that they will pick.

    The lines are those that print: `*> first Gray`, `Zone> pick zone`, `*> token 8-A 8-B`, `Zone> start 1-A`.
    """

    def __init__(self, board: str, characters: str, *, briefings: str = "", tokens: str = "chance") -> None:
        layout = None if board == "chance" else read_layout(board)
        game = LastGameOnEarth([BRIEFINGS[name] for name in briefings.split()], layout, tokens)
        names = characters.split()
        self.words = Words(names, [name.lower() for name in names])
        self.parts = game.parts
        self.cards = game.parts.cards
        Transcript.__init__(self, game, game.start(len(names)))
