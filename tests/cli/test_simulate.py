"""`reeve simulate`: statistics for people and for programs, and records that can be verified."""

import json

import pytest

from service.engine.registry import RULESETS
from tests.cli.reeve import reeve

NO_CARDS = ("--ruleset", "hallertau", "--variant", "no-cards")


def test_json_output_is_one_object():
    ran = reeve("simulate", *NO_CARDS, "--seats", 3, "--games", 4, "--seed", "s", "--json")
    assert (ran.code, ran.err) == (0, "")
    statistics = json.loads(ran.out)
    assert statistics["games"] == 4
    assert statistics["seats"] == 3
    assert statistics["decisions"] > 4 * 40
    assert statistics["decisions_per_second"] > 0
    assert 10 < statistics["largest_action_list"] <= 150
    scores = statistics["scores"]
    assert scores["lowest"] <= scores["quartile"] <= scores["median"] <= scores["upper_quartile"] <= scores["highest"]
    assert sum(scores["by_ten"].values()) == 12


def test_quartiles_of_few_scores_are_interpolated():
    scores = json.loads(reeve("simulate", *NO_CARDS, "--seats", 1, "--games", 2, "--seed", "s", "--json").out)["scores"]
    assert scores["lowest"] < scores["quartile"] < scores["upper_quartile"] < scores["highest"]


def test_the_same_seed_gives_the_same_games_with_and_without_records(tmp_path):
    arguments = ("simulate", *NO_CARDS, "--seats", 2, "--games", 3, "--seed", "same", "--json")
    plain = json.loads(reeve(*arguments).out)
    recorded = json.loads(reeve(*arguments, "--records", tmp_path).out)
    other = json.loads(reeve(*arguments[:-2], "other", "--json").out)
    for statistics in (plain, recorded, other):
        del statistics["decisions_per_second"]
    assert plain == recorded
    assert other["decisions"] != plain["decisions"]


def test_greedy_bots_score_more_than_random_ones():
    ran = reeve("simulate", "--ruleset", "lagranja", "--bots", "greedy,random", "--seats", 2, "--games", 8, "--json")
    statistics = json.loads(ran.out)
    assert statistics["bots"] == ["greedy", "random"]
    bots = ("random", "greedy")
    alike = [reeve("simulate", "--ruleset", "lagranja", "--bots", bot, "--games", 4, "--json") for bot in bots]
    random, greedy = (json.loads(ran.out)["scores"]["mean"] for ran in alike)
    assert greedy > 1.3 * random


def test_the_search_bot_can_be_simulated():
    statistics = json.loads(reeve("simulate", *NO_CARDS, "--bots", "search", "--seats", 1, "--games", 1, "--json").out)
    assert statistics["bots"] == ["search"]
    assert statistics["scores"]["mean"] > 20


def test_events_are_counted_by_a_field_with_the_scores_of_their_seats():
    wanted = ("barrow_completed.value", "card_played.role", "card_played.role.card")
    counting = [word for one in wanted for word in ("--count", one)]
    bots = ("--bots", "greedy,random,random", "--seats", 3)
    arguments = ("simulate", "--ruleset", "lagranja", *bots, "--games", 4, *counting)
    counts = json.loads(reeve(*arguments, "--json").out)["counts"]
    assert tuple(counts) == wanted
    roles = counts["card_played.role"]
    assert tuple(roles) == ("barrow", "extension", "field", "helper")
    assert all(0 < role["seats"] <= min(role["times"], 4 * 3) for role in roles.values())
    assert all(role["mean_score"] > 5 for role in roles.values())
    cards = counts["card_played.role.card"]
    assert sum(one["times"] for name, one in cards.items() if name.startswith("helper ")) == roles["helper"]["times"]
    table = reeve(*arguments).out
    assert "barrow_completed.value" in table
    assert "their mean score" in table


def test_any_field_can_be_counted():
    wanted = ("gained.goods", "stall_placed.seat.space", "delivered.good", "roofs_turned_up.roofs")
    counting = [word for one in wanted for word in ("--count", one)]
    ran = reeve(
        "simulate", "--ruleset", "lagranja", "--bots", "greedy", "--seats", 1, "--games", 2, "--json", *counting
    )
    counts = json.loads(ran.out)["counts"]
    assert all(counts[one] for one in wanted)
    neutral = [one for value, one in counts["stall_placed.seat.space"].items() if value.startswith("None ")]
    assert neutral
    assert all(one.keys() == {"times", "seats"} and one["seats"] == 0 for one in neutral)
    assert "None " in reeve("simulate", "--ruleset", "lagranja", "--seats", 1, "--games", 1, *counting).out


def test_any_pair_of_decks_can_be_simulated():
    ran = reeve("simulate", "--gateway", 3, "--farmyard", 7, "--seats", 2, "--games", 2, "--json")
    assert json.loads(ran.out)["settings"] == {"gateway": 3, "farmyard": 7}


def test_the_default_output_is_a_table():
    ran = reeve("simulate", *NO_CARDS, "--seats", 1, "--games", 1, "--seed", "s")
    assert ran.code == 0
    for words in ("games", "decisions per second", "largest action list", "score: median"):
        assert words in ran.out


def test_records_of_simulated_games_are_verified(tmp_path):
    assert reeve("simulate", *NO_CARDS, "--games", 3, "--records", tmp_path / "new" / "folder").code == 0
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert len(files) == 3
    ran = reeve("verify", *files)
    assert ran.code == 0
    assert ran.out.count(": OK: ") == 3


def test_a_folder_that_cannot_be_created_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    ran = reeve("simulate", "--games", 1, "--records", tmp_path / "file")
    assert ran.code == 2
    assert ran.err == (
        f"reeve simulate: --records needs a folder that can be written; {tmp_path / 'file'}: File exists\n"
    )


def test_a_folder_that_cannot_be_written_to_is_named():
    ran = reeve("simulate", *NO_CARDS, "--games", 1, "--json", "--records", "/proc")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith("reeve simulate: --records needs a folder that can be written; /proc: ")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulate", "--seats", "5"], "argument --seats: '5' is not a whole number from 1 to 4"),
        (["simulate", "--seats", "two"], "argument --seats: 'two' is not a whole number from 1 to 4"),
        (["simulate", "--games", "0"], "argument --games: '0' is not a whole number from 1 to 1000000"),
        (
            ["simulate", "--ruleset", "chess"],
            f"argument --ruleset: invalid choice: 'chess' (choose from {', '.join(RULESETS)})",
        ),
        (
            ["simulate", "--variant", "all"],
            "argument --variant: invalid choice: 'all' (choose from 'cards', 'no-cards')",
        ),
        (["simulate", "--gateway", "4"], "argument --gateway: invalid choice: '4' (choose from '0', '1', '2', '3')"),
        (["simulate", "--speed", "1"], "unrecognized arguments: --speed 1"),
        (["simulate", "--sequential-progress", "maybe"], "invalid choice: 'maybe' (choose from 'false', 'true')"),
        (["cards", "--deck", "tarot"], "argument --deck: invalid choice: 'tarot'"),
        (["cards", "--ruleset", "lagranja", "--deck", "point"], "no deck is called 'point'; there are: farm"),
        (["cards", "--lang", "la"], "argument --lang: invalid choice: 'la' (choose from 'en', 'pt', 'it', 'ru')"),
        (["simulate", "--seed", ""], "a seed is 1 to 200 printable characters"),
        (["play", "--bots", "9"], "argument --bots: '9' is not a whole number from 0 to 4"),
        (["play", "--seats", "2", "--bots", "3"], "--bots is at most the number of seats, 2"),
        (
            ["play", "--bots", "clever"],
            "argument --bots: 'clever' is not a list of bots; there are: random, greedy, search, hard",
        ),
        (
            ["simulate", "--bots", "greedy,"],
            "argument --bots: 'greedy,' is not a list of bots; there are: random, greedy, search, hard",
        ),
        (["simulate", "--bots", "greedy,random"], "--bots names one bot for all or one for each of 4 seats"),
        (
            ["simulate", "--ruleset", "lagranja", "--count", "helper_use.card"],
            "--count: lagranja has no event 'helper_use'; similar: helper_used",
        ),
        (
            ["simulate", "--ruleset", "lagranja", "--count", "barrow_completed"],
            "--count: 'barrow_completed' is not a field of an event; there are: barrow_completed.seat, "
            "barrow_completed.card, barrow_completed.value",
        ),
        (["replay"], "the following arguments are required: FILE"),
        (["verify"], "the following arguments are required: FILE"),
        (
            ["dance"],
            "argument COMMAND: invalid choice: 'dance' "
            "(choose from 'serve', 'keys', 'play', 'cards', 'simulate', 'verify', 'replay')",
        ),
        ([], "the following arguments are required: COMMAND"),
    ],
)
def test_an_invalid_argument_is_reported_in_one_line_with_the_allowed_values(arguments, says):
    ran = reeve(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert without_quotes(says) in without_quotes(ran.err)


def without_quotes(text):
    """Remove quotes, because Python's patch releases differ in whether they quote the choices."""
    return text.replace("'", "")


def test_help_names_all_commands():
    ran = reeve("--help")
    assert ran.code == 0
    for command in ("serve", "keys", "play", "cards", "simulate", "verify", "replay"):
        assert command in ran.out
