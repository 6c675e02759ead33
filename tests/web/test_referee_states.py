"""Every state of clocks, leaving and an arbiter's acts: nothing is clipped, untranslated or hard to use."""

from pathlib import Path

import pytest

from service.engine.registry import RULESETS
from tests.web.refereeing import STATES
from tests.web.test_accessibility import faults as accessibility_faults
from tests.web.test_languages import faults as language_faults

NAMES = ("Анна", "Борис", "Зоя", "Глеб")
REASON = "Обед."


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize(("language", "scheme"), [("en", "light"), ("ru", "dark")])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_state_is_whole_in_its_language_and_accessible(
    new_context, reeve, tmp_path, ruleset, language, scheme, size
):
    found = []
    for name, enter in STATES.items():
        context = new_context(size, locale=language, color_scheme=scheme)
        page = context.new_page()
        enter(page, reeve, ruleset, NAMES, REASON)
        page.screenshot(path=Path(tmp_path) / f"{ruleset}-{name}-{language}-{size}.png")
        found += [f"{name}: {fault}" for fault in language_faults(page, language)]
        found += accessibility_faults(page, name)
        page.close()
    print(f"pictures: {tmp_path}")
    assert found == []
