"""Every ruling that the code or a test cites is written down, once."""

import re
from pathlib import Path

import pytest

from service.engine.hallertau.edition import EDITION
from service.engine.kernel.rulings import read_rulings

ROOT = Path(__file__).parent.parent
RULINGS = ROOT / "service" / "engine" / "hallertau" / "rulings.md"
BOOKS = sorted((ROOT / "service" / "engine").glob("*/rulings.md"))
CITATION = re.compile(r"\b[A-Z]-\d+\b")
ENTRY = re.compile(r"^- \*\*([A-Z]-\d+)\*\* \S", re.MULTILINE)


def entries(*books: Path) -> list[str]:
    return [entry for book in books or BOOKS for entry in ENTRY.findall(book.read_text(encoding="utf-8"))]


def citations() -> dict[str, set[str]]:
    """The ids that each source file cites."""
    files = [*ROOT.glob("service/**/*.py"), *ROOT.glob("tests/**/*.py")]
    return {str(file.relative_to(ROOT)): set(CITATION.findall(file.read_text(encoding="utf-8"))) for file in files}


def test_every_cited_ruling_is_written_down():
    cited = citations()
    assert "H-63" in cited["service/engine/hallertau/progress.py"]
    assert "G-21" in cited["service/engine/lagranja/verbs/flip_roof.py"]
    missing = {file: sorted(ids - set(entries())) for file, ids in cited.items() if ids - set(entries())}
    assert missing == {}


def test_no_ruling_is_written_down_twice():
    ids = entries()
    assert ids
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.parent.name)
def test_the_rulings_refer_to_each_other_only(book):
    mentioned = set(CITATION.findall(book.read_text(encoding="utf-8")))
    assert mentioned == set(entries(book))
    assert mentioned


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.parent.name)
def test_programs_get_every_ruling_whole_and_as_plain_text(book):
    rules = read_rulings(f"service.engine.{book.parent.name}")
    assert [rule.id for rule in rules] == entries(book)
    page = " ".join(book.read_text(encoding="utf-8").replace("**", "").split())
    for rule in rules:
        assert f"- {rule.id} {rule.text}" in page
        assert rule.text.endswith((".", ")"))
        assert not re.search(r"- [A-Z]-|#", rule.text)


def test_the_quadrant_table_is_the_one_that_the_engine_uses():
    for name, card in EDITION.quadrant_cards.items():
        (row,) = re.findall(rf"^\| {name} \|(.*)\|$", RULINGS.read_text(encoding="utf-8"), re.MULTILINE)
        written = [sorted(map(int, re.findall(r"(?<!\d)[1-4](?!\d)", cell))) for cell in row.split("|")]
        engine = [sorted({*card.listed(n), *(card.one_of if card.asks(n) else ())}) for n in (1, 2, 3)]
        assert written == engine
