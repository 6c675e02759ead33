"""The record page proves true records and says of others that they are not true."""

import json

import pytest
from playwright.sync_api import expect

from service.engine.registry import RULESETS
from tests.records import finished_record


def other_seed(record):
    record["seed"] += "x"


def other_move(record):
    moves = record["actions"]
    place = next(number for number, one in enumerate(moves) if moves[number + 1]["action"] != one["action"])
    moves[place]["action"] = moves[place + 1]["action"]


def other_result(record):
    record["result"]["scores"][0]["total"] += 1


@pytest.fixture(scope="module", params=RULESETS)
def record(request):
    return finished_record(0, request.param)


@pytest.mark.parametrize("change", [None, other_seed, other_move, other_result])
def test_a_record_is_proved_in_the_page(new_page, record, change):
    page = new_page()
    page.goto("/#/record")
    data = json.loads(record)
    if change:
        change(data)
    file = {"name": "game.record.json", "mimeType": "application/json", "buffer": json.dumps(data).encode()}
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Prove it").click()
    proof = page.locator(".proof")
    expect(proof).to_have_class("proof warning" if change else "proof good")
    if change:
        expect(proof).to_contain_text("is not true")
    else:
        expect(proof).to_contain_text("The record is true")
        expect(proof).to_contain_text("This page has computed the seal")


def test_another_file_is_no_record(new_page):
    page = new_page()
    page.goto("/#/record")
    file = {"name": "game.record.json", "mimeType": "application/json", "buffer": b'{"ruleset": "hallertau"}'}
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text("This file is no record of a game.")
    expect(page.get_by_role("button", name="Prove it")).to_have_count(0)
