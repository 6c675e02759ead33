"""The OpenAPI document as a measure: does a value fit what is written there?"""

import json
from functools import cache
from typing import Any

import jsonschema_rs

from service.rest.openapi import document

Json = dict[str, Any]


@cache
def described() -> Json:
    """The document."""
    read: Json = json.loads(document())
    return read


@cache
def closed_components() -> Json:
    """All schemas, with nothing allowed that they do not name."""
    components = json.loads(document())["components"]
    for schema in components["schemas"].values():
        for shape in schema.get("oneOf", [schema]):
            if "properties" in shape:
                shape["additionalProperties"] = False
    return {"components": components}


@cache
def validator(name: str) -> jsonschema_rs.Draft202012Validator:
    """What checks a closed schema."""
    reference = {"$ref": f"#/components/schemas/{name}"}
    return jsonschema_rs.Draft202012Validator(reference | closed_components())


def fits(name: str, value: Any) -> None:
    """A value must fit a schema, and have nothing that the schema does not name."""
    validator(name).validate(value)


def fits_part(schema: Json, value: Any) -> None:
    """A value must fit a schema that has no name."""
    jsonschema_rs.Draft202012Validator(schema | closed_components()).validate(value)
