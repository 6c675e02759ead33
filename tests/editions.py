"""Edition files of La Granja as owners of the printed game might write them."""

import json
from pathlib import Path
from typing import Any

from service.engine.lagranja import edition

PIG_PRICE = 5
"""What a pig costs in the edition of the project."""


def project_edition() -> Any:
    """The data set of the project."""
    return json.loads(Path(edition.__file__).with_name("edition.json").read_text())


def write_edition(folder: Path, name: str, pig_price: int = 3) -> Path:
    """A file with an edition of this name: pigs have another price, cards have the name before theirs, and numbers from
    101 on, which nothing else at the table can have.
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
