"""The clocks in outcomes of moves that are accepted although another seat was faster."""

from typing import Any

from service.engine.kernel.refereed import TimeControl
from tests.app.service_client import ServiceClient, run_scenario
from tests.contract.table import SHORTEST

SEED = "s10"
"""With this seed both seats decide at the same time after a few moves, and the last action of seat 1 ends no visit."""


def test_an_outcome_after_moves_of_others_has_the_clocks(tmp_path):
    async def scenario(client: ServiceClient) -> None:
        game, tokens = await client.table(seed=SEED, time_control=TimeControl(1800))

        async def listed(seat: int) -> Any:
            return await client.call("ListActions", tokens[seat], game=game)

        async def play_on(seat: int) -> Any:
            found = await listed(seat)
            short = [one.id for kind in SHORTEST for one in found.actions if one.kind == kind]
            return await client.submit(tokens[seat], game, found.revision, (short or [found.actions[0].id])[0])

        to_act: tuple[int, ...] = (await listed(0)).to_act
        for _ in range(100):
            if to_act != (0, 1):
                to_act = (await play_on(to_act[0])).to_act
                continue
            before = await listed(1)
            to_act = (await play_on(0)).to_act
            if (await listed(1)).actions != before.actions:
                continue
            outcome = await client.submit(tokens[1], game, before.revision, before.actions[-1].id)
            assert outcome.revision == before.revision + 2
            assert outcome.clock is not None
            if outcome.to_act == to_act:
                return
            to_act = outcome.to_act
        raise AssertionError("each move of seat 1 has ended a visit")

    run_scenario(tmp_path, scenario)
