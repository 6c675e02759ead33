"""The committed code, the clients and the committed descriptor are those that the contract gives."""

from tests.proto.contract_copy import CLIENTS, DESCRIPTOR, GENERATED, ROOT, ContractCopy, tree


def test_the_committed_code_and_descriptor_are_up_to_date(tmp_path):
    copy = ContractCopy(tmp_path)
    done = copy.make_proto()
    assert done.returncode == 0, done.stdout + done.stderr
    written, committed = tree(tmp_path / GENERATED), tree(ROOT / GENERATED)
    assert sorted(written) == sorted(committed)
    assert [name for name in written if written[name] != committed[name]] == [], "run `make proto`"
    assert (tmp_path / DESCRIPTOR).read_bytes() == (ROOT / DESCRIPTOR).read_bytes(), "run `make proto`"
    clients = tree(tmp_path / CLIENTS)
    assert len(clients) > 8
    assert [name for name, text in clients.items() if (ROOT / CLIENTS / name).read_bytes() != text] == [], (
        "run `make proto`"
    )


def test_a_change_of_the_contract_changes_the_generated_code(tmp_path):
    copy = ContractCopy(tmp_path).change(
        "score.proto", "int32 tie_break = 3;", "int32 tie_break = 3;\n  int32 luck = 4;"
    )
    assert copy.make_proto().returncode == 0
    written, committed = tree(tmp_path / GENERATED), tree(ROOT / GENERATED)
    changed = {name for name in written if written[name] != committed[name]}
    assert changed == {"v1/score_pb2.py", "v1/score_pb2.pyi"}
    clients = tree(tmp_path / CLIENTS)
    assert {name for name, text in clients.items() if (ROOT / CLIENTS / name).read_bytes() != text} == {
        "typescript/src/contract.ts",
        "python/src/reeve_client/contract/score.py",
    }
    assert (tmp_path / DESCRIPTOR).read_bytes() != (ROOT / DESCRIPTOR).read_bytes()
