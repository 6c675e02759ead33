"""Runs many calls at the same moment."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

from tests.contract.api_clients import PATIENCE, CallRefusedError

Call = Callable[[], Any]


def at_once(*calls: Call) -> list[Any]:
    """Run all calls at the same moment; return the answer or the refusal of each."""
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
    """Return the refusals among results."""
    return [one for one in results if isinstance(one, CallRefusedError)]


def successes(results: list[Any]) -> list[Any]:
    """Return the results that are not refusals."""
    return [one for one in results if not isinstance(one, CallRefusedError)]
