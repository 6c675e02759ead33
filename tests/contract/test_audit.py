"""The audit list of a game: every kind of act, in order and in pages, in four languages, as in the record."""

import pytest

from tests.contract.api_clients import Json
from tests.contract.refereed import SCOPES, TIMED, WHY, RefereedTable
from tests.contract.table import refused

KINDS = [
    "PAUSE",
    "RESUME",
    "ADD_TIME",
    "REISSUE",
    "REPLACE",
    "LOOK",
    "TIME_OUT",
    "RECLAIM",
    "RESIGN",
    "FORFEIT",
    "ADJUDICATE",
]
"""The acts at the table of `busy`, in their order. VOID ends another game."""


@pytest.fixture
def busy(client, server, sample) -> RefereedTable:
    """A finished game in which everything has happened that is listed."""
    control = {**TIMED, "onTimeOut": ["TIME_OUT_ACTION_BOT"], "reclaimable": True, "revivalSeconds": 900}
    key = server.store_access.make_key(*SCOPES, "games.referee")
    table = RefereedTable(client, server, sample, key, seats=4, time_control=control)
    seat = table.beginner
    others = [one for one in range(4) if one != seat]
    table.act("PauseGame", actor="Eva")
    table.act("ResumeGame")
    table.act("AddTime", seat=others[0], seconds=60)
    table.act("ReissueToken", seat=others[0])
    table.act("ReplaceSeat", seat=others[0], player="carla", name="Carla")
    table.call("GetGame", key, seat=others[1])
    table.run_out(seat)
    table.look()  # enforces the time-out
    table.call("ReclaimSeat", table.tokens[seat], seat=seat)
    table.resign(others[1])
    table.act("ForfeitSeat", seat=others[2], kind="LEAVING_ABSENT")
    table.act("AdjudicateGame", ranks=[1, 1, 3, 4])
    return table


def audit(table: RefereedTable, token: str | None = None, **fields: object) -> Json:
    return table.call("ListAudit", token or table.spectator, **fields)


def test_every_act_is_listed_in_its_order(busy):
    answer = audit(busy)
    entries = answer["entries"]
    kinds = [entry["kind"].removeprefix("ACT_KIND_") for entry in entries]
    assert kinds == [*KINDS[:6], "ADD_TIME", *KINDS[6:]]
    assert answer["nextAfterSeq"] == 0
    events = {event["seq"]: event for event in busy.events()}
    for entry in entries:
        event = events[entry["seq"]]
        assert (entry["revision"], entry["time"], entry["text"]) == (event["revision"], event["time"], event["text"])
    assert [entry["seq"] for entry in entries] == sorted(entry["seq"] for entry in entries)
    by_hand = {"PAUSE", "RESUME", "ADD_TIME", "REISSUE", "REPLACE", "FORFEIT", "ADJUDICATE"}
    for kind, entry in zip(kinds, entries, strict=True):
        assert (entry["reason"], bool(entry["by"])) == ((WHY, True) if kind in by_hand else ("", kind == "LOOK"))
        assert ("seat" in entry) == (kind not in ("PAUSE", "RESUME", "ADJUDICATE"))


def test_a_void_game_lists_its_end(client, server, sample):
    table = RefereedTable(client, server, sample)
    assert audit(table) == {"entries": [], "nextAfterSeq": 0}
    table.act("VoidGame")
    (entry,) = audit(table)["entries"]
    assert (entry["kind"], entry["reason"]) == ("ACT_KIND_VOID", WHY)


def test_the_list_has_pages(busy):
    whole, read, after = audit(busy)["entries"], [], 0
    for _ in range(len(whole)):
        page = audit(busy, after_seq=after, page_size=5)
        assert len(page["entries"]) <= 5
        read += page["entries"]
        after = page["nextAfterSeq"]
        if not after:
            break
    assert read == whole
    assert audit(busy, after_seq=whole[-2]["seq"])["entries"] == whole[-1:]
    assert audit(busy, page_size=len(whole))["nextAfterSeq"] == 0
    for bad in ({"page_size": -1}, {"page_size": 201}, {"after_seq": -1}):
        refusal = refused(audit, busy, **bad)
        assert (refusal.reason, "pageSize" in refusal.message or "afterSeq" in refusal.message) == (
            "MALFORMED_REQUEST",
            True,
        )


def test_the_list_is_in_the_language_of_the_request(busy):
    texts = {}
    for language in ("en", "pt", "it", "ru"):
        texts[language] = [entry["text"] for entry in audit(busy, language=language)["entries"]]
        assert all(texts[language])
        assert busy.client.answer_headers["content-language"] == language
    for at in range(len(texts["en"])):
        assert len({texts[language][at] for language in texts}) == 4, texts["en"][at]
    assert refused(audit, busy, language="de").reason == "MALFORMED_REQUEST"


def test_all_viewers_get_the_same_list(busy, server):
    whole = audit(busy)
    for token in (busy.tokens[busy.beginner], busy.key):
        assert audit(busy, token) == whole
    assert refused(audit, busy, server.store_access.make_key(*SCOPES)).reason == "SEAT_FORBIDDEN"


def test_the_record_has_the_acts_and_is_proved(busy):
    record = busy.call("ExportRecord", busy.spectator)["record"]
    acts, entries = record["referee"]["acts"], audit(busy)["entries"]
    for name in ("kind", "revision", "time", "seat"):
        assert [act.get(name) for act in acts] == [entry.get(name) for entry in entries]
    for name in ("by", "reason"):
        assert [act.get(name, "") for act in acts] == [entry[name] for entry in entries]
    assert record["referee"]["ranks"] == [1, 1, 3, 4]
    verdict = busy.client.call("VerifyRecord", record=record)
    assert verdict["ok"], verdict
