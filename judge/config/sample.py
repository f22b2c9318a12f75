"""The sample judge.toml that `judge init` writes, and the reference page: drawn from the table of keys."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field
from types import MappingProxyType
from typing import Any

from judge.config.key_kinds import written
from judge.config.keys import Key, keys
from judge.config.load import SECTIONS
from judge.config.sources import variable_of

_ACTIVE = ("judge", "incoming", "outgoing")
"""Sections every judge has; the others stand in the file as comments."""

_HEAD = """\
# The judge's configuration. Edit the four values marked EDIT and write the mailbox's password into the
# file mail.password next to this one; then `judge doctor` checks both.
# A line with # in front shows a key's default. Relative paths start from this file's folder.
"""

_PAGE = """\
# judge.toml

For judge keepers. Generated from the table in `judge/config/keys.py`; a test compares. `judge init` writes a
file with comments. Commands use `--config FILE`, otherwise `JUDGE_CONFIG`, otherwise `judge.toml` in the
current folder. The environment variable next to a key overrides it. Relative paths start from the folder of
judge.toml. A `password_file` without a slash is first looked for among systemd's credentials.

A server may repeat what it was told. So passwords (also in the database's URL) and the key of `key_file` are
masked in everything that is logged, stored or shown, in whatever form they come back. Passwords of fewer than
four characters are not masked, so give the judge a longer one. Of one with eight characters or more, no
eight in a row remain.
"""


def sample(
    sections: Mapping[str, type] = SECTIONS, chosen: Mapping[tuple[str, str], str] = MappingProxyType({})
) -> str:
    """A commented judge.toml that works once the marked values are edited and the password file is filled.

    What is `chosen`, by section and key, stands in it in place of its usual value.
    """
    return _HEAD + "".join(f"\n{''.join(_section(name, into, chosen))}" for name, into in sections.items())


def _section(name: str, into: type, chosen: Mapping[tuple[str, str], str]) -> Iterator[str]:
    off = "" if name in _ACTIVE or any(section == name for section, _ in chosen) else "# "
    yield f"# {summary(into)}\n{off}[{name}]\n"
    for entry, key in keys(into):
        if (name, entry.name) in chosen:
            line = f"{entry.name} = {written(chosen[name, entry.name])}"
        elif key.sample is not None and not off:
            line = f"{entry.name} = {written(key.sample)}"
        else:
            line = f"# {entry.name} = {'' if key.shown else default(entry, key)}".rstrip()
        edit = "EDIT: " if key.edit else ""
        shown = f" Default: {key.shown}." if key.shown else ""
        yield f"{line:<38}  # {edit}{key.help}{shown}\n"


def summary(into: type) -> str:
    """Return the sentence that says what a section is for."""
    return (into.__doc__ or "").strip().partition("\n")[0]


def default(entry: Field[Any], key: Key) -> str:
    """Return a key's default as people write it; an example where it has none."""
    return written(key.example if entry.default in (MISSING, None) else entry.default)


def reference(sections: Mapping[str, type] = SECTIONS) -> str:
    """Return the page docs/reference/config.md."""
    return _PAGE + "".join(f"\n{''.join(_chapter(name, into))}" for name, into in sections.items())


def _chapter(name: str, into: type) -> Iterator[str]:
    yield f"## [{name}]\n\n{summary(into)}\n\n"
    yield "| key | default | what it is | must be | variable |\n|---|---|---|---|---|\n"
    for entry, key in keys(into):
        shown = "required" if entry.default is MISSING else key.shown or f"`{default(entry, key)}`"
        variable = variable_of(name, entry.name)
        yield f"| `{entry.name}` | {shown} | {key.help} | {key.kind.description} | `{variable}` |\n"
