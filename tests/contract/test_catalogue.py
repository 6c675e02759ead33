"""What the service knows, the same through both doors and for everybody."""

import pytest

from tests.contract.games import SAMPLES
from tests.contract.table import refused


@pytest.mark.parametrize(
    ("method", "fields"),
    [
        ("ListRulesets", {}),
        ("ListCards", {"ruleset": "hallertau"}),
        ("ListCards", {"ruleset": "hallertau", "deck": "point", "language": "ru"}),
        ("GetCard", {"ruleset": "hallertau", "number": 217, "language": "it"}),
        ("ListRules", {"ruleset": "hallertau"}),
        ("ListCards", {"ruleset": "lagranja", "deck": "farm", "language": "it"}),
        ("GetCard", {"ruleset": "lagranja", "number": 23}),
        ("ListRules", {"ruleset": "lagranja"}),
        ("ListParts", {"ruleset": "hallertau", "language": "pt"}),
        ("ListParts", {"ruleset": "lagranja"}),
    ],
)
def test_both_doors_tell_the_same(house, method, fields):
    told = [door.call(method, **fields) for door in house.doors]
    assert told[0] == told[1]
    assert [value for value in told[0].values() if value]


def test_a_card_in_words_and_as_data(door):
    listed = door.call("ListCards", ruleset="hallertau", language="pt")["cards"]
    card = door.call("GetCard", ruleset="hallertau", number=217, language="pt")["card"]
    assert card in listed
    assert card["text"] != door.call("GetCard", ruleset="hallertau", number=217)["card"]["text"]
    assert card["hallertau"]


def test_rules_that_violations_cite_are_listed_unless_they_are_pages_or_sections(any_table):
    table = any_table
    listed = {rule["id"] for rule in table.door.call("ListRules", ruleset=table.sample.ruleset)["rules"]}
    blocked = [one for seat in (0, 1) for one in table.listed(seat, include_blocked=True)["blocked"]]
    cited = {violation["rule"] for one in blocked for violation in one["violations"]}
    assert cited
    assert {rule for rule in cited if not rule.startswith(("p.", "§"))} <= listed


def test_a_ruleset_that_is_not_there(door):
    refusal = refused(door.call, "ListCards", ruleset="chess")
    assert refusal.reason == "BAD_OPTION"
    assert all(name in refusal.message for name in SAMPLES)
