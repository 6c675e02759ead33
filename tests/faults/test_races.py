"""Parallel requests: of conflicting ones one commits and the others are refused; independent ones all succeed."""

from functools import partial

import pytest

from tests.contract.games import NO_CARDS
from tests.contract.table import Table, refused, seqs, shortest
from tests.faults.crowd import at_once, refusals, successes
from tests.hallertau.table import Table as Board

CROWD = 20


def test_of_many_submissions_at_one_revision_exactly_one_commits(server):
    table = Table(server.rest, server.key)
    for _ in range(3):
        (seat,) = table.to_act
        before = table.look(seat)["game"]
        actions = table.actions(seat, "place")
        results = at_once(
            *(
                partial(
                    table.submit,
                    seat,
                    actions[number % len(actions)]["id"],
                    revision=before["revision"],
                    request_id=f"{before['revision']}/{number}",
                    client=server.clients[number % 2],
                )
                for number in range(CROWD)
            )
        )
        (won,) = successes(results)
        lost = refusals(results)
        assert won["revision"] == table.revision == before["revision"] + 1
        assert seqs(won["events"]) == list(range(before["headSeq"] + 1, won["headSeq"] + 1))
        assert {refusal.reason for refusal in lost} == {"STALE_REVISION"}
        assert len(lost) == CROWD - 1
        assert all(refusal.details["missed"] == won["events"] for refusal in lost)
        assert all(refusal.details["revision"] == won["revision"] for refusal in lost)
        table.undo(seat)


def test_the_same_request_sent_many_times_at_once_is_carried_out_once(server):
    for number in range(8):
        table = Table(server.clients[number % 2], server.key)
        (seat,) = table.to_act
        move = partial(table.submit, seat, "place:nursery", revision=0, request_id="the same", include_actions=True)
        results = at_once(*(partial(move, client=server.clients[number % 2]) for number in range(CROWD)))
        assert not refusals(results)
        (first,) = [one for one in results if not one["replayed"]]
        assert [one | {"replayed": False} for one in results] == [first] * CROWD
        assert table.revision == first["revision"] == 1


def test_equal_creations_and_equal_claims_sent_at_once_are_carried_out_once(server):
    create = {"ruleset": "hallertau", "seats": 2, "request_id": "one table"}
    made = at_once(
        *(partial(server.clients[number % 2].call, "CreateGame", server.key, **create) for number in range(CROWD))
    )
    (created,) = [one for one in made if not one["replayed"]]
    assert [one | {"replayed": False} for one in made] == [created] * CROWD
    claim = {"game": created["game"]["id"], "seat": 0, "invite": created["invites"][0], "request_id": "my seat"}
    claimed = at_once(*(partial(server.clients[number % 2].call, "ClaimSeat", **claim) for number in range(CROWD)))
    (first,) = [one for one in claimed if not one["replayed"]]
    assert [one | {"replayed": False} for one in claimed] == [first] * CROWD


def test_of_many_claims_with_one_invite_exactly_one_succeeds(server):
    created = server.rest.call("CreateGame", server.key, ruleset="hallertau", seats=2)
    claim = {"game": created["game"]["id"], "seat": 1, "invite": created["invites"][1]}
    results = at_once(*(partial(server.clients[number % 2].call, "ClaimSeat", **claim) for number in range(CROWD)))
    assert len(successes(results)) == 1
    assert {refusal.reason for refusal in refusals(results)} == {"SEAT_TAKEN"}


def test_claims_of_both_seats_at_once_start_the_game(server):
    for _ in range(5):
        created = server.rest.call("CreateGame", server.key, ruleset="hallertau", seats=2)
        game = created["game"]["id"]
        claims = [
            partial(server.clients[seat].call, "ClaimSeat", game=game, seat=seat, invite=invite)
            for seat, invite in enumerate(created["invites"])
        ]
        assert not refusals(at_once(*claims))
        looked = server.rest.call("GetGame", server.key, game=game)["game"]
        assert looked["status"] == "GAME_STATUS_RUNNING"


@pytest.fixture
def progress(server) -> Table:
    """A game in Phase 9, which all seats play at once; both have Jewelry and Tools for many steps."""
    table = Table(server.rest, server.key, settings=NO_CARDS)
    board = Board(2).give(0, jewelry=40, tools=60).give(1, jewelry=40, tools=60).go_to("progress")
    server.store_access.lay_out(table.game, board.state)
    return table


def by_jewelry(table: Table, seat: int) -> str:
    """Return a step that can be paid with Jewelry."""
    steps = [action["id"] for action in table.actions(seat, "advance")]
    return next(step for step in steps if step.endswith(":1jewelry"))


def test_two_seats_that_advance_at_the_same_moment_both_succeed(server, progress):
    for _ in range(20):
        before = progress.look()["game"]
        steps = [by_jewelry(progress, seat) for seat in (0, 1)]
        results = at_once(
            *(
                partial(progress.submit, seat, steps[seat], revision=before["revision"], client=server.clients[seat])
                for seat in (0, 1)
            )
        )
        assert not refusals(results)
        first, second = sorted(results, key=lambda outcome: outcome["revision"])
        assert (first["revision"], second["revision"]) == (before["revision"] + 1, before["revision"] + 2)
        assert seqs(second["events"]) == list(range(before["headSeq"] + 1, second["headSeq"] + 1))
        assert second["events"][: len(first["events"])] == first["events"], (
            "the later answer lacks the events of the earlier one"
        )
    crafts = [sum(craft["position"] for craft in seat["crafts"]) for seat in progress.view()["seats"]]
    assert crafts == [20, 20]


def test_seats_that_confirm_stop_points_at_the_same_moment_both_succeed(server):
    table, together = Table(server.rest, server.key), 0
    while waiting := table.to_act:
        revision = table.revision
        moves = {seat: shortest(table.actions(seat))["id"] for seat in waiting}
        results = at_once(
            *(
                partial(table.submit, seat, move, revision=revision, client=server.clients[seat])
                for seat, move in moves.items()
            )
        )
        assert not refusals(results)
        assert table.revision == revision + len(moves)
        together += list(moves.values()) == ["ready", "ready"]
        if together == 20:
            break
    assert together >= 5


def test_a_seat_whose_actions_another_seat_changed_gets_a_stale_revision(server, progress):
    """Seat 1 is done and could return, but now seat 0 is done, too, and the Phase is over."""
    revision = progress.submit(1, "done")["revision"]
    ended = progress.submit(0, "done", revision=revision)
    before = progress.everything()
    for client in server.clients:
        refusal = refused(progress.submit, 1, "resume", revision=revision, client=client)
        assert refusal.reason == "STALE_REVISION"
        missed = refusal.details["missed"]
        assert missed == progress.events(1)[-len(ended["events"]) :][: len(missed)]
    assert progress.everything() == before


def test_done_and_resume_at_the_same_moment_are_both_carried_out_or_one_is_refused_as_stale(server, progress):
    progress.submit(1, "done")
    for attempt in range(10):
        revision = progress.revision
        done, resume = at_once(
            partial(progress.submit, 0, "done", revision=revision, client=server.clients[attempt % 2]),
            partial(progress.submit, 1, "resume", revision=revision, client=server.clients[1 - attempt % 2]),
        )
        assert done["revision"] > revision
        if refusals([resume]):
            assert resume.reason == "STALE_REVISION"
            assert progress.revision == revision + 1
            break
        assert progress.revision == revision + 2
        progress.submit(0, "resume")
        progress.submit(1, "done")
