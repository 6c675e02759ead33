"""`reeve serve`: runs the server and prints its addresses."""

import msgspec

from service.config import ServerConfig, needs_no_key
from service.engine.kernel.errors import EngineError, EngineReason

FIRST_REQUEST = '{"ruleset": "hallertau", "seats": 2}'


def run_serve(config: ServerConfig) -> int:
    """Run the server until a signal stops it."""
    # Imported here because these modules load slowly and no other command needs them.
    from service.serve.errors import CannotServeError
    from service.serve.listen import Addresses
    from service.serve.run import run_server

    def announce(addresses: Addresses) -> None:
        print(greeting(config, addresses.rest, addresses.grpc), flush=True)

    try:
        run_server(config, announce)
    except CannotServeError as error:
        raise EngineError(EngineReason.BAD_SETTING, str(error)) from None
    return 0


def greeting(config: ServerConfig, rest: str, grpc: str) -> str:
    """Return the text with the addresses; if no API key is needed, also with a first request to copy."""
    if config.log_format == "json":
        return msgspec.json.encode({"message": "listening", "rest": rest, "grpc": grpc}).decode()
    play = [f"  play  {rest}/"] if config.web else []
    lines = ["Reeve is ready.", *play, f"  docs  {rest}/docs", f"  REST  {rest}", f"  gRPC  {grpc}"]
    if needs_no_key(config):
        lines += [
            "",
            "Create a game of Hallertau for two:",
            f"  curl -H 'Content-Type: application/json' -d '{FIRST_REQUEST}' {rest}/v1/games",
            f"  grpcurl -plaintext -d '{FIRST_REQUEST}' {grpc} reeve.v1.GameService/CreateGame",
            "",
            "Press Ctrl-C to stop the server.",
        ]
    return "\n".join(lines)
