"""Edition files of La Granja as owners of the printed game might write them."""

import json
from pathlib import Path
from typing import Any

from service.engine.lagranja import edition

PIG_PRICE = 5
"""The price of a pig in the edition of the project."""


def project_edition() -> Any:
    """Return the data set of the project."""
    return json.loads(Path(edition.__file__).with_name("edition.json").read_text())


def write_edition(folder: Path, name: str, pig_price: int = 3) -> Path:
    """Write an edition file with another price of pigs; return its path.

    The names of its cards begin with the name of the edition. Their numbers begin at 101 and are used for nothing else.
    """
    data = project_edition()
    assert data["prices"]["buy"]["pig"] == PIG_PRICE
    data["edition_id"] = name
    data["prices"]["buy"]["pig"] = pig_price
    for card in data["farm_cards"]:
        card["number"] += 100
        card["name"] = card["name_pt"] = f"{name} {card['name']}"
    file = folder / f"{name}.json"
    file.write_text(json.dumps(data))
    return file
