"""The documents match the program in their tables, and each other in their lists: methods, reasons, guarantees."""

import re

import pytest

from reeve.v1 import catalog_pb2, game_pb2, player_pb2, records_pb2, referee_pb2, webhook_pb2
from service.config import table as parameters
from service.grpc.errors import CODES
from service.rest.problems import KINDS
from service.rest.routes import ROUTES
from tests.documents.markdown import DOCUMENTS, read, table

LONGEST_README = 220
"""Maximum number of lines of the README."""
LONGEST_LINE = 150
"""Maximum number of characters of a line that is not a row of a table."""


def test_the_readme_is_short():
    lines = read("README.md").splitlines()
    assert len(lines) <= LONGEST_README


@pytest.mark.parametrize("document", DOCUMENTS)
def test_lines_can_be_read_without_scrolling(document):
    lines = [line for line in read(document).splitlines() if len(line) > LONGEST_LINE]
    assert [line for line in lines if not line.startswith("|")] == []


def test_the_five_guarantees_of_the_readme_are_the_headings_of_their_page():
    names = re.findall(r"^(\d\. )\*\*(.*?)\.?\*\*", read("README.md").partition("## Five guarantees")[2], re.MULTILINE)
    headings = re.findall(r"^## (\d\. .*)$", read("docs/guarantees.md"), re.MULTILINE)
    assert len(names) == 5
    assert [number + name for number, name in names] == headings


def test_the_table_of_methods_matches_the_contract():
    rows = table("README.md", "All methods")
    assert [[rpc, route] for rpc, route, _ in rows] == [
        [f"`{route.method.name}`", f"`{route.verb} {route.path}`"] for route in ROUTES
    ]
    assert all(meaning for _, _, meaning in rows)
    files = (game_pb2, catalog_pb2, records_pb2, referee_pb2, player_pb2, webhook_pb2)
    services = [service for file in files for service in file.DESCRIPTOR.services_by_name.values()]
    assert {rpc.strip("`") for rpc, _, _ in rows} == {method.name for one in services for method in one.methods}


def test_the_table_of_configuration_matches_the_parser():
    rows = table("docs/configuration.md", "Configuration of a server")
    said = [[cell.strip("`") if column < 3 else cell for column, cell in enumerate(row)] for row in rows]
    assert said == [[one.flag, one.variable, one.default_text, one.description] for one in parameters()]


def test_the_table_of_reasons_matches_both_apis():
    rows = table("docs/refusals.md", "Refusals")
    assert [row[:3] for row in rows] == [
        [reason, str(kind.status), CODES[reason].name] for reason, kind in KINDS.items()
    ]
    assert all(row[3] for row in rows)


def test_the_table_of_goodbyes_matches_the_contract():
    prefix = "GOODBYE_REASON_"
    known = {value.name.removeprefix(prefix) for value in game_pb2.GoodbyeReason.DESCRIPTOR.values if value.number}
    assert {row[0].strip("`") for row in table("docs/streams.md", "Why a stream ends")} == known
