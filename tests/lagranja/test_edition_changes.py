"""Single changes of the edition, as a slip of the pen makes them: each is refused with its line, or can be played."""

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
"""What only people read."""

Place = tuple[Any, Any]
"""A list or an object, and an index or a key in it."""

VALUES = ("", "x" * 5_000, "a\nb", "vp", "1", -1, 0, 1, 2, 7, 99, 10**6, 10**30, 0.5, True, False, None, [], {}, [[]])
"""What is put in the place of anything."""


def places(part: Any, pattern: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Place]]:
    """Every place of an edition, under the same name if it is of the same kind."""
    for key, value in part.items() if isinstance(part, dict) else enumerate(part):
        if key not in EXPLAINED:
            here = (*pattern, key if isinstance(key, str) else "[]")
            yield here, (part, key)
            if isinstance(value, dict | list):
                yield from places(value, here)


def put(random: Random, whole: Any, key: Any) -> None:
    """Another value; of a number often one that is near to it."""
    near = [whole[key] + step for step in (-2, -1, 1, 2, 5)] if type(whole[key]) is int else VALUES
    whole[key] = random.choice(random.choice([near, VALUES]))


def resize(random: Random, whole: Any, key: Any) -> None:
    """A list that is emptied, doubled, shortened or turned round; a key that is left out or called otherwise."""
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
    """An edition with one change at a place of any kind: as above, or it has what another place of its kind has."""
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
    """What is said about an edition; None if a game of one and of four seats can be played with it."""
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
