"""Plays games with clocks, leavers and an arbiter, with the functions of the service but without a store."""

from random import Random
from typing import Any, cast

from msgspec.structs import replace

from service.app import acts
from service.app.acts import Arbiter
from service.app.clocks import Clocks
from service.app.head import Head, Logged, is_halted, last_change, recorded, rules_of, waiting_for
from service.app.lobby import claim, new_head
from service.app.messages import ClaimSeatRequest, CreateGameRequest, SeatPlan
from service.app.moves import Change, log_of, play_actions, undo_actions, undoable
from service.app.records import record_of, referee_part
from service.config import Limits
from service.engine.kernel.bots.decide import decide
from service.engine.kernel.event import learns
from service.engine.kernel.play import play
from service.engine.kernel.record import Entry, Record
from service.engine.kernel.refereed import Leaving, TimeControl
from service.engine.kernel.rng import bot_seed
from service.engine.kernel.snapshot import decode, seal
from service.referee import clock

START = 1_800_000_000_000
"""The moment at which simulated games begin."""
ARBITER = Arbiter("key/anna", "a reason")


class Simulation:
    """One game in memory, with a clock that the test moves."""

    def __init__(
        self,
        ruleset: str,
        seats: int,
        control: TimeControl | None,
        bots: tuple[str, ...] = (),
        fill: str = "",
        settings: Any = None,
        seed: str = "seed",
    ) -> None:
        request = CreateGameRequest(
            ruleset=ruleset,
            seats=seats,
            time_control=control,
            fill=fill,
            plans=tuple(SeatPlan(bot=bot) for bot in bots),
            settings=settings,
            seed=seed,
        )
        self.head: Head = new_head("local", request, START / 1000)
        self.state: Any = None
        self.clocks = Clocks(cast(Any, None), cast(Any, self))
        """The clocks of the service, without a store: only the outages of this game are asked for."""
        self.now = START
        self.all_outages: tuple[tuple[int, int, int], ...] = ()
        """Start, end and moment of notice of each outage, in the order of their ends."""
        self.entries: list[Entry] = []
        self.events: list[Logged[Any]] = []
        self.states: list[bytes] = []
        """The snapshot after each revision."""
        for seat in range(seats):
            if not self.head.claimed[seat]:
                self.apply(claim(self.head, ClaimSeatRequest(game="g", seat=seat), START))

    @property
    def outages(self) -> clock.Outages:
        """The outages that are known now."""
        return self.outages_at(self.now)

    @property
    def noticed(self) -> int:
        """The moment at which the newest outage was noticed."""
        return max((noticed for _, _, noticed in self.all_outages), default=0)

    def apply(self, change: Change, seat: int | None = None, cause: str = "") -> None:
        """Store a change, as the service does."""
        before, stamp = self.head, last_change(change.head)
        if change.state is not None:
            self.state = change.state
            if change.head.referee is not None:
                self.clocks.set(before, change, stamp, seat, cause)
        self.head = change.head
        assert self.state is None or self.head.to_act == waiting_for(self.head, self.state)
        self.entries += recorded(log_of(change))
        self.events += change.events
        self.check_next_time_out()
        if self.head.started:
            self.states += [self.head.snapshot] * (self.head.revision + 1 - len(self.states))

    def check_next_time_out(self) -> None:
        """Check that the stored moment of the next time-out is right, or earlier, so that no time-out is missed."""
        referee = self.head.referee
        if referee is not None and referee.control is not None and self.head.started:
            exact = clock.next_deadline(referee.control, referee.clocks, self.outages)
            stored = referee.next_time_out
            assert stored == exact or (stored is not None and exact is not None and stored < exact)

    def overdue(self) -> int | None:
        """Return the seat whose time-out is due now."""
        referee = self.head.referee
        if referee is None or referee.control is None or is_halted(self.head):
            return None
        return clock.overdue(referee.control, referee.clocks, self.now, self.outages)

    def enforce(self) -> int:
        """Enforce all time-outs that are due; return how many."""
        count = 0
        while (seat := self.overdue()) is not None:
            self.pass_on()
            referee = self.head.referee
            assert referee is not None
            assert referee.control is not None
            late = clock.out_of_time_with(referee.control, referee.clocks, seat, self.outages)
            self.apply(acts.time_out(self.head, self.copy(), late, self.now), cause="clock")
            count += 1
        return count

    def wait(self, milliseconds: int) -> None:
        """Let time pass, and enforce what is due then."""
        self.now += milliseconds
        self.enforce()

    def suffer_outage(self, since: int, length: int, reconnect: int) -> None:
        """Let no server work for some time. The outage begins with the last pulse, `since` milliseconds before now."""
        start = self.now - since
        self.now += length
        outages = (*self.all_outages, (start, self.now + reconnect, self.now))
        self.all_outages = tuple(sorted(outages, key=lambda outage: outage[1]))

    def play(self, seat: int, *actions: str, cause: str = "") -> None:
        """Play actions of a seat in one change."""
        self.pass_on()
        before, rules, state = self.head.revision, rules_of(self.head).rules, self.copy()
        self.apply(play_actions(self.head, self.copy(), seat, actions, self.now), seat, cause)
        for revision, action in enumerate(actions[:-1], before + 1):
            play(rules, state, seat, action)
            self.states[revision], _ = seal(rules, state)

    def several(self, seat: int, random: Random, most: int) -> list[str]:
        """Return random actions of a seat that can be played in one change; the last may reveal something."""
        rules, state = rules_of(self.head).rules, self.copy()
        chosen: list[str] = []
        while len(chosen) < most and (actions := rules.actions(state, seat)):
            chosen.append(random.choice(actions).id)
            events = play(rules, state, seat, chosen[-1])
            if any(learns(event, seat) for event in events if event.learned):
                break
        return chosen

    def undo(self, seat: int, count: int = 1) -> None:
        """Take back the last actions of a seat."""
        earlier = decode(rules_of(self.head).rules, self.states[self.head.standing[-count].before])
        self.pass_on()
        self.apply(undo_actions(self.head, earlier, seat, count, self.now, keep=False), seat)

    def undoable(self, seat: int) -> int:
        """Return how many actions a seat may take back."""
        return undoable(self.head, seat, Limits())

    def actions(self, seat: int) -> list[Any]:
        """Return the legal actions of a seat."""
        return rules_of(self.head).rules.actions(self.copy(), seat)

    def bank(self, seat: int) -> int:
        """Return what is left of the bank of a seat now, in milliseconds."""
        referee = self.head.referee
        assert referee is not None
        assert referee.control is not None
        return clock.reading(referee.control, referee.clocks[seat], self.now, self.outages)[0]

    def bots_play(self) -> None:
        """Let all bots that must act play one action each."""
        for seat in self.head.to_act:
            if self.head.bots and self.head.bots[seat] and not is_halted(self.head) and seat in self.head.to_act:
                self.play(seat, self.choice(seat), cause=f"bot:{self.head.bots[seat]}")

    def choice(self, seat: int) -> str:
        """Return what the bot of a seat does."""
        game, bot = rules_of(self.head), self.head.bots[seat]
        if bot == acts.DEFAULT_BOT:
            return game.rules.default(self.copy(), seat).id
        seed = bot_seed(self.head.server_seed, seat, self.head.revision)
        return decide(game, self.copy(), seat, bot, seed).action.id

    def act(self, name: str, *values: Any) -> None:
        """Carry out an act of an arbiter or a leaver."""
        self.pass_on()
        head, state, at = self.head, self.copy(), self.now
        change = {
            "resign": lambda seat: acts.leave(head, state, (seat,), Leaving.RESIGNED, at),
            "forfeit": lambda seat: acts.leave(head, state, (seat,), Leaving.DISQUALIFIED, at, ARBITER),
            "reclaim": lambda seat: acts.reclaim(head, state, seat, at),
            "replace": lambda seat: acts.replace_player(head, state, seat, "bert", "Bert", False, at, ARBITER),
            "add_time": lambda seat, seconds: acts.add_time(head, state, seat, seconds, at, self.outages, ARBITER),
            "reissue": lambda seat: acts.reissue(head, state, seat, at, ARBITER),
            "pause": lambda: acts.pause(head, state, at, self.outages, ARBITER),
            "resume": lambda: acts.resume(head, state, at, ARBITER),
            "adjudicate": lambda ranks: acts.adjudicate(head, state, ranks, at, ARBITER),
            "void": lambda: acts.void(head, state, at, ARBITER),
            "look": lambda seat: acts.look(head, state, seat, at, ARBITER),
        }[name](*values)
        if change is not None:
            self.apply(change)

    def copy(self) -> Any:
        """Return a copy of the state that may be changed."""
        return decode(rules_of(self.head).rules, self.head.snapshot)

    def record(self) -> Record:
        """Return the record of the game, as the service exports it."""
        result = rules_of(self.head).rules.result(self.state) if self.head.over else None
        record = record_of(self.head, tuple(self.entries), result)
        if self.head.referee is None:
            return record
        return replace(record, referee=referee_part(self.head, self.events, self.all_outages))

    def pass_on(self) -> None:
        """Let at least a millisecond pass since the last change: no two changes have the same moment."""
        self.now = max(self.now, last_change(self.head) + 1)

    def outages_at(self, at: int) -> clock.Outages:
        """Return the outages that are known at a moment, as the timekeeper of a service does."""
        return clock.known_at(self.all_outages, at)


def play_randomly(game: Simulation, random: Random, most: int = 400) -> None:
    """Play a game at random: moves, undos, thinking times, time-outs, outages, and now and then an act."""
    for _ in range(most):
        if game.head.over:
            return
        referee = game.head.referee
        game.wait(random.choice((1, 300, 2_000, 20_000)))
        if game.head.over:
            return
        if random.random() < 0.01:
            game.suffer_outage(random.randrange(2_000), random.randrange(3_000, 60_000), random.randrange(20_000))
            game.enforce()
            continue
        if random.random() < 0.04:
            _act_randomly(game, random)
        referee = game.head.referee
        if referee is not None and referee.paused is not None:
            game.now += random.randrange(100_000)
            if random.random() < 0.5:
                _act_randomly(game, random)
            if not game.head.over:
                game.act("resume")
        if game.head.over:
            return
        game.bots_play()
        if game.overdue() is not None or not game.head.to_act:
            continue
        seat = random.choice(game.head.to_act)
        if game.head.bots and game.head.bots[seat]:
            continue
        if random.random() < 0.2 and game.undoable(seat):
            game.undo(seat, random.randint(1, game.undoable(seat)))
        else:
            game.play(seat, *game.several(seat, random, random.choice((1, 1, 2, 4))))


def _act_randomly(game: Simulation, random: Random) -> None:
    """Let somebody leave, or an arbiter act."""
    referee = game.head.referee
    staying = [seat for seat in range(len(game.head.claimed)) if referee is None or referee.left[seat] is None]
    people = [seat for seat in staying if not (game.head.bots and game.head.bots[seat])]
    name = random.choice(("resign", "forfeit", "add_time", "pause", "replace", "reissue", "look", "reclaim", "end"))
    if name == "add_time" and referee is not None and referee.control is not None:
        game.act("add_time", random.choice(staying), random.choice((60, -30)))
    elif name in ("resign", "forfeit", "reissue", "look") and people:
        game.act(name, random.choice(people))
    elif name == "pause" and (referee is None or referee.paused is None):
        game.act("pause")
    elif name == "replace" and people:
        game.act("replace", random.choice(people))
    elif name == "reclaim" and referee is not None and any(referee.taken) and referee.control is not None:
        if referee.control.reclaimable:
            game.act("reclaim", referee.taken.index(True))
    elif name == "end" and random.random() < 0.1:
        if random.random() < 0.5:
            game.act("void")
        else:
            game.act("adjudicate", tuple(range(1, len(game.head.claimed) + 1)))
