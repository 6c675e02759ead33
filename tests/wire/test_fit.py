"""Every game matches its part of the contract exactly: no kind, field or word is missing on either side."""

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest
from google.protobuf.descriptor import Descriptor

from service.app import messages
from service.app.referee_messages import Credit
from service.app.watching import GOODBYE_REASONS
from service.app.webhook_messages import DeliveryStatus, WebhookKind
from service.engine.kernel.action import Window
from service.engine.kernel.refereed import ActKind, Leaving, RulingKind, TimeOutAction
from service.engine.registry import RULESETS
from service.errors import Reason
from service.wire.contract import MESSAGES, enum_words, real_oneofs
from tests.wire.fit import inner_messages, tag_of
from tests.wire.hallertau import HALLERTAU
from tests.wire.lagranja import LAGRANJA
from tests.wire.test_words import SERVICE_MODULES

FITS = {"hallertau": HALLERTAU, "lagranja": LAGRANJA}
SHARED_WORDS = {
    "GameStatus": [name.removeprefix("GAME_STATUS_").lower() for name in get_args(messages.GameStatusFilter)[1:]],
    "GoodbyeReason": GOODBYE_REASONS.values(),
    "RefusalReason": [reason.lower() for reason in Reason],
    "SettingType": ("word", "number", "flag"),
    "Window": [window.value.lower() for window in Window],
}
SHARED_NAMES = {
    "ActKind": ActKind,
    "Credit": get_args(Credit)[1:],
    "DeliveryStatus": get_args(DeliveryStatus)[1:],
    "Leaving": Leaving,
    "RulingKind": RulingKind,
    "TimeOutAction": TimeOutAction,
    "WebhookKind": get_args(WebhookKind)[1:],
}
"""Enums of which the service uses the names of the contract."""


def test_every_game_has_its_place_in_the_contract():
    assert set(FITS) == set(RULESETS)
    for message in ("GameSettings", "View", "Args", "TableEvent", "Requirement"):
        assert {field.name for field in MESSAGES[message].DESCRIPTOR.fields} == set(RULESETS)
    for message in ("Card", "Part"):
        assert {field.name for field in MESSAGES[message].DESCRIPTOR.oneofs_by_name["data"].fields} == set(RULESETS)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, fit in FITS.items() for name in fit.kinds])
def test_every_kind_has_a_member_and_every_member_a_kind(game, name):
    assert sorted(map(tag_of, FITS[game].kinds[name])) == sorted(FITS[game].members(name))


@pytest.mark.parametrize("game", FITS)
def test_a_struct_has_the_fields_of_its_message(game):
    for kind, message in FITS[game].pairs():
        assert {field.name for field in message.fields} == set(kind.__struct_fields__), message.full_name


@pytest.mark.parametrize("game", FITS)
def test_a_message_field_is_optional_if_its_struct_allows_none(game):
    for kind, message in FITS[game].pairs():
        check_optional(kind, message)


def test_a_message_field_of_the_service_is_optional_if_its_struct_allows_none():
    checked = [
        check_optional(vars(messages)[name], MESSAGES[name].DESCRIPTOR) for name in vars(messages).keys() & MESSAGES
    ]
    assert sum(checked) > 20


def check_optional(kind: Any, message: Descriptor) -> int:
    """Check the fields of a message that are single messages, outside of oneofs; return how many these are."""
    hints = get_type_hints(kind)
    inside = {field.name for fields in real_oneofs(message).values() for field in fields}
    fields = [field for field in message.fields if field.message_type and not field.is_repeated]
    fields = [field for field in fields if field.name not in inside]
    for field in fields:
        assert (type(None) in get_args(hints[field.name])) == (field.containing_oneof is not None), field.full_name
    return len(fields)


@pytest.mark.parametrize("game", FITS)
def test_structs_of_views_have_the_json_names_and_defaults_only_for_optional_fields(game):
    views = [(kind, message) for kind, message in FITS[game].pairs() if message.name.endswith("View")]
    assert len(views) > 3
    for kind, message in views:
        given = {field.encode_name: field for field in msgspec.structs.fields(kind)}
        assert set(given) == {field.json_name for field in message.fields}
        for field in message.fields:
            assert (given[field.json_name].default is None) == field.has_presence or field.message_type is not None
            assert given[field.json_name].default in (None, msgspec.NODEFAULT)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, fit in FITS.items() for name in fit.amounts])
def test_amounts_have_the_names_of_the_engine(game, name):
    assert [field.name for field in FITS[game].message(name).fields] == list(FITS[game].amounts[name])


@pytest.mark.parametrize("game", FITS)
def test_every_message_of_a_game_is_used(game):
    fit = FITS[game]
    used = {message.full_name for name in fit.kinds for message in fit.members(name).values()}
    names = {*fit.kinds, *fit.plain, *fit.amounts, *fit.by_position}
    named = {f"{fit.namespace.full_name}.{name}" for name in names}
    assert {message.full_name for message in inner_messages(fit.namespace)} == used | named


# Words


@pytest.mark.parametrize("game", FITS)
def test_every_enum_of_a_game_has_exactly_the_words_of_the_engine(game):
    fit = FITS[game]
    assert set(fit.enums()) == set(fit.words)
    for name, enum in fit.enums().items():
        assert sorted(enum_words(enum).values()) == sorted(word.replace("-", "_") for word in fit.words[name]), name


@pytest.mark.parametrize("game", FITS)
def test_a_field_with_a_closed_set_of_words_is_an_enum_with_these_words(game):
    for kind, message in FITS[game].pairs():
        for name, hint in get_type_hints(kind).items():
            if words := {word.replace("-", "_") for word in closed_words(hint)}:
                enum = message.fields_by_name[name].enum_type
                assert enum is not None, f"{message.full_name}.{name}"
                assert words <= set(enum_words(enum).values())


def closed_words(hint: Any) -> Iterator[str]:
    """Return the words of a Literal at any place in a type."""
    for part in get_args(hint):
        if get_origin(hint) is not Literal:
            yield from closed_words(part)
        elif isinstance(part, str):
            yield part


def test_every_shared_enum_has_exactly_the_words_of_the_service():
    files = [module.DESCRIPTOR for module in SERVICE_MODULES]
    enums = {enum.name: enum for file in files for enum in file.enum_types_by_name.values()}
    assert set(enums) == {*SHARED_WORDS, *SHARED_NAMES}
    for name, words in SHARED_WORDS.items():
        assert sorted(enum_words(enums[name]).values()) == sorted(words)
    for name, values in SHARED_NAMES.items():
        assert sorted(enum_words(enums[name])) == sorted(values)
