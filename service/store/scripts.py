"""The Lua scripts that Redis runs in one step."""

from collections.abc import Sequence
from hashlib import sha1
from pathlib import Path
from typing import Any

from redis.exceptions import NoScriptError

from service.store.cluster import Cluster
from service.store.link import Word


class Script:
    """A script by its file's name; called by its hash, sent whole to a server that does not know it (any more)."""

    def __init__(self, name: str) -> None:
        self.text = Path(__file__).with_name(name).read_text()
        self.digest = sha1(self.text.encode(), usedforsecurity=False).hexdigest()

    async def run(self, cluster: Cluster, keys: Sequence[str], *arguments: Word) -> Any:
        """What the script returns. All keys must be in one slot."""
        try:
            return await cluster.one("EVALSHA", self.digest, len(keys), *keys, *arguments)
        except NoScriptError:
            return await cluster.one("EVAL", self.text, len(keys), *keys, *arguments)


COMMIT = Script("commit.lua")
ENLIST = Script("enlist.lua")
