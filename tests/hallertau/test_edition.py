"""Facts that only the printed boards show have a provenance mark."""

import re
from pathlib import Path

from service.engine.hallertau.edition import EDITION

RULINGS = Path(__file__).parents[2] / "service" / "engine" / "hallertau" / "rulings.md"


def test_every_number_has_a_provenance_mark():
    assert set(EDITION.provenance) == set(EDITION.__struct_fields__) - {"provenance"}
    assert {mark[0] for mark in EDITION.provenance.values()} <= {"R", "I", "D"}


def test_every_ruling_in_a_mark_exists():
    cited = {ruling for mark in EDITION.provenance.values() for ruling in re.findall(r"P-\d+", mark)}
    assert cited == {ruling for ruling in cited if f"**{ruling}**" in RULINGS.read_text()}
    assert cited
