"""The data set: where its parts come from, and what an owner of the printed game is told about a file of their own."""

import json
import re
from pathlib import Path

import pytest

from service.engine.kernel.errors import Reason, RefusedError
from service.engine.lagranja import edition
from service.engine.lagranja.editions import CORE
from service.engine.lagranja.lines import line_of
from service.engine.lagranja.loader import read_edition

FILE = Path(edition.__file__).with_name("edition.json")
TEXT = FILE.read_text()


def refusal(text: str) -> str:
    with pytest.raises(RefusedError) as refused:
        read_edition(text.encode(), "mine.json")
    assert refused.value.reason is Reason.BAD_OPTION
    return refused.value.message.removeprefix("the edition mine.json cannot be used: ")


def marks(provenance: object) -> list[str]:
    return list(map(str, provenance.values())) if isinstance(provenance, dict) else [str(provenance)]


def test_every_part_says_where_it_comes_from():
    parts = [CORE.prices, CORE.start, CORE.board, CORE.file.siesta_track, CORE.file.market, CORE.file.solo]
    parts += [*CORE.file.upgrades, *CORE.file.commodity_trades, *CORE.file.player_counts, *CORE.file.donkey_tokens]
    parts += [*CORE.file.revenue_spaces, *CORE.buildings, *CORE.file.roof_tiles, *CORE.spaces, *CORE.file.farm_cards]
    parts += [card.helper for card in CORE.file.farm_cards]
    assert all(mark for part in parts for mark in marks(part.provenance))
    assert all(re.match(r"[RPD]\b", mark) for card in CORE.file.farm_cards for mark in marks(card.provenance))


def test_the_data_set_has_what_the_box_has():
    assert sorted(CORE.cards) == list(range(1, 67))
    assert [sum(tile.round == number for tile in CORE.file.roof_tiles) for number in range(1, 7)] == [4] * 6
    assert sum(space.not_in_2_3_player for space in CORE.spaces) == 10
    assert {tile.function for tile in CORE.file.roof_tiles} == set(CORE.file.roof_functions_in_rulebook)


def test_the_digest_is_of_the_content_not_of_the_layout():
    assert read_edition(json.dumps(json.loads(TEXT)).encode(), "other layout").digest == CORE.digest
    assert read_edition(TEXT.replace('"grape": 3, "pig": 5', '"grape": 4, "pig": 5').encode(), "").digest != CORE.digest


@pytest.mark.parametrize(
    ("found", "put", "message"),
    [
        (
            '["olive", "pig"], "value": 3',
            '["olive", "pig"], "value": "3"',
            "farm_cards[33].barrow.value: expected `int`",
        ),
        ('"op": "reroll_die"', '"op": "reroll"', "farm_cards[50].helper.effects[0].op: invalid value 'reroll'"),
        (
            '["olive"], "extra_delivery"',
            '["olive"], "extra_delivry"',
            "farm_cards[6].extension: object contains unknown",
        ),
        (
            '"round": 3, "price": 3, "function": "gain_pig"',
            '"price": 3, "function": "gain_pig"',
            "roof_tiles[8]: object",
        ),
        ('["A2", "B1", "B2"]', '["A2", "B1", "Z2"]', "market.spaces[0].adjacent[2]: there is no space Z2"),
        ('["A2", "B1", "B2"]', '["A2", "B1"]', "market.spaces[5].adjacent[0]: A1 is not adjacent to B2 in its own row"),
        ('{"number": 66,', '{"number": 65,', "farm_cards[64].number: the number 65 is not its own"),
        ('"die": 6', '"die": 5', "craft_buildings[5]: die 5 is there twice"),
        ('"rows": 4, "row": ["pig"', '"rows": 3, "row": ["pig"', "craft_buildings[0].rows: every seat needs a row"),
        ('["pig", "pig", "meat"]', '["pig", "pig", "vp"]', "craft_buildings[0].row[2]: vp cannot be delivered"),
        (
            '["meat", "meat"], "value"',
            '["meat", "silver"], "value"',
            "barrow.goods[1]: silver is not carried by a barrow",
        ),
        ('"round": 6, "price": 6', '"round": 7, "price": 6', "roof_tiles[20].round: there is no round 7"),
        ('"buy": {"olive": 3', '"buy": {"olive": 1', "prices.buy.olive: buying for 1 and selling for 1 would pay"),
        ('"olive": 1, "grain": 1', '"olive": 1', "prices.sell: the price of grain is missing"),
        ('"position": 3, "vp": 1', '"position": 4, "vp": 1', "siesta_track.spaces[3].position: must be 3, not 4"),
        ('"players": 3', '"players": 5', "player_counts[2]: players 5 is not one of [1, 2, 3, 4]"),
        ('"centre_start": 5', '"centre_start": null', "player_counts[3].start_spaces: 0 market spaces are"),
        ('"rounds": 6', '"rounds": 7', "setup.rounds: the game has 6 rounds, not 7"),
        ('"pick": 1', '"pick": 3', "commodity_trades[2].effects[0].pick: 3 of 2 options cannot be carried out"),
        (
            '"good": "silver", "amount": 4',
            '"good": "silver", "amount": 0',
            "effects[0].amount: must be at least 1, not 0",
        ),
        ('"modifiers": [{"mod": "sell_from_fields"}], ', "", "farm_cards[34].helper: a helper of mode passive needs"),
        ('"deliveries": 4, "hats"', '"deliveries": 3, "hats"', "donkey_tokens[3]: deliveries 3 is there twice"),
        ('"schema_version": 1', '"schema_version": 2', "schema_version: invalid enum value 2"),
    ],
)
def test_a_mistake_is_named_with_its_line(found, put, message):
    assert TEXT.count(found) >= 1
    wrong = TEXT.replace(found, put, 1)
    said = refusal(wrong)
    assert message in said
    where = next(part for part in said.split("; ") if message in part)
    line = int(re.match(r"line (\d+): ", where)[1])
    changed = [
        number
        for number, (old, new) in enumerate(zip(TEXT.split("\n"), wrong.split("\n"), strict=True), 1)
        if old != new
    ]
    inside_list = message.startswith(("player_counts[3]", "market.spaces[5]", "farm_cards[64]", "prices.sell"))
    assert inside_list or line in changed


def test_text_that_is_no_edition_is_refused_with_its_line():
    assert refusal(TEXT.replace('"R": "Portuguese rulebook text",', '"R": "Portuguese rulebook text"', 1)).startswith(
        "line 6: "
    )
    assert refusal("[]").startswith("line 1: the whole file: expected `object`")
    assert refusal("").startswith("line 1: this is no JSON")
    assert "nested too deeply" in refusal("[" * 100_000)
    with pytest.raises(RefusedError, match="no UTF-8"):
        read_edition(b"\xff", "mine.json")


def test_many_mistakes_are_named_at_once_but_not_all():
    said = refusal(TEXT.replace('"value": 3}', '"value": 9}').replace('"rows": 4', '"rows": 1'))
    assert said.count("line ") == 5
    assert said.endswith("; and 2 more")


def test_a_missing_value_is_named_by_the_line_of_what_should_hold_it():
    assert line_of('{"a": 1,\n "b": [2,\n {"c": 3}]}', ("b", 1, "d")) == 3
    assert line_of('{"a": 1,\n "b": [2,\n {"c": 3}]}', ("b", 0)) == 2
