"""`reeve verify` and `reeve replay` on files."""

import json
from pathlib import Path

import pytest

from tests.cli.reeve import reeve


@pytest.fixture(scope="module")
def record(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    reeve("simulate", "--seats", 2, "--games", 1, "--seed", "verify", "--records", folder)
    return next(folder.iterdir())


def with_change(record: Path, tmp_path: Path, change) -> Path:
    document = json.loads(record.read_text())
    change(document)
    changed = tmp_path / "changed.json"
    changed.write_text(json.dumps(document))
    return changed


def other_legal_action(document):
    exchange = next(entry for entry in document["actions"] if entry["action"] in ("exchange:3", "exchange:4"))
    exchange["action"] = "exchange:2"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (other_legal_action, "action was changed"),
        (lambda d: d["actions"][9].update(action="place:the_moon"), "revision 10: the recorded action is not legal"),
        (lambda d: d["actions"][9].update(digest="f" * 64), "revision 10: the recorded digest was changed"),
        (lambda d: d.update(seed="a" * 64), "the seed does not fit the commitment"),
        (lambda d: d["result"]["scores"][0].update(total=99), "the recorded result is not the one"),
        (lambda d: d.update(version="0.9"), "made with version '0.9' of hallertau"),
        (lambda d: d.update(ruleset="chess"), "no ruleset is called 'chess'; there are: hallertau"),
        (lambda d: d.update(actions=d["actions"][:-1]), "the game is not over"),
        (lambda d: d.update(surprise=1), "unknown field `surprise`"),
        (lambda d: d.pop("commitment"), "missing required field `commitment`"),
    ],
)
def test_a_changed_record_is_reported_as_invalid(record, tmp_path, change, says):
    ran = reeve("verify", with_change(record, tmp_path, change))
    assert ran.code == 1
    assert says in ran.out
    assert ran.out.count("\n") == 1


def test_one_invalid_record_among_valid_ones_gives_exit_code_1(record, tmp_path):
    (tmp_path / "bad.json").write_bytes(b"\x00\xff nonsense")
    ran = reeve("verify", record, tmp_path / "bad.json", tmp_path / "missing.json")
    assert ran.code == 1
    ok, bad, missing = ran.out.splitlines()
    assert ": OK: " in ok
    assert "no record of a game" in bad
    assert missing.endswith("missing.json: cannot be read: No such file or directory")


def test_replay_prints_the_board_at_a_revision(record):
    first, last = reeve("replay", record, "--to", 0), reeve("replay", record)
    assert (first.code, last.code) == (0, 0)
    assert first.out.startswith("hallertau, revision 0 of ")
    assert "Round 1 of 6 | Phase 4" in first.out
    assert "Nursery" in first.out
    assert "Round 6 of 6" in last.out


@pytest.mark.parametrize("to", [[], ["--to", 0], ["--to", 9], ["--to", 10]])
def test_replay_of_an_invalid_record_shows_no_board(record, tmp_path, to):
    changed = with_change(record, tmp_path, lambda d: d["actions"][9].update(digest="f" * 64))
    ran = reeve("replay", changed, *to)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith(f"reeve replay: {changed}: revision 10: the recorded digest was changed")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [(["--to", "99999"], "the record has revisions 0 to"), (["--to", "-1"], "not a whole number")],
)
def test_replay_refuses_an_unknown_revision(record, arguments, says):
    ran = reeve("replay", record, *arguments)
    assert ran.code == 2
    assert says in ran.err
    assert ran.err.count("\n") == 1


def test_replay_of_a_missing_file_is_reported_in_one_line(tmp_path):
    ran = reeve("replay", tmp_path / "none.json")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "cannot be read" in ran.err
