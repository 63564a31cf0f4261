"""The room of pen-and-paper in plain lines: the words for each moment of a game."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from ghoulash.core.bot import Remark
from ghoulash.core.choices import Choices
from ghoulash.core.squares import each, from_hex
from ghoulash.games.pen_and_paper.actions import Hide, Walk
from ghoulash.games.pen_and_paper.events import Blocked, Hidden, Walked
from ghoulash.games.pen_and_paper.state import METER, OUTSIDE
from ghoulash.terminal.legs import legs
from ghoulash.terminal.room import Answer
from ghoulash.terminal.rooms.pen_and_paper.answers import about_charts
from ghoulash.terminal.rooms.pen_and_paper.side import Side
from ghoulash.terminal.session import Entry


class PenAndPaperPlain(Side):
    """All that is said to one of the two."""

    # From the greeting to the end

    def welcome(self) -> Iterator[str]:
        one, other = self.session.names
        yield self.words.say("plain-welcome", one=one, other=other)

    def briefing(self) -> tuple[str, ...]:
        return self.words.briefing(self.board.scenario, self.board.turn_limit)

    def ending(self) -> Iterator[str]:
        """Both charts lie open."""
        names = self.session.names
        for walker in (0, 1):
            yield self.words.say("plain-open-chart", walker=names[walker], hider=names[1 - walker])
            yield from self.drawn(walker)

    @property
    def moment(self) -> str:
        """What the seat is asked for: hide, done, enter, walk, kit, weak or fire."""
        draft = self.session.draft(self.seat)
        if draft is not None:
            return "done" if draft.finished else "hide"
        view = self.view
        outside = view.moment == "walk" and view.travellers[self.seat].at == OUTSIDE
        return "enter" if outside else view.moment

    # What is asked

    def help(self) -> Iterator[str]:
        yield self.words.say(f"plain-now-{self.moment}")
        yield self.words.say("plain-help")

    def answers(self) -> Mapping[str, Answer]:
        return about_charts(self)

    def completed(self, line: str) -> str:
        """A number alone is a place of the Ghoul, where one is asked for."""
        bare = self.moment in ("weak", "fire") and line.strip("?!.").isdecimal()
        return f"{self.moment} {line}" if bare else line

    def removed(self, rest: Sequence[str]) -> str:
        """Any one action, or a kind and its square."""
        return " ".join(rest if rest[:1] in (["hide"], ["block"]) else ["hide", *rest])

    def confirmation(self, line: str, actions: Sequence[Any]) -> str | None:
        """The way to a square; all other walks are typed step by step."""
        if len(actions) < 2 or not self.words.canonical(line).startswith("walk to "):
            return None
        way = [self.words.typed(str(action)) for action in actions if not isinstance(action, Walk)]
        way.append(legs(self.words, (action.direction for action in actions if isinstance(action, Walk))))
        return self.words.say("plain-spelled", way=", ".join(part for part in way if part))

    def question(self) -> str:
        say, view, moment = self.words.say, self.view, self.moment
        square = self._square(view.turn)
        if moment == "hide":
            draft = self.session.draft(self.seat)
            begun = "yes" if draft is not None and draft.listed else "no"
            return say("plain-ask-hide", begun=begun, left=", ".join(self._left()))
        if moment == "enter":
            doors = ", ".join(self.words.typed(str(action)) for action in self.session.actions(self.seat))
            return say("plain-ask-enter", choices=doors)
        if moment == "walk":
            return self._ask_where(square)
        if moment == "kit":
            return say("plain-ask-kit", square=square, wounds=view.travellers[self.seat].wounds)
        if moment == "weak":
            return say("plain-ask-weak", name=self.session.names[view.turn], square=square)
        if moment == "fire":
            return self._ask_where_to_fire()
        return say("plain-ask-done")

    def _ask_where(self, square: str) -> str:
        chart = self.chart(self.seat)
        at = self.view.travellers[self.seat].at
        actions = self.session.actions(self.seat)
        ways = chart.ways_on(at, (action.direction for action in actions if isinstance(action, Walk)))
        stop = "yes" if self.view.stepped else "no"
        return self.words.say("plain-ask-walk", square=square, ways=ways, stop=stop)

    def _ask_where_to_fire(self) -> str:
        fight = self.view.fight
        assert fight is not None
        left = [spot for spot in range(1, 7) if not fight.missed >> spot & 1]
        spots = ", ".join(f"{spot} {self.words.spot(spot)}" for spot in left)
        return self.words.say("plain-ask-fire", spots=spots, dealt=fight.dealt, free=fight.free)

    def _left(self) -> Iterator[str]:
        """What is still to be hidden."""
        chart = self.view.charts[self.other]
        for kind, count, lies in zip(self.board.kinds, self.board.counts, chart.lies, strict=True):
            left = count - from_hex(lies).bit_count()
            if left:
                yield self.words.counted(kind, left)
        left = self.board.block_count - from_hex(chart.blocked).bit_count()
        if left:
            yield self.words.say("plain-left-doorways", n=left)

    def choices(self, rest: Sequence[str]) -> Iterator[str]:
        """All that may be done now; in hiding by kind, and for one kind by squares."""
        piece = rest[0] if rest else ""
        actions = self.session.actions(self.seat)
        if not isinstance(actions, Choices):
            yield from super().choices(rest)
            return
        for offer in actions.offers():
            verb = self.words.typed(f"{offer.verb} {offer.piece}".strip())
            places = list(each(from_hex(offer.squares)))
            if piece in (offer.piece or offer.verb, offer.verb):
                listed = self._squares(places) if offer.verb == "hide" else self._doorways(places)
                yield self.words.say("plain-choices", verb=verb, places=listed)
            elif not piece:
                yield self.words.say("plain-choices-many", verb=verb, n=len(places))

    def _squares(self, places: list[int]) -> str:
        return self.chart(self.other).runs(places)

    def _doorways(self, places: list[int]) -> str:
        doorways = (self.board.doorways[n] for n in places)
        names = self.board.grid.names
        return ", ".join(self.words.typed(f"{names[d.square]} {d.direction}") for d in doorways)

    # What is told

    def told(self, entries: Iterable[Entry]) -> Iterator[str]:
        """What this seat heard, a walk of several steps in one line; what it hid itself, it knows."""
        for is_step, pieces in groupby(self._pieces(entries), lambda piece: _walker(piece) is not None):
            if not is_step:
                for piece in pieces:
                    yield from self._sentences(piece)
                continue
            for _, steps in groupby(pieces, _walker):
                yield from self._walk(list(steps))

    def _pieces(self, entries: Iterable[Entry]) -> Iterator[Any]:
        for entry in entries:
            if isinstance(entry, Remark):
                yield entry
            else:
                yield from (event for event in entry.events if not isinstance(event, Hidden | Blocked))

    def _sentences(self, piece: Any) -> Iterator[str]:
        if isinstance(piece, Remark):
            yield self.words.say("play-said", name=self.session.names[piece.seat], text=piece.text)
        elif sentence := self.words.tell(piece, self.seat, self.session.names):
            yield sentence

    def _walk(self, steps: list[Walked]) -> Iterator[str]:
        if len(steps) == 1:
            yield from self._sentences(steps[0])
            return
        yield self.words.say(
            "plain-walk",
            who="you" if steps[0].seat == self.seat else "other",
            name=self.session.names[steps[0].seat],
            way=legs(self.words, (step.direction for step in steps)),
            square=steps[-1].square,
        )

    def laid_out(self, action: Any) -> str:
        if isinstance(action, Hide):
            event = Hidden(self.seat, action.kind, action.square)
        else:
            event = Blocked(self.seat, action.square, action.direction)
        return self.words.tell(event, self.seat, self.session.names) or ""

    # How things stand

    def status(self) -> Iterator[str]:
        view, say = self.view, self.words.say
        if view.moment not in ("hide", "first", "over"):
            name = self.session.names[view.turn]
            who = "you" if view.turn == self.seat else "other"
            turn, limit = view.finished // 2 + 1, self.board.turn_limit
            yield say("plain-turn", who=who, name=name, turn=turn, limit=limit)
        yield from (self._standing(seat) for seat in (self.seat, self.other))

    def _standing(self, seat: int) -> str:
        say, board = self.words.say, self.board
        traveller = self.view.travellers[seat]
        inside = "no" if traveller.at == OUTSIDE else "yes"
        parts = [
            say("plain-standing-at", inside=inside, square=self._square(seat)),
            say("plain-standing-wounds", wounds=traveller.wounds, most=METER, meters=traveller.meters),
        ]
        if traveller.carried:
            parts.append(
                say(
                    "plain-standing-carries",
                    what=self.words.counted(board.kinds[board.sought], traveller.carried),
                )
            )
        if traveller.killed:
            parts.append(say("plain-standing-killed", n=traveller.killed))
        if traveller.fallen:
            parts.append(say("plain-standing-fallen"))
        if traveller.spored:
            parts.append(say("plain-standing-spored"))
        who = "you" if seat == self.seat else "other"
        return say("plain-standing", who=who, name=self.session.names[seat], how=", ".join(parts))

    def _square(self, seat: int) -> str:
        at = self.view.travellers[seat].at
        return "" if at == OUTSIDE else self.board.grid.names[at]


def _walker(piece: Any) -> int | None:
    return piece.seat if isinstance(piece, Walked) else None
