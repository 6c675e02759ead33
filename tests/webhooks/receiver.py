"""A receiver of webhooks: a real HTTP server in a thread."""

import json
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from standardwebhooks import Webhook


class Received(NamedTuple):
    """One request that a receiver got, and the status that it answered."""

    id: str
    headers: Mapping[str, str]
    body: bytes
    status: int

    @property
    def type(self) -> str:
        return str(json.loads(self.body)["type"])

    @property
    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(self.body)["data"]
        return data

    def verify(self, secret: str) -> None:
        """Raise an error if the signature is wrong."""
        Webhook(secret).verify(self.body, dict(self.headers))


class Receiver:
    """Records requests. `answer` decides about the status of each; `headers` are sent with every answer."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.received: list[Received] = []
        self.headers: dict[str, str] = {}
        self.answer: Callable[[Received], int] = lambda received: 204
        self._lock = threading.Lock()

    @property
    def accepted(self) -> list[Received]:
        """The requests that were answered with a success."""
        return [one for one in self.received if one.status < 300]

    def take(self, id_: str, headers: Mapping[str, str], body: bytes) -> int:
        """Record a request and return the status of its answer."""
        with self._lock:
            received = Received(id_, headers, body, 0)
            status = self.answer(received)
            self.received.append(received._replace(status=status))
            return status


@contextmanager
def running_receiver() -> Iterator[Receiver]:
    """Run a receiver on a free port of this machine."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            headers = {name.lower(): value for name, value in self.headers.items()}
            status = receiver.take(headers["webhook-id"], headers, self.rfile.read(int(headers["content-length"])))
            self.send_response(status)
            for name, value in receiver.headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Log nothing."""

    class Server(ThreadingHTTPServer):
        daemon_threads = True
        request_queue_size = 128

    server = Server(("127.0.0.1", 0), Handler)
    receiver = Receiver(f"http://127.0.0.1:{server.server_address[1]}/hook")
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
