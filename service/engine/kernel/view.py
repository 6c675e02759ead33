"""The base of the structs that views are made of: their JSON is that of the contract."""

from collections.abc import Iterable

from msgspec import Struct


class ViewPart(Struct, frozen=True, rename="camel", omit_defaults=True):
    """A struct with the fields of the contract's message of the same name; words of enums as the contract spells them.

    A field that can be absent is None by default. Any other has no default, so that it is always encoded.
    """


class Cards(ViewPart, frozen=True):
    """Card numbers, where a list can be absent."""

    cards: tuple[int, ...]


def enum_names(enum: str, words: Iterable[str]) -> tuple[str, ...]:
    """Return words as the contract spells them: the name of the enum in front, in capitals."""
    return tuple(f"{enum}_{word.upper()}" for word in words)


def enum_word(enum: str, name: str) -> str:
    """Return the word of an enum that the contract spells so."""
    return name.removeprefix(f"{enum}_").lower()
