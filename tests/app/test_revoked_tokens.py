"""A token that was replaced is refused at once, also by a process that still has the game in its cache."""

from service.app.messages import ActionMessage
from service.app.tokens import new_key
from service.errors import Reason
from service.store.base import Key
from tests.app.service_client import ServiceClient, run_scenario


def test_a_retry_with_a_replaced_token_is_refused_by_a_process_that_cached_the_game(tmp_path):
    async def scenario(client: ServiceClient) -> None:
        key_id, key, digest = new_key()
        await client.service.store.put_key(Key(key_id, "club", ("games.create", "games.arbitrate"), digest, 0.0))
        made = await client.call("CreateGame", key, ruleset="hallertau", seats=2)
        game, tokens = made.game.id, []
        for seat, invite in enumerate(made.invites):
            tokens.append((await client.call("ClaimSeat", game=game, seat=seat, invite=invite)).seat_token)
        looked = (await client.call("GetGame", tokens[0], game=game)).game
        seat = next(one.seat for one in looked.seats if one.to_act)
        actions = (await client.call("ListActions", tokens[seat], game=game)).actions
        first = await client.submit(tokens[seat], game, looked.revision, actions[0].id)
        repository = client.service.repository
        cached = repository.take_recent(game, first.revision)
        assert cached is not None
        next_seat = first.to_act[0]
        action = (await client.call("ListActions", tokens[next_seat], game=game)).actions[0].id
        move = (tokens[next_seat], game, first.revision, action)
        assert not (await client.submit(*move, request_id="one")).replayed
        repository.remember(
            game, cached._replace(state=None)
        )  # as another process has it, which stored the move before
        assert (await client.submit(*move, request_id="one")).replayed
        await client.call("ReissueToken", key, game=game, seat=next_seat, reason="it leaked")
        repository.remember(game, cached._replace(state=None))
        fields = {"game": game, "expected_revision": first.revision, "request_id": "one"}
        refusal = await client.refusal(
            "SubmitActions", tokens[next_seat], actions=(ActionMessage(id=action),), **fields
        )
        assert refusal.reason is Reason.TOKEN_MISSING

    run_scenario(tmp_path, scenario)
