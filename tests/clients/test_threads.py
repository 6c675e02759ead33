"""The Python client in several threads at once."""

import subprocess
import sys

from tests.running import ENVIRONMENT, PATIENCE, ROOT

PROGRAM = """
import sys, threading
from reeve_client.contract.game import ListActionsResponse
from reeve_client.core import decode

BODY = b'''{"revision": 1, "toAct": [0], "actions": [{"id": "place:nursery", "kind": "place", "label": "",
  "window": "WINDOW_TURN", "args": {"hallertau": {"place": {"space": "SPACE_NURSERY", "workers": 1}}}}]}'''
started = threading.Barrier(8)

def read():
    started.wait()
    for _ in range(20):
        answers.append(decode(BODY, ListActionsResponse).actions[0].args.what.workers)

answers = []
sys.setswitchinterval(1e-6)
threads = [threading.Thread(target=read) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(sum(answers))
"""


def test_threads_that_decode_the_first_answer_at_the_same_time_do_not_crash() -> None:
    """The first use of a struct is not safe in msgspec, so the test needs a fresh process."""
    environment = {**ENVIRONMENT, "PYTHONPATH": str(ROOT / "clients" / "python" / "src")}
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "160"), done.stderr
