"""Requests: both APIs read them alike, and an invalid request is refused with the reason."""

import json
from typing import Any

import msgspec
import pytest
from google.protobuf.json_format import ParseDict
from google.protobuf.timestamp_pb2 import Timestamp

from reeve.v1 import records_pb2
from service.app.languages import DEFAULT
from service.app.messages import Args, ListCardsRequest, SubmitActionsRequest, VerifyRecordRequest
from service.app.methods import METHODS
from service.engine.hallertau.payments import Payment
from service.engine.hallertau.rules import RULES
from service.engine.hallertau.verbs.give import Give
from service.engine.hallertau.verbs.play_card import PlayCardWith
from service.engine.hallertau.verbs.sow import Sow
from service.engine.kernel.journal import Journal
from service.engine.kernel.record import FORMAT
from service.engine.lagranja.sources import Lying
from service.engine.lagranja.verbs.choose import Choose
from service.engine.lagranja.verbs.take import Take
from service.engine.lagranja.verbs.upgrade import Upgrade
from service.engine.lagranja.vocabulary import Expression, Gain, RevenueSpace
from service.engine.registry import RULESETS
from service.errors import Reason, RefusedError
from service.wire.codec import as_json, as_message, from_json, from_message
from service.wire.contract import MESSAGES
from service.wire.game_parts import read_game_part
from tests.wire.example import example

KINDS = [
    pytest.param(game.name, kind, id=f"{game.name}-{kind.name}")
    for game in MESSAGES["Args"].DESCRIPTOR.fields
    for kind in game.message_type.fields
]
"""Every kind of arguments of every game."""


def read_args(data: Any, game: str = "hallertau") -> Any:
    return msgspec.convert(read_game_part(Args, {game: data}).of(game), RULESETS[game].rules.args_type)


def refusal(call: Any, *arguments: Any) -> str:
    with pytest.raises(RefusedError) as caught:
        call(*arguments)
    assert caught.value.reason is Reason.MALFORMED_REQUEST
    return caught.value.message


@pytest.mark.parametrize("method", METHODS, ids=lambda method: method.name)
def test_both_apis_read_a_full_request_alike(method):
    kind = MESSAGES[f"{method.name}Request"]
    data = example(kind.DESCRIPTOR)
    if method.record:
        data["record"]["format"] = "reeve-record/3"
    request = from_json(method.request, json.dumps(data).encode())
    assert from_message(method.request, ParseDict(data, kind())) == request
    assert from_json(method.request, data) == request
    assert request != method.request() or not data


@pytest.mark.parametrize("method", METHODS, ids=lambda method: method.name)
def test_both_apis_read_an_empty_request_alike(method):
    speaks = "language" in method.request.__struct_fields__ and not method.record
    chosen = {"language": DEFAULT} if speaks else {}  # both APIs choose the language before they decode a request
    message = MESSAGES[f"{method.name}Request"](**chosen)
    assert from_json(method.request, chosen) == from_message(method.request, message) == method.request()


def test_both_apis_read_a_record_alike_although_zeros_are_not_sent():
    game = Journal(RULES, {"variant": "no-cards"}, ["", "salt"], "seed")
    game.act(0, "exchange:2")
    game.undo(0)
    sent = as_message("Record", game.record())
    request = from_message(VerifyRecordRequest, MESSAGES["VerifyRecordRequest"](record=sent))
    assert request.record == game.record()
    assert request == from_json(VerifyRecordRequest, b'{"record":' + as_json("Record", game.record()) + b"}")


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_arguments_of_every_kind_are_read_and_written_back(game, kind):
    data = {kind.json_name: example(kind.message_type)}
    assert json.loads(as_json("Args", {game: read_args(data, game)})) == {game: data}


def test_omitted_arguments_have_the_defaults_of_the_contract():
    assert read_args({"sow": {"crop": "GOOD_RYE"}}) == Sow("rye", 0, False)
    assert read_args({"give": {"payment": {}}}) == Give(Payment())
    assert read_args({"playCardWith": {"card": 7, "withCards": [{}]}}) == PlayCardWith(7, with_cards=(PlayCardWith(0),))
    stored = {"good": "GOOD_OLIVE", "place": "PLACE_STORE"}
    assert read_args({"upgrade": {"good": stored}}, "lagranja") == Upgrade(Lying("olive", "store"), 0)
    assert read_args({"take": {}}, "lagranja") == Take({})


def test_the_oneof_distinguishes_tagged_structs_and_plain_values():
    effects = [
        {"gain": {"good": "GOOD_VP", "amount": {"number": 2}}},
        {"revenueSpace": {"number": {"expression": {"expr": "EXPRESSION_NAME_ROUND"}}}},
    ]
    chosen = read_args({"choose": {"option": 1, "effects": effects}}, "lagranja")
    assert chosen == Choose(1, (Gain("vp", 2), RevenueSpace(Expression("round"))))


def test_field_names_can_be_written_as_in_the_contract():
    assert read_args({"play_card_with": {"with_cards": [{"card": 3}]}}) == read_args(
        {"playCardWith": {"withCards": [{"card": 3}]}}
    )


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ([], "must be an object"),
        ({}, "must have exactly one of: place, exchange, take"),
        ({"place": {}, "sow": {}}, "must have exactly one of"),
        ({"fly": {}}, "has no 'fly'; there are: place"),
        ({"place": 3}, "hallertau.place must be an object"),
        ({"place": {"spaces": "x"}}, "hallertau.place has no 'spaces'; there are: space, workers"),
        ({"place": {"space": "nursery"}}, "hallertau.place.space cannot be 'nursery'; there are: SPACE_GATEWAY_CARD"),
        ({"place": {"space": ["SPACE_NURSERY"]}}, "hallertau.place.space cannot be"),
        ({"place": {"space": "SPACE_UNSPECIFIED"}}, "hallertau.place.space cannot be 'SPACE_UNSPECIFIED'"),
        ({"clearTopRows": {"spaces": "SPACE_NURSERY"}}, "hallertau.clearTopRows.spaces must be a list"),
        ({"clearTopRows": {"spaces": [1]}}, "hallertau.clearTopRows.spaces[0] cannot be '1'"),
    ],
)
def test_invalid_arguments_are_refused_with_their_place_and_the_allowed_values(data, says):
    assert says in refusal(read_args, data)


@pytest.mark.parametrize(
    ("effect", "says"),
    [
        ({"gain": {"amount": 2}}, "lagranja.choose.effects[0].gain.amount must be an object"),
        ({"gain": {"amount": {}}}, "amount must have exactly one of: number, expression"),
        ({"gain": "much"}, "lagranja.choose.effects[0].gain must be an object"),
        ({}, "lagranja.choose.effects[0] must have exactly one of: gain, gainChoice"),
    ],
)
def test_the_place_of_an_invalid_nested_value_is_named(effect, says):
    assert says in refusal(read_args, {"choose": {"option": 1, "effects": [effect]}}, "lagranja")


def test_arguments_of_another_game_are_refused():
    assert "needs {'lagranja': ...}" in refusal(read_game_part(Args, {"hallertau": {"endTurn": {}}}).of, "lagranja")
    assert "needs {'hallertau': ...}" in refusal(read_game_part(Args, {}).of, "hallertau")
    assert "has no 'chess'; there are: hallertau, lagranja" in refusal(read_game_part, Args, {"chess": {}})
    assert "must be an object" in refusal(read_game_part, Args, [])


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "this is not a valid SubmitActionsRequest: Input data was truncated"),
        (b"{", "truncated"),
        (b"[]", "Expected `object`, got `array`"),
        (b'{"game": 3}', "Expected `str`, got `int` - at `$.game`"),
        (b'{"move": 3}', "unknown field `move`"),
        (b'{"actions": [{"ids": "x"}]}', "unknown field `ids` - at `$.actions[0]`"),
        (b'{"expectedRevision": 1e99}', "at `$.expectedRevision`"),
        (b'{"game": "\xff"}', "this is not a valid SubmitActionsRequest"),
        (b'{"actions": ' + b"[" * 100_000, "this is not a valid SubmitActionsRequest"),
    ],
)
def test_an_invalid_request_is_refused_with_the_reason(data, says):
    assert says in refusal(from_json, SubmitActionsRequest, data)


def nested(depth: int) -> Any:
    """Return arguments with cards nested to a depth, as they are received."""
    play: dict[str, Any] = {"card": 1}
    for _ in range(depth - 1):
        play = {"card": 1, "withCards": [play]}
    data = json.dumps({"actions": [{"args": {"hallertau": {"playCardWith": play}}}]}).encode()
    (action,) = from_json(SubmitActionsRequest, data).actions
    assert action.args is not None
    return msgspec.convert(action.args.of("hallertau"), RULES.args_type)


def test_nested_cards_are_read_up_to_a_maximum_depth():
    assert len(RULES.spread(nested(60))) == 60
    assert "nested too deeply" in refusal(nested, 400)


def test_an_unknown_enum_number_over_grpc_is_refused_like_an_unknown_word():
    message = MESSAGES["SubmitActionsRequest"](actions=[{"args": {"hallertau": {"place": {"space": 99}}}}])
    assert "hallertau.place.space cannot be '99'" in refusal(from_message, SubmitActionsRequest, message)


def test_fields_of_a_request_have_camel_case_names():
    assert from_json(ListCardsRequest, b'{"ruleset": "hallertau"}').ruleset == "hallertau"
    assert from_json(SubmitActionsRequest, b'{"expectedRevision": 4}').expected_revision == 4
    assert "unknown field `expected_revision`" in refusal(from_json, SubmitActionsRequest, b'{"expected_revision": 4}')


def test_a_record_without_settings_is_read():
    entry = records_pb2.RecordEntry(revision=1, seat=0, digest="d", action="x")
    record = records_pb2.Record(format=FORMAT, ruleset="hallertau", actions=[entry])
    read = from_message(VerifyRecordRequest, records_pb2.VerifyRecordRequest(record=record)).record
    assert (read.settings, read.actions[0].seat) == ({}, 0)


@pytest.mark.parametrize("wrong", [{"nanos": -1}, {"nanos": 2_000_000_000}, {"seconds": 10**15}])
def test_a_time_that_does_not_exist_is_refused(wrong):
    request = MESSAGES["VerifyRecordRequest"]()
    request.record.referee.start_time.MergeFrom(Timestamp(**wrong))
    assert "a time is not" in refusal(from_message, VerifyRecordRequest, request)


@pytest.mark.parametrize("moment", ["2026-11-18T12:00:00", "0001-01-01T00:00:00"])
def test_a_moment_without_an_offset_is_malformed(moment):
    journal = Journal(RULES, {}, [""], "seed")
    record = json.loads(as_json("Record", journal.record()))
    with pytest.raises(RefusedError) as refused:
        from_json(VerifyRecordRequest, {"record": {**record, "referee": {"startTime": moment}}})
    assert (refused.value.reason, "startTime" in refused.value.message) == (Reason.MALFORMED_REQUEST, True)
