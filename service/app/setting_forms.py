"""Describes the settings of a game, so that a client can draw a form for them."""

from collections.abc import Iterator

from service.app.messages import RulesetSetting, SettingValue
from service.engine.kernel.ruleset import Ruleset
from service.engine.kernel.settings import allowed_settings, setting_text


def describe_settings(game: Ruleset, language: str) -> Iterator[RulesetSetting]:
    """Yield the settings of a game: types, values, defaults and texts."""
    text = game.texts[language]
    words = {(word.group, word.id): word.one for word in text.glossary()}
    unchosen = game.rules.settings_type()
    for name, allowed in allowed_settings(game.rules.settings_type).items():
        values = {one: _value(name, one, words["value", _word(one)]) for one in allowed}
        kind = "flag" if isinstance(allowed[0], bool) else "number" if isinstance(allowed[0], int) else "word"
        default = values[getattr(unchosen, name)]
        title = words["setting", name]
        yield RulesetSetting(name, kind, tuple(values.values()), default, title, text.setting(name))


def _value(name: str, value: object, title: str) -> SettingValue:
    """Return a value as CreateGame takes it. The enum of a setting is called like the setting."""
    if isinstance(value, bool):
        return SettingValue(title, flag=value)
    if isinstance(value, int):
        return SettingValue(title, number=value)
    return SettingValue(title, word=f"{name}_{_word(value)}".upper())


def _word(value: object) -> str:
    """Return how the glossary calls a value."""
    return setting_text(value).replace("-", "_")
