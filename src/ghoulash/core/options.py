"""Options as a person types them, `name=value`, made into what the game's options are."""

from collections.abc import Mapping
from typing import Any, get_args, get_origin

import msgspec
from msgspec.structs import fields

from ghoulash.core.game import AnyGame


def read_options(kind: type[AnyGame], texts: Mapping[str, str]) -> dict[str, object]:
    """Each text as a value of its field's type; what does not fit stays a text, for the game to refuse.

    A list is typed with commas: `briefings=blackout,evacuation`.
    """
    types = {field.name: field.type for field in fields(kind.options_type)}
    return {name: _value(types[name], text) if name in types else text for name, text in texts.items()}


def _value(wanted: Any, text: str) -> object:
    listed = any(get_origin(part) in (tuple, list, frozenset, set) for part in (wanted, *get_args(wanted)))
    given = [part.strip() for part in text.split(",") if part.strip()] if listed else text
    try:
        return msgspec.convert(given, wanted, strict=False)
    except msgspec.ValidationError:
        return text
