"""Every ruling that the code or a test cites is written down, once."""

import re
from pathlib import Path

from service.engine.hallertau.catalogue import CATALOGUE
from service.engine.hallertau.edition import EDITION

ROOT = Path(__file__).parent.parent
RULINGS = ROOT / "service" / "engine" / "hallertau" / "rulings.md"
CITATION = re.compile(r"\b[HP]-\d+\b")
ENTRY = re.compile(r"^- \*\*([HP]-\d+)\*\* \S", re.MULTILINE)


def entries() -> list[str]:
    return ENTRY.findall(RULINGS.read_text(encoding="utf-8"))


def citations() -> dict[str, set[str]]:
    """The ids that each source file cites."""
    files = [*ROOT.glob("service/**/*.py"), *ROOT.glob("tests/**/*.py")]
    return {str(file.relative_to(ROOT)): set(CITATION.findall(file.read_text(encoding="utf-8"))) for file in files}


def test_every_cited_ruling_is_written_down():
    cited = citations()
    assert "H-63" in cited["service/engine/hallertau/progress.py"]
    missing = {file: sorted(ids - set(entries())) for file, ids in cited.items() if ids - set(entries())}
    assert missing == {}


def test_no_ruling_is_written_down_twice():
    ids = entries()
    assert ids
    assert sorted(ids) == sorted(set(ids))


def test_the_rulings_refer_to_each_other_only():
    mentioned = set(CITATION.findall(RULINGS.read_text(encoding="utf-8")))
    assert mentioned == set(entries())


def test_programs_get_every_ruling_whole_and_as_plain_text():
    rules = list(CATALOGUE.rules())
    assert [rule.id for rule in rules] == entries()
    page = " ".join(RULINGS.read_text(encoding="utf-8").replace("**", "").split())
    for rule in rules:
        assert f"- {rule.id} {rule.text}" in page
        assert rule.text.endswith((".", ")"))
        assert "- H-" not in rule.text
        assert "#" not in rule.text


def test_the_quadrant_table_is_the_one_that_the_engine_uses():
    for name, card in EDITION.quadrant_cards.items():
        (row,) = re.findall(rf"^\| {name} \|(.*)\|$", RULINGS.read_text(encoding="utf-8"), re.MULTILINE)
        written = [sorted(map(int, re.findall(r"(?<!\d)[1-4](?!\d)", cell))) for cell in row.split("|")]
        engine = [sorted({*card.listed(n), *(card.one_of if card.asks(n) else ())}) for n in (1, 2, 3)]
        assert written == engine
