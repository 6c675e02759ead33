"""Reads the comments of the contract, for the REST documentation and the clients: the descriptor has no comments."""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from google.protobuf.descriptor_pb2 import FileDescriptorProto, FileDescriptorSet

HERE = Path(__file__).parent


def read_comments() -> dict[str, str]:
    """Return the comments of services, methods, messages, fields, enums and values by full name."""
    protos = sorted(path.relative_to(HERE).as_posix() for path in HERE.glob("reeve/v1/*.proto"))
    with TemporaryDirectory() as folder:
        described = Path(folder) / "described.binpb"
        arguments = [f"-I{HERE}", "--include_source_info", f"--descriptor_set_out={described}"]
        subprocess.run([sys.executable, "-m", "grpc_tools.protoc", *arguments, *protos], check=True, cwd=HERE)
        files = FileDescriptorSet.FromString(described.read_bytes()).file
    return dict(sorted(pair for file in files for pair in comments(file)))


def comments(file: FileDescriptorProto) -> Iterator[tuple[str, str]]:
    """Yield the names in a file that have a leading comment, each with the comment as one line."""
    for place in file.source_code_info.location:
        text = " ".join(place.leading_comments.split())
        if text and len(place.path) > 1 and len(place.path) % 2 == 0:
            yield ".".join((file.package, *names(file, place.path))), text


def names(thing: Any, path: Sequence[int]) -> Iterator[str]:
    """Yield the names on a path of field numbers and indexes, the outermost first."""
    for number, index in zip(path[::2], path[1::2], strict=True):
        thing = getattr(thing, thing.DESCRIPTOR.fields_by_number[number].name)[index]
        yield thing.name
