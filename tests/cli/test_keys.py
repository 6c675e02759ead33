"""`reeve keys`: keys are created, listed without their secret and revoked, also while a server runs."""

import re

import httpx
import pytest

from tests.cli.reeve import reeve
from tests.running import running_server

CREATE = ("keys", "create", "--name", "my table", "--scope", "games.create")


def test_a_key_is_printed_once_and_listed_without_its_secret(tmp_path):
    made = reeve(*CREATE, "--scope", "games.read", "--data", tmp_path)
    key = re.fullmatch(r"rk_([0-9a-f]{12})_([\w-]{43})\n", made.out)
    assert made.code == 0
    assert key
    assert f"This is key {key[1]}. It is shown only now" in made.err
    assert key[2] not in made.err
    listed = reeve("keys", "list", "--data", tmp_path)
    head, line = listed.out.splitlines()
    assert head.split() == ["id", "created", "state", "namespace", "scopes", "name"]
    assert re.fullmatch(rf"{key[1]}  \d{{4}}-\S+Z  valid  {key[1]}  games.create,games.read  my table", line)


@pytest.mark.parametrize("namespace", ["club", "A.b_c~d-9", "x" * 40])
def test_a_key_can_belong_to_a_namespace(tmp_path, namespace):
    key_id = reeve(*CREATE, "--namespace", namespace, "--data", tmp_path).out.split("_")[1]
    _, line = reeve("keys", "list", "--data", tmp_path).out.splitlines()
    assert line.split()[0] == key_id
    assert line.split()[3] == namespace


@pytest.mark.parametrize("namespace", ["", "x" * 41, "my club", "club/anna", "clüb", "club\n", "{club}"])
def test_an_invalid_namespace_is_refused_with_what_is_allowed(tmp_path, namespace):
    ran = reeve(*CREATE, "--namespace", namespace, "--data", tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert f"argument --namespace: {namespace!r} is not a namespace: 1 to 40 letters" in ran.err
    assert not list(tmp_path.iterdir())


def test_the_secret_is_not_in_the_store(tmp_path):
    secret = reeve(*CREATE, "--data", tmp_path).out.strip().split("_", 2)[2]
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    assert b"my table" in kept
    assert secret.encode() not in kept


def test_a_revoked_key_stays_in_the_list(tmp_path):
    key_id = reeve(*CREATE, "--data", tmp_path).out.split("_")[1]
    for _ in range(2):
        ran = reeve("keys", "revoke", key_id, "--data", tmp_path)
        assert (ran.code, ran.out) == (0, f"{key_id} is revoked\n")
    assert f"{key_id}  " in reeve("keys", "list", "--data", tmp_path).out
    assert "  revoked  " in reeve("keys", "list", "--data", tmp_path).out


def test_an_unknown_key_cannot_be_revoked(tmp_path):
    ran = reeve("keys", "revoke", "0123", "--data", tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "reeve keys: no API key has the id '0123'; `reeve keys list` shows all of them\n"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["keys"], "reeve keys: the following arguments are required: ACTION"),
        (["keys", "create", "--scope", "games.read"], "the following arguments are required: --name"),
        (["keys", "create", "--name", "x"], "the following arguments are required: --scope"),
        (["keys", "create", "--name", "x", "--scope", "all"], "argument --scope: invalid choice: 'all'"),
        (["keys", "create", "--name", "", "--scope", "games.read"], "a name is 1 to 100 printable characters"),
        (["keys", "revoke"], "the following arguments are required: ID"),
        (["keys", "list", "--store", "file"], "argument --store: 'file' is not `embedded`, or a URL with redis://"),
        (["keys", "list", "--store", "embedded", "--data", "x"], "argument --data: not allowed with argument --store"),
        (["keys", "list", "--data", "/proc/reeve"], "reeve keys: "),
        (["keys", "list", "--store", "redis://127.0.0.1:1"], "reeve keys: "),
    ],
)
def test_an_error_is_reported_in_one_line(arguments, says):
    ran = reeve(*arguments)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert says in ran.err


def test_keys_can_be_created_and_revoked_while_a_server_runs(tmp_path):
    with running_server("--data", tmp_path) as server:
        key = reeve(*CREATE, "--scope", "games.read", "--data", tmp_path).out.strip()
        headers = {"Authorization": f"Bearer {key}"}

        def create() -> int:
            body = {"ruleset": "hallertau", "seats": 2}
            return httpx.post(f"{server.url}/v1/games", json=body, headers=headers, trust_env=False).status_code

        assert create() in (200, 201)
        assert reeve("keys", "revoke", key.split("_")[1], "--data", tmp_path).code == 0
        assert create() == 401
