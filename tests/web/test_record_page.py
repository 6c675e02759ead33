"""The record page proves true records and says of others that they are not true."""

import json

import httpx
import pytest
from playwright.sync_api import expect

from reeve_client.contract.referee import AdjudicateGameRequest
from service.engine.registry import RULESETS
from tests.records import finished_record
from tests.web.refereeing import table_of


def other_seed(record):
    record["seed"] += "x"


def other_move(record):
    moves = record["actions"]
    place = next(number for number, one in enumerate(moves) if moves[number + 1]["action"] != one["action"])
    moves[place]["action"] = moves[place + 1]["action"]


def other_result(record):
    record["result"]["scores"][0]["total"] += 1


def drop(page, record):
    """Open the record page and give it a record."""
    page.goto("/#/record")
    file = {"name": "game.record.json", "mimeType": "application/json", "buffer": record}
    page.locator("input[type=file]").set_input_files(file)


@pytest.fixture(scope="module", params=RULESETS)
def record(request):
    return finished_record(0, request.param)


@pytest.mark.parametrize("change", [None, other_seed, other_move, other_result])
def test_a_record_is_proved_in_the_page(new_page, record, change):
    page = new_page()
    data = json.loads(record)
    if change:
        change(data)
    drop(page, json.dumps(data).encode())
    page.get_by_role("button", name="Prove it").click()
    proof = page.locator(".proof")
    expect(proof).to_have_class("proof warning" if change else "proof good")
    if change:
        expect(proof).to_contain_text("is not true")
    else:
        expect(proof).to_contain_text("The record is true")
        expect(proof).to_contain_text("This page has computed the seal")


def test_who_wins_by_the_ranks_has_the_trophy_also_where_a_bot_of_a_leaver_has_more_points(new_page, record):
    data = json.loads(record)
    first = data["result"]["winners"][0]
    data["referee"] = {"acts": [], "ranks": [4 if seat == first else 1 + seat % 3 for seat in range(4)]}
    page = new_page()
    drop(page, json.dumps(data).encode())
    with_trophy = page.locator(".scores th:has(use[href='#i-trophy'])")
    expect(with_trophy.first).to_be_visible()
    letters = ["ABCD"[seat] for seat, rank in enumerate(data["referee"]["ranks"]) if rank == 1]
    assert [text.strip() for text in with_trophy.all_inner_texts()] == letters


def test_a_record_that_an_arbiter_decided_has_the_ranks_and_the_reason(new_page, server, reeve):
    table = table_of(reeve, "lagranja", 3)
    reeve.adjudicate_game(AdjudicateGameRequest(game=table.id, reason="The hall closes.", ranks=[2, 1, 3]))
    headers = {"Authorization": f"Bearer {table.tokens[0]}"}
    page = new_page()
    drop(page, httpx.get(f"{server.url}/v1/games/{table.id}:export", headers=headers, trust_env=False).content)
    expect(page.locator(".ranks")).to_contain_text("An arbiter decided the game. The hall closes.")
    assert [text.strip()[-1] for text in page.locator("[data-rank]").all_inner_texts()] == ["B", "A", "C"]


def test_another_file_is_no_record(new_page):
    page = new_page()
    drop(page, b'{"ruleset": "hallertau"}')
    expect(page.get_by_role("alert")).to_have_text("This file is no record of a game.")
    expect(page.get_by_role("button", name="Prove it")).to_have_count(0)
