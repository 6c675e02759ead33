"""`reeve verify` of games with clocks: it proves their records, and says what is wrong with one that was changed."""

from service.engine.kernel.record import write_record
from service.engine.kernel.refereed import ActKind
from tests.cli.reeve import reeve
from tests.referee.test_proof import clocked_game, without_act


def test_the_record_of_a_game_with_clocks_is_proved(tmp_path):
    path = tmp_path / "game.json"
    path.write_bytes(write_record(clocked_game().record()))
    proved = reeve("verify", path)
    assert (proved.code, "OK: " in proved.out) == (0, True)


def test_a_time_out_that_was_left_out_is_named(tmp_path):
    path = tmp_path / "game.json"
    path.write_bytes(write_record(without_act(clocked_game().record(), ActKind.TIME_OUT)))
    refuted = reeve("verify", path)
    assert refuted.code == 1
    assert refuted.out.endswith("seat 1 had run out of time, but its time-out is missing\n")
