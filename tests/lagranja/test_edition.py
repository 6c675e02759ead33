"""The data set: the provenance of its parts, and the errors that are reported about an owner's edition file."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.lagranja import edition, vocabulary
from service.engine.lagranja.edition import loader
from service.engine.lagranja.edition.editions import CORE
from service.engine.lagranja.edition.loader import read_edition
from service.engine.lagranja.edition.positions import line_of, written_path
from service.engine.lagranja.rules import rules_with

FILE = Path(edition.__file__).with_name("edition.json")
TEXT = FILE.read_text()

ROOF_FUNCTIONS = {
    "delivery",
    "flip_roof",
    "free_upgrade",
    "gain_2_silver",
    "gain_any_harvest",
    "gain_grain_or_olive",
    "gain_grape",
    "gain_olive",
    "gain_pig",
    "gain_two_different_harvest",
    "gain_vp",
    "play_or_draw",
    "siesta_1",
    "siesta_2",
}
"""All roof effects that the rulebook lists."""


def refusal(text: str) -> str:
    with pytest.raises(EngineError) as refused:
        read_edition(text.encode(), "mine.json")
    assert refused.value.reason is EngineReason.BAD_SETTING
    return refused.value.message.removeprefix("the edition mine.json cannot be used: ")


def marks(provenance: object) -> list[str]:
    return list(map(str, provenance.values())) if isinstance(provenance, dict) else [str(provenance)]


def remarked() -> dict[str, Any]:
    """Return the edition of the project with everything that a file may contain in addition."""
    file = json.loads(TEXT)
    file["settings"] = {"marker_limit": {"default": 25}, "open_vp": {"default": False, "provenance": "R"}}
    file["goods"] = {"harvest": ["olive", "grain", "grape"], "special": ["commodity"]}
    file["prices"]["floor_rule"] = "a resource costs more than it brings"
    file["setup"]["rounds"] = 6
    file["farm_board"]["dice_spaces"] = 2
    file["siesta_track"]["solo_start_player_position"] = 3
    file["roof_functions_in_rulebook"] = sorted(ROOF_FUNCTIONS)
    file["solo"] |= {"dice": 5, "roofs_per_round": 2, "order_markers": [2, 3], "neutral_marker_limit": None}
    file["solo"] |= {"discard_highest_in_rounds": [4, 5, 6], "neutral_placement": ["most player stalls removed"]}
    for row in file["player_counts"]:
        row["craft_tiles_per_building"] = row["players"]
    for building in file["craft_buildings"]:
        building["rows"] = 4
    return file


def test_repeating_a_rule_in_the_file_is_allowed_and_changes_nothing():
    assert read_edition(json.dumps(remarked()).encode(), "mine.json").digest == CORE.digest


@pytest.mark.parametrize(
    ("path", "said", "true"),
    [
        (("setup", "rounds"), 5, 6),
        (("farm_board", "dice_spaces"), 3, 2),
        (("siesta_track", "solo_start_player_position"), 4, 3),
        (("craft_buildings", 2, "rows"), 3, 4),
        (("settings", "marker_limit", "default"), 30, 25),
        (("settings", "open_vp", "default"), True, False),
        (("goods", "harvest"), ["olive"], ["grain", "grape", "olive"]),
        (("solo", "dice"), 7, 5),
        (("solo", "order_markers"), [3, 4], [2, 3]),
        (("solo", "discard_highest_in_rounds"), [6], [4, 5, 6]),
        (("solo", "neutral_marker_limit"), 25, None),
    ],
)
def test_changing_a_rule_in_the_file_is_refused(path, said, true):
    file = remarked()
    holder = file
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = said
    text = json.dumps(file, indent=1)
    expected = f"is a rule or follows from something else in the file: it can only be {true!r}"
    assert refusal(text) == f"line {line_of(text, path)}: {written_path(path)}: {expected}"


def test_every_part_has_its_provenance():
    parts = [CORE.prices, CORE.start, CORE.board, CORE.file.siesta_track, CORE.file.market, CORE.file.solo]
    parts += [*CORE.file.upgrades, *CORE.file.commodity_trades, *CORE.file.player_counts, *CORE.file.donkey_tokens]
    parts += [*CORE.file.revenue_spaces, *CORE.buildings, *CORE.file.roof_tiles, *CORE.spaces, *CORE.file.farm_cards]
    parts += [card.helper for card in CORE.file.farm_cards]
    assert all(mark for part in parts for mark in marks(part.provenance))
    assert all(re.match(r"[RPD]\b", mark) for card in CORE.file.farm_cards for mark in marks(card.provenance))


def test_the_data_set_has_the_number_of_parts_of_the_printed_game():
    assert sorted(CORE.cards) == list(range(1, 67))
    assert [sum(tile.round == number for tile in CORE.file.roof_tiles) for number in range(1, 7)] == [4] * 6
    assert sum(space.not_in_2_3_player for space in CORE.spaces) == 10
    assert {tile.function for tile in CORE.file.roof_tiles} == ROOF_FUNCTIONS


def test_the_digest_depends_on_the_content_and_not_on_the_layout():
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
            "farm_cards[6].extension.extra_delivry: object contains unknown",
        ),
        (
            '"round": 3, "price": 3, "function": "gain_pig"',
            '"price": 3, "function": "gain_pig"',
            "roof_tiles[8]: object",
        ),
        ('["A2", "B1", "B2"]', '["A2", "B1", "Z2"]', "market.spaces[0].adjacent[2]: there is no space Z2"),
        ('["A2", "B1", "B2"]', '["A2", "B1"]', "market.spaces[5].adjacent[0]: A1 is not adjacent to B2 in its own row"),
        ('{"number": 66,', '{"number": 65,', "farm_cards[64].number: the number 65 is not its own"),
        ('"die": 6', '"die": 5', "craft_buildings[5].die: 5 is there twice"),
        ('["pig", "pig", "meat"]', '["pig", "pig", "vp"]', "craft_buildings[0].row[2]: vp cannot be delivered"),
        (
            '["meat", "meat"], "value"',
            '["meat", "silver"], "value"',
            "barrow.goods[1]: silver is not carried by a barrow",
        ),
        ('"round": 6, "price": 6', '"round": 7, "price": 6', "roof_tiles[20].round: expected `int` <= 6"),
        ('"buy": {"olive": 3', '"buy": {"olive": 1', "prices.buy.olive: buying for 1 and selling for 1 would pay"),
        ('"olive": 1, "grain": 1', '"olive": 1', "prices.sell: the price of grain is missing"),
        ('"position": 3, "vp": 1', '"position": 4, "vp": 1', "siesta_track.spaces[3].position: must be 3, not 4"),
        ('"players": 3', '"players": 5', "player_counts[2].players: 5 is not one of [1, 2, 3, 4]"),
        ('"centre_start": 5', '"centre_start": null', "player_counts[3].start_spaces[3]: 0 usable market"),
        ('"centre_start": 4', '"centre_start": 5', "player_counts[3].start_spaces[3]: 2 usable market"),
        ('"pick": 1', '"pick": 3', "commodity_trades[2].effects[0].pick: 3 of 2 options cannot be carried out"),
        (
            '"good": "silver", "amount": 4',
            '"good": "silver", "amount": 0',
            "effects[0].amount: expected `int` >= 1",
        ),
        ('"modifiers": [{"mod": "sell_from_fields"}], ', "", "farm_cards[34].helper: a helper of mode passive needs"),
        ('"deliveries": 4, "hats"', '"deliveries": 3, "hats"', "donkey_tokens[3].deliveries: 3 is there twice"),
        ('"schema_version": 1', '"schema_version": 2', "schema_version: invalid enum value 2"),
        ('"la-granja-core-1"', '"mine\\nours"', "edition_id: is made of up to 60 letters"),
        ('"id": "harvest"', '"id": "silver"', "commodity_trades[1].id: silver is there twice"),
        ('"id": "butcher"', '"id": "store"', "craft_buildings[0].id: store is there twice or means something else"),
        ('"id": "R1a"', '"id": "R1/a"', "roof_tiles[0].id: is made of up to 30 letters"),
        ('"name": "Chef"', '"name": "Chef\\n"', "farm_cards[0].name: has a character that cannot be shown"),
        ('["A2", "B1", "B2"]', '["A2", "B1", "B2", "B1"]', "market.spaces[0].adjacent[3]: B1 is there twice"),
        (
            '"id": "A2", "index"',
            '"id": "A1", "index"',
            "market.spaces[1].id: A1 is there twice or means something else",
        ),
        ('{"number": 6, "effects"', '{"number": 5, "effects"', "revenue_spaces[5].number: 5 is there twice"),
        ('"id": "A2", "index": 2', '"id": "A2", "index": 3', "market.spaces[1].index: must be 2, not 3"),
        ('"q": 3, "r": -2', '"q": 4, "r": -2', "market.spaces[1].q: another space lies at 4, -2"),
        ('"q": 2, "r": -2', '"q": 2, "r": -3', "market.spaces[0].adjacent[0]: A2 does not lie beside A1"),
        ('"dice": 9', '"dice": 8', "player_counts[3].dice: two for each and a last one"),
        ('"dice": 9', '"dice": 10', "player_counts[3].dice: two for each and a last one"),
        ('"start_spaces": [2, 3, 4]', '"start_spaces": [2, 3]', "player_counts[2].start_spaces: names 3 different"),
        ('"start_spaces": [2, 3, 4]', '"start_spaces": [2, 4, 3]', "player_counts[2].start_spaces: names 3 different"),
        ('false, "centre_start": 4', 'true, "centre_start": 4', "player_counts[2].start_spaces[2]: 0 usable market"),
        ('"donkey_reset_rounds": [4]', '"donkey_reset_rounds": [2]', "donkey_reset_rounds: in round 6 no token"),
        (
            '"start_player_position": 3',
            '"start_player_position": 7',
            "solo.start_player_position: the siesta track ends",
        ),
        ('"commodities": 1', '"commodities": -1', "setup.commodities: expected `int` >= 0"),
        ('"blocked_buildings": 3', '"blocked_buildings": 6', "setup.blocked_buildings: expected `int` <= 5"),
        ('"hand": 4', '"hand": 4000000000', "setup.hand: expected `int` <= 9"),
        ('"olive": 3', f'"olive": {"9" * 5_000}', "prices.buy.olive: expected `int` <= 99"),
        ('"grape": 3, "pig": 5', '"grape": "3", "pig": 5', "prices.buy.grape: expected `int`, got `str`"),
        ('"grape": 3, "pig": 5', '"rice": 3, "pig": 5', "prices.buy.rice: invalid enum value 'rice'"),
        ('"hand": 4', '"hand": 4, "vp": 2', "setup.vp: is there twice"),
        (
            '"amount": 2, "distinct": true',
            '"amount": 4, "distinct": true',
            "amount: 4 different ones of 3 cannot be taken",
        ),
        ('["olive", "grain", "grape"], "amount"', '[], "amount"', "effects[0].options: names different goods"),
        ('"count": 3, "keep": 1', '"count": 3, "keep": 4', "effects[0].keep: of 3 cards 4 cannot be kept"),
        ('{"expr": "round"}', '{"expr": "siesta_vp"}', "effects[0].number: siesta_vp is not always the number of a"),
        ('[{"op": "play_card", "count": 1}]', '[{"op": "reserve_space"}]', "[0].op: reserve_space cannot stand here"),
        ('"delta": -1, "minimum": 1', '"delta": -1', "helper.modifiers[0]: an extension costs at least one good"),
        (', {"mod": "undiscardable"}', "", "farm_cards[42].helper: a roof that was bought keeps its space"),
        ('"mod": "market_shield"', '"mod": "roof_price"', "modifiers[0].minimum_difference: roof_price has no"),
        (
            '"numbers": [4], ',
            '"numbers": [4], "goods": ["vp"], ',
            "trigger.goods: only the event delivery_made has goods",
        ),
        (
            '"trigger": {"event": "stall_removed_own"}, ',
            "",
            "farm_cards[1].helper: a helper of mode trigger needs trigger",
        ),
    ],
)
def test_an_error_is_reported_with_its_line(found, put, message):
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
    elsewhere = message.startswith(
        ("player_counts[3].start", "player_counts[2].start_spaces[2]", "market.spaces[5]", "farm_cards[64]")
    )
    assert elsewhere or line in changed


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("prices", "buy", "grape"), "3"),
        (("prices", "sell", "olive"), 3),
        (("player_counts", 2, "start_spaces", 2), 6),
        (("craft_buildings", 5, "die"), 5),
        (("craft_buildings", 3, "permanent", "effects", 0, "amount"), -1),
        (("roof_tiles", 7, "effects", 0, "options", 1, 0, "op"), "draw"),
        (("market", "spaces", 3, "adjacent", 1), "Z9"),
        (("farm_cards", 40, "barrow", "goods", 0), "vp"),
        (("farm_cards", 40, "helper", "once_per_round"), False),
        (("farm_cards", 65, "helper", "cost", "wine"), 1),
    ],
)
def test_the_line_of_an_error_is_right_in_any_layout(path, value):
    data = json.loads(TEXT)
    whole = data
    for part in path[:-1]:
        whole = whole[part]
    whole[path[-1]] = value
    text = json.dumps(data, indent=1)
    said = refusal(text)
    line = text.split("\n")[int(re.match(r"line (\d+): ", said)[1]) - 1]
    shown = f'"{path[-1]}": {json.dumps(value)}' if isinstance(path[-1], str) else json.dumps(value)
    assert line.strip(" ,") == ('"olive": 3' if path[1] == "sell" else shown)


@pytest.mark.parametrize(
    ("found", "put", "message"),
    [
        ('"good": "silver", "amount": 4', '"good": "commodity", "amount": 1', "commodity_trades[0].effects: could be"),
        (
            '"once_per_round": true, "cost": {"pig": 1}',
            '"once_per_round": false, "cost": {"pig": 1}',
            "farm_cards[40].helper.once_per_round: could be repeated without end",
        ),
        (
            '"craft_completed"}, "effects": [{"op": "gain", "good": "vp", "amount": 2}]',
            '"barrow_completed"}, "effects": [{"op": "deliver", "count": 2}]',
            "craft_buildings[1].permanent.effects: could be repeated without end after barrow_completed",
        ),
        (
            '"own_stalls_min": 3}, "optional": false',
            '"own_stalls_min": 3}, "optional": true',
            "farm_cards[18].helper: after market_scored nobody can be asked",
        ),
        (
            '[{"op": "upgrade", "max": 2, "free": true}]',
            '[{"op": "revenue_space", "number": 5}]',
            "revenue_spaces[4].effects[0].options[0][0].op: revenue_space cannot stand here",
        ),
        (
            '[{"op": "upgrade", "max": 2, "free": true}]',
            '[{"op": "flip_roof", "count": 1}]',
            "revenue_spaces[4].effects[0].options[0][0].op: flip_roof cannot stand here",
        ),
    ],
)
def test_an_effect_that_could_repeat_without_end_is_refused(found, put, message):
    at = TEXT.rindex(found) if "revenue" in message else TEXT.index(found)
    assert message in refusal(TEXT[:at] + put + TEXT[at + len(found) :])


def test_every_value_of_a_barrow_has_a_market_space_on_both_boards():
    file = json.loads(TEXT)
    file["farm_cards"][0]["barrow"]["value"] = 7
    assert "market.spaces: no space of value 7 is usable with 2 seats" in refusal(json.dumps(file))
    file["market"]["spaces"][0]["value"] = 7
    assert file["market"]["spaces"][0]["not_in_2_3_player"]
    assert "market.spaces: no space of value 7 is usable with 2 seats" in refusal(json.dumps(file))
    file["market"]["spaces"][1]["value"] = 7
    read_edition(json.dumps(file).encode(), "mine.json")


def test_an_effect_that_can_repeat_a_limited_number_of_times_is_allowed():
    """An action without limit that uses up what it costs, and a reward for every delivery."""
    unlimited = '"once_per_round": true, "cost": {"silver": 4}'
    text = TEXT.replace(unlimited, unlimited.replace("true", "false"), 1)
    text = text.replace(
        '"once_per_round": true, "trigger": {"event": "delivery_made"',
        '"once_per_round": false, "trigger": {"event": "delivery_made"',
    )
    assert text.count('"once_per_round": false') == TEXT.count('"once_per_round": false') + 4
    read_edition(text.encode(), "mine.json")


def test_a_file_that_passes_all_checks_is_also_tried_in_games(monkeypatch):
    """Without the checks, three start spaces for two seats are found by playing."""
    monkeypatch.setattr(loader, "mistakes", lambda file: ())
    text = TEXT.replace('"start_spaces": [2, 3], "x', '"start_spaces": [2, 3, 4], "x')
    with pytest.raises(
        EngineError, match=r"the edition mine.json cannot be used: a game with 1 seats cannot be played"
    ):
        rules_with(text.encode(), "mine.json")


def test_a_file_with_a_byte_order_mark_and_windows_line_ends_is_read():
    assert read_edition(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode(), "mine.json").digest == CORE.digest


def test_the_file_explains_every_word_of_its_vocabulary():
    explained = CORE.file.helper_vocabulary
    words = [struct.__struct_config__.tag for struct in get_args(vocabulary.Effect)]
    assert list(explained["effects"]) == words
    assert list(explained["modifiers"]) == list(get_args(vocabulary.ModifierName))
    assert list(explained["events"]) == list(get_args(vocabulary.EventName))
    assert list(explained["conditions"]) == list(vocabulary.Condition.__struct_fields__)
    assert list(explained["costs"]) == list(vocabulary.Cost.__struct_fields__)


def test_text_that_is_not_an_edition_is_refused_with_its_line():
    assert refusal(TEXT.replace('"R": "Portuguese rulebook text",', '"R": "Portuguese rulebook text"', 1)).startswith(
        "line 6: "
    )
    assert refusal("[]").startswith("line 1: the whole file: expected `object`")
    assert refusal("").startswith("line 1: this is no JSON")
    assert "nested too deeply" in refusal("[" * 100_000)
    for depth in (20, 300, 400, 3_000):
        choices = '[{"op": "choose", "pick": 1, "options": [' * depth + "]}]" * depth
        assert refusal(TEXT.replace('[{"op": "gain", "good": "silver", "amount": 4}]', choices, 1))
    assert refusal(TEXT.replace('"Butcher"', '"\\ud800"')).startswith("line 99: half a character")
    assert refusal(TEXT.replace("Butcher", "\0")).startswith("line 99: this is no JSON: Invalid control character")
    with pytest.raises(EngineError, match="no UTF-8"):
        read_edition(b"\xff", "mine.json")


def test_several_errors_are_reported_at_once_up_to_a_limit():
    said = refusal(re.sub(r'"die": \d', '"die": 9', TEXT))
    assert said.count("line ") == 5
    assert said.endswith("; and 7 more")


def test_a_message_is_one_line_of_limited_length():
    said = refusal(TEXT.replace('"field": "grain"', f'"field\\n{"s" * 100_000}": "grain"', 1))
    assert said.startswith("line 180: farm_cards[0].field?ssss")
    assert len(said) < 300


def test_a_missing_value_is_reported_with_the_line_of_its_parent():
    assert line_of('{"a": 1,\n "b": [2,\n {"c": 3}]}', ("b", 1, "d")) == 3
    assert line_of('{"a": 1,\n "b": [2,\n {"c": 3}]}', ("b", 0)) == 2
