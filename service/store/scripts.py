"""The Lua scripts that Redis runs atomically."""

from collections.abc import Sequence
from hashlib import sha1
from pathlib import Path
from typing import Any

from redis.exceptions import NoScriptError

from service.store.base import MOST_AHEAD, MOST_BEHIND
from service.store.cluster import Cluster
from service.store.link import Word


class Script:
    """A script, loaded from a file, after its constants.

    It is called by its hash; its source is sent if the server does not know it.
    """

    def __init__(self, name: str, **constants: int) -> None:
        given = "".join(f"local {constant} = {value}\n" for constant, value in constants.items())
        self.text = given + Path(__file__).with_name(name).read_text()
        self.digest = sha1(self.text.encode(), usedforsecurity=False).hexdigest()

    async def run(self, cluster: Cluster, keys: Sequence[str], *arguments: Word) -> Any:
        """Run the script and return its result. All keys must be in one slot."""
        try:
            return await cluster.one("EVALSHA", self.digest, len(keys), *keys, *arguments)
        except NoScriptError:
            return await cluster.one("EVAL", self.text, len(keys), *keys, *arguments)


COMMIT = Script("commit.lua", MOST_AHEAD=MOST_AHEAD, MOST_BEHIND=MOST_BEHIND)
DELETE = Script("delete.lua")
ENLIST = Script("enlist.lua")
DUE = Script("due.lua")
LEASE = Script("lease.lua")
RELEASE = Script("release.lua")
ANNOUNCE = Script("announce.lua")
PULSE = Script("pulse.lua")
