"""The errors of the client: refusals, and servers that do not answer."""

from collections.abc import Sequence

from reeve_client.contract.game import Event, Refusal, Violation


class ReeveError(Exception):
    """The base of all errors of this package."""


class Refused(ReeveError):  # noqa: N818 - named after the refusals of the contract
    """The server refused a request; nothing was changed. Each reason has a subclass; the text says what to do."""

    def __init__(self, status: int, reason: str, detail: str, refusal: Refusal, request_id: str = "") -> None:
        super().__init__(detail)
        self.status = status
        self.reason = reason
        """One of the reasons of the contract; empty if a proxy answered instead of the server."""
        self.refusal = refusal
        self.request_id = request_id
        """The idempotency key of the request, if it had one."""

    @property
    def violations(self) -> Sequence[Violation]:
        """The unmet requirements of an illegal action."""
        return self.refusal.violations

    @property
    def revision(self) -> int | None:
        """The current revision, if the expected one was stale."""
        return self.refusal.revision

    @property
    def missed(self) -> Sequence[Event]:
        """The events since the stale revision."""
        return self.refusal.missed


class NoAnswer(ReeveError):  # noqa: N818 - says what happened
    """The server did not answer within the patience of the client; `__cause__` is the last error.

    It is unknown whether the request was carried out. Send it again with the same `request_id`: it is carried out once.
    """

    def __init__(self, patience: float, request_id: str) -> None:
        fate = f"; it is not known whether the request {request_id} was carried out" if request_id else ""
        super().__init__(f"no answer within {patience:g} seconds{fate}")
        self.request_id = request_id
