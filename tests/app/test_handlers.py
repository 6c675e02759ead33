"""The table of handlers of the service."""

from service.app.methods import METHODS
from tests.app.service_client import ServiceClient, run_scenario


def test_every_unary_method_has_a_handler(tmp_path):
    async def handlers(client: ServiceClient) -> set[str]:
        return set(client.service.handlers)

    assert run_scenario(tmp_path, handlers) == {method.name for method in METHODS if not method.stream}
