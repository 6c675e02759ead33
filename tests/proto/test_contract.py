"""The contract follows the style of buf and breaks no clients; introduced errors are found."""

import pytest

from tests.proto.contract_copy import DESCRIPTOR, GENERATED, ROOT, ContractCopy


def test_the_contract_passes_lint_and_has_no_breaking_change(tmp_path):
    copy = ContractCopy(tmp_path)
    for done in (copy.lint(), copy.breaking()):
        assert (done.returncode, done.stdout + done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("score.proto", "int32 total = 2;", "int32 grandTotal = 2;", "should be lower_snake_case"),
        ("game.proto", "  GAME_STATUS_RUNNING = 2;", "  RUNNING = 2;", 'should be prefixed with "GAME_STATUS_"'),
        ("game.proto", "GAME_STATUS_UNSPECIFIED = 0", "GAME_STATUS_NONE = 0", 'should be suffixed with "_UNSPECIFIED"'),
        ("catalog.proto", "rpc GetCard(GetCardRequest)", "rpc GetCard(ListCardsRequest)", "request type"),
    ],
)
def test_a_style_error_is_found(tmp_path, file, old, new, says):
    done = ContractCopy(tmp_path).change(file, old, new).lint()
    assert done.returncode != 0
    assert says in done.stdout + done.stderr


BREAKING = [
    ("score.proto", "int32 total = 2;", "int32 total = 9;", 'field "2" with name "total" on message "Score"'),
    ("score.proto", "  int32 total = 2;\n", "", 'field "2" with name "total" on message "Score" was deleted'),
    ("score.proto", "int32 total = 2;", "string total = 2;", 'changed type from "int32" to "string"'),
    ("game.proto", "  WINDOW_ANYTIME = 2;\n", "", 'enum value "2" on enum "Window" was deleted'),
    (
        "catalog.proto",
        "  rpc ListRules(ListRulesRequest) returns (ListRulesResponse);\n",
        "",
        'RPC "ListRules" on service "CatalogService" was deleted',
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "says"), BREAKING)
def test_a_breaking_change_is_found(tmp_path, file, old, new, says):
    done = ContractCopy(tmp_path).change(file, old, new).breaking()
    assert done.returncode != 0
    assert says in done.stdout + done.stderr


def test_make_proto_refuses_a_breaking_change(tmp_path):
    copy = ContractCopy(tmp_path).change(*BREAKING[0][:3])
    assert copy.make_proto().returncode == 1
    assert (tmp_path / DESCRIPTOR).read_bytes() == (ROOT / DESCRIPTOR).read_bytes()
    assert not (tmp_path / GENERATED).exists()


def test_make_proto_accepts_a_breaking_change_after_the_descriptor_was_removed(tmp_path):
    copy = ContractCopy(tmp_path).change(*BREAKING[0][:3])
    (tmp_path / DESCRIPTOR).unlink()
    assert copy.make_proto().returncode == 0
    assert (tmp_path / DESCRIPTOR).exists()


def test_a_new_field_is_not_a_breaking_change(tmp_path):
    copy = ContractCopy(tmp_path).change(
        "score.proto", "int32 tie_break = 3;", "int32 tie_break = 3;\n  int32 luck = 4;"
    )
    assert (copy.lint().returncode, copy.breaking().returncode) == (0, 0)
