# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attributes of ops as hashable things that are equal where the attributes are."""

from __future__ import annotations

import binascii
import hashlib
import io
import math
import re
from collections.abc import Hashable
from typing import Any

from neuron_inst_combine.bindings.types import Context, Module, Operation
from neuron_inst_combine.dialects.hlo import UnreadableOpError, attribute
from neuron_inst_combine.validation.op_tables import SAYS_NOTHING_OF_VALUES, SILENT_DIALECTS

_RESOURCE = re.compile(r"dense_resource<([^>]*)> : ")
_BLOB = re.compile(rb'([\w$.-]+|"[^"]*"): "0x([0-9A-Fa-f]*)"')
_NUMBERED = re.compile(r"_\d+\Z")
_PADDING_BYTES = 4
_LARGE = 1 << 24
"""Elements of a resource above which its content is looked at only if its name does not do: that
takes several times its memory."""


class Attributes:
    """Reads attributes; the properties of unregistered ops, which no wheel hands out, as text.

    Args:
      context: That of both modules.
      modules: Both; looked into for the content of resources where their names differ.
    """

    def __init__(self, context: Context, modules: tuple[Module, Module]) -> None:
        self._context = context
        self._modules = modules
        self._registered: dict[str, bool] = {}
        self._blobs: dict[str, bytes] | None = None
        self._by_digest: dict[bytes, bytes] = {}
        self._elided: set[str] = set()
        self._large: set[str] = set()
        self.side = 0

    def has_hidden(self, op: Operation) -> bool:
        """Whether an op has properties that cannot be read."""
        known = self._registered.get(op.name)
        if known is None:
            known = self._registered[op.name] = self._context.is_registered_operation(op.name)
        return not known and "<{" in _text(op)

    def parameters(self, op: Operation, *, keep_all: bool) -> Hashable:
        """All attributes of an op that matter to what it computes.

        Args:
          op: The op.
          keep_all: Whether also those do that say nothing of values on other ops.
        """
        if self.has_hidden(op):
            return _text(op)
        try:
            return tuple(
                (name, self._comparable(attribute(op, name)))
                for name in sorted(op.attributes)
                if keep_all or not _is_silent(name)
            )
        except UnreadableOpError:
            return _text(op)

    def constant(self, op: Operation) -> tuple[Hashable, bytes]:
        """The value of a constant, and the digest of the blob if it is a resource."""
        try:
            value = attribute(op, "value")
        except UnreadableOpError:
            text = _text(op)
            begin, end = text.find("dense<"), text.rfind("}")
            return (text[begin:end].rstrip("}> ") + ">" if begin >= 0 else text), b""
        if (name := _resource_name(value)) is None:
            return value, b""
        if _is_large(value) and (same := self._same_large(name)) is not None:
            return str(value.type), b"@" + same.encode()
        if (blob := self.blob(name)) is None:
            # An elided one: the name is all there is.
            return f"dense_resource<{self._own_name(name)}> : {value.type}", b""
        digest = hashlib.sha256(blob).digest()
        self._by_digest[digest] = blob
        return str(value.type), digest

    def content(self, digest: bytes) -> bytes:
        """The bytes of a resource of a constant that was read."""
        if digest.startswith(b"@"):
            return self.blob(digest[1:].decode()) or b""
        return self._by_digest[digest]

    def blob(self, name: str) -> bytes | None:
        """The bytes of a resource, whose name is unique in the context; None if it is elided."""
        if self._blobs is None:
            self._blobs = {}
            for module in self._modules:
                self._blobs |= _blobs_in(module)
        return self._blobs.get(name)

    def _same_large(self, name: str) -> str | None:
        """The name by which a large resource goes; None for an elided one that is on one side.

        In one context, a name is of one content. A second one of the same content, on the side
        after, goes by the first.
        """
        if self.side == 0:
            self._large.add(name)
        if name in self._large:
            return name
        if (blob := self.blob(name)) is None:
            before = _NUMBERED.sub("", name)
            return before if before in self._large else None
        return next((known for known in sorted(self._large) if self.blob(known) == blob), name)

    def _comparable(self, value: Any) -> Hashable:
        # The parser gives the second of two resources of one name another one.
        if (name := _resource_name(value)) is None:
            hashable: Hashable = value
            return hashable
        blob = self.blob(name)
        if blob is None:
            return str(value.type), self._own_name(name)
        return str(value.type), hashlib.sha256(blob).digest()

    def _own_name(self, name: str) -> str:
        """The name of an elided resource as it was before the parser saw two of that name.

        Names before are as they are; one after that is none of those has got a number behind it.
        """
        if self.side == 0 or name in self._elided:
            self._elided.add(name)
            return name
        return _NUMBERED.sub("", name)


def _is_silent(name: str) -> bool:
    return name in SAYS_NOTHING_OF_VALUES or name.startswith(SILENT_DIALECTS)


def _resource_name(value: Any) -> str | None:
    # The bindings have no class for it; others have one of their own.
    if type(value).__name__ not in ("Attribute", "DenseResourceElementsAttr"):
        return None
    match = _RESOURCE.match(str(value))
    return match[1].strip('"') if match else None


def _is_large(value: Any) -> bool:
    count: int = math.prod(value.type.shape)
    return count > _LARGE


def _text(op: Operation) -> str:
    """Attributes, properties and successors of an op in generic form."""
    text: str = op.get_asm(print_generic_op_form=True, use_local_scope=True, skip_regions=True)
    begin = text.index('"(') + 2
    inner = text[text.index(")", begin) + 1 : text.rindex(" : (")]
    return inner.strip()


def _blobs_in(module: Module) -> dict[str, bytes]:
    stream = io.BytesIO()
    module.operation.print(file=stream, binary=True)
    # Of large ones there is room for no more than one copy.
    text = stream.getbuffer()
    start = _last(b"dialect_resources:", text)
    if start < 0:
        return {}
    return {
        bytes(match[1]).decode(errors="replace").strip('"'): binascii.unhexlify(
            text[match.start(2) + 2 * _PADDING_BYTES : match.end(2)]
        )
        for match in _BLOB.finditer(text, start)
    }


def _last(word: bytes, text: memoryview) -> int:
    """Where a word stands last; -1 for nowhere."""
    found = -1
    for match in re.finditer(re.escape(word), text):
        found = match.start()
    return found
