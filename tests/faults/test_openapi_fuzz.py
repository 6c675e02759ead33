"""Valid and invalid requests generated from the OpenAPI document: no internal error, no answer against its schema."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from service.app.methods import METHOD
from service.rest.openapi import OF_OPERATORS, document
from tests.contract.api_clients import PATIENCE
from tests.contract.server import Server, open_server
from tests.contract.table import Table

DOCUMENT: Final = json.loads(document())
OPERATIONS: Final = {
    found.ok().definition.raw["operationId"]: found.ok()
    for found in schemathesis.openapi.from_dict(DOCUMENT).get_all_operations()
}
STREAM: Final = "watchGame"
DELETION: Final = "deleteGame"
PLAYER: Final = "ana"
NOTHING_TO_GET_WRONG: Final = ("exportRecord", "listRulesets", "getPlayer", "listWebhooks", "getWebhook")
"""Operations without invalid requests: they take only a text in the path, and every text is valid."""
ANSWERED: Final = (
    *("getGame", "listActions", "listEvents", "exportRecord", "listRulesets"),
    *("pauseGame", "reissueToken", "replaceSeat", "voidGame", "listAudit", "fetchSeatToken", "deleteGame"),
    *("upsertPlayer", "listPlayers", "listWebhooks"),
)
"""Operations of which some generated requests pass all checks."""

CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
BOUNDED: Final = settings(
    max_examples=15,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with open_server("embedded") as server:
        yield server


@pytest.fixture
def own(server) -> Table:
    """A game for which the requests have tokens. Requests without a token may change it, too: the server is local."""
    return Table(server.rest, time_control={"bankSeconds": 600}, plans=[{"player": PLAYER}, {}])


@pytest.fixture(scope="module")
def foreign(server) -> Table:
    """A game for which the requests have no tokens."""
    return Table(server.rest, server.key)


def test_the_document_is_the_one_that_the_server_serves(server):
    assert requests.get(f"{server.process.url}/openapi.json", timeout=PATIENCE).json() == DOCUMENT


def generated(name: str, mode: GenerationMode, own: Table, foreign: Table) -> st.SearchStrategy[Case]:
    """Generate requests of an operation: to the own game with its token, to the foreign game, or without a token.

    Operators of a local server need no token. Valid requests to the own game name its first seat and a reason.
    """

    method = METHOD[f"{name[0].upper()}{name[1:]}"]

    def aim(case: Case, game: str | None, token: str | None) -> Case:
        real = {"game": game}
        if game == own.game and mode == GenerationMode.POSITIVE:
            real |= {"player": PLAYER, "seat": "0"}
            if isinstance(case.body, dict) and "reason" in method.request.__struct_fields__:
                case.body["reason"] = "a reason"
        case.path_parameters.update({key: real[key] or old for key, old in case.path_parameters.items() if key in real})
        if token is not None:
            case.headers["Authorization"] = f"Bearer {token}"
        return case

    of_operators = method.service in OF_OPERATORS
    games = st.sampled_from([own.game, own.game, own.game, foreign.game, None])
    tokens = st.sampled_from(
        [*own.tokens, *own.tokens, own.spectator, "nonsense", *[None] * (6 if of_operators else 1)]
    )
    return st.builds(aim, OPERATIONS[name].as_strategy(mode), games, tokens)


@pytest.mark.parametrize("name", [name for name in OPERATIONS if name != STREAM])
def test_requests_that_match_the_document(server, own, foreign, name):
    statuses, before = Counter[int](), foreign.everything()

    @BOUNDED
    @given(generated(name, GenerationMode.POSITIVE, own, foreign))
    def send(case: Case) -> None:
        response = case.call(base_url=server.process.url, timeout=PATIENCE)
        case.validate_response(response, checks=CHECKS)
        statuses[response.status_code] += 1

    send()
    assert foreign.everything() == before
    assert name == DELETION or own.look()
    assert "Traceback" not in server.process.stderr
    assert 200 in statuses or name not in ANSWERED


@pytest.mark.parametrize("name", [name for name in OPERATIONS if name not in (STREAM, *NOTHING_TO_GET_WRONG)])
def test_requests_that_do_not_match_the_document(server, own, foreign, name):
    before = foreign.everything()

    @BOUNDED
    @given(generated(name, GenerationMode.NEGATIVE, own, foreign))
    def send(case: Case) -> None:
        response = case.call(base_url=server.process.url, timeout=PATIENCE)
        case.validate_response(response, checks=CHECKS)

    send()
    assert foreign.everything() == before
    assert name == DELETION or own.look()
    assert "Traceback" not in server.process.stderr


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_streams_that_are_closed_after_their_first_line(server, own, foreign, mode):
    statuses = Counter[int]()

    @BOUNDED
    @given(generated(STREAM, mode, own, foreign))
    def watch(case: Case) -> None:
        sent = case.as_transport_kwargs(base_url=server.process.url)
        with requests.request(**sent, stream=True, timeout=PATIENCE) as answer:
            assert next(answer.iter_lines())
            statuses[answer.status_code] += 1

    watch()
    assert max(statuses) < 500
    assert 200 in statuses or mode == GenerationMode.NEGATIVE
    assert "Traceback" not in server.process.stderr
