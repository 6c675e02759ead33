"""What only the printed boards show says where it comes from."""

import re
from pathlib import Path

from service.engine.hallertau.edition import EDITION

RULINGS = Path(__file__).parents[2] / "service" / "engine" / "hallertau" / "rulings.md"


def test_every_figure_has_a_mark_of_its_origin():
    assert set(EDITION.provenance) == set(EDITION.__struct_fields__) - {"provenance"}
    assert {mark[0] for mark in EDITION.provenance.values()} <= {"R", "I", "D"}


def test_every_ruling_in_a_mark_is_written_down():
    cited = {ruling for mark in EDITION.provenance.values() for ruling in re.findall(r"P-\d+", mark)}
    assert cited == {ruling for ruling in cited if f"**{ruling}**" in RULINGS.read_text()}
    assert cited
