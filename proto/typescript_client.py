"""Writes the contract as TypeScript: types without any code, and one method for each method of the contract."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clients import Contract, Enum, Field, Message, Method

SCALARS = {"int": "number", "float": "number", "string": "string", "bool": "boolean", "time": "string"}
PARTIAL = {("TimeControl",)}
"""Messages of answers that callers send, too: they may leave out fields, as in all other requests."""
GENERATED = "// Generated from the contract by `make proto`; do not edit.\n"
ONE_OF = """
/** Exactly one of the members: an object with two of them does not compile. */
export type OneOf<Members> = {
  [Name in keyof Members]: { readonly [Set in Name]: Members[Set] } & {
    readonly [Unset in Exclude<keyof Members, Name>]?: never;
  };
}[keyof Members];
"""
METHODS = """import type * as contract from "./contract.js";

/** How one method is called over REST. */
export interface Route {
  readonly verb: "GET" | "POST";
  /** Names in braces are replaced by fields of the request. */
  readonly path: string;
  /** The field of the request (POST) or of the answer (GET) that is the whole body. */
  readonly whole?: string;
  /** Whether the request has an id that makes a retry safe. */
  readonly requestId?: true;
}

/** One method for each method of the contract that is no stream. */
export abstract class Methods<Options> {
  protected abstract call<Answer>(route: Route, request: object, options?: Options): Promise<Answer>;
"""


def files(contract: "Contract") -> dict[str, str]:
    """Return the generated files by name."""
    return {"contract.ts": "".join(_contract(contract)), "methods.ts": "".join(_methods(contract))}


def _contract(contract: "Contract") -> Iterator[str]:
    yield GENERATED
    yield ONE_OF
    for enum in contract.enums.values():
        yield _enum(enum)
    for message in contract.messages.values():
        yield f"\n{_doc(message.doc)}{_message(contract, message)}"


def _enum(enum: "Enum") -> str:
    meanings = [f"{name}: {doc}" for name, doc in enum.values if doc]
    values = "".join(f'\n  | "{name}"' for name, _ in enum.values)
    return f"\n{_doc(enum.doc, *meanings)}export type {_name(enum.path)} ={values};\n"


def _message(contract: "Contract", message: "Message") -> str:
    name = _name(message.path)
    if not message.fields and not message.members:
        return f"export type {name} = {{ readonly [member: string]: never }};\n"
    plain = "".join(_field(contract, message, one) for one in message.fields)
    if not message.members:
        return f"export interface {name} {{\n{plain}}}\n"
    members = f"OneOf<{{\n{''.join(_field(contract, message, one) for one in message.members)}}}>"
    if message.is_request:
        members = f"({members} | {{ readonly [Unset in {' | '.join(_quoted(message.members))}]?: never }})"
    return f"export type {name} = {f'{{{chr(10)}{plain}}} & ' if plain else ''}{members};\n"


def _quoted(fields: "list[Field]") -> list[str]:
    return [f'"{one.json}"' for one in fields]


def _field(contract: "Contract", message: "Message", one: "Field") -> str:
    mark = "?" if _may_be_left_out(contract, message, one) else ""
    return f"{_doc(one.doc, indent='  ')}  readonly {one.json}{mark}: {_type(one)};\n"


def _may_be_left_out(contract: "Contract", message: "Message", one: "Field") -> bool:
    if one in message.members:
        return False
    if not contract.in_answers(message):
        return not one.in_path
    return one.presence or message.is_settings or message.path in PARTIAL


def _type(one: "Field") -> str:
    single = SCALARS.get(one.kind) or _name(tuple(one.type.split(".")[3:]))
    return {"one": single, "list": f"readonly {single}[]", "map": f"{{ readonly [key: string]: {single} }}"}[one.shape]


def _name(path: tuple[str, ...]) -> str:
    return "_".join(path)


def _doc(*lines: str, indent: str = "") -> str:
    said = [line.replace("*/", "*\\/") for line in lines if line]
    if not said:
        return ""
    if len(said) == 1:
        return f"{indent}/** {said[0]} */\n"
    return "".join((f"{indent}/**\n", *(f"{indent} * {line}\n" for line in said), f"{indent} */\n"))


def _methods(contract: "Contract") -> Iterator[str]:
    yield GENERATED
    yield METHODS
    for method in contract.methods:
        if not method.stream:
            yield f"\n{_doc(method.doc, indent='  ')}{_method(method)}"
    yield "}\n"
    for method in contract.methods:
        if method.stream:
            yield f"\n{_doc(method.doc)}export const {_camel(method.name)}: Route = {_route(method)};\n"


def _method(method: "Method") -> str:
    request, answer = (f"contract.{_name(tuple(full.split('.')[3:]))}" for full in (method.request, method.response))
    return (
        f"  {_camel(method.name)}(request: {request}, options?: Options): Promise<{answer}> {{\n"
        f"    return this.call({_route(method)}, request, options);\n"
        "  }\n"
    )


def _route(method: "Method") -> str:
    route = f'{{ verb: "{method.verb}", path: "{method.path}"'
    route += f', whole: "{method.whole}"' if method.whole else ""
    return route + (", requestId: true }" if method.request_id else " }")


def _camel(name: str) -> str:
    return name[0].lower() + name[1:]
