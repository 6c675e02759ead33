"""The page of the table in the browser: the files of `service/web`, which `make web` builds.

The paths of its files contain a digest of all of them, so browsers can cache the files forever and never mix versions.
"""

from hashlib import blake2s
from mimetypes import guess_type
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent.parent / "web"
INDEX: Final = "index.html"

SECURITY: Final = {
    "content-security-policy": "default-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
"""Headers that forbid the browser to load from other origins and to send addresses, which may contain tokens."""

IMMUTABLE: Final = {"cache-control": "public, max-age=31536000, immutable", "x-content-type-options": "nosniff"}

Files = dict[str, tuple[bytes, str, dict[str, str]]]


def web_files(folder: Path = FOLDER) -> Files:
    """Return the body, the media type and the headers of each file of the page, by path."""
    bodies = {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()
    }
    index = bodies.pop(INDEX)
    digest = blake2s(
        b"".join(b"%s\0%d\0%s" % (name.encode(), len(body), body) for name, body in bodies.items()), digest_size=8
    )
    root = f"/assets/{digest.hexdigest()}/"
    page = index.replace(b'"./assets/', f'"{root}'.encode())
    files: Files = {"/": (page, "text/html; charset=utf-8", SECURITY)}
    for name, body in bodies.items():
        files[root + name.removeprefix("assets/")] = (body, _media_type(name), IMMUTABLE)
    return files


def _media_type(name: str) -> str:
    """Return the media type of a file; texts are UTF-8."""
    media_type = guess_type(name)[0] or "application/octet-stream"
    return f"{media_type}; charset=utf-8" if media_type.startswith("text/") else media_type
