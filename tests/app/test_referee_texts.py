"""Texts of the events of clocks, leavers and arbiters."""

import pytest

from service.app.head import TimeAdded
from service.app.referee_texts import event


@pytest.mark.parametrize(
    ("language", "seconds", "text"),
    [
        ("en", 1, "An arbiter gives 1 second to Bo."),
        ("en", 90, "An arbiter gives 90 seconds to Bo."),
        ("en", -60, "An arbiter takes 1 minute from Bo."),
        ("en", 172_800, "An arbiter gives 2 days to Bo."),
        ("pt", 1, "Bo recebe de um árbitro 1 segundo."),
        ("pt", -7_200, "Bo perde 2 horas por decisão de um árbitro."),
        ("it", 1, "Bo riceve da un arbitro 1 secondo."),
        ("it", -86_400, "Bo perde 1 giorno per decisione di un arbitro."),
        ("ru", 300, "Арбитр добавляет время игроку «Bo»: 5 мин."),
        ("ru", -3_600, "Арбитр сокращает время игрока «Bo»: 1 ч."),
    ],
)
def test_added_time_is_told_in_its_largest_whole_unit(language, seconds, text):
    assert event(TimeAdded(0, seconds), language, ("Bo",)) == text
