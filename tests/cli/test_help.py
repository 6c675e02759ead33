"""`reeve --help` and `reeve --version`."""

from importlib.metadata import version

import pytest

from service.engine.kernel.settings import allowed_settings, setting_descriptions, setting_text
from service.engine.registry import RULESETS
from tests.cli.reeve import reeve


def test_version_prints_the_version_of_the_package():
    assert reeve("--version") == (0, f"reeve {version('reeve')}\n", "")


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_describes_every_setting_of_every_game(command):
    help_text = " ".join(reeve(command, "--help").out.split())
    for name, game in RULESETS.items():
        described = setting_descriptions(game.rules.settings_type)
        assert described.keys() == allowed_settings(game.rules.settings_type).keys()
        for field, description in described.items():
            default = setting_text(getattr(game.rules.settings_type(), field))
            assert len(description) > 20
            assert f"[{name}] {description} (default: {default})" in help_text
    assert "game setting" not in help_text
