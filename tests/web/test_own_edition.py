"""La Granja is played with the edition file of somebody who has the printed game."""

import pytest

from tests.editions import write_edition
from tests.running import running_server
from tests.web.rounds import play_a_round
from tests.web.tables import open_table, sit_down


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server with an edition whose cards have other names and numbers above 100."""
    file = write_edition(tmp_path_factory.mktemp("edition"), "ours")
    with running_server("--allow-seeds", "true", "--edition", file) as running:
        yield running


def test_a_round_with_the_cards_of_an_own_edition(new_page, reeve):
    table = open_table(reeve, "lagranja")
    page = new_page()
    sit_down(page, table)
    play_a_round(page, reeve, table)
    keys = page.locator('[data-place^="hand:"]').evaluate_all("all => all.map((one) => one.dataset.place)")
    assert keys
    assert all(int(key.split(":")[1]) > 100 for key in keys)
    assert "ours " in page.locator("[data-area=hand]").inner_text()
