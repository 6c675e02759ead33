"""Writes the examples of the OpenAPI document: `python -m tests.rest.record`. Read the diff before you commit."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from tests.rest.example_session import ExampleSession, Json
from tests.rest.server import open_server

EXAMPLES = Path(__file__).parents[2] / "service" / "rest" / "examples.json"
LONGEST_LIST = 3
"""Length limit of lists of objects in examples."""


class Recorder(ExampleSession):
    """Records the requests and answers of the session."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.written: Json = {}

    def hear(self, name: str, request: Json, answer: Any) -> None:
        self.written[name] = {"request": request, "answer": cut(answer)}


def cut(value: Any) -> Any:
    """Return a value with long lists of objects cut; lists of words and numbers stay whole."""
    if isinstance(value, list):
        things = bool(value) and isinstance(value[0], dict)
        return [cut(one) for one in value[: LONGEST_LIST if things else None]]
    return {name: cut(one) for name, one in value.items()} if isinstance(value, dict) else value


def main() -> None:
    """Run the session against a server that has no OpenAPI document yet, and write the examples."""
    with (
        patch("service.rest.pages.document", lambda: b""),
        TemporaryDirectory() as folder,
        open_server(Path(folder)) as server,
        server.client() as client,
    ):
        recorder = Recorder(client)
        recorder.tell()
    EXAMPLES.write_text(json.dumps(recorder.written, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
