"""Who looks at a table, from which seat, and what each of them is sent."""

from collections.abc import Callable, Iterable

from ghoulash.core.bot import Remark
from ghoulash.server.clients import Client, encoded
from ghoulash.server.live.at_hand import Looking
from ghoulash.server.live.frames import boards
from ghoulash.server.live.game import LiveGame
from ghoulash.server.live.story import Viewer
from ghoulash.server.messages import Board, Frame, Said, TableNews

Left = Callable[[], dict[int, float]]
Blocks = Callable[[Viewer, int], bool]


class Audience:
    """One table's; what goes out is what `frames` makes of it."""

    def __init__(self, table: str, left: Left, blocks: Blocks) -> None:
        self.looking: dict[Client, Looking] = {}
        self._table = table
        self._left = left
        """The seconds that each who is to act has left."""
        self._blocks = blocks
        """Whether a viewer does not hear what a seat says."""
        self._boards: dict[Viewer, Board] = {}
        """What each viewer was sent last."""

    def forget(self) -> None:
        """What was sent is of no account any more."""
        self._boards.clear()

    def tell(self, news: TableNews, but: Client | None = None) -> None:
        """To all who look."""
        text = encoded(news)
        for client in self.looking:
            if client is not but:
                client.put(text)

    def say(self, remarks: Iterable[tuple[Remark, int]], to: Client | None = None) -> None:
        """What was said, to all who wish to hear it, or to one of them."""
        for remark, number in remarks:
            text = encoded(Said(self._table, number, remark.seat, remark.text))
            for client in self.looking if to is None else (to,):
                if not self._blocks(self.looking[client].viewer, remark.seat):
                    client.put(text)

    def show_whole(self, game: LiveGame, client: Client) -> None:
        """The table as it is, and what this client has not been told yet."""
        looking = self.looking[client]
        self._boards[looking.viewer] = boards(game.sealed)(looking.viewer)
        client.send(self._frame(game, looking, ""))
        looking.sent = game.story.number(looking.viewer)

    def show(self, game: LiveGame, author: Client | None = None, message: str = "") -> bool:
        """A frame to each whom anything has changed for; whether the author was among them."""
        seen: set[Viewer] = set()
        changed: set[Viewer] = set()
        texts: dict[tuple[Viewer, int], str] = {}
        answered = False
        now_for = boards(game.sealed)
        for client, looking in self.looking.items():
            viewer = looking.viewer
            number = game.story.number(viewer)
            if viewer not in seen:
                seen.add(viewer)
                now = now_for(viewer)
                if number != looking.sent or now != self._boards.get(viewer):
                    changed.add(viewer)
                self._boards[viewer] = now
            if viewer not in changed:
                continue
            if client is author:
                client.send(self._frame(game, looking, message))
                answered = True
            else:
                text = texts.get((viewer, looking.sent))
                if text is None:
                    text = texts[viewer, looking.sent] = encoded(self._frame(game, looking, ""))
                client.put(text)
            looking.sent = number
        return answered

    def _frame(self, game: LiveGame, looking: Looking, message: str) -> Frame:
        viewer = looking.viewer
        told, whole = game.story.since(viewer, looking.sent)
        number = game.story.number(viewer)
        return Frame(self._table, viewer, number, told, whole, self._boards[viewer], self._left(), message)
