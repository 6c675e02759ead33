"""Requests made up from the OpenAPI document, good ones and bad ones: no fault, no false answer, no harm to others."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis import checks as check
from schemathesis.specs.openapi import checks as openapi_check

from service.rest.openapi import document
from tests.contract.doors import PATIENCE
from tests.contract.house import House, open_house
from tests.contract.table import CARDS, Table

SCHEMA: Final = schemathesis.openapi.from_dict(__import__("json").loads(document()))
OPERATIONS: Final = {
    found.ok().definition.raw["operationId"]: found.ok() for found in SCHEMA.get_all_operations()
}
CHECKS: Final = [
    check.not_a_server_error,
    openapi_check.status_code_conformance,
    openapi_check.content_type_conformance,
    openapi_check.response_headers_conformance,
    openapi_check.response_schema_conformance,
]
BOUNDED: Final = settings(
    max_examples=20,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with open_house("embedded", "--heartbeat", 0.1) as house:
        yield house


@pytest.fixture(scope="module")
def own(house) -> Table:
    return Table(house.rest)


@pytest.fixture(scope="module")
def foreign(house) -> Table:
    return Table(house.rest, house.key)


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("name", [name for name in OPERATIONS if name != "watchGame"])
def test_made_up_requests(house, own, foreign, name, mode):
    before = foreign.everything()

    @BOUNDED
    @given(
        case=OPERATIONS[name].as_strategy(mode),
        game=st.sampled_from([own.game, own.game, foreign.game, None]),
        token=st.sampled_from([*own.tokens, own.spectator, None]),
    )
    def send(case: Case, game: str | None, token: str | None) -> None:
        if game is not None and "game" in (case.path_parameters or {}):
            case.path_parameters["game"] = game
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        response = case.call(base_url=house.server.url, headers=headers, timeout=PATIENCE)
        case.validate_response(response, checks=CHECKS)

    send()
    assert foreign.everything() == before
    assert house.rest.call("ListRulesets")["rulesets"]
    assert "Traceback" not in house.server.stderr
