"""Bad input to every method of the referee and to FetchSeatToken gets its reason, and the stored game is unchanged."""

from typing import Any, NamedTuple

import pytest

from tests.contract.api_clients import ApiClient, Json
from tests.contract.refereed import SCOPES, TIMED, WHY, RefereedTable
from tests.contract.server import Server
from tests.contract.table import refused

BY_SEAT: dict[str, Json] = {"ResignSeat": {"seat": 0}, "ReclaimSeat": {"seat": 0}}
"""Requests of seats, which a seat's token sends."""
BY_ARBITER: dict[str, Json] = {
    "ForfeitSeat": {"seat": 0, "reason": WHY},
    "ReplaceSeat": {"seat": 0, "reason": WHY},
    "AddTime": {"seat": 0, "seconds": 5, "reason": WHY},
    "ReissueToken": {"seat": 0, "reason": WHY},
    "PauseGame": {"reason": WHY},
    "ResumeGame": {"reason": WHY},
    "AdjudicateGame": {"ranks": [1, 2], "reason": WHY},
    "VoidGame": {"reason": WHY},
}
OTHERS: dict[str, Json] = {"ListAudit": {}, "DeleteGame": {}, "FetchSeatToken": {"seat": 0}}
ALL = BY_SEAT | BY_ARBITER | OTHERS
ACTS = BY_SEAT | BY_ARBITER
ON_A_SEAT = [method for method, fields in ALL.items() if "seat" in fields]

NO_GAMES = ["nowhere", "0" * 25, "request-1", "player-1", "x" * 5_000, "ä", "1m7q wjm"]


class Opened(NamedTuple):
    """A table and the token with which each method may be called."""

    table: RefereedTable

    def token(self, method: str) -> str:
        return self.table.tokens[0] if method in BY_SEAT else self.table.key

    def refused(self, method: str, token: str | None = "", **changed: Any) -> Any:
        """Return the refusal of a request with some changed fields; check that it is short and changed nothing."""
        before = self.table.stored()
        fields = {"game": self.table.game} | ALL[method] | changed
        refusal = refused(self.table.client.call, method, self.token(method) if token == "" else token, **fields)
        assert self.table.stored() == before, "a refused request changed the game"
        assert 10 < len(refusal.message) < 500
        return refusal


@pytest.fixture
def opened(client: ApiClient, server: Server, sample) -> Opened:
    return Opened(RefereedTable(client, server, sample, time_control=TIMED, plans=[{"player": "ana"}, {}]))


def test_time_cannot_be_added_without_limit(opened):
    """A deadline some thousand years from now could not be shown any more."""
    days = 24 * 3600
    for _ in range(6):
        opened.table.act("AddTime", seat=0, seconds=60 * days)
    assert opened.refused("AddTime", seconds=60 * days).reason == "WRONG_STATE"
    opened.table.act("AddTime", seat=0, seconds=-60 * days)
    opened.table.act("AddTime", seat=0, seconds=60 * days)


@pytest.mark.parametrize("method", ALL)
def test_a_game_that_does_not_exist(opened, method):
    for game in NO_GAMES:
        assert opened.refused(method, game=game).reason == "GAME_NOT_FOUND", game


@pytest.mark.parametrize("method", ON_A_SEAT)
def test_a_seat_that_does_not_exist(opened, method):
    for seat in (2, -1, 2_147_483_647, -2_147_483_648):
        refusal = opened.refused(method, seat=seat)
        if method in BY_SEAT:  # the token is of another seat
            assert refusal.reason == "SEAT_FORBIDDEN"
        else:
            assert (refusal.reason, "there is no seat" in refusal.message) == ("MALFORMED_REQUEST", True)


@pytest.mark.parametrize("method", ALL)
def test_tokens_that_do_not_allow_it(opened, method):
    table = opened.table
    other = RefereedTable(table.client, table.server, table.sample)
    wrong = [
        "rt_nonsense",
        "nonsense",
        "rk_nobody_0",
        "rp_mf2w4_mf2w4_0_0",
        table.invites[0],
        table.tokens[0] + "0",
    ]
    for token in wrong:
        assert opened.refused(method, token).reason == "TOKEN_MISSING", token
    for token in (other.tokens[0], other.spectator, other.key):
        assert opened.refused(method, token).reason == "SEAT_FORBIDDEN", token
    if method != "ListAudit":
        assert opened.refused(method, table.spectator).reason == "SEAT_FORBIDDEN"
        assert opened.refused(method, table.tokens[1]).reason == "SEAT_FORBIDDEN"


@pytest.mark.parametrize("method", ALL)
def test_a_missing_token(opened, combination, method):
    reason = opened.refused(method, None).reason
    assert reason == "TOKEN_MISSING" or (combination.store, reason) == ("embedded", "SEAT_FORBIDDEN")


@pytest.mark.parametrize("method", ACTS)
def test_a_request_id_that_is_too_long(opened, method):
    refusal = opened.refused(method, request_id="x" * 101)
    assert (refusal.reason, "request id" in refusal.message) == ("MALFORMED_REQUEST", True)


@pytest.mark.parametrize("method", ACTS)
def test_acts_in_a_game_that_has_not_started(client, server, sample, method):
    key = server.store_access.make_key(*SCOPES, "games.referee")
    game = client.call("CreateGame", key, ruleset=sample.ruleset, seats=2, time_control=TIMED)["game"]["id"]
    before = server.store_access.stored(game)
    refusal = refused(client.call, method, key, game=game, **ACTS[method])
    assert (refusal.reason, "not started" in refusal.message) == ("WRONG_STATE", True)
    assert server.store_access.stored(game) == before


@pytest.mark.parametrize("method", ["ResumeGame", "ReclaimSeat"])
def test_acts_that_undo_nothing(opened, method):
    assert opened.refused(method).reason == "WRONG_STATE"


@pytest.mark.parametrize("method", ["ResignSeat", "ReclaimSeat", "ForfeitSeat", "AddTime", "ReissueToken"])
def test_acts_on_a_seat_that_left(client, server, sample, method):
    table = RefereedTable(client, server, sample, seats=3, time_control=TIMED)
    table.act("PauseGame")
    table.resign(0)
    assert Opened(table).refused(method).reason == "SEAT_LEFT"


@pytest.mark.parametrize(
    ("method", "changed", "field"),
    [
        ("AddTime", {"seconds": 0}, "seconds"),
        ("AddTime", {"seconds": 60 * 24 * 3600 + 1}, "seconds"),
        ("AddTime", {"seconds": -60 * 24 * 3600 - 1}, "seconds"),
        ("ReplaceSeat", {"player": "a b"}, "player"),
        ("ReplaceSeat", {"player": "x" * 65}, "player"),
        ("ReplaceSeat", {"name": "x" * 25}, "name"),
        ("ReplaceSeat", {"name": "a\nb"}, "name"),
        ("ReplaceSeat", {"credit": 77}, "credit"),
        ("ForfeitSeat", {"kind": 77}, "kind"),
        ("ForfeitSeat", {"kind": "LEAVING_RESIGNED"}, "kind"),
        ("AdjudicateGame", {"ranks": [1] * 1000}, "ranks"),
        ("ListAudit", {"page_size": 201}, "pageSize"),
        ("ListAudit", {"after_seq": -5}, "afterSeq"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_fields_out_of_their_range(opened, method, changed, field):
    refusal = opened.refused(method, **changed)
    assert (refusal.reason, f"`{field}`" in refusal.message or field in refusal.message) == ("MALFORMED_REQUEST", True)


@pytest.mark.parametrize("method", ["ResignSeat", "ReclaimSeat", "ListAudit"])
def test_an_unknown_language(opened, method):
    refusal = opened.refused(method, language="de")
    assert (refusal.reason, "en, pt, it, ru" in refusal.message) == ("MALFORMED_REQUEST", True)


def test_a_planned_bot_is_not_replaced(client, server, sample):
    table = RefereedTable(client, server, sample, plans=[{}, {"bot": "random"}], time_control=TIMED)
    table.act("PauseGame")
    refusal = Opened(table).refused("ReplaceSeat", seat=1)
    assert (refusal.reason, "bot" in refusal.message) == ("WRONG_STATE", True)


def test_a_refusal_of_an_unknown_word_names_the_words_that_there_are(opened):
    client, key, game = opened.table.client, opened.table.key, opened.table.game
    table = {"ruleset": opened.table.sample.ruleset, "seats": 2}
    for method, fields, words in (
        ("ListGames", {"status": 77}, ("`status`", "GAME_STATUS_PAUSED")),
        ("CreateGame", {**table, "time_control": {"onTimeOut": [1, 77]}}, ("`onTimeOut`", "TIME_OUT_ACTION_FORFEIT")),
        ("ForfeitSeat", {"game": game, "seat": 0, "reason": WHY, "kind": 77}, ("`kind`", "LEAVING_ABSENT")),
        ("CreateWebhook", {"url": "https://example.com/", "kinds": [77]}, ("`kinds`", "WEBHOOK_KIND_TURN_STARTED")),
    ):
        refusal = refused(client.call, method, key, **fields)
        assert refusal.reason == "MALFORMED_REQUEST"
        assert all(word in refusal.message for word in words), refusal.message
        assert "UNSPECIFIED" not in refusal.message
