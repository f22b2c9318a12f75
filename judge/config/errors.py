"""What is wrong with a configuration, in one sentence for the person who wrote it."""

from __future__ import annotations


class ConfigError(Exception):
    """A sentence that names the file, the key and the remedy; shown as it is, without a traceback."""
