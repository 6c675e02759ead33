"""A whole random game over REST: every answer matches its schema, and the record is verified at the end."""

import random

import pytest

from service.engine.registry import LANGUAGES, RULESETS
from tests.rest.schemas import fits
from tests.rest.table import Table

MOST_MOVES = 1_000


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_answer_of_a_whole_game_matches_its_schema_and_the_record_is_verified(client, ruleset):
    seats = min(RULESETS[ruleset].rules.seat_counts)
    table, chance = Table(client, seats, {ruleset: {}}), random.Random(4)
    for number in range(MOST_MOVES):
        listed = table.get(":listActions?includeBlocked=true&language=en").json()
        fits("ListActionsResponse", listed)
        if not listed["toAct"]:
            break
        action = chance.choice(listed["actions"])
        action = {"args": action["args"]} if number % 2 else {"id": action["id"]}
        move = {"expectedRevision": listed["revision"], "actions": [action], "language": "it"}
        if number % 10 == 0:
            fits("PreviewActionsResponse", table.post(":preview", {"actions": [action]}).json())
            fits("ExplainActionResponse", table.post(":explain", {"action": action}).json())
        played = table.post(":submit", move | {"includeActions": number % 7 == 0})
        assert played.status_code == 200, played.text
        fits("SubmitActionsResponse", played.json())
    looked = table.get("").json()
    fits("GetGameResponse", looked)
    assert looked["game"]["status"] == "GAME_STATUS_FINISHED"
    fits("ListEventsResponse", table.get("/events?pageSize=1000&language=ru").json())
    fits("ListGamesResponse", client.get("/v1/games").json())
    over = table.post(":submit", {"expectedRevision": looked["game"]["revision"], "actions": [{"id": "x"}]})
    assert (over.status_code, over.json()["reason"]) == (422, "GAME_OVER")
    record = table.get(":export").json()
    fits("Record", record)
    assert client.post("/v1/records:verify", json=record).json()["ok"] is True
    record["actions"][3]["digest"] = "0" * 64
    lie = client.post("/v1/records:verify", json=record).json()
    assert (lie["ok"], lie["revision"]) == (False, 4)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_all_cards_match_their_schema_in_every_language(client, ruleset):
    numbers = [card.number for card in RULESETS[ruleset].catalogue.cards()]
    for language in LANGUAGES:
        cards = client.get(f"/v1/rulesets/{ruleset}/cards?language={language}").json()
        fits("ListCardsResponse", cards)
        assert [card["number"] for card in cards["cards"]] == numbers
