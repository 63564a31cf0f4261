"""The line-drawing characters that join walls up."""

from typing import Final

_JOINTS: Final = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"


def joint(up: int, right: int, down: int, left: int) -> str:
    """Four arms meeting: 0 none, 1 light, 2 heavy."""
    return _JOINTS[27 * up + 9 * right + 3 * down + left]
