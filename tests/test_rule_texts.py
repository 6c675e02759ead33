"""Rule texts: every rule that code, tests or refusals cite exists once and in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from service.app.catalogue import list_rules
from service.app.messages import ListRulesRequest
from service.engine.hallertau.edition import EDITION
from service.engine.kernel.catalogue import RuleInfo
from service.engine.kernel.play import apply, start
from service.engine.kernel.rule_texts import read_rules
from service.engine.registry import LANGUAGES, RULESETS

ROOT = Path(__file__).parent.parent
ENGINE = ROOT / "service" / "engine"
BOOKS = sorted(ENGINE.glob("*/rulings.md"))
PAGES = sorted(ENGINE.glob("*/rulings*.md"))
CITATION = re.compile(r"\b[A-Z]-\d+\b")
RULE_ID = re.compile(r"[A-Z]-\d+|p\.\d+|§\d+(\.\d+)+")
ENTRY = re.compile(r"^- \*\*(.+?)\*\* \S", re.MULTILINE)
FIGURE = re.compile(r"§[\d.]*\d|p\.\d+(?:-\d+)?|[A-Z]-\d+|\d+")
GAMES = 2
NAMED_AGAIN = 40
"""So many actions of earlier revisions are asked about at every revision."""


def entries(*pages: Path) -> list[str]:
    return [entry for page in pages or BOOKS for entry in ENTRY.findall(page.read_text(encoding="utf-8"))]


def rules(game: str, language: str) -> dict[str, str]:
    """Return the answer of ListRules."""
    return {rule.id: rule.text for rule in list_rules(ListRulesRequest(ruleset=game, language=language)).rules}


def citations() -> dict[str, set[str]]:
    """Return the rulings that each source file cites."""
    files = [*ROOT.glob("service/**/*.py"), *ROOT.glob("tests/**/*.py")]
    return {str(file.relative_to(ROOT)): set(CITATION.findall(file.read_text(encoding="utf-8"))) for file in files}


def written_ids(game: str) -> set[str]:
    """Return the strings in the code of a game that are ids of rules."""
    sources = (file.read_text(encoding="utf-8") for file in (ENGINE / game).rglob("*.py"))
    nodes = (node for source in sources for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant))
    return {node.value for node in nodes if isinstance(node.value, str) and RULE_ID.fullmatch(node.value)}


def cited_ids(game: str) -> Iterator[str]:
    """Return the rules that refusals cite in random games: for blocked actions and for actions of earlier revisions."""
    engine, random = RULESETS[game].rules, Random(game)
    for number in range(GAMES):
        state, _ = start(engine, {}, 2 + number, f"{game} {number}")
        named: list[str] = []
        while waiting := engine.to_act(state):
            for seat in range(2 + number):
                yield from (unmet.rule for blocked in engine.blocked(state, seat) for unmet in blocked.unmet)
                yield from (unmet.rule for action in named for unmet in engine.explain(state, seat, action))
            seat = random.choice(waiting)
            offered = engine.actions(state, seat)
            named = [*named, random.choice(offered).id][-NAMED_AGAIN:]
            apply(engine, state, seat, random.choice(offered))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULESETS)
def test_every_rule_cited_in_the_code_has_a_text(game, language):
    written = written_ids(game)
    assert len(written) > 8
    assert written - set(rules(game, language)) == set()


@pytest.mark.parametrize("game", RULESETS)
def test_every_rule_cited_in_a_random_game_has_a_text(game):
    cited = set(cited_ids(game))
    assert len(cited) > 5
    for language in LANGUAGES:
        assert cited - set(rules(game, language)) == set()
    assert cited <= written_ids(game)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("game", RULESETS)
def test_a_translation_has_the_same_rules_with_the_same_numbers(game, language):
    english, translated = rules(game, "en"), rules(game, language)
    assert list(translated) == list(english)
    for rule, text in translated.items():
        assert text != english[rule], rule
        assert sorted(FIGURE.findall(text)) == sorted(FIGURE.findall(english[rule])), rule
        assert bool(re.search("[\u0400-\u04ff]", text)) == (language == "ru"), rule


def test_every_cited_ruling_exists():
    cited = citations()
    assert "H-63" in cited["service/engine/hallertau/progress.py"]
    assert "G-21" in cited["service/engine/lagranja/verbs/flip_roof.py"]
    missing = {file: sorted(ids - set(entries())) for file, ids in cited.items() if ids - set(entries())}
    assert missing == {}


def test_no_rule_has_two_entries():
    ids = entries()
    assert ids
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.name}")
def test_rulings_refer_only_to_rulings_of_their_page(page):
    mentioned = set(CITATION.findall(page.read_text(encoding="utf-8")))
    assert mentioned == set(filter(CITATION.fullmatch, entries(page)))
    assert mentioned


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULESETS)
def test_list_rules_returns_every_rule_in_full_as_plain_text(game, language):
    page = ENGINE / game / ("rulings.md" if language == "en" else f"rulings.{language}.md")
    found: tuple[RuleInfo, ...] = read_rules(f"service.engine.{game}", language)
    assert [rule.id for rule in found] == entries(page)
    whole = " ".join(page.read_text(encoding="utf-8").replace("**", "").split())
    for rule in found:
        assert RULE_ID.fullmatch(rule.id)
        assert f"- {rule.id} {rule.text}" in whole
        assert rule.text.endswith((".", ")"))
        assert not re.search(r"- ([A-Z]-|p\.|§)|#", rule.text)


@pytest.mark.parametrize("page", sorted((ENGINE / "hallertau").glob("rulings*.md")), ids=lambda page: page.name)
def test_the_quadrant_table_equals_the_table_of_the_engine(page):
    for name, card in EDITION.quadrant_cards.items():
        (row,) = re.findall(rf"^\| {name} \|(.*)\|$", page.read_text(encoding="utf-8"), re.MULTILINE)
        written = [sorted(map(int, re.findall(r"(?<!\d)[1-4](?!\d)", cell))) for cell in row.split("|")]
        engine = [sorted({*card.listed(n), *(card.one_of if card.asks(n) else ())}) for n in (1, 2, 3)]
        assert written == engine
