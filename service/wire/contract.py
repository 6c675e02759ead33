"""The messages of the contract by name."""

from typing import Final

from google.protobuf.message import Message

from reeve.v1 import catalog_pb2, game_pb2, records_pb2, score_pb2

MESSAGES: Final[dict[str, type[Message]]] = {
    name: getattr(module, name)
    for module in (game_pb2, catalog_pb2, records_pb2, score_pb2)
    for name in module.DESCRIPTOR.message_types_by_name
}
