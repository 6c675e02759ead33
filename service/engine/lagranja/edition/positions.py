"""Finds values in a JSON text, so that an error message can name the line."""

import re
from collections.abc import Iterator
from json import JSONDecoder
from typing import Final

Path = tuple[str | int, ...]
"""The path to a value: keys and indices, the outermost first."""

_decoder: Final = JSONDecoder(parse_int=str)
_blank: Final = re.compile(r"[ \t\n\r]*")
_string: Final = re.compile(r'"(?:[^"\\]|\\.)*"')


def written_path(path: Path) -> str:
    """Write a path for people: `farm_cards[3].helper.mode`."""
    parts = (f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)
    return "".join(parts).removeprefix(".") or "the whole file"


def line_of(text: str, path: Path) -> int:
    """Return the line of a list item, or of the key of an object's member; if it is missing, the line of its parent."""
    begins = at = _skip(text, 0)
    for part in path:
        found = next((there for there in _parts(text, at) if there[0] == part), None)
        if found is None:
            break
        _, begins, at = found
    return _line(text, begins)


def keys_twice(text: str, at: int | None = None, path: Path = ()) -> Iterator[tuple[int, Path]]:
    """Yield the members whose key is already in their object, with their lines."""
    seen = set()
    for part, begins, value in _parts(text, _skip(text, 0) if at is None else at):
        if part in seen:
            yield _line(text, begins), (*path, part)
        seen.add(part)
        yield from keys_twice(text, value, (*path, part))


def half_characters(text: str) -> Iterator[int]:
    """Yield the lines with an unpaired surrogate."""
    for number, line in enumerate(text.split("\n"), 1):
        written = [_decoder.decode(string) for string in _string.findall(line)] if "\\u" in line else []
        if any("\ud800" <= sign <= "\udfff" for sign in "".join(written)):
            yield number


def _parts(text: str, at: int) -> Iterator[tuple[str | int, int, int]]:
    """Yield the members or items of the value at a position: key or index, and the starts of member and value."""
    if text[at] not in "{[":
        return
    here, index = _skip(text, at + 1), 0
    while text[here] not in "}]":
        part, value = index, here
        if text[at] == "{":
            part, value = _decoder.raw_decode(text, here)
            value = _skip(text, _skip(text, value) + 1)
        yield part, here, value
        _, here = _decoder.raw_decode(text, value)
        here, index = _skip(text, here), index + 1
        if text[here] == ",":
            here = _skip(text, here + 1)


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def _skip(text: str, at: int) -> int:
    """Return the first position that is not blank."""
    match = _blank.match(text, at)
    return match.end() if match else at
