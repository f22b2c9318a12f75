"""The error of a configuration, worded for the person who wrote it."""

from __future__ import annotations


class ConfigError(Exception):
    """A mistake in the configuration: one sentence with file, key and remedy, shown without a traceback."""
