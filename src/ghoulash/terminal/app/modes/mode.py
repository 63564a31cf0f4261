"""What a person can do at one moment, without a screen: keys in, words out."""

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, NamedTuple, TypeVar

from ghoulash.terminal.app.desk import Desk

D = TypeVar("D", bound=Desk)


class Hint(NamedTuple):
    """A key that does something now."""

    key: str
    """What `press` understands."""
    shown: str
    text: str


class Mode(ABC, Generic[D]):
    """One moment; a screen hands it every key, and shows what it says."""

    silent: ClassVar[bool] = False
    """Whether who has decided here has nothing more to read before the keyboard goes on."""

    def __init__(self, desk: D) -> None:
        self.desk = desk

    @abstractmethod
    def prompt(self) -> str:
        """What can be done, in a sentence."""

    @abstractmethod
    def hints(self) -> list[Hint]:
        """The keys that do something."""

    @abstractmethod
    def press(self, key: str) -> bool:
        """A key; False where it means nothing here."""
