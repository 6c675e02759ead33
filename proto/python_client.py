"""Writes the contract as Python: msgspec structs, refusals, and one method for each method of the contract."""

import keyword
import re
from collections.abc import Iterator
from textwrap import fill
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clients import Contract, Enum, Field, Message, Method

SCALARS = {"int": "int", "float": "float", "string": "str", "bool": "bool", "time": "datetime"}
DEFAULTS = {"int": "0", "float": "0.0", "string": '""', "bool": "False"}
GENERATED = "Generated from the contract by `make proto`; do not edit."
WIDTH = 120


def files(contract: "Contract") -> dict[str, str]:
    """Return the generated files by name."""
    modules = dict.fromkeys(message.module for message in contract.messages.values())
    return {
        "__init__.py": f'"""The messages of the contract, in one module for each of its files.\n\n{GENERATED}\n"""\n',
        **{f"{module}.py": "".join(_Module(contract, module).lines()) for module in modules},
        "refusals.py": "".join(_refusals(contract)),
        "methods.py": "".join(_methods(contract)),
    }


class _Module:
    """The structs of one file of the contract."""

    def __init__(self, contract: "Contract", module: str) -> None:
        self.contract, self.module = contract, module
        self.enums = [enum for enum in contract.enums.values() if enum.module == module]
        self.messages = [message for message in contract.messages.values() if message.module == module]
        names = [_name(thing.path) for thing in (*self.enums, *self.messages)]
        if twice := sorted({name for name in names if names.count(name) > 1}):
            raise ValueError(f"these names of the Python client mean two things: {', '.join(twice)}")

    def lines(self) -> Iterator[str]:
        yield (
            f'"""The messages of proto/reeve/v1/{self.module}.proto.\n\n{GENERATED}\n"""\n\n'
            "from __future__ import annotations\n\n"
            "from collections.abc import Mapping, Sequence\n"
            "from datetime import datetime\n"
            "from typing import TYPE_CHECKING, Literal, TypeAlias\n\n"
            "from msgspec import field as _field\n\n"
        )
        fields = [one for message in self.messages for one in (*message.fields, *message.members)]
        things = {**self.contract.enums, **self.contract.messages}
        used = {things[one.type].module for one in fields if one.kind in ("enum", "message")} - {self.module}
        yield from (f"from reeve_client.contract import {other} as _{other}\n" for other in sorted(used))
        yield "from reeve_client.message import STRICT, Message, Request, first_set\n"
        if self.enums:
            yield "\nif TYPE_CHECKING or STRICT:\n"
            yield "\n".join(_enum(enum) for enum in self.enums)
            yield "else:  # a newer server may send other values\n"
            yield from (f"    {_name(enum.path)} = str\n" for enum in self.enums)
        yield from (f"\n\n{self.message(message)}" for message in self.messages)
        aliases = {}
        for message in self.messages:
            self.aliases(message, aliases)
        yield from (f"\n{name}: TypeAlias = (\n    {types}\n)\n" for name, types in aliases.items())

    def message(self, message: "Message") -> str:
        kind = re.fullmatch(r"(\w+)(Request|Response)", message.path[-1])
        doc = message.doc or (f"What {kind[1]} {'takes' if kind[2] == 'Request' else 'answers'}." if kind else "")
        base = "Request" if message.is_request else "Message"
        lines = [
            f"class {_name(message.path)}({base}, frozen=True, kw_only=True):\n",
            _docstring(4, doc),
        ]
        fields = [*message.fields, *message.members]
        lines.extend(f"{'' if number else chr(10)}{self.field(message, one)}" for number, one in enumerate(fields))
        if _has_what(message):
            lines.append(self.what(message))
        return "".join(lines)

    def field(self, message: "Message", one: "Field") -> str:
        type_name, default = self.type(one), _default(message, one)
        if default == "None":
            type_name = f"{type_name} | None"
        if keyword.iskeyword(one.name):
            default = f'_field(name="{one.json}"{f", default={default}" if default else ""})'
        return f"    {_attribute(one)}: {type_name}{f' = {default}' if default else ''}\n{_docstring(4, one.doc)}"

    def type(self, one: "Field") -> str:
        single = self.single(one)
        return {"one": single, "list": f"Sequence[{single}]", "map": f"Mapping[str, {single}]"}[one.shape]

    def single(self, one: "Field") -> str:
        if one.kind in SCALARS:
            return SCALARS[one.kind]
        thing = (self.contract.enums if one.kind == "enum" else self.contract.messages)[one.type]
        return self.prefix(thing.module) + _name(thing.path)

    def prefix(self, module: str) -> str:
        return "" if module == self.module else f"_{module}."

    def inner(self, one: "Field") -> "Message | None":
        """Return the message of a member if the message is itself a oneof."""
        message = self.contract.messages.get(one.type)
        return message if message is not None and message.is_union else None

    def what(self, message: "Message") -> str:
        """Return the code of the property `what`, which returns the member that is set."""
        values = []
        for one in message.members:
            value = f"self.{_attribute(one)}"
            values.append(f"{value}.what if {value} is not None else None" if self.inner(one) else value)
        listed = "".join(f"            {value},\n" for value in values)
        return (
            "\n    @property\n"
            f"    def what(self) -> {_name(message.path)}What | None:\n"
            '        """The one thing that is set; None if this version does not know it."""\n'
            f"        found: {_name(message.path)}What | None = first_set(\n{listed}        )\n"
            "        return found\n"
        )

    def aliases(self, message: "Message", found: dict[str, str]) -> None:
        """Collect the union of all members of a oneof, after the unions of nested oneofs."""
        name = f"{_name(message.path)}What"
        if message.module != self.module or not _has_what(message) or name in found:
            return
        types = []
        for one in message.members:
            if inner := self.inner(one):
                self.aliases(inner, found)
                types.append(f"{self.prefix(inner.module)}{_name(inner.path)}What")
            else:
                types.append(self.single(one))
        found[name] = "\n    | ".join(dict.fromkeys(types))


def _has_what(message: "Message") -> bool:
    return bool(message.members) and not message.is_request


def _attribute(one: "Field") -> str:
    return f"{one.name}_" if keyword.iskeyword(one.name) else one.name


def _default(message: "Message", one: "Field") -> str:
    """Return the default value of a field as code; empty if the field is required."""
    if one in message.members or message.is_settings or one.presence or _is_left_out(message, one):
        return "None"
    if one.in_path or "Args" in message.path:  # without one of its arguments an action would be another action
        return ""
    return {"list": "()", "map": "{}"}.get(one.shape) or DEFAULTS.get(one.kind, "")


def _is_left_out(message: "Message", one: "Field") -> bool:
    """Return whether a request may leave out an enum: it is UNSPECIFIED then, which is not among the literals."""
    return message.is_request and one.kind == "enum" and one.shape == "one"


def _name(path: tuple[str, ...]) -> str:
    """Return the name in its module: without the game's namespace, and for arguments of actions without `Args`."""
    if path[0] in ("Hallertau", "LaGranja"):
        path = path[1:]
    return "".join(path[1:] if path[0] == "Args" and len(path) > 1 else path)


def _enum(enum: "Enum") -> str:
    values = "".join(f'        "{name}",\n' for name, _ in enum.values)
    meanings = [f"{name}: {doc}" for name, doc in enum.values if doc]
    return f"    {_name(enum.path)} = Literal[\n{values}    ]\n{_docstring(4, enum.doc, *meanings)}"


def _docstring(indent: int, *paragraphs: str) -> str:
    said = [text.replace("\\", "\\\\").replace('"""', "'''") for text in paragraphs if text]
    if not said:
        return ""
    margin = " " * indent
    first, *rest = (fill(text, WIDTH - indent - 6, break_long_words=False) for text in said)
    text = "\n\n".join((first, *rest)).replace("\n", f"\n{margin}").replace(f"\n{margin}\n", "\n\n")
    return f'{margin}"""{text}{chr(10) + margin if chr(10) in text else ""}"""\n'


def _refusals(contract: "Contract") -> Iterator[str]:
    yield (
        f'"""One exception for each reason of a refusal.\n\n{GENERATED}\n"""\n\n'
        "from typing import Final\n\n"
        "from reeve_client.errors import Refused\n"
    )
    names = {reason: reason.title().replace("_", "") for reason, _ in contract.reasons}
    for reason, doc in contract.reasons:
        yield f"\n\nclass {names[reason]}(Refused):\n{_docstring(4, doc)}"
    yield "\n\nBY_REASON: Final[dict[str, type[Refused]]] = {\n"
    yield from (f'    "{reason}": {name},\n' for reason, name in names.items())
    yield "}\n"


METHODS = (("Methods", "", "def"), ("AsyncMethods", "await ", "async def"))


def _methods(contract: "Contract") -> Iterator[str]:
    requests = {contract.messages[name].module for method in contract.methods for name in (method.request,)}
    yield (
        f'"""The methods of the contract with their routes.\n\n{GENERATED}\n"""\n\n'
        "from abc import ABC, abstractmethod\n"
        "from typing import Final, TypeVar\n\n"
    )
    yield from (f"from reeve_client.contract import {module}\n" for module in sorted(requests))
    yield 'from reeve_client.message import Request, Route\n\nAnswer = TypeVar("Answer")\n\n'
    yield from (_route(contract, method) for method in contract.methods)
    for name, wait, define in METHODS:
        yield (
            f'\n\nclass {name}(ABC):\n    """One method for each method of the contract that is no stream."""\n\n'
            f"    @abstractmethod\n    {define} _call(self, route: Route[Answer], request: Request) -> Answer: ...\n"
        )
        for method in contract.methods:
            if not method.stream:
                request, answer = (_qualified(contract, full) for full in (method.request, method.response))
                yield (
                    f"\n    {define} {_snake(method.name)}(self, request: {request}) -> {answer}:\n"
                    f"{_docstring(8, method.doc)}"
                    f"        return {wait}self._call({_snake(method.name).upper()}, request)\n"
                )


def _route(contract: "Contract", method: "Method") -> str:
    more = [f"whole={method.whole!r}".replace("'", '"')] * bool(method.whole) + ["request_id=True"] * method.request_id
    given = ", ".join((f'"{method.verb}"', f'"{method.path}"', _qualified(contract, method.response), *more))
    return f"{_snake(method.name).upper()}: Final = Route({given})\n"


def _qualified(contract: "Contract", full: str) -> str:
    message = contract.messages[full]
    return f"{message.module}.{_name(message.path)}"


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
