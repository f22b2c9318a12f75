"""Mail domains: what counts as one mailbox or one provider for every limit and quota of emails.

It does not say who somebody is: for that the mailbox counts as it is written (`game.seats.entry.mailbox`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from judge.game.seats.entry import mailbox
from judge.language.word_files import word_table

_COUNTRY = 2
"""The number of letters of a country's domain (ISO 3166)."""


@dataclass(frozen=True, slots=True)
class _Table:
    """The contents of grammar/mail_domains.toml."""

    registry_labels: frozenset[str]
    without_dots: Mapping[str, str]
    """The domains of providers that ignore dots, each with the one that represents all of them."""


@cache
def _table() -> _Table:
    table = word_table("mail_domains")
    same = {name: one["domains"][0] for one in table["without_dots"] for name in one["domains"]}
    return _Table(frozenset(table["registry_labels"]), same)


def asked_as(address: str) -> str:
    """Return the mailbox that all email to an address counts for, in any spelling its provider allows.

    A quoted local part is the same without its quotes (RFC 5321 §4.1.2).
    """
    local, at, domain = address.rpartition("@")
    bare = local.strip('"')
    local, _, domain = mailbox(f"{bare}@{domain.rstrip('.')}").rpartition("@")
    same = _table().without_dots.get(domain)
    if same is None:
        return f"{local}{at}{domain}"
    return f"{local.replace('.', '') or local}{at}{same}"


def counted_as(address: str) -> frozenset[str]:
    """Return the names under which marks of an address may be stored."""
    return frozenset((address, mailbox(address), asked_as(address)))


def registrable_domain(address: str) -> str:
    """Return the part of an address's domain that somebody has to buy, in small letters.

    Without the public suffix list these are the last two labels, or three below a country's `co`, `com` … If
    that is too few, people of several domains share the questions of one. It is never too many, except if a
    country sells names below others.
    """
    domain = address.rpartition("@")[2].lower().rstrip(".")
    if domain.startswith("["):  # an address literal (RFC 5321 §4.1.3)
        return domain
    labels = domain.split(".")
    below = len(labels[-1]) == _COUNTRY and len(labels) > 1 and labels[-2] in _table().registry_labels
    return ".".join(labels[-3:] if below else labels[-2:])
