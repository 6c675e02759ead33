"""The table of handlers of the service."""

from service.app.methods import METHODS
from tests.app.room import Room, inside


def test_every_method_but_the_stream_has_a_handler(tmp_path):
    async def handlers(room: Room) -> set[str]:
        return set(room.service._calls)

    assert inside(tmp_path, handlers) == {method.name for method in METHODS if not method.stream}
