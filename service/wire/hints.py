"""What a struct says of its fields: where structs stand in a list, and where the same object comes again."""

from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from service.engine.kernel.seen import AGAIN


class Hint(NamedTuple):
    """Of one field: whether its value or what is in its list is marked with AGAIN; what its list is of."""

    again: bool
    each_again: bool
    listed: type | None

    @property
    def structs(self) -> type[Struct] | None:
        """The struct of which it is a list."""
        return self.listed if self.listed is not None and issubclass(self.listed, Struct) else None


def hints_of(kind: type[Struct]) -> dict[str, Hint]:
    """The fields of a struct."""
    return {name: _hint(hint) for name, hint in get_type_hints(kind, include_extras=True).items()}


def _hint(hint: Any) -> Hint:
    whole, again = _unmarked(hint)
    is_list = get_origin(whole) is tuple and get_args(whole)[1:] == (...,)
    inside, each_again = _unmarked(get_args(whole)[0] if is_list else None)
    return Hint(again, each_again, inside if isinstance(inside, type) else None)


def _unmarked(hint: Any) -> tuple[Any, bool]:
    """A type without its mark, and whether it had one."""
    if get_origin(hint) is Annotated:
        inner, *marks = get_args(hint)
        return inner, AGAIN in marks
    return hint, False


@cache
def can_be_remembered(kind: type[Struct], inside: tuple[type, ...] = ()) -> bool:
    """Small frozen structs of plain values come again and again: spaces, fields, crafts. None contains itself."""
    if kind in inside or not kind.__struct_config__.frozen:
        return False
    hints = get_type_hints(kind)
    return all(_is_plain(hints[name], (*inside, kind)) for name in kind.__struct_fields__)


def _is_plain(hint: Any, inside: tuple[type, ...]) -> bool:
    if get_origin(hint) in (tuple, Union, UnionType):
        return all(_is_plain(part, inside) for part in get_args(hint))
    if isinstance(hint, type) and issubclass(hint, Struct):
        return can_be_remembered(hint, inside)
    return hint in (int, str, bool, NoneType, Ellipsis)
