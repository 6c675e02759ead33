"""`reeve serve`: run the service, and say where it is and how to begin."""

import msgspec

from service.config import ServerConfig, needs_no_key
from service.engine.kernel.errors import EngineError, EngineReason

FIRST_REQUEST = '{"ruleset": "hallertau", "seats": 2}'


def run_serve(config: ServerConfig) -> int:
    """Serve until told to stop."""
    from service.serve import Addresses, CannotServeError, run_server  # heavy, and no other command needs it

    def announce(addresses: Addresses) -> None:
        print(greeting(config, addresses.rest, addresses.grpc), flush=True)

    try:
        run_server(config, announce)
    except CannotServeError as error:
        raise EngineError(EngineReason.BAD_SETTING, str(error)) from None
    return 0


def greeting(config: ServerConfig, rest: str, grpc: str) -> str:
    """Where the server listens; for a person on this machine also the first request, ready to paste."""
    if config.log_format == "json":
        return msgspec.json.encode({"message": "listening", "rest": rest, "grpc": grpc}).decode()
    lines = ["Reeve is ready.", f"  REST  {rest}", f"  gRPC  {grpc}", f"  docs  {rest}/docs"]
    if needs_no_key(config):
        lines += [
            "",
            "Create a game of Hallertau for two:",
            f"  curl -H 'Content-Type: application/json' -d '{FIRST_REQUEST}' {rest}/v1/games",
            f"  grpcurl -plaintext -d '{FIRST_REQUEST}' {grpc} reeve.v1.GameService/CreateGame",
            "",
            "Ctrl-C stops it.",
        ]
    return "\n".join(lines)
