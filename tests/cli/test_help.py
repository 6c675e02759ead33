"""`reeve --help` and `reeve --version`."""

from importlib.metadata import version

import pytest

from service.engine.kernel.settings import allowed_settings, setting_descriptions, setting_text
from service.engine.registry import RULESETS
from tests.cli.reeve import reeve


def test_the_version_is_that_of_the_package():
    assert reeve("--version") == (0, f"reeve {version('reeve')}\n", "")


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_says_what_every_game_action_does(command):
    told = " ".join(reeve(command, "--help").out.split())
    for name, game in RULESETS.items():
        described = setting_descriptions(game.rules.settings_type)
        assert described.keys() == allowed_settings(game.rules.settings_type).keys()
        for field, description in described.items():
            default = setting_text(getattr(game.rules.settings_type(), field))
            assert len(description) > 20
            assert f"[{name}] {description} (default: {default})" in told
    assert "game setting" not in told
