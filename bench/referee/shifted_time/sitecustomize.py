"""Shifts the clocks of a Python process by REEVE_SHIFT seconds, if this folder is on its path.

Python imports a module with this name before everything else.
"""

import os
import time
from collections.abc import Callable


def _shifted(clock: Callable[[], float], seconds: float) -> Callable[[], float]:
    return lambda: clock() + seconds


_SECONDS = float(os.environ.get("REEVE_SHIFT", "0"))
time.time = _shifted(time.time, _SECONDS)
time.monotonic = _shifted(time.monotonic, _SECONDS)
