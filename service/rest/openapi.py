"""The OpenAPI 3.1 document, built from the contract's descriptors, the routes and the recorded examples."""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from typing import Any, Final

import msgspec
from google.protobuf.descriptor import Descriptor

from service.errors import Reason, RefusedError
from service.rest import problems
from service.rest.headers import READERS, REPLAYED, REVISIONS, read_cursor, read_expected_revision
from service.rest.headers import read_language, read_request_id
from service.rest.parameters import HEADER_PARAMETERS, HEADERS
from service.rest.refusals import REFUSALS, door_statuses
from service.rest.routes import ROUTES, Route
from service.rest.schemas import Schema, Schemas, said_of
from service.rest.streams import EVENTS, NEXT_LINE
from service.wire.contract import MESSAGES

