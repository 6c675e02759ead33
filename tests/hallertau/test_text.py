"""Every kind of option and event has its words."""

import msgspec

from service.engine.hallertau import args, events
from service.engine.hallertau.text.en import LABELS, LINES, amounts, joined
from service.engine.kernel.event import Undone


def tags(base: type[msgspec.Struct]) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in base.__subclasses__()}


def test_every_kind_of_option_has_a_label_and_no_label_is_left_over():
    assert set(LABELS) == tags(args.Args)


def test_every_kind_of_event_has_a_line_and_no_line_is_left_over():
    assert set(LINES) == tags(events.Body) | {str(Undone.__struct_config__.tag)}


def test_amounts_are_counted_and_joined():
    assert amounts({"barley": 2, "hides": 1, "tools": 1}) == "2 Barley, 1 Hide and 1 Tool"
    assert amounts({"hides": 2}) == "2 Hides"
    assert amounts({}) == "nothing"
    assert joined(["a", "b"]) == "a and b"
