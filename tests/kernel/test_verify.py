"""Verification of records: every change to a record is detected, each with its own message."""

from collections.abc import Callable
from string import Formatter
from typing import Any

import msgspec
import pytest

from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.findings import TEXTS, Finding, finding_text
from service.engine.kernel.journal import Journal
from service.engine.kernel.record import Record, read_record, write_record
from service.engine.kernel.verify import replay, verify
from service.engine.registry import LANGUAGES
from tests.kernel.toy import Toy

TOY = Toy()


def finished() -> Journal[Any]:
    game = Journal(TOY, {}, ["salt", ""], "server seed")
    for action in ("keep", "draw", "draw", "keep", "draw"):
        game.act(game.rules.to_act(game.state)[0], action)
    game.act(1, "keep")
    return game


def changed(change: Callable[[dict[str, Any]], None]) -> Record:
    """Return a finished record with a change."""
    document = msgspec.json.decode(write_record(finished().record()))
    change(document)
    return read_record(msgspec.json.encode(document))


def test_a_valid_record_is_verified_also_after_writing_and_reading():
    record = finished().record()
    assert read_record(write_record(record)) == record
    verdict = verify(TOY, record)
    assert (verdict.ok, verdict.text("en")) == (True, "OK: 6 revisions")


def test_a_record_with_an_undo_is_verified():
    game = Journal(TOY, {}, [""], "server seed")
    game.act(0, "keep")
    game.act(0, "keep")
    game.undo(0, 2)
    for _ in range(3):
        game.act(0, "keep")
    assert verify(TOY, game.record()).ok


def set_at(*path: Any) -> Callable[[dict[str, Any]], None]:
    """Return a function that sets one place of the document; the last argument is the value."""

    def change(document: Any) -> None:
        *way, last, value = path
        for key in way:
            document = document[key]
        document[last] = value

    return change


def drop_last_action(document: dict[str, Any]) -> None:
    document["actions"].pop()


@pytest.mark.parametrize(
    ("change", "revision", "says"),
    [
        (set_at("actions", 1, "action", "keep"), 2, "action was changed"),
        (set_at("actions", 5, "action", "draw"), 6, "action was changed"),
        (set_at("actions", 1, "action", "steal"), 2, "not legal"),
        (set_at("actions", 1, "seat", 0), 2, "not legal"),
        (set_at("actions", 1, "digest", "0" * 64), 2, "digest was changed"),
        (set_at("actions", 5, "digest", "0" * 64), 6, "digest was changed"),
        (set_at("actions", 1, "revision", 7), 7, "revision 2 was expected, but 7"),
        (set_at("actions", 1, "undo", 1), 2, "either an action id or an undo"),
        (set_at("seed", "another seed"), None, "does not fit the commitment"),
        (set_at("commitment", "0" * 64), None, "does not fit the commitment"),
        (set_at("version", "0"), None, "made with version '0' of toy; this program plays version '1'"),
        (set_at("setup", "0" * 64), 0, "setup differs"),
        (set_at("seats", 0, "entropy", "pepper"), 0, "setup differs"),
        (set_at("settings", {"nonsense": "1"}), None, "no setting is called 'nonsense'"),
        (set_at("settings", "open_hands", "yes"), None, "open_hands cannot be 'yes'; allowed: false, true"),
        (set_at("seats", []), None, "toy has 1 to 3 seats, not 0"),
        (set_at("result", "winners", [0, 1]), 6, "recorded result is not the one"),
        (set_at("result", None), 6, "no result is recorded"),
        (drop_last_action, 5, "the game is not over"),
    ],
)
def test_every_change_is_detected_with_its_own_message(change, revision, says):
    verdict = verify(TOY, changed(change))
    assert not verdict.ok
    assert verdict.revision == revision
    assert says in verdict.text("en")


def test_the_record_of_a_running_game_is_verified_only_with_its_seed():
    game = Journal(TOY, {}, ["", ""], "server seed")
    game.act(0, "keep")
    assert "still running" in verify(TOY, game.record()).text("en")
    assert verify(TOY, game.record(), "server seed").text("en") == "OK: 1 revisions so far; the game is not over"
    assert "commitment" in verify(TOY, game.record(), "a guess").text("en")


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b'{"format": "other"}', b"\xff\xfe", b"[" * 100_000, b'{"format": "reeve-record/3"}']
)
def test_an_invalid_record_is_refused_with_a_clear_message(data):
    with pytest.raises(EngineError, match="no record of a game") as caught:
        read_record(data)
    assert caught.value.reason is EngineReason.BAD_RECORD


def test_a_record_of_another_format_is_refused_with_its_name():
    older = {"format": "reeve-record/2", "ruleset": "toy", "settings": {"open_hands": False}}
    with pytest.raises(EngineError, match="in the format reeve-record/3: it says 'reeve-record/2'") as caught:
        read_record(msgspec.json.encode(older))
    assert caught.value.reason is EngineReason.BAD_RECORD


def test_settings_are_texts_in_a_record_and_are_read_back_as_values():
    game = Journal(TOY, {"open_hands": True}, [""], "server seed")
    record = game.record()
    assert record.settings == {"open_hands": "true"}
    assert replay(TOY, record, seed="server seed").settings == {"open_hands": True}


def test_a_record_has_every_plain_field_and_leaves_out_absent_ones():
    document = msgspec.json.decode(write_record(finished().record()))
    assert list(document) == [
        *("format", "ruleset", "version", "settings", "seats", "commitment", "setup", "actions", "seed", "result")
    ]
    assert document["seats"] == [{"entropy": "salt"}, {"entropy": ""}]
    assert sorted(document["actions"][0]) == ["action", "digest", "revision", "seat"]
    assert sorted(document["result"]) == ["scores", "winners"], "a game with several seats has a verdict"
    assert sorted(document["result"]["scores"][0]) == ["parts", "tieBreak", "total"]


def test_replay_stops_at_the_requested_revision():
    record = finished().record()
    assert replay(TOY, record, 3).entries == list(record.actions[:3])
    assert replay(TOY, record).revision == 6
    with pytest.raises(EngineError, match="revisions 0 to 6, not 7"):
        replay(TOY, record, 7)


def test_every_finding_has_a_text_in_every_language():
    values = {name: name for _, name, _, _ in Formatter().parse("".join(text["en"] for text in TEXTS.values())) if name}
    values["action"] = "action"
    for finding in Finding:
        said = [finding_text(finding, language, values) for language in LANGUAGES]
        assert len(set(said)) == len(LANGUAGES), said


def test_a_verdict_is_written_in_the_language_of_the_reader():
    verdict = verify(TOY, changed(set_at("actions", 1, "action", "steal")))
    assert verdict.text("pt") == "a jogada registrada não é legal: steal"
    assert verdict.text("it") == "la mossa registrata non è legale: steal"
    assert verdict.text("ru") == "записанный ход не по правилам: steal"
