"""What a person can do at one moment, without a screen: keys and squares in, words and signs out."""

from abc import ABC, abstractmethod
from typing import NamedTuple

from ghoulash.terminal.app.desk import Desk
from ghoulash.terminal.app.drawing import Overlay
from ghoulash.terminal.app.scale import Place


class Hint(NamedTuple):
    """A key that does something now."""

    key: str
    """What `press` understands."""
    shown: str
    text: str


class Mode(ABC):
    """One moment; a screen hands it every key and every click, and draws what it says."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @property
    @abstractmethod
    def chart(self) -> int:
        """Whose walk is looked at: the chart that matters now."""

    @abstractmethod
    def prompt(self) -> str:
        """What can be done, in a sentence."""

    @abstractmethod
    def hints(self) -> list[Hint]:
        """The keys that do something."""

    @abstractmethod
    def press(self, key: str) -> bool:
        """A key; False where it means nothing here."""

    def overlay(self, walker: int) -> Overlay:
        """What is shown over a chart."""
        return Overlay()

    def point(self, walker: int, place: Place) -> bool:
        """A click on a chart; False where it means nothing here."""
        return False
