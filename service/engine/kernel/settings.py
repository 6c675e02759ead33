"""Reads and checks the settings of a game: their names, allowed values, descriptions and text form."""

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from service.engine.kernel.errors import EngineError, EngineReason, shortened
from service.engine.kernel.rules import Rules

Chosen = TypeVar("Chosen", bound=Struct)


def read_settings(kind: type[Chosen], raw: Mapping[str, object]) -> Chosen:
    """Return game settings from plain data; refuse an unknown name or value and list what is allowed."""
    allowed = allowed_settings(kind)
    for name, value in raw.items():
        if name not in allowed:
            known = ", ".join(sorted(allowed))
            raise EngineError(EngineReason.BAD_SETTING, f"no setting is called {shortened(name)!r}; there are: {known}")
        if not any(value is one or (type(value) is type(one) and value == one) for one in allowed[name]):
            values = ", ".join(setting_text(one) for one in allowed[name])
            raise EngineError(
                EngineReason.BAD_SETTING, f"setting {name} cannot be {shortened(repr(value))}; allowed: {values}"
            )
    return msgspec.convert(dict(raw), kind)


def allowed_settings(kind: type[Struct]) -> dict[str, tuple[object, ...]]:
    """Return the names of a game's settings, each with its allowed values."""
    allowed: dict[str, tuple[object, ...]] = {}
    for name, hint in get_type_hints(kind).items():
        if get_origin(hint) is Literal:
            allowed[name] = get_args(hint)
        elif hint is bool:
            allowed[name] = (False, True)
        else:
            raise TypeError(f"{kind.__name__}.{name}: a setting is a bool or a Literal")
    return allowed


def setting_descriptions(kind: type[Struct]) -> dict[str, str]:
    """Return the English description of each of a game's settings."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: next(meta.description for meta in get_args(hint)[1:]) or "" for name, hint in hints.items()}


def setting_text(value: object) -> str:
    """Return the value of a setting as text: `true`, not `True`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def settings_as_text(settings: Mapping[str, object]) -> dict[str, str]:
    """Return game settings in the text form of records."""
    return {name: setting_text(value) for name, value in settings.items()}


def settings_from_text(kind: type[Struct], texts: Mapping[str, str]) -> dict[str, object]:
    """Read game settings from a record. Unknown names and values pass through; `read_settings` refuses them."""
    known = {(name, setting_text(value)): value for name, values in allowed_settings(kind).items() for value in values}
    return {name: known.get((name, text), text) for name, text in texts.items()}


def check_seats(rules: Rules[Any], seats: int) -> None:
    """Refuse a number of seats that a game does not support."""
    if seats not in rules.seat_counts:
        low, high = min(rules.seat_counts), max(rules.seat_counts)
        raise EngineError(EngineReason.BAD_SETTING, f"{rules.name} has {low} to {high} seats, not {seats}")
