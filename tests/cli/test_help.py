"""`reeve --help` and `reeve --version`."""

from importlib.metadata import version

import pytest

from service.app.tokens import SCOPES
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


def test_help_explains_every_scope_of_a_key():
    help_text = reeve("keys", "create", "--help").out
    assert [line.split()[0] for line in help_text.partition("scopes:\n")[2].splitlines()] == list(SCOPES)
    assert all(len(line.split()) > 2 for line in help_text.partition("scopes:\n")[2].splitlines())
    assert "--namespace" in help_text


def test_help_says_what_is_verified():
    help_text = " ".join(reeve("verify", "--help").out.split())
    assert "every moment, bank, time-out, act and rank" in help_text
