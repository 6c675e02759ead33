"""Random games with clocks, leavers and acts, of both rulesets. A number gives always the same game."""

from random import Random

from service.engine.kernel.refereed import TimeControl, TimeOutAction
from tests.referee.simulator import Simulation, play_randomly


def random_control(random: Random) -> TimeControl:
    """Return a time control in which time-outs happen often."""
    steps = list(TimeOutAction)
    return TimeControl(
        bank_seconds=random.choice((0, 20, 120)),
        increment_seconds=random.choice((0, 5)),
        delay_seconds=random.choice((5, 15)),
        most_seconds=random.choice((0, 130)),
        on_time_out=tuple(random.choices(steps, weights=(8, 3, 1, 1), k=random.randrange(4))),
        revival_seconds=random.choice((0, 30)),
        bot=random.choice(("", "random", "greedy")),
        reclaimable=random.random() < 0.5,
    )


def random_game(number: int) -> Simulation:
    """Play a random game of one of the rulesets."""
    random = Random(number)
    name = random.choice(("hallertau", "lagranja"))
    seats = random.choice((1, 2, 3, 4))
    control = random_control(random) if random.random() < 0.85 else None
    bots = ("", *random.choices(("", "random"), k=seats - 1)) if random.random() < 0.3 else ()
    fill = random.choice(("", "random", "greedy"))
    game = Simulation(name, seats, control, bots if any(bots) else (), fill, seed=f"seed {number}")
    play_randomly(game, random)
    return game
