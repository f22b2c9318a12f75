"""Templates that Jinja2 has compiled, for every environment of a process that is set up alike."""

from __future__ import annotations

from types import CodeType

from jinja2 import BytecodeCache
from jinja2.bccache import Bucket


class CompiledTemplates(BytecodeCache):
    """Code of templates by their names and sources.

    To compile a template takes a hundred times as long as to load it; mail and site each have an environment,
    and so has every judge that one process serves, as in tests.
    """

    def __init__(self) -> None:
        self._code: dict[tuple[str, str], CodeType] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Give the code of a template, if there is some."""
        bucket.code = self._code.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep the code of a template."""
        if bucket.code is not None:
            self._code[bucket.key, bucket.checksum] = bucket.code
