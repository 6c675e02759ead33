"""A damaged player is refused by itself, and does not prevent the list of all others."""

from service.app.player_refs import PlayerRef
from service.app.webhook_documents import FOREVER
from service.errors import Reason
from service.store.base import Commit
from tests.app.service_client import ServiceClient, run_scenario


def test_a_damaged_player_does_not_prevent_the_list_of_others(tmp_path, caplog):
    async def scenario(client: ServiceClient) -> None:
        for player in ("ana", "ben", "carla"):
            await client.call("UpsertPlayer", player=player)
        document = PlayerRef("local", "ben").document
        loaded = await client.service.store.load(document)
        assert loaded is not None
        await client.service.store.commit(document, Commit(loaded.version, b"nonsense", FOREVER))
        assert (await client.refusal("GetPlayer", player="ben")).reason is Reason.GAME_UNREADABLE
        assert [one.id for one in (await client.call("ListPlayers")).players] == ["carla", "ana"]
        page = await client.call("ListPlayers", page_size=2)
        assert ([one.id for one in page.players], page.next_page_token) == (["carla"], "ben")
        assert "player ben" in caplog.text

    run_scenario(tmp_path, scenario)
