"""Records: a record file is the JSON of the contract's Record."""

import json
from pathlib import Path

import pytest
from google.protobuf.json_format import Parse

from reeve.v1 import records_pb2
from service.engine.kernel.journal import Journal
from service.engine.kernel.record import read_record, write_record
from service.engine.registry import ruleset
from tests.cli.reeve import reeve
from tests.wire.both import both_ways, printed


@pytest.mark.parametrize(
    "arguments", [("--seats", 1), ("--seats", 3, "--variant", "no-cards"), ("--seats", 1, "--ruleset", "lagranja")]
)
def test_a_record_file_is_the_json_of_the_contract(arguments, tmp_path):
    reeve("simulate", *arguments, "--games", 1, "--seed", "wire", "--records", tmp_path)
    (file,) = Path(tmp_path).iterdir()
    document = json.loads(file.read_text("utf-8"))
    message = Parse(file.read_text("utf-8"), records_pb2.Record())
    assert printed(message) == document
    assert both_ways("Record", read_record(file.read_bytes())) == document
    assert ("verdict" in document["result"]) == (len(document["seats"]) == 1)


def test_the_record_of_a_running_game_leaves_out_what_is_not_revealed():
    game = Journal(ruleset("hallertau").rules, {"gateway": 2, "sequential_progress": True}, ["salt", ""], "seed")
    (seat,) = game.rules.to_act(game.state)
    game.act(seat, "exchange:2")
    game.undo(seat)
    document = json.loads(write_record(game.record()))
    assert document == both_ways("Record", game.record())
    assert not {"seed", "result"} & set(document)
    assert document["settings"] == {
        "variant": "cards",
        "gateway": "2",
        "farmyard": "4",
        "sequential_progress": "true",
    }
    assert document["seats"] == [{"entropy": "salt"}, {"entropy": ""}]
    assert [sorted(entry) for entry in document["actions"]] == [
        ["action", "digest", "revision", "seat"],
        ["digest", "revision", "seat", "undo"],
    ]
    assert printed(Parse(write_record(game.record()), records_pb2.Record())) == document
