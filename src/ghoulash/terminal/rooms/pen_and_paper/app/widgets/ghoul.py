"""The Ghoul, drawn with few strokes, and the six places where it may be weak."""

import re
from collections.abc import Collection
from typing import Final

from textual import events
from textual.geometry import Region
from textual.message import Message

from ghoulash.terminal.app.widgets.written import Part, Written

DRAWING: Final = r"""
                 .-''''''''-.
     |\       .-'            '-.       /|
     \ \_    /       [1]        \    _/ /
      \_ '-./   .--.      .--.   \.-' _/
        '-.|   ( () )    ( () )   |.-'
           |    '--'      '--'    |
            \  ._._._.__._._._.  /
             \  \/\/\/\/\/\/\/  /
    .--""--.  '-._          _.-'  .--""--.
  .'        '-.__)'--[2]---'(__.-'        '.
 /   .            '-.____.-'            .   \
|   /|     .-----.          .-----.     |\   |
|  | |    '------.\       [3]------'    | |  |
|  |  \    '-----.|        |.-----'    /  |  |
/  |   \             [4]              /   |  \
|  /|   |                            |[5]|\  |
(/(//   | .    .   .      .   .    . |   \\)\)
        | |\  / \ / \    / \ / \  /| |
       .' | \/   '   \/\/   '   \/ | '.
     .' [6]                        |   '.
    '-----'                        '-----'
""".strip("\n")
PLACE: Final = re.compile(r"\[(\d)\]")
_LINES: Final = DRAWING.split("\n")
WIDTH: Final = max(map(len, _LINES))
HEIGHT: Final = len(_LINES)
PLACES: Final = {
    int(found[1]): Region(found.start(), y, 3, 1)
    for y, line in enumerate(_LINES)
    for found in PLACE.finditer(line)
}
"""Where each place is drawn."""
_REACH: Final = 2
"""How far beside a place a click still means it."""


class Ghoul(Written):
    """The drawing."""

    FIXED = True

    class Hit(Message):
        """A place was clicked."""

        def __init__(self, spot: int) -> None:
            super().__init__()
            self.spot = spot

    def show(self, pointed: int, missed: Collection[int]) -> None:
        """Draw it, one place pointed at, those fired at in vain scratched out."""
        parts: list[Part] = []
        for line in _LINES:
            at = 0
            for found in PLACE.finditer(line):
                parts.append((line[at : found.start()], "$ghoul"))
                parts.append(_place(int(found[1]), pointed, missed))
                at = found.end()
            parts.append((f"{line[at:]:<{WIDTH - at}}\n", "$ghoul"))
        self.write(parts)

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None:
            return
        for spot, region in PLACES.items():
            if region.grow((1, _REACH, 1, _REACH)).contains_point(offset):
                event.stop()
                self.post_message(self.Hit(spot))
                return


def _place(spot: int, pointed: int, missed: Collection[int]) -> Part:
    if spot in missed:
        return (f"╳{spot}╳", "$pen")
    if spot == pointed:
        return (f"›{spot}‹", "bold $cursor-ink on $cursor")
    return (f"[{spot}]", "bold $foreground on $ghoul-ground")
