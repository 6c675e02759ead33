"""Reads an edition file, and names every mistake in it with its line."""

import json
import re
from bisect import bisect_left
from hashlib import sha256
from typing import Any, Final

import msgspec

from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.lagranja.edition.checks import mistakes
from service.engine.lagranja.edition.model import Edition, EditionFile
from service.engine.lagranja.edition.positions import Path, half_characters, keys_twice, line_of, written_path
from service.engine.lagranja.edition.remarks import take_remarks, wrong_remarks

MOST_MISTAKES: Final = 5
"""Limit of mistakes that one refusal names."""

LONGEST_MISTAKE: Final = 200
"""Length limit of the text about one mistake, which may repeat a text from the file."""

MOST_DIGITS: Final = 18
"""A longer number is cut to this many digits; it is then too large for every field."""

_wrong_type: Final = re.compile(r"^(?P<what>.*?)(?: - at (?P<key>`key` in )?`\$(?P<path>[^`]*)`)?$", re.DOTALL)
_unknown: Final = re.compile(r"^Object contains unknown field `(.*)`$", re.DOTALL)
_steps: Final = re.compile(r"\.([^.\[]+)|\[(\d+)\]|\[(\.\.\.)\]")


def read_edition(data: bytes, name: str) -> Edition:
    """Read an edition from the bytes of a file; refuse it with the line and what is wrong there."""
    try:
        text = data.decode("utf-8-sig")
        raw = read_json(text, name)
        remarks = take_remarks(raw)
        file = msgspec.convert(raw, EditionFile)
        found = [*mistakes(file), *wrong_remarks(file, remarks)]
    except UnicodeDecodeError as error:
        raise refused(name, f"this is no UTF-8 text: {error.reason} at byte {error.start}") from None
    except json.JSONDecodeError as error:
        raise refused(name, f"line {error.lineno}: this is no JSON: {error.msg}") from None
    except RecursionError:
        raise refused(name, "this is no edition: it is nested too deeply") from None
    except msgspec.ValidationError as error:
        raise refused(name, named(text, *wrong_value(raw, str(error)))) from None
    if found:
        more = f"; and {len(found) - MOST_MISTAKES} more" if len(found) > MOST_MISTAKES else ""
        raise refused(name, "; ".join(named(text, *mistake) for mistake in found[:MOST_MISTAKES]) + more)
    return Edition(file, digest_of(raw))


def read_json(text: str, name: str) -> Any:
    """Decode a JSON text; refuse duplicate keys and strings that cannot be encoded."""
    objects: list[bool] = []

    def members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        objects.append(len(found) == len(pairs))
        return found

    raw = json.loads(text, object_pairs_hook=members, parse_int=lambda digits: int(digits[:MOST_DIGITS]))
    if not all(objects):
        line, path = next(keys_twice(text))
        raise refused(name, f"line {line}: {shown(written_path(path))}: is there twice")
    for line in half_characters(text):
        raise refused(name, f"line {line}: half a character stands there alone")
    return raw


def digest_of(raw: object) -> str:
    """Return the digest of an edition's content, which does not depend on the formatting of its file."""
    return sha256(msgspec.json.encode(raw, order="deterministic")).hexdigest()[:16]


def refused(name: str, message: str) -> EngineError:
    """Return the error that an edition cannot be used."""
    return EngineError(EngineReason.BAD_SETTING, f"the edition {name} cannot be used: {message}")


def named(text: str, path: Path, what: str) -> str:
    """Return a mistake with its line."""
    return f"line {line_of(text, path)}: {shown(f'{written_path(path)}: {what}')}"


def shown(message: str) -> str:
    """Return a message of bounded length, on one line."""
    cut = message if len(message) <= LONGEST_MISTAKE else f"{message[:LONGEST_MISTAKE]}..."
    return "".join(sign if sign.isprintable() else "?" for sign in cut)


def wrong_value(raw: Any, message: str) -> tuple[Path, str]:
    """Return where a wrong, missing or unknown value is, and what is wrong with it, from msgspec's message."""
    match = _wrong_type.match(message)
    what, written = (match["what"], match["path"] or "") if match else (message, "")
    path = exact_path(raw, message, f"{written}[...]" if match and match["key"] else written)
    unknown = _unknown.match(what)
    return (*path, unknown[1]) if unknown else path, f"{what[:1].lower()}{what[1:]}"


def exact_path(raw: Any, message: str, written: str) -> Path:
    """Return the path of a mistake; keys of maps, which msgspec does not name, are found by trying."""
    path: list[str | int] = []
    here = raw
    for key, index, of_map in _steps.findall(written):
        part = int(index) if index else wrong_key(raw, here, message) if of_map else key
        path.append(part)
        here = here[part]
    return tuple(path)


def wrong_key(raw: Any, members: dict[str, Any], message: str) -> str:
    """Return the first key of a map that causes the message."""
    items = list(members.items())

    def comes(index: int) -> bool:
        members.clear()
        members.update(items[: index + 1])
        try:
            msgspec.convert(raw, EditionFile)
        except msgspec.ValidationError as error:
            return str(error) == message
        return False

    first = bisect_left(range(len(items)), True, key=comes)
    members.update(items)
    return items[first][0]
