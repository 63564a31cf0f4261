"""A worker: reads questions from its standard input until that ends, and ends with it, whatever it is doing.

It is told on its command line which module makes bots. It imports no table, no database and no event loop.
"""

import os
import signal
import sys
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from types import TracebackType
from typing import BinaryIO, Final

import msgspec

from ghoulash.server.thinking.answering import Answering, NotLegal
from ghoulash.server.thinking.wire import Got, Put, framed, read_frame

NICENESS: Final = 5
"""Thinking gives way to the server itself."""


def main() -> None:
    """Answer one question after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answering = Answering(import_module(sys.argv[1]).make_bot)
    source, sink = _own_pipes()
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(source, questions), daemon=True).start()
    decoder = msgspec.msgpack.Decoder(Put)
    while True:
        sink.write(framed(_got(answering, decoder.decode(questions.get()))))
        sink.flush()


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """What a bot prints goes nowhere: neither among our frames nor, with a view in it, into a log."""
    source = os.fdopen(os.dup(0), "rb")
    sink = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nowhere, number)
    return source, sink


def _listen(source: BinaryIO, questions: "SimpleQueue[bytes]") -> None:
    """In a thread of its own: the server may go while a bot thinks."""
    while (data := read_frame(source)) is not None:
        questions.put(data)
    os._exit(0)


def _got(answering: Answering, put: Put) -> Got:
    try:
        return Got(answering.answer(put))
    except NotLegal:
        return Got(failure="illegal", where=put.bot)
    except Exception as error:  # noqa: BLE001 - whatever a bot raises is its failure
        return Got(failure="raised", where=_where(error))


def _where(error: Exception) -> str:
    """The kind of error and the line it was raised at: what it says might tell of the view."""
    trace: TracebackType | None = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = "" if trace is None else f" {trace.tb_frame.f_globals.get('__name__')}:{trace.tb_lineno}"
    return type(error).__name__ + place
