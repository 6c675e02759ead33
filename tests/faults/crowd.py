"""Many callers at the same moment."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

from tests.contract.api_clients import PATIENCE, CallRefusedError

Call = Callable[[], Any]


def at_once(*calls: Call) -> list[Any]:
    """What each call gives, or its refusal; all begin at the same moment."""
    barrier = Barrier(len(calls))

    def run(call: Call) -> Any:
        barrier.wait(PATIENCE)
        try:
            return call()
        except CallRefusedError as error:
            return error

    with ThreadPoolExecutor(len(calls)) as threads:
        return list(threads.map(run, calls, timeout=PATIENCE))


def refusals(results: list[Any]) -> list[CallRefusedError]:
    """Those of the results that are refusals."""
    return [one for one in results if isinstance(one, CallRefusedError)]


def successes(results: list[Any]) -> list[Any]:
    """The other ones."""
    return [one for one in results if not isinstance(one, CallRefusedError)]
