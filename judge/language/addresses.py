"""Mail addresses as people type them: what stands for one, and which of them the judge can write to.

The sender of a mail is read from its header, by the stricter rules of RFC 5322: `judge.mail.sender`.
"""

from __future__ import annotations

import re

LONGEST = 254
"""A path has at most 256 characters, its brackets included (RFC 5321 §4.5.3.1.3)."""
_TYPED = re.compile(r"<?([^\s<>@]+@[^\s<>@]+)>?")
_PLAIN = re.compile(r'(?!\.)(?![^@]*\.\.)[^\s<>@,;"]{1,64}(?<!\.)@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*')
_UNDER_TOP_LEVEL = re.compile(r".*\.[A-Za-z]{2,}")


def typed_address(text: str) -> str | None:
    """What stands for an address in a command, without angle brackets; None if nothing can."""
    found = _TYPED.fullmatch(text)
    return None if found is None or len(text) > LONGEST else found[1]


def is_plain(address: str) -> bool:
    """Whether mail can be sent to it, if only within the site (`judge@localhost`)."""
    return len(address) <= LONGEST and _PLAIN.fullmatch(address) is not None


def is_public(address: str) -> bool:
    """Whether mail from anywhere can reach it: plain, with a domain below a top-level one."""
    return is_plain(address) and _UNDER_TOP_LEVEL.fullmatch(address) is not None
