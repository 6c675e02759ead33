"""Reading an edition: an owner of the printed game writes a file of their own, and every mistake in it is named."""

import json
import re
from hashlib import sha256
from typing import Any, Final

import msgspec

from service.engine.kernel.errors import Reason, RefusedError
from service.engine.lagranja.edition import Edition, EditionFile
from service.engine.lagranja.edition_checks import mistakes
from service.engine.lagranja.lines import Path, line_of, written_path

MOST_MISTAKES: Final = 5
"""So many mistakes are named at once."""

_wrong_type: Final = re.compile(r"^(?P<what>.*?)(?: - at `(?:key in )?\$(?P<path>[^`]*)`)?$", re.DOTALL)
_steps: Final = re.compile(r"\.([^.\[]+)|\[([^\]]*)\]")


def read_edition(data: bytes, name: str) -> Edition:
    """An edition from the bytes of a file; refuses it with the line and what is wrong there."""
    try:
        text = data.decode()
        raw = json.loads(text)
    except UnicodeDecodeError as error:
        raise refused(name, f"this is no UTF-8 text: {error.reason} at byte {error.start}") from None
    except json.JSONDecodeError as error:
        raise refused(name, f"line {error.lineno}: this is no JSON: {error.msg}") from None
    except RecursionError:
        raise refused(name, "this is no edition: it is nested too deeply") from None
    try:
        file = msgspec.convert(raw, EditionFile)
    except msgspec.ValidationError as error:
        raise refused(name, named_mistake(text, str(error))) from None
    found = [f"line {line_of(text, path)}: {written_path(path)}: {what}" for path, what in mistakes(file)]
    if found:
        more = f"; and {len(found) - MOST_MISTAKES} more" if len(found) > MOST_MISTAKES else ""
        raise refused(name, "; ".join(found[:MOST_MISTAKES]) + more)
    return Edition(file, digest_of(raw))


def digest_of(raw: object) -> str:
    """The fingerprint of an edition's content, however it is laid out in its file."""
    return sha256(msgspec.json.encode(raw, order="deterministic")).hexdigest()[:16]


def refused(name: str, message: str) -> RefusedError:
    """An edition cannot be used."""
    return RefusedError(Reason.BAD_OPTION, f"the edition {name} cannot be used: {message}")


def named_mistake(text: str, message: str) -> str:
    """A wrong or missing value with its line; which item of a list it is in, is found by looking at them one by one."""
    match = _wrong_type.match(message)
    what, written = (match["what"], match["path"] or "") if match else (message, "")
    path = exact_path(json.loads(text), message, written)
    return f"line {line_of(text, path)}: {written_path(path)}: {what[:1].lower()}{what[1:]}"


def exact_path(raw: Any, message: str, written: str) -> Path:
    """The path of a mistake with its indices: every list on the way is cut down to the item that gives the message."""
    path: list[str | int] = []
    here = raw
    for key, index in _steps.findall(written):
        if key and isinstance(here, dict) and key in here:
            path.append(key)
            here = here[key]
        elif index == "..." and isinstance(here, list):
            wrong = first_wrong(raw, here, message)
            path.append(wrong)
            here = here[0]
        elif index.isdigit() and isinstance(here, list):
            path.append(int(index))
            here = here[int(index)]
        else:
            break
    return tuple(path)


def first_wrong(raw: Any, items: list[Any], message: str) -> int:
    """The first item with which alone the message comes again; the list is left with that item."""
    everything = items[:]
    for index, item in enumerate(everything):
        items[:] = [item]
        try:
            msgspec.convert(raw, EditionFile)
        except msgspec.ValidationError as error:
            if str(error) == message:
                return index
    return 0
