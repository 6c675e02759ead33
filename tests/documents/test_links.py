"""Links between documents: their files and headings exist."""

from pathlib import PurePosixPath

import pytest

from tests.documents.markdown import DOCUMENTS, anchors, links, read
from tests.running import ROOT

PAGES = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("docs/*.md"))
ELSEWHERE = ("http://", "https://")


def broken(document: str, text: str) -> list[str]:
    """Return the broken relative links in a text of a document."""
    found = []
    for link in links(text):
        if link.startswith(ELSEWHERE):
            continue
        path, _, anchor = link.partition("#")
        target = ((ROOT / document).parent / path).resolve() if path else ROOT / document
        if not target.exists() or (anchor and anchor not in anchors(target.relative_to(ROOT).as_posix())):
            found.append(link)
    return found


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_link_has_an_existing_target(document):
    assert broken(document, read(document)) == []


def test_a_broken_link_is_detected():
    text = "[a](docs/keys.md) [b](docs/none.md) [c](docs/keys.md#host-names) [d](docs/keys.md#none) [e](#none)"
    text += '<img src="docs/images/none.png"> `[f](none.md)` [g](https://example.org/none)'
    assert broken("README.md", text) == ["docs/none.md", "docs/keys.md#none", "#none", "docs/images/none.png"]


def test_the_readme_links_to_every_page():
    linked = {PurePosixPath(link.partition("#")[0]).as_posix() for link in links(read("README.md"))}
    assert sorted(set(PAGES) - linked) == []
