"""Validates values against the schemas of the OpenAPI document."""

import json
from functools import cache
from typing import Any

import jsonschema_rs

from service.rest.openapi import document

Json = dict[str, Any]


@cache
def described() -> Json:
    """Return the OpenAPI document."""
    read: Json = json.loads(document())
    return read


@cache
def closed_components() -> Json:
    """Return all schemas, changed so that they allow no unknown properties."""
    components = json.loads(document())["components"]
    for schema in components["schemas"].values():
        for shape in schema.get("oneOf", [schema]):
            if "properties" in shape:
                shape["additionalProperties"] = False
    return {"components": components}


@cache
def validator(name: str) -> jsonschema_rs.Draft202012Validator:
    """Return the validator of a closed schema."""
    reference = {"$ref": f"#/components/schemas/{name}"}
    return jsonschema_rs.Draft202012Validator(reference | closed_components())


def fits(name: str, value: Any) -> None:
    """Check that a value fits a schema and has no unknown properties."""
    validator(name).validate(value)


def fits_part(schema: Json, value: Any) -> None:
    """Check that a value fits a schema that has no name."""
    jsonschema_rs.Draft202012Validator(schema | closed_components()).validate(value)
