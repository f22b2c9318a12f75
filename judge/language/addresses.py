"""Email addresses as people type them: which words are one, and which of them the judge can write to.

The sender of an email is read from its header, by the stricter rules of RFC 5322: `judge.mail.sender`.
"""

from __future__ import annotations

import re

LONGEST = 254
"""A path has at most 256 characters, its brackets included (RFC 5321 §4.5.3.1.3)."""
ADDRESS = r"(?!')[^\s<>()\[\]\",;:@]+@[^\s<>()\[\]\"',;:@]+(?<![.!?])"
"""The pattern of an address among other words, without the signs of a sentence."""
PERSON = rf"<?(?:\d{{1,3}}\b|{ADDRESS})>?"
"""The pattern of a person, by their number in a list or by their address."""
_TYPED = re.compile(r"<?([^\s<>@]+@[^\s<>@]+)>?")
_PLAIN = re.compile(r'(?!\.)(?![^@]*\.\.)[^\s<>@,;"]{1,64}(?<!\.)@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*')
_UNDER_TOP_LEVEL = re.compile(r".*\.[A-Za-z]{2,}")


def typed_address(text: str) -> str | None:
    """Return the text used as an address in a command, without angle brackets; None if it cannot be one."""
    found = _TYPED.fullmatch(text)
    return None if found is None or len(text) > LONGEST else found[1]


def address_in(text: str) -> str:
    """Return the first address among the words of a text; "" if there is none."""
    found = re.search(ADDRESS, text)
    return found[0] if found is not None and len(found[0]) <= LONGEST else ""


def is_plain(address: str) -> bool:
    """Return whether email can be sent to the address, if only within the site (`judge@localhost`)."""
    return len(address) <= LONGEST and _PLAIN.fullmatch(address) is not None


def is_public(address: str) -> bool:
    """Return whether email from anywhere can reach it: plain, with a domain below a top-level one."""
    return is_plain(address) and _UNDER_TOP_LEVEL.fullmatch(address) is not None
