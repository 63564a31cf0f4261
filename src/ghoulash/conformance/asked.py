"""All that one seat, or the public, can ask of a position."""

from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from ghoulash.conformance.encoded import each_encoded, encoded
from ghoulash.conformance.play import Play
from ghoulash.conformance.wording import gestures
from ghoulash.core.choices import Choices

_TRIES: Final = 24


class Tries(NamedTuple):
    """What is asked about: the same in both worlds."""

    legal: list[Any]
    illegal: list[Any]
    texts: list[str]


def tries_for(play: Play, state: Any, seat: int | None, rng: Random) -> Tries:
    """Some that are legal in the true world and some that are not, and some texts."""
    texts = gestures(play, rng, 1)
    if seat is None:
        return Tries([], [], texts)
    listed = play.game.actions(state, seat)
    legal = [listed[n] for n in rng.sample(range(len(listed)), min(_TRIES, len(listed)))]
    sample = rng.sample(play.vocabulary, min(_TRIES, len(play.vocabulary)))
    illegal = [action for action in sample if play.game.refusal(state, seat, action) is not None]
    return Tries(legal, illegal, texts)


def asked(play: Play, state: Any, seat: int | None, tries: Tries) -> list[tuple[str, str, bytes]]:
    """Every answer as bytes: the kind of output, the question, the answer."""
    game = play.game
    view = game.view(state, seat)
    found = [
        ("view", "its view", encoded(view)),
        ("to_act", "who is to act", encoded(game.to_act(state))),
        ("outcome", "the outcome", encoded(game.outcome(state))),
        ("public view", "the view of the public", encoded(game.view(state, None))),
    ]
    if seat is not None:
        actions = game.actions(state, seat)
        listed = msgspec.json.encode([len(actions), list(actions), list(map(str, actions))])
        found.append(("actions", "its actions", listed))
        if isinstance(actions, Choices):
            found.append(("actions", "its actions in groups", b" ".join(each_encoded(actions.offers()))))
        found.append(("drafts", "whether it is at its set-up", encoded(game.drafts(state, seat))))
        for part, some in (("legal try", tries.legal), ("illegal try", tries.illegal)):
            found += [
                (part, f"why `{action}` is refused", encoded(game.refusal(state, seat, action)))
                for action in some
            ]
    found += [("spell", f"`{text}` spelt out", encoded(game.spell(view, text))) for text in tries.texts]
    return found
