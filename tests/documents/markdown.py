"""Reads the documents of the project: their sections, code blocks, tables, headings and links."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from tests.running import ROOT

LIBRARIES = ("node_modules", ".venv")
DOCUMENTS = sorted(
    path.relative_to(ROOT).as_posix()
    for pattern in ("*.md", "clients/*/*.md", "docs/**/*.md", "service/**/*.md")
    for path in ROOT.glob(pattern)
    if not set(LIBRARIES) & set(path.parts)
)
"""All documents, as paths from the root of the checkout."""
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#{1,6} (.+)$", re.MULTILINE)


class Section(NamedTuple):
    """The blocks of one language under one heading."""

    document: str
    heading: str
    language: str


def read(document: str) -> str:
    """Return the text of a document."""
    return (ROOT / document).read_text()


def without_code(text: str) -> str:
    """Return a text without its code blocks."""
    return FENCE.sub("", text)


def sections(document: str) -> Iterator[tuple[str, str]]:
    """Yield the headings of a document with the text between each of them and the next one."""
    text = read(document)
    code = [match.span() for match in FENCE.finditer(text)]
    heads = [head for head in HEADING.finditer(text) if not any(start <= head.start() < end for start, end in code)]
    for head, following in zip(heads, [*heads[1:], None], strict=True):
        yield head[1], text[head.end() : following.start() if following else len(text)]


def blocks(document: str, heading: str, language: str) -> list[str]:
    """Return the code blocks of a language under a heading."""
    (text,) = [text for title, text in sections(document) if title == heading]
    return [body for kind, body in FENCE.findall(text) if kind == language]


def sections_with(languages: tuple[str, ...]) -> set[Section]:
    """Return all sections of all documents that have blocks of some languages."""
    return {
        Section(document, heading, kind)
        for document in DOCUMENTS
        for heading, text in sections(document)
        for kind, _ in FENCE.findall(text)
        if kind in languages
    }


def table(document: str, heading: str) -> list[list[str]]:
    """Return the rows of the first table under a heading, without its head."""
    (text,) = [text for title, text in sections(document) if title == heading]
    (first, *_) = re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE)
    return [[cell.strip() for cell in line.strip().strip("|").split(" | ")] for line in first.splitlines()[2:]]


def anchors(document: str) -> set[str]:
    """Return the anchors of a document's headings, as GitHub makes them."""
    found: set[str] = set()
    for heading, _ in sections(document):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        anchor = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
        number = sum(1 for other in found if re.fullmatch(rf"{re.escape(anchor)}(-\d+)?", other))
        found.add(f"{anchor}-{number}" if number else anchor)
    return found


def links(text: str) -> list[str]:
    """Return the targets of all links and images in a text that is no code."""
    plain = re.sub(r"`[^`\n]*`", "`code`", without_code(text))
    return [
        *re.findall(r"\]\(([^)\s]+)\)", plain),
        *re.findall(r"(?:src|href)=\"([^\"]+)\"", plain),
        *re.findall(r"^\[[^\]]+\]: (\S+)$", plain, re.MULTILINE),
    ]
