"""The path of a submit is short: few files and few calls between the request and the store."""

import subprocess
import sys

import pytest

from service.engine.registry import RULESETS

MOST_FILES = 40
MOST_CALLS = 251
"""Calls include repeated ones: a function that runs twice counts twice."""


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_submit_visits_few_files_and_calls_few_functions(ruleset):
    traced = subprocess.run(
        [sys.executable, "-m", "bench.trace", ruleset], capture_output=True, text=True, check=True, timeout=120
    )
    words = next(line for line in traced.stdout.splitlines() if line.startswith("all ")).split()
    medians = dict(zip(words[1::2], map(float, words[2::2]), strict=True))
    assert 20 < medians["files"] <= MOST_FILES, traced.stdout
    assert 100 < medians["calls"] <= MOST_CALLS, traced.stdout
