"""Looking without touching: previews, explanations, earlier revisions; and taking back what nobody learned from."""

from random import Random

import pytest

from tests.contract.doors import Json
from tests.contract.games import HALLERTAU, LAGRANJA, NO_CARDS
from tests.contract.table import Table, refused


def test_a_preview_shows_what_a_move_does_and_changes_nothing(any_table):
    table, moves = any_table, any_table.sample.moves
    (seat,) = table.to_act
    before = table.everything()
    actions = [{"id": move} for move in moves]
    preview = table.call("PreviewActions", table.tokens[seat], actions=actions, language="en")
    assert table.everything() == before
    outcome = table.submit(seat, *moves, language="en")
    assert preview["view"] == outcome["view"]
    assert [event["text"] for event in preview["events"]] == [event["text"] for event in outcome["events"]]
    assert {event["seq"] for event in preview["events"]} == {0}


def drawn(answer: Json, ruleset: str) -> list[Json]:
    """The cards that were drawn, as they are told."""
    bodies = [event["table"][ruleset] for event in answer["events"]]
    return [body["cardsDrawn"] for body in bodies if "cardsDrawn" in body]


def test_a_preview_never_shows_hidden_cards(any_table):
    table, (first, draw) = any_table, any_table.sample.draw
    (seat,) = table.to_act
    table.submit(seat, first)
    hand, before = table.view(seat)["seats"][seat]["hand"]["cards"], table.everything()
    preview = table.call("PreviewActions", table.tokens[seat], actions=[{"id": draw}, {"id": "nonsense"}])
    assert "view" not in preview
    (hidden,) = drawn(preview, table.sample.ruleset)
    assert (hidden["number"], hidden["cards"]) == (1, [])
    assert table.everything() == before
    outcome = table.submit(seat, draw)
    (card,) = set(outcome["view"][table.sample.ruleset]["seats"][seat]["hand"]["cards"]) - set(hand)
    assert [shown["cards"] for shown in drawn(outcome, table.sample.ruleset)] == [[card]]


def test_nothing_may_follow_a_draw_so_that_a_refusal_cannot_tell_of_it(any_table):
    """Else one could try every card number after a draw and take the request back by its refusal."""
    table, (first, draw) = any_table, any_table.sample.draw
    (seat,) = table.to_act
    table.submit(seat, first)
    before = table.everything()
    cards = [card["number"] for card in table.door.call("ListCards", ruleset=table.sample.ruleset)["cards"]]
    plays = [table.sample.play.format(card=card) for card in cards[:: len(cards) // 30]]
    told = {str(refused(table.submit, seat, draw, play)) for play in plays}
    assert len(told) == 1
    assert "request of its own" in told.pop()
    assert table.everything() == before


def test_an_explanation_names_what_is_missing(any_table):
    table = any_table
    (seat,) = table.to_act
    blocked = table.listed(seat, include_blocked=True, language="it")["blocked"]
    assert blocked
    for one in blocked:
        explained = table.call("ExplainAction", table.tokens[seat], action={"id": one["id"]}, language="it")
        assert (explained["legal"], explained["reason"]) == (False, "ILLEGAL_ACTION")
        assert (explained["violations"], explained["text"]) == (one["violations"], one["text"])
        assert all(violation["rule"] for violation in one["violations"])
        assert any(violation["need"] != violation["have"] for violation in one["violations"])
        refusal = refused(table.submit, seat, one["id"])
        assert refusal.details["violations"] == one["violations"]


def test_an_explanation_of_what_is_legal_gives_the_option(any_table):
    table = any_table
    (seat,) = table.to_act
    for option in table.options(seat):
        explained = table.call("ExplainAction", table.tokens[seat], action={"id": option["id"]})
        assert explained["legal"]
        assert explained["option"] == option


@pytest.mark.parametrize(
    ("sample", "options"), [(HALLERTAU, NO_CARDS), (LAGRANJA, None)], ids=["hallertau", "lagranja"]
)
def test_an_explanation_to_a_seat_that_need_not_decide(door, embedded, sample, options):
    table = Table(door, embedded.key, sample, options=options)
    other = 1 - table.to_act[0]
    explained = table.call("ExplainAction", table.tokens[other], action={"id": "end_turn"})
    assert (explained["legal"], explained["reason"]) == (False, "NOT_YOUR_DECISION")


NO_REASON = {
    "en": "Seat {seat} may not do this now: list its options to see what it may do.",
    "pt": "O lugar {seat} não pode fazer isto agora: liste as suas opções para ver o que pode.",
    "it": "Il posto {seat} ora non può farlo: elenca le sue opzioni per vedere che cosa può fare.",
    "ru": "Место {seat} сейчас не может этого сделать: запросите список вариантов.",
}


@pytest.mark.parametrize("language", NO_REASON)
def test_an_explanation_without_a_rule_is_in_the_language_asked_for(any_table, language):
    (seat,) = any_table.to_act
    explained = any_table.call("ExplainAction", any_table.tokens[seat], action={"id": "???"}, language=language)
    assert (explained["reason"], explained["violations"]) == ("ILLEGAL_ACTION", [])
    assert explained["text"] == NO_REASON[language].format(seat=seat)


def test_an_explanation_names_what_may_have_been_meant(any_table):
    (seat,) = any_table.to_act
    option = any_table.options(seat)[0]["id"]
    explained = any_table.call("ExplainAction", any_table.tokens[seat], action={"id": f"{option}_"}, language="it")
    assert f" Simili: {option}" in explained["text"]


def test_every_earlier_revision_can_be_seen_again(way, house, sample):
    table, random = Table(way, house.key, sample), Random(5)
    seen = {table.revision: [table.view(seat) for seat in (0, 1, None)]}
    while table.revision < 40:
        table.play_at_random(random)
        actor = next((seat for seat in (0, 1) if table.look(seat)["undoable"]), None)
        if actor is not None and random.random() < 0.2:
            table.undo(actor)
        seen[table.revision] = [table.view(seat) for seat in (0, 1, None)]
    for revision, views in seen.items():
        assert [table.view(seat, revision=revision) for seat in (0, 1, None)] == views
    assert refused(table.look, 0, revision=table.revision + 1).reason == "MALFORMED_REQUEST"
    assert refused(table.look, 0, revision=-1).reason == "MALFORMED_REQUEST"


def test_own_actions_are_taken_back_one_by_one_or_together(any_table):
    table, (first, second), ruleset = any_table, any_table.sample.moves, any_table.sample.ruleset
    (seat,) = table.to_act
    start = table.view(seat)
    table.submit(seat, first)
    middle = table.view(seat)
    outcome = table.submit(seat, second)
    assert (outcome["undoable"], table.listed(seat)["undoable"], table.look(seat)["undoable"]) == (2, 2, 2)
    assert table.undo(seat)["view"][ruleset] == middle
    assert table.submit(seat, second)["undoable"] == 2
    undone = table.undo(seat, 2)
    assert (undone["view"][ruleset], undone["undoable"]) == (start, 0)
    (event,) = undone["events"]
    assert event["undone"] == {"seat": seat, "count": 2}
    assert undone["revision"] == 5, "the log only grows"


def test_what_somebody_learned_from_cannot_be_taken_back(any_table):
    table, (first, draw) = any_table, any_table.sample.draw
    (seat,) = table.to_act
    table.submit(seat, first)
    assert table.look(seat)["undoable"] == 1
    assert table.submit(seat, draw)["undoable"] == 0
    before = table.everything()
    refusal = refused(table.undo, seat)
    assert refusal.reason == "UNDO_NOT_ALLOWED"
    assert "may take back 0" in refusal.message
    assert table.everything() == before


def test_what_another_seat_acted_after_cannot_be_taken_back(table):
    (seat,) = table.to_act
    table.submit(seat, "exchange:1", "end_turn")
    assert table.look(seat)["undoable"] == 2
    table.submit(1 - seat, "exchange:1")
    assert table.look(seat)["undoable"] == 0
    assert refused(table.undo, seat).reason == "UNDO_NOT_ALLOWED"
    table.undo(1 - seat)
    assert table.look(seat)["undoable"] == 2, "the other seat took its action back"
    assert table.undo(seat, 2)["view"]["hallertau"]["seats"][seat]["workers"] == 6


@pytest.mark.parametrize("count", [3, -1])
def test_no_more_can_be_taken_back_than_was_done(any_table, count):
    table = any_table
    (seat,) = table.to_act
    table.submit(seat, *table.sample.moves)
    assert refused(table.undo, seat, count).reason == "UNDO_NOT_ALLOWED"
