"""Pen-and-paper games small enough to draw: a map, and a second drawing of what lies where.

The letters of the drawing are those of the original sheets: G a Ghoul, O a Hole, X Debris, + a First-Aid
Kit, R the isotope, F food; and ours, ~ Spores, C a crate, M a sample. Things that share a square stand
together, `.` is a square with nothing in it. A chart may also be a list: `12-O +G, 3-A F`.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import asdict, replace

from ghoulash.core.squares import each, from_hex
from ghoulash.games.pen_and_paper import events as ev
from ghoulash.games.pen_and_paper.actions import Action, Block, Enter, Hide, Stop, Walk
from ghoulash.games.pen_and_paper.rules import PenAndPaper
from ghoulash.games.pen_and_paper.scenario import Scenario, read_text
from ghoulash.games.pen_and_paper.state import with_traveller
from tests.rulebook.transcript import Transcript

KINDS = {
    "G": "ghoul",
    "O": "hole",
    "X": "debris",
    "+": "kit",
    "~": "spores",
    "R": "isotope",
    "F": "food",
    "C": "crate",
    "M": "sample",
}
PHRASES = {
    "hidden": "hides {kind} at {square}",
    "blocked": "blocks {direction} of {square}",
    "chart-ready": "{seat} has hidden all",
    "first-chosen": "{seat} begins",
    "entered": "in at {square}",
    "walked": "{direction} to {square}",
    "stopped": "stops at {square}",
    "bumped": "blocked {direction} of {square}",
    "found": "{kind} at {square}, carries {carried}",
    "kit-found": "kit at {square}",
    "kit-used": "kit used at {square}, {healed} healed",
    "kit-left": "kit left at {square}",
    "ghoul-attack": "ghoul at {square}",
    "spot-picked": "picks {spot}",
    "fired": "fires {spot}: {hit}",
    "miss-forgiven": "costs nothing",
    "ghoul-destroyed": "ghoul dead at {square}, {killed} in all",
    "debris-fell": "debris at {square}",
    "spores-met": "spores at {square}",
    "fell-in-hole": "hole at {square}",
    "wounded": "{wounds} more, wounds {total}",
    "treated": "clinic at {square}, {healed} healed",
    "turn-lost": "{seat} loses a turn",
    "turn-begun": "{seat} to walk",
    "came-back": "back at {square}",
    "went-out": "out at {square}",
    "ended": "game over, {how}: {seat} wins",
}
CITY = """
     A B C D E F G H I J K L M N O
    +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 12 |. . . . . . . . . . . . . . .|
    + +-+-+-+ +-+-+-+-+-+ +-+-+-+ +
 11 |.:a a a|.|b b b b b|.|c c c:.|
    + + + + + + + + + + + + + + + +
 10 |.:a a a . b b b b b . c c c:.|
    + +-+ +-+ +-+-+-+-+-+ +-+-+-+ +
  9 |. . . . . . . . . . . . . . .|
    + +-+-+-+-+-+-+ + +-+-+-+-+-+ +
  8 |.|d d d d d d|. .|e e e e e|.|
    + + + + + + + + + + + + + + + +
  7 |.|d d d d d d|. . e e e e e|.|
    + + + + + + + + + +-+-+-+-+-+ +
  6 |. d d d d d d|. . . . . . . .|
    + +-+-+-+-+-+-+ + +-+-+-+-+-+ +
  5 |. . . . . . . . .|f f f|g g|.|
    + +-+-+-+-+ + + + + + + + + + +
  4 |.|h h h h|. . . .|f f f|g g|.|
    + + + + + + + + + + + + + + + +
  3 |.|h h h h . . S . f f f|g g .|
    + + + + + + + + + +-+-+-+-+-+ +
  2 |.|h h h h|. . . . . . . . . .|
    + +-+ +-+-+ + + + + + + + + + +
  1 |. . . . . . . . . . . . . . C|
    +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
     A B C D E F G H I J K L M N O
"""
"""A classic map as small as one may be: it has a 12-O (PP-1.4); with doorways to block, and a Clinic."""

FIND = """
[hide.food]
count = 1
[goal]
do = "find"
"""
"""The shortest Briefing there is."""


def plain(columns: int, rows: int) -> str:
    """A map without a wall inside, its Shelter at 1-A."""
    wall = "+" + "-+" * columns
    between = "+" + " +" * columns
    line = "|" + " ".join("." * columns) + "|"
    lines = [wall, *[line, between] * rows]
    lines[-2] = "|S" + line[2:]
    lines[-1] = wall
    return "\n".join(lines)


class Play(Transcript):
    """A game on a tiny board, both charts already hidden; seat 0 walks `chart`, seat 1 `other`.

    Without `chart` nothing is hidden yet, and `briefing` says in TOML what has to be.
    """

    def __init__(
        self,
        board: str,
        chart: str = "",
        *,
        other: str = "",
        blocked: str = "",
        other_blocked: str | None = None,
        goal: str = "find",
        fight: Mapping[str, int] | None = None,
        briefing: str = "",
        edition: str = "advanced",
        first: str = "0",
        turn_limit: int | None = None,
        start: str = "",
    ) -> None:
        walls = list_of(blocked)
        text = briefing or brief(read_chart(chart), walls, goal, fight or {})
        game = PenAndPaper(tiny(board, text, edition, start), first, turn_limit)
        super().__init__(game, game.start())
        self.board = game.board
        if chart:
            mine = list_of(other_blocked) if other_blocked is not None else walls
            self._hide(1, read_chart(chart), walls)
            self._hide(0, read_chart(other or chart), mine)

    def _hide(self, seat: int, chart: Mapping[str, Sequence[str]], blocked: Sequence[str]) -> None:
        actions: list[Action] = [Hide(kind, square) for kind, squares in chart.items() for square in squares]
        actions += [Block(*wall.split()) for wall in blocked]
        for action in actions:
            self.state = self.game.apply(self.state, seat, action).state

    def given(self, seat: int, *, at: str | None = None, **sheet: Any) -> "Play":
        """A traveller further on in the game."""
        me = self.state.travellers[seat]
        assert at is not None or me.at >= 0, "whoever is outside has no past"
        me = replace(me, sheet=replace(me.sheet, **sheet))
        if at is not None:
            square = self.board.grid.index[at]
            me = replace(me, at=square, known=me.known | 1 << square)
        self.state = replace(self.state, travellers=with_traveller(self.state.travellers, seat, me))
        return self

    def lies(self, seat: int, kind: str) -> list[str]:
        """Where a kind is hidden on the chart that a seat walks, met or not."""
        hid = self.state.charts[seat].hid[self.board.kind_index[kind]]
        return [self.board.grid.names[square] for square in each(hid)]

    def named(self, squares: str) -> list[str]:
        """The squares of a view's set."""
        return [self.board.grid.names[square] for square in each(from_hex(squares))]

    def phrase(self, event: Any, actor: int) -> str:
        tag = str(event.__struct_config__.tag)
        fields = asdict(event)
        if "hit" in fields:
            fields["hit"] = "hit" if event.hit else "miss"
        if "spot" in fields:
            fields["spot"] = event.spot or "?"
        if tag == "ended" and event.seat < 0:
            fields["seat"] = "nobody"
        phrase = PHRASES[tag].format(**fields)
        return phrase if "{seat}" in PHRASES[tag] or event.seat == actor else f"{event.seat} {phrase}"

    def facts(self, seat: int) -> Mapping[str, str]:
        fields = asdict(self.game.view(self.state, None).travellers[seat])
        fields["at"] = "outside" if fields["at"] < 0 else self.board.grid.names[fields["at"]]
        yes_or_no = {"True": "yes", "False": "no"}
        return {name: yes_or_no.get(str(value), str(value)) for name, value in fields.items()}

    def quiet_turn(self, seat: int) -> Sequence[Any]:
        for action in self.game.actions(self.state, seat):
            if isinstance(action, Walk | Enter):
                step = self.game.apply(self.state, seat, action)
                if all(self.unremarkable(event) for event in step.events):
                    return (action, Stop())
        raise AssertionError(f"{seat} cannot but meet something")

    def unremarkable(self, event: Any) -> bool:
        return isinstance(event, ev.Walked | ev.Entered | ev.Stopped)


def read_chart(text: str) -> dict[str, list[str]]:
    """What lies where, from a drawing or a list."""
    lies: dict[str, list[str]] = {}
    for square, things in _squares_of(text):
        for letter in things.replace(".", ""):
            lies.setdefault(KINDS[letter], []).append(square)
    return lies


def _squares_of(text: str) -> Iterator[tuple[str, str]]:
    if re.match(r"\s*\d+-[A-Z]", text):
        for entry in list_of(text):
            square, things = entry.split()
            yield square, things
        return
    for row in text.split("\n"):
        if row.strip():
            number, *cells = row.split()
            for column, things in enumerate(cells):
                yield f"{number}-{chr(65 + column)}", things


def list_of(text: str) -> list[str]:
    """What stands between commas or on lines of its own."""
    return [entry.strip() for entry in re.split(r"[,\n]", text) if entry.strip()]


def brief(
    chart: Mapping[str, Sequence[str]], walls: Sequence[str], goal: str, fight: Mapping[str, int]
) -> str:
    """The Briefing that asks for just what a chart shows; goals read `find`, `return 3`, `leave opposite`."""
    lines = [f"[hide.{kind}]\ncount = {len(squares)}" for kind, squares in chart.items()]
    if walls:
        lines.append(f"[block]\ncount = {len(walls)}")
    do, *rest = goal.split()
    lines.append(f'[goal]\ndo = "{do}"')
    lines += [f"count = {word}" if word.isdigit() else f'door = "{word}"' for word in rest]
    if fight:
        lines += ["[fight]", *(f"{name} = {n}" for name, n in fight.items())]
    return "\n".join(lines)


def tiny(board: str, briefing: str, edition: str = "advanced", start: str = "") -> Scenario:
    """A scenario from its map and its Briefing; without `start`, it is the Shelter where there is one."""
    letters = re.sub(r"^[A-Z ]*$", "", board, flags=re.MULTILINE)
    start = start or ("shelter" if "S" in letters else "door")
    text = f"""\
format = "ghoulash-scenario/1"
id = "tiny"
edition = "{edition}"
start = "{start}"
map = '''
{board}
'''
{briefing}
"""
    return read_text(text, "tiny.toml")
