"""Random single changes of the edition, as typing errors make them: each is refused with its line, or can be played."""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from service.engine.kernel.errors import EngineError
from service.engine.lagranja.edition.loader import read_edition
from service.engine.lagranja.edition.trial import ends
from service.engine.lagranja.rules import LaGranja
from tests.editions import project_edition

EXPLAINED = ("provenance_legend", "sources", "helper_vocabulary", "provenance", "summary", "note")
"""Keys that only people read."""

Place = tuple[Any, Any]
"""A list or an object, and an index or a key in it."""

VALUES = ("", "x" * 5_000, "a\nb", "vp", "1", -1, 0, 1, 2, 7, 99, 10**6, 10**30, 0.5, True, False, None, [], {}, [[]])
"""Values that are put in place of others."""


def places(part: Any, pattern: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Place]]:
    """Yield every place of an edition; places of the same kind have the same name."""
    for key, value in part.items() if isinstance(part, dict) else enumerate(part):
        if key not in EXPLAINED:
            here = (*pattern, key if isinstance(key, str) else "[]")
            yield here, (part, key)
            if isinstance(value, dict | list):
                yield from places(value, here)


def put(random: Random, whole: Any, key: Any) -> None:
    """Put another value at a place; numbers often get a near one."""
    near = [whole[key] + step for step in (-2, -1, 1, 2, 5)] if type(whole[key]) is int else VALUES
    whole[key] = random.choice(random.choice([near, VALUES]))


def resize(random: Random, whole: Any, key: Any) -> None:
    """Empty, double, shorten or reverse a list; remove or rename a key."""
    value = whole[key]
    if isinstance(value, list):
        whole[key] = random.choice([[], value + value, value[:-1], value[1:], value[::-1]])
    elif isinstance(whole, list):
        whole.insert(random.randrange(len(whole) + 1), value)
    else:
        del whole[key]
        if name := random.choice(["", f"{key}s", *whole]):
            whole[name] = value


def changed_edition(random: Random) -> Any:
    """Return an edition with one random change: as above, or with the value of another place of the same kind."""
    data = project_edition()
    kinds: dict[tuple[str, ...], list[Place]] = {}
    for kind, place in places(data):
        kinds.setdefault(kind, []).append(place)
    alike = random.choice(list(kinds.values()))
    (whole, key), (other, its_key) = random.choice(alike), random.choice(alike)
    change = random.choice([put, resize, None])
    if change is None:
        whole[key] = other[its_key]
    else:
        change(random, whole, key)
    return data


def refusal(data: Any) -> str | None:
    """Return the error message for an edition; None if games of one and of four seats can be played with it."""
    try:
        edition = read_edition(json.dumps(data, indent=1).encode(), "mine.json")
    except EngineError as refused:
        return refused.message
    return None if all(ends(LaGranja(edition), seats, Random(seats)) for seats in (1, 4)) else "it does not end"


@pytest.mark.parametrize("seed", range(8))
def test_a_changed_edition_is_refused_with_its_line_or_can_be_played(seed):
    random = Random(seed)
    said = [refusal(changed_edition(random)) for _ in range(25)]
    refused = [message for message in said if message is not None]
    assert 0 < len(refused) < 25
    assert [
        one for one in refused if not re.fullmatch(r"the edition mine.json cannot be used: line \d+: .+", one)
    ] == []
