"""Where in a JSON text something stands, so that a mistake can be named by its line."""

import re
from json import JSONDecoder
from typing import Final

Path = tuple[str | int, ...]
"""The way to a value: keys and indices from the outside in."""

_decoder: Final = JSONDecoder()
_blank: Final = re.compile(r"[ \t\n\r]*")


def written_path(path: Path) -> str:
    """A path as people write it: `farm_cards[3].helper.mode`."""
    parts = (f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)
    return "".join(parts).removeprefix(".") or "the whole file"


def line_of(text: str, path: Path) -> int:
    """The line on which the value at a path begins; of a value that is missing, the line of what should hold it."""
    at = _skip(text, 0)
    for part in path:
        found = _item(text, at, part) if text[at] == "[" else _member(text, at, part) if text[at] == "{" else None
        if found is None:
            break
        at = found
    return text.count("\n", 0, at) + 1


def _member(text: str, at: int, key: str | int) -> int | None:
    """Where the value of a key begins in the object at a position."""
    at = _skip(text, at + 1)
    while text[at] != "}":
        name, at = _decoder.raw_decode(text, at)
        at = _skip(text, _skip(text, at) + 1)
        if name == key:
            return at
        at = _after(text, at)
    return None


def _item(text: str, at: int, index: str | int) -> int | None:
    """Where an item begins in the array at a position."""
    at = _skip(text, at + 1)
    number = 0
    while text[at] != "]":
        if number == index:
            return at
        at, number = _after(text, at), number + 1
    return None


def _after(text: str, at: int) -> int:
    """Where the next key or item begins, or the closing bracket stands."""
    _, at = _decoder.raw_decode(text, at)
    at = _skip(text, at)
    return _skip(text, at + 1) if text[at] == "," else at


def _skip(text: str, at: int) -> int:
    """The first position that is not blank."""
    match = _blank.match(text, at)
    return match.end() if match else at
