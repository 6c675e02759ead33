"""Edition files of La Granja as owners of the printed game might write them."""

import json
from pathlib import Path
from typing import Any

from service.engine.lagranja import edition

PROJECT_PRICE, CHEAP_PRICE = 5, 3
"""What a pig costs in the edition of the project, and in the one with cheap pigs."""


def project_edition() -> Any:
    """The data set of the project."""
    return json.loads(Path(edition.__file__).with_name("edition.json").read_text())


def write_cheap_pigs(folder: Path) -> Path:
    """An edition file with another price."""
    data = project_edition()
    assert data["prices"]["buy"]["pig"] == PROJECT_PRICE
    data["prices"]["buy"]["pig"] = CHEAP_PRICE
    return write(folder / "cheap-pigs.json", data)


def write_three_digits(folder: Path) -> Path:
    """An edition file with card numbers from 101 on, which nothing else at the table can have."""
    data = project_edition()
    for card in data["farm_cards"]:
        card["number"] += 100
    return write(folder / "three-digits.json", data)


def write(file: Path, data: Any) -> Path:
    """A file with an edition that is called like it."""
    data["edition_id"] = file.stem
    file.write_text(json.dumps(data))
    return file
