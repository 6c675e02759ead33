"""The error of a server that cannot start."""


class CannotServeError(Exception):
    """A server cannot start; the message says why in one line."""
