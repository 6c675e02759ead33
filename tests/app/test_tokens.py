import pytest

from service.app.player_refs import PlayerRef
from service.app.tokens import Signer, Token, key_digest, key_id, new_key
from service.errors import Reason, RefusedError

SIGNER = Signer(b"a secret")


def test_a_token_contains_its_kind_game_and_seat():
    assert (SIGNER.read(SIGNER.seat("g1", 2)).game, SIGNER.read(SIGNER.seat("g1", 2)).seat) == ("g1", 2)
    assert SIGNER.read(SIGNER.invite("g1", 0)).kind == "invite"
    assert SIGNER.read(SIGNER.spectator("g1")).seat is None


def test_a_token_contains_its_generation_which_is_left_out_if_it_is_0():
    assert SIGNER.seat("g1", 2, 0) == SIGNER.seat("g1", 2)
    assert SIGNER.seat("g1", 2).startswith("rt_g1_2_")
    assert SIGNER.seat("g1", 2, 12).startswith("rt_g1_2_12_")
    assert SIGNER.read(SIGNER.seat("g1", 2, 12)) == Token("seat", "g1", 2, 12)
    assert SIGNER.read(SIGNER.invite("g1", 2, 1)) == Token("invite", "g1", 2, 1)
    assert SIGNER.read(SIGNER.seat("g1", 2)).generation == 0


@pytest.mark.parametrize(
    "player", [PlayerRef("club", "ann"), PlayerRef("a-b", "c.d_e~F-"), PlayerRef("x" * 64, "y" * 64)]
)
def test_a_players_token_contains_namespace_player_and_generation(player):
    token = SIGNER.player(player, 3)
    assert token.startswith("rp_")
    assert SIGNER.read(token) == Token("player", generation=3, player=player)


def test_tokens_differ_by_game_seat_kind_and_secret():
    tokens = [
        SIGNER.seat("g1", 0),
        SIGNER.seat("g1", 1),
        SIGNER.seat("g2", 0),
        SIGNER.invite("g1", 0),
        SIGNER.spectator("g1"),
        Signer(b"another").seat("g1", 0),
        SIGNER.seat("g1", 0, 1),
        SIGNER.invite("g1", 0, 1),
        SIGNER.player(PlayerRef("g1", "0"), 0),
        SIGNER.player(PlayerRef("g1", "0"), 1),
        SIGNER.player(PlayerRef("g2", "0"), 0),
    ]
    assert len({token.rpartition("_")[2] for token in tokens}) == len(tokens)


@pytest.mark.parametrize(
    "token",
    [
        "",
        "_",
        "rt_g1_0_",
        SIGNER.seat("g1", 0)[:-1],
        SIGNER.seat("g1", 0) + "0",
        SIGNER.seat("g1", 0).replace("rt_g1_0", "rt_g1_1"),
        SIGNER.invite("g1", 0).replace("ri_", "rt_"),
        Signer(b"another").seat("g1", 0),
        SIGNER.seat("g1", 0, 1).replace("rt_g1_0_1_", "rt_g1_0_"),
        SIGNER.seat("g1", 0).replace("rt_g1_0_", "rt_g1_0_1_"),
        SIGNER.player(PlayerRef("club", "ann"), 0).replace("_0_", "_1_"),
        "rp_x_y_0_" + "0" * 43,
        "rt_g1_ü_" + "0" * 43,
        "rk_abc_def",
    ],
)
def test_an_invalid_token_is_refused(token):
    with pytest.raises(RefusedError) as refused:
        SIGNER.read(token)
    assert refused.value.reason is Reason.TOKEN_MISSING


def test_the_chance_of_a_bot_is_secret_and_the_same_in_every_process():
    assert Signer(b"a secret").chance("g1", 1, 7) == SIGNER.chance("g1", 1, 7)
    others = [
        SIGNER.chance("g2", 1, 7),
        SIGNER.chance("g1", 0, 7),
        SIGNER.chance("g1", 1, 8),
        SIGNER.chance("g1", 17, 0),
        Signer(b"another").chance("g1", 1, 7),
    ]
    assert len({SIGNER.chance("g1", 1, 7), *others}) == 1 + len(others)
    assert len(SIGNER.chance("g1", 1, 7)) == 64


def test_only_the_hash_of_a_key_is_stored():
    name, key, digest = new_key()
    assert key_id(key) == name
    assert digest == key_digest(key)
    assert key.split("_", 2)[2] not in digest
    assert new_key()[1] != key
