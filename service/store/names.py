"""The names of the keys in a Redis.

The keys of a document and of its shard share a hash tag, so that one script can change all of them in a cluster, too.
"""

from typing import Final

from service.store.base import SHARDS, shard_of

PREFIXES: Final = tuple(f"reeve:{{s{shard:02}}}:" for shard in range(SHARDS))


def head_key(document: str) -> str:
    """Return the key of a document's head, which expires with the document."""
    return f"{shard_prefix(shard_of(document))}{document}:head"


def document_keys(document: str) -> tuple[str, str]:
    """Return the keys of a document: head and log."""
    prefix = shard_prefix(shard_of(document)) + document
    return f"{prefix}:head", f"{prefix}:log"


def shard_prefix(shard: int) -> str:
    """Return the beginning of all keys of a shard."""
    return PREFIXES[shard]


def due_key(shard: int) -> str:
    """Return the key of the due moments of a shard."""
    return f"{shard_prefix(shard)}due"


def notes_key(shard: int) -> str:
    """Return the key of the notes of a shard."""
    return f"{shard_prefix(shard)}notes"


def lease_key(shard: int) -> str:
    """Return the key of the lease of a shard."""
    return f"{shard_prefix(shard)}lease"


def list_key(owner: str) -> str:
    """Return the key of the list of an owner's documents."""
    return f"reeve:owner:{{{owner}}}"
