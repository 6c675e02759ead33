"""A game before its first decision: creation, claims of seats, and the deal. Does not use the store."""

import secrets
from typing import Any, Final

from msgspec import to_builtins
from msgspec.structs import replace

from service.app.head import GameStarted, Head, SeatClaimed, Spent, logged, player_of, rules_of, with_item
from service.app.identity import Identity, own_game
from service.app.messages import ClaimSeatRequest, CreateGameRequest, GameSettings
from service.app.moves import Change
from service.app.names import checked_name, checked_player
from service.app.player_refs import PlayerRef
from service.app.time_controls import checked_control, checked_fill
from service.engine.kernel.bots.decide import BOTS
from service.engine.kernel.errors import EngineError
from service.engine.kernel.event import Event
from service.engine.kernel.play import start
from service.engine.kernel.rng import commitment, game_seed
from service.engine.kernel.rules import Rules
from service.engine.kernel.settings import allowed_settings, check_seats, read_settings
from service.engine.kernel.snapshot import seal
from service.engine.registry import ruleset
from service.errors import Reason, RefusedError, malformed, shortened
from service.referee.state import Refereed

LONGEST_SEED: Final = 200
"""Maximum number of characters of a chosen seed."""


def new_head(owner: str, request: CreateGameRequest, now: float) -> Head:
    """Return the head of a new game; refuse an invalid ruleset, number of seats, settings, names, bots or seed."""
    try:
        rules = ruleset(request.ruleset).rules
        check_seats(rules, request.seats)
        settings = read_settings(rules.settings_type, chosen(rules, request.settings))
    except EngineError as error:
        raise RefusedError(Reason.BAD_SETTING, error.message) from None
    if request.plans and len(request.plans) != request.seats:
        raise malformed(
            f"`plans` has {len(request.plans)} entries: send none, or one for each of {request.seats} seats"
        )
    if request.seed is not None and not 1 <= len(request.seed) <= LONGEST_SEED:
        raise malformed(f"`seed` has 1 to {LONGEST_SEED} characters, not {len(request.seed)}")
    names = tuple(checked_name(plan.name) for plan in request.plans)
    bots = checked_bots(tuple(plan.bot for plan in request.plans))
    players = tuple(checked_player(plan.player) if plan.player else "" for plan in request.plans)
    if any(plan.bot and plan.player for plan in request.plans):
        raise malformed("a seat of `plans` has a bot or a player, not both")
    referee = None
    if request.time_control is not None or request.fill:
        control = None if request.time_control is None else checked_control(request.time_control)
        left = (None,) * request.seats
        referee = Refereed(left, control, fill=checked_fill(request.fill), planned_bots=bots)
    return Head(
        ruleset=rules.name,
        version=rules.version,
        settings=to_builtins(settings),
        owner=owner,
        server_seed=secrets.token_hex(32) if request.seed is None else request.seed,
        created=now,
        updated=now,
        claimed=tuple(map(bool, bots)) or (False,) * request.seats,
        entropy=("",) * request.seats,
        spent=(Spent(),) * request.seats,
        names=names if any(names) else (),
        seed_chosen=request.seed is not None,
        bots=bots,
        players=players if any(players) else (),
        referee=referee,
    )


def checked_bots(bots: tuple[str, ...]) -> tuple[str, ...]:
    """Return the bots of all seats, or () if there are none; refuse unknown bots, and a table without a person."""
    for bot in bots:
        if bot and bot not in BOTS:
            known = ", ".join(BOTS)
            raise RefusedError(Reason.BAD_SETTING, f"no bot is called {shortened(bot)!r}; there are: {known}")
    if bots and all(bots):
        message = "a table needs a seat for a person; `reeve simulate` plays games of bots only"
        raise RefusedError(Reason.BAD_SETTING, message)
    return bots if any(bots) else ()


def chosen(rules: Rules[Any], settings: GameSettings | None) -> dict[str, object]:
    """Convert settings of a request to the spelling of the engine: the contract's enums have no hyphens."""
    if not settings:
        return {}
    allowed = allowed_settings(rules.settings_type)
    return {
        name: next((one for one in allowed.get(name, ()) if str(one).replace("-", "_") == value), value)
        if isinstance(value, str)
        else value
        for name, value in settings.of(rules.name).items()
    }


def as_created(head: Head, request: CreateGameRequest) -> Head:
    """Return a game as it was right after its creation, to answer a retry of the creation."""
    created = new_head(head.owner, request, head.created)
    return replace(created, version=head.version, settings=head.settings, server_seed=head.server_seed)


def claiming_player(identity: Identity, head: Head, request: ClaimSeatRequest) -> str:
    """Return the player of a seat that is being claimed; "" for none.

    Only an operator of the game's namespace may name the player, and a player's token names its own: nobody else can
    claim a seat in the name of a player.
    """
    planned = player_of(head, request.seat)
    if identity.player is not None:
        if identity.player.namespace != head.owner or request.player not in ("", identity.player.id):
            raise RefusedError(Reason.SEAT_FORBIDDEN, "this player's token claims seats for its own player only")
        player = identity.player.id
    else:
        player = checked_player(request.player) if request.player else ""
        if player:
            own_game(identity, head, "players.manage", "games.create")
    if request.bot and (player or planned):
        raise malformed("a seat has a bot or a player, not both")
    if player and planned not in ("", player):
        raise RefusedError(Reason.SEAT_FORBIDDEN, f"seat {request.seat} is for another player")
    return player or planned


def claim(head: Head, request: ClaimSeatRequest, at: int, player: str = "") -> Change:
    """Claim a seat for a player, which is possible once. When all seats are claimed, deal the first cards.

    `at`: the moment in milliseconds of the store's time.
    """
    if head.claimed[request.seat]:
        message = f"seat {request.seat} is already claimed; its claimer has the seat's token"
        raise RefusedError(Reason.SEAT_TAKEN, message)
    nothing = ("",) * len(head.claimed)
    name = checked_name(request.name) or (head.names or nothing)[request.seat]
    claimed = SeatClaimed(request.seat, name, request.bot)
    events = [(head.revision, Event(claimed))]
    players = with_item(head.players or nothing, request.seat, player) if player else head.players
    lists = (PlayerRef(head.owner, player).games,) if player else ()
    stamp = 0 if head.referee is None else at
    if head.started:  # an arbiter has given the seat a new token, or another player
        if request.bot:
            raise RefusedError(Reason.WRONG_STATE, "the game has started; this seat needs a person")
        after = replace(with_claim(head, claimed), players=players, seq=head.seq + 1, updated=at / 1000)
        return Change(after, None, [], logged(events, head.seq, stamp), lists=lists)
    after = replace(
        with_claim(head, claimed),
        players=players,
        bots=checked_bots(with_item(head.bots or nothing, request.seat, request.bot)),
        entropy=with_item(head.entropy, request.seat, request.entropy),
        updated=at / 1000,
    )
    if not all(after.claimed):
        return Change(replace(after, seq=head.seq + 1), None, [], logged(events, head.seq, stamp), lists=lists)
    dealt = deal(after, events, stamp)
    dealt.lists = lists
    return dealt


def with_claim(head: Head, claimed: SeatClaimed) -> Head:
    """Return a head after a claim, with the name of the seat's player."""
    names = with_item(head.names or ("",) * len(head.claimed), claimed.seat, claimed.name)
    return replace(head, claimed=with_item(head.claimed, claimed.seat, True), names=names if any(names) else head.names)


def deal(head: Head, events: list[tuple[int, Event]], stamp: int) -> Change:
    """Deal the first cards, from the server's seed and the entropy of the seats; `stamp`: see `Logged.at`."""
    rules, seats = rules_of(head).rules, len(head.claimed)
    state, opening = start(rules, head.settings, seats, game_seed(head.server_seed, head.entropy))
    events = [*events, (0, Event(GameStarted(seats, commitment(head.server_seed)))), *((0, event) for event in opening)]
    snapshot, digest = seal(rules, state)
    after = replace(
        head,
        seq=head.seq + len(events),
        setup=digest,
        snapshot=snapshot,
        over=rules.result(state) is not None,
        to_act=rules.to_act(state),
    )
    return Change(after, state, [], logged(events, head.seq, stamp), keep=True)
