"""Conversion of structs to messages; a struct that does not match its message is an error and not a wrong answer."""

from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from google.protobuf.descriptor import Descriptor
from google.protobuf.timestamp_pb2 import Timestamp
from msgspec import Struct

from reeve.v1 import game_pb2, hallertau_pb2, lagranja_pb2
from service.app.messages import Goodbye, Hello, Seat
from service.engine.hallertau.events import WorkersRemoved
from service.engine.hallertau.verbs.place import Place
from service.engine.hallertau.verbs.take import Take
from service.engine.kernel.play import start
from service.engine.kernel.record import Entry
from service.engine.lagranja.rules import RULES as LAGRANJA
from service.engine.lagranja.vocabulary import Choose, Expression, Gain, RevenueSpace
from service.wire.converters import converter, rfc3339
from tests.wire.both import both_ways

HALLERTAU = hallertau_pb2.Hallertau
SEAT = game_pb2.Seat.DESCRIPTOR
ARGS = HALLERTAU.Args.DESCRIPTOR


def as_data(message: Descriptor, value: Any) -> Any:
    return converter(message, "json")(value)


# Conversions


def test_fields_have_the_json_names():
    converted = both_ways("Seat", Seat(1, True, False, "Ana", "search", "ana-1", None, False))
    assert converted == {
        "seat": 1,
        "claimed": True,
        "toAct": False,
        "name": "Ana",
        "bot": "search",
        "player": "ana-1",
        "reclaimable": False,
    }


def test_only_fields_that_are_none_are_left_out():
    entry = Entry(0, 0, "", undo=2)
    assert both_ways("RecordEntry", entry) == {"revision": 0, "seat": 0, "digest": "", "undo": 2}


def test_the_tag_of_a_struct_selects_the_member_of_a_oneof():
    hello = {"revision": 3, "headSeq": 9, "heartbeatMs": 15_000}
    assert both_ways("WatchGameResponse", Hello(3, 9, 15_000)) == {"hello": hello}


def test_a_part_of_a_game_is_in_the_member_of_its_ruleset():
    place = {"space": "SPACE_NURSERY", "workers": 2}
    assert both_ways("Args", {"hallertau": Place("nursery", 2)}) == {"hallertau": {"place": place}}


def test_a_word_becomes_the_enum_value_that_ends_in_it():
    goodbye = both_ways("WatchGameResponse", Goodbye("slow_reader", 4))
    assert goodbye == {"goodbye": {"reason": "GOODBYE_REASON_SLOW_READER", "cursor": 4}}


def test_a_dict_becomes_fields_or_items_of_a_list():
    assert both_ways("Args", {"hallertau": Take({"rye": 2})}) == {"hallertau": {"take": {"resources": {"rye": 2}}}}
    removed = both_ways("TableEvent", {"hallertau": WorkersRemoved({"nursery": 1})})
    assert removed == {"hallertau": {"workersRemoved": {"spaces": [{"space": "SPACE_NURSERY", "workers": 1}]}}}


def test_a_dict_becomes_a_map_of_plain_values_or_of_messages():
    state, _ = start(LAGRANJA, {}, 2, "maps")
    state.dice, state.seats[0].cargo[0] = [0, 0, 2, 0, 0, 0], 0b10
    view = both_ways("View", {"lagranja": LAGRANJA.view(state, None)})["lagranja"]
    assert view["dice"] == {"3": 2}
    first = LAGRANJA.edition.buildings[0]
    goods = [f"GOOD_{good.upper()}" for good in first.row]
    assert view["seats"][0]["rows"][first.id] == {"goods": goods, "delivered": [False, True, *[False] * len(goods[2:])]}


def test_an_untagged_struct_becomes_the_member_with_its_fields():
    effect = lagranja_pb2.LaGranja.Effect.DESCRIPTOR
    assert as_data(effect, Gain("vp", 2)) == {"gain": {"good": "GOOD_VP", "amount": {"number": 2}}}
    read = {"expression": {"expr": "EXPRESSION_NAME_ROUND"}}
    assert as_data(effect, RevenueSpace(Expression("round"))) == {"revenueSpace": {"number": read}}


def test_nested_lists_become_messages_with_one_list():
    gain = {"gain": {"good": "GOOD_PIG", "amount": {"number": 1}}}
    chosen = as_data(lagranja_pb2.LaGranja.Effect.DESCRIPTOR, Choose(1, ((Gain("pig", 1),), ())))
    assert chosen == {"choose": {"pick": 1, "options": [{"effects": [gain]}, {"effects": []}]}}


@pytest.mark.parametrize(
    ("moment", "text"),
    [
        (datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC), "2026-01-02T03:04:05Z"),
        (datetime(2026, 1, 2, 3, 4, 5, 100_000, tzinfo=UTC), "2026-01-02T03:04:05.100Z"),
        (datetime(2026, 1, 2, 3, 4, 5, 120_000, tzinfo=UTC), "2026-01-02T03:04:05.120Z"),
        (datetime(2026, 1, 2, 3, 4, 5, 7, tzinfo=UTC), "2026-01-02T03:04:05.000007Z"),
        (datetime(2026, 1, 2, 3, 4, 5, 123_456, tzinfo=UTC), "2026-01-02T03:04:05.123456Z"),
        (datetime(2026, 1, 2, 3, 4, tzinfo=timezone(timedelta(hours=2))), "2026-01-02T01:04:00Z"),
    ],
)
def test_a_time_is_written_as_protobuf_writes_it(moment, text):
    stamp = Timestamp()
    stamp.FromDatetime(moment)
    assert rfc3339(moment) == stamp.ToJsonString() == text


# Errors


class Coloured(Struct, frozen=True):
    seat: int
    claimed: bool
    to_act: bool
    colour: str


class Silent(Struct, frozen=True):
    seat: int


class Fly(Struct, frozen=True, tag="fly"):
    height: int


@pytest.mark.parametrize("form", ["json", "protobuf"])
@pytest.mark.parametrize(
    ("message", "value", "says"),
    [
        (SEAT, Coloured(0, True, True, "red"), "reeve.v1.Seat has no field colour for Coloured"),
        (SEAT, Silent(0), "Silent lacks bot, claimed, name, player, reclaimable, to_act for reeve.v1.Seat"),
        (SEAT, 3, "int cannot be converted to reeve.v1.Seat"),
        (ARGS, Fly(100), "takes Fly(height=100)"),
        (ARGS, "place", "takes 'place'"),
    ],
)
def test_a_value_that_does_not_match_its_message_is_an_error(message, value, says, form):
    with pytest.raises(TypeError) as caught:
        converter(message, form)(value)
    assert says in str(caught.value)


def test_a_dict_key_whose_json_name_differs_is_an_error():
    with pytest.raises(TypeError, match="has fields that a dict cannot give: to_act"):
        as_data(SEAT, {"seat": 0, "claimed": True, "to_act": False})


def test_a_pair_of_the_wrong_length_is_an_error():
    with pytest.raises(ValueError, match="zip"):
        as_data(HALLERTAU.SpaceWorkers.DESCRIPTOR, ("nursery", 1, 2))


def test_a_word_that_is_not_in_the_contract_is_an_error():
    with pytest.raises(KeyError, match="moon"):
        as_data(ARGS, Place("moon", 1))
