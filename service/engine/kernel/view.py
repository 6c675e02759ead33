"""Base class of the structs of views, whose JSON is that of the contract."""

from collections.abc import Iterable

from msgspec import Struct


class ViewPart(Struct, frozen=True, rename="camel", omit_defaults=True):
    """A struct with the fields of the contract's message of the same name, and enum values as the contract spells them.

    A field that can be absent is None by default. Any other has no default, so that it is always encoded.
    """


class Cards(ViewPart, frozen=True):
    """A list of card numbers in a message of its own, so that the list can be absent."""

    cards: tuple[int, ...]


def enum_names(enum: str, words: Iterable[str]) -> tuple[str, ...]:
    """Return enum values as the contract spells them: in capitals, with the name of the enum as prefix."""
    return tuple(f"{enum}_{word.upper()}" for word in words)


def enum_word(enum: str, name: str) -> str:
    """Return the engine's word for an enum value of the contract."""
    return name.removeprefix(f"{enum}_").lower()
