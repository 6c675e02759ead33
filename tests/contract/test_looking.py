"""Previews, explanations, earlier revisions and undo."""

from random import Random

import pytest

from tests.contract.api_clients import Json
from tests.contract.combinations import WITH_HIDDEN_CARDS
from tests.contract.table import Table, refused

OF_HIDDEN_CARDS = pytest.mark.parametrize("combination", WITH_HIDDEN_CARDS, ids=str)


def test_a_preview_shows_the_events_of_a_move_and_changes_nothing(table):
    seat, moves = table.beginner, table.sample.moves
    before = table.everything()
    actions = [{"id": move} for move in moves]
    preview = table.call("PreviewActions", table.tokens[seat], actions=actions, language="en")
    assert table.everything() == before
    outcome = table.submit(seat, *moves, language="en")
    assert preview["view"] == outcome["view"]
    assert [event["text"] for event in preview["events"]] == [event["text"] for event in outcome["events"]]
    assert {event["seq"] for event in preview["events"]} == {0}


def drawn(answer: Json, ruleset: str) -> list[Json]:
    """Return the drawn cards as the events of an answer show them."""
    bodies = [event["table"][ruleset] for event in answer["events"]]
    return [body["cardsDrawn"] for body in bodies if "cardsDrawn" in body]


def about_to_draw(table: Table) -> tuple[int, str]:
    """Play until the first seat can draw a card; return the seat and the action that draws."""
    *before, draw = table.sample.draw
    if before:
        table.submit(table.beginner, *before)
    return table.beginner, draw


@OF_HIDDEN_CARDS
def test_a_preview_never_shows_hidden_cards(table):
    seat, draw = about_to_draw(table)
    hand, before = table.view(seat)["seats"][seat]["hand"]["cards"], table.everything()
    preview = table.call("PreviewActions", table.tokens[seat], actions=[{"id": draw}, {"id": "nonsense"}])
    assert "view" not in preview
    (hidden,) = drawn(preview, table.sample.ruleset)
    assert (hidden["number"], hidden["cards"]) == (1, [])
    assert table.everything() == before
    outcome = table.submit(seat, draw)
    (card,) = set(outcome["view"][table.sample.ruleset]["seats"][seat]["hand"]["cards"]) - set(hand)
    assert [shown["cards"] for shown in drawn(outcome, table.sample.ruleset)] == [[card]]


@OF_HIDDEN_CARDS
def test_actions_after_a_draw_are_refused_whatever_was_drawn(table):
    """Otherwise a caller could learn the drawn card: it would try each card number after the draw until one is not
    refused.
    """
    seat, draw = about_to_draw(table)
    before = table.everything()
    cards = [card["number"] for card in table.client.call("ListCards", ruleset=table.sample.ruleset)["cards"]]
    plays = [table.sample.playing(card) for card in cards[:: len(cards) // 30]]
    messages = {str(refused(table.submit, seat, draw, play)) for play in plays}
    assert len(messages) == 1
    assert "in a new request" in messages.pop()
    assert table.everything() == before


def test_an_explanation_names_the_missing_requirements(table):
    seat = table.play_until_blocked()
    blocked = table.listed(seat, include_blocked=True, language="it")["blocked"]
    for one in blocked:
        explained = table.call("ExplainAction", table.tokens[seat], action={"id": one["id"]}, language="it")
        assert (explained["legal"], explained["reason"]) == (False, "ILLEGAL_ACTION")
        assert (explained["violations"], explained["text"]) == (one["violations"], one["text"])
        assert all(violation["rule"] for violation in one["violations"])
        assert any(violation["need"] != violation["have"] for violation in one["violations"])
        refusal = refused(table.submit, seat, one["id"])
        assert refusal.details["violations"] == one["violations"]
        assert repr(one["id"]) in refusal.message


def test_a_refusal_explains_itself_in_the_requested_language(table):
    seat = table.play_until_blocked()
    one = table.listed(seat, include_blocked=True)["blocked"][0]
    for language in ("", "en"):
        assert refused(table.submit, seat, one["id"], language=language).message.endswith(one["text"])
    for language in ("pt", "it", "ru"):
        asked = {"action": {"id": one["id"]}, "language": language}
        explanation = table.call("ExplainAction", table.tokens[seat], **asked)["text"]
        assert refused(table.submit, seat, one["id"], language=language).message == explanation
        sent = {"actions": [{"id": one["id"]}], "language": language}
        assert refused(table.call, "PreviewActions", table.tokens[seat], **sent).message == explanation


def test_an_explanation_of_a_legal_action_returns_the_action(table):
    for action in table.actions(table.beginner):
        explained = table.call("ExplainAction", table.tokens[table.beginner], action={"id": action["id"]})
        assert explained["legal"]
        assert explained["action"] == action


def test_an_explanation_for_a_seat_that_is_not_to_act_says_so(client, server, sample):
    table = Table(client, server.key, sample, settings=sample.short)
    token = table.tokens[1 - table.beginner]
    explained = table.call("ExplainAction", token, action={"id": sample.moves[0]})
    assert (explained["legal"], explained["reason"]) == (False, "NOT_YOUR_DECISION")


NO_REASON = {
    "en": "Seat {seat} may not do this now: list the actions to see what is legal.",
    "pt": "Jogador {seat} não pode fazer isto agora: liste as ações para ver o que é permitido.",
    "it": "Giocatore {seat} ora non può farlo: elenca le azioni per vedere che cosa è permesso.",
    "ru": "Игрок {seat} сейчас не может этого сделать: запросите список действий.",
}


@pytest.mark.parametrize("language", NO_REASON)
def test_an_explanation_without_a_rule_is_in_the_requested_language(table, language):
    (seat,) = table.to_act
    explained = table.call("ExplainAction", table.tokens[seat], action={"id": "???"}, language=language)
    assert (explained["reason"], explained["violations"]) == ("ILLEGAL_ACTION", [])
    assert explained["text"] == NO_REASON[language].format(seat=seat)


def test_an_explanation_of_an_unknown_action_suggests_similar_actions(table):
    (seat,) = table.to_act
    action = table.actions(seat)[0]["id"]
    explained = table.call("ExplainAction", table.tokens[seat], action={"id": f"{action}_"}, language="it")
    assert f" Simili: {action}" in explained["text"]


def test_every_earlier_revision_can_be_viewed(table):
    random = Random(5)
    seen = {table.revision: [table.view(seat) for seat in (0, 1, None)]}
    while table.revision < 40 and table.to_act:
        table.play_at_random(random)
        actor = next((seat for seat in (0, 1) if table.look(seat)["undoable"]), None)
        if actor is not None and random.random() < 0.2:
            table.undo(actor)
        seen[table.revision] = [table.view(seat) for seat in (0, 1, None)]
    for revision, views in seen.items():
        assert [table.view(seat, revision=revision) for seat in (0, 1, None)] == views
    assert refused(table.look, 0, revision=table.revision + 1).reason == "MALFORMED_REQUEST"
    assert refused(table.look, 0, revision=-1).reason == "MALFORMED_REQUEST"


def test_own_actions_can_be_undone_one_by_one_or_together(table):
    seat, moves, ruleset = table.beginner, table.sample.moves, table.sample.ruleset
    views = [table.view(seat)]
    for number, move in enumerate(moves, 1):
        assert table.submit(seat, move)["undoable"] == table.look(seat)["undoable"] == number
        views.append(table.view(seat))
    assert table.listed(seat)["undoable"] == len(moves)
    assert table.undo(seat)["view"][ruleset] == views[-2]
    assert table.submit(seat, moves[-1])["undoable"] == len(moves)
    before = table.revision
    undone = table.undo(seat, len(moves))
    assert (undone["view"][ruleset], undone["undoable"]) == (views[0], 0)
    (event,) = undone["events"]
    assert event["undone"] == {"seat": seat, "count": len(moves)}
    assert undone["revision"] == before + 1, "events were removed from the log"


@OF_HIDDEN_CARDS
def test_an_action_that_revealed_something_hidden_cannot_be_undone(table):
    seat, draw = about_to_draw(table)
    assert table.look(seat)["undoable"] == len(table.sample.draw) - 1
    assert table.submit(seat, draw)["undoable"] == 0
    before = table.everything()
    refusal = refused(table.undo, seat)
    assert refusal.reason == "UNDO_NOT_ALLOWED"
    assert "may take back 0" in refusal.message
    assert table.everything() == before


def test_an_action_before_an_action_of_another_seat_cannot_be_undone(table):
    seat, count = play_until_two_seats_acted(table)
    assert table.look(seat)["undoable"] == 0
    assert refused(table.undo, seat).reason == "UNDO_NOT_ALLOWED"
    before = table.revision - 1 - count
    table.undo(1 - seat)
    assert table.look(seat)["undoable"] == count, "the action cannot be undone after the other seat's undo"
    assert table.undo(seat, count)["view"][table.sample.ruleset] == table.view(seat, revision=before)


def play_until_two_seats_acted(table: Table) -> tuple[int, int]:
    """Play until two seats in a row did something that can be undone; return the first seat and the number of its
    actions.
    """
    random, done = Random(12), [0, 0]
    while True:
        seat = random.choice(table.to_act)
        undoable = table.submit(seat, random.choice(table.actions(seat))["id"])["undoable"]
        if undoable == 1 and done[1 - seat]:
            return 1 - seat, done[1 - seat]
        done[seat], done[1 - seat] = undoable, 0


def test_undo_of_more_actions_than_were_made_is_refused(table):
    table.submit(table.beginner, *table.sample.moves)
    for count in (len(table.sample.moves) + 1, -1):
        assert refused(table.undo, table.beginner, count).reason == "UNDO_NOT_ALLOWED"


def test_the_question_to_a_seat_has_a_text_and_only_this_seat_gets_it(table):
    seat = table.to_act[0]
    english, russian = table.listed(seat, language="en")["question"], table.listed(seat, language="ru")["question"]
    assert english
    assert russian
    assert english != russian
    for other in {0, 1} - set(table.to_act):
        assert table.listed(other)["question"] == ""
    plain = table.submit(seat, table.sample.moves[0], language="ru")
    assert plain["question"] == ""
    table.undo(seat)
    outcome = table.submit(seat, table.sample.moves[0], include_actions=True, language="ru")
    assert outcome["question"] == table.listed(seat, language="ru")["question"] != ""
