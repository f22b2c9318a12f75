"""The sender of an email, and how sure our border is of them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from judge.mail.encodings import clean_line
from judge.mail.headers import Headers, decode_words, without_comments
from judge.records import Trust

_LOCAL = re.compile(r"[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*")
_DOMAIN = re.compile(
    r"(?=.{1,253}\Z)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*"
)
_PIECE = re.compile(r'"(?:[^"\\]|\\.)*"?|[^"]')
_QUOTED = re.compile(r'"(?:[^"\\]|\\.?)*+(?:(")|\Z)', re.DOTALL)
"""What stands in quotation marks, to the end if the second is missing: each sign is looked at once."""
_PAIR = re.compile(r'(?<![\w./-])([\w./-]++)\s*+=\s*+("(?:[^"\\]|\\.?)*+"|[^\s]++)', re.DOTALL)
_UNBALANCED = re.compile(r'["()]')
_MAX_LOCAL = 64
_MAX_ADDRESS = 320
"""A local part, an at sign and a domain (RFC 5321 §4.5.3.1); the IDNA codec is slow beyond that."""


@dataclass(frozen=True, slots=True)
class Sender:
    """The From line: address in lower case ("" if none), name as shown, whether it names one author only."""

    address: str
    name: str
    alone: bool


def normal_address(text: str) -> str:
    """Return an address in lower case, domain in ASCII, "" if no one could write to it (RFC 5321 §4.1.2).

    Only letters of ASCII are lowered: the Kelvin sign is no K. An encoded word in it is no address (RFC 2047
    §5): other programs would read another one.
    """
    if len(text) > _MAX_ADDRESS:
        return ""
    local, at, domain = _lower(text.strip()).rpartition("@")
    if not domain.isascii():
        try:
            domain = domain.encode("idna").decode("ascii")
        except UnicodeError:
            return ""
    if (
        not at
        or _ENCODED.search(local)
        or len(local) > _MAX_LOCAL
        or not _LOCAL.fullmatch(local)
        or not _DOMAIN.fullmatch(domain)
    ):
        return ""
    return f"{local}@{domain}"


_ENCODED = re.compile(r"=\?.*\?=")


def _lower(text: str) -> str:
    return text.lower() if text.isascii() else "".join(c.lower() if c.isascii() else c for c in text)


def sender(headers: Headers) -> Sender:
    """Return the author of an email (RFC 5322 §3.6.2).

    The value is taken apart before encoded words are decoded, so that an encoded name can never become an
    address.
    """
    values = headers.all("from")
    boxes = [box for value in values[:2] for box in _mailboxes(value)]
    if not boxes:
        return Sender("", "", alone=False)
    address, name = boxes[0]
    return Sender(address, clean_line(decode_words(name), 100), alone=len(boxes) == 1 and len(values) == 1)


def _mailboxes(value: str) -> Iterator[tuple[str, str]]:
    for item in _split(without_comments(value), ","):
        before, angle, rest = _last_angle(item)
        yield from ((earlier, "") for earlier in _bracketed(before))
        address = normal_address(rest if angle else item)
        if address:
            name = before.strip()
            yield address, re.sub(r"\\(.)", r"\1", name[1:-1]) if name[:1] == '"' == name[-1:] else name


def _bracketed(name: str) -> Iterator[str]:
    """Yield the addresses in brackets before the last: programs differ on which of two is the author's."""
    for part in _without_quotes(name).split("<")[1:]:
        address = normal_address(part.partition(">")[0])
        if address:
            yield address


def _without_quotes(value: str) -> str:
    """Drop what is in quotation marks; a mark without a second stays with all after it."""
    return _QUOTED.sub(lambda one: "" if one[1] else one[0], value)


def _last_angle(item: str) -> tuple[str, str, str]:
    """Split `name <address>`; anything after the bracket makes it no address at all."""
    before, angle, rest = item.rpartition("<")
    return before, angle, rest.rstrip().removesuffix(">")


def _split(value: str, mark: str) -> Sequence[str]:
    """Split at a mark outside quoted strings."""
    if mark not in value:
        return [value]
    items = [""]
    for piece in _PIECE.findall(value):
        if piece == mark:
            items.append("")
        else:
            items[-1] += piece
    return items


def trust(headers: Headers, author: Sender, border_ids: Collection[str]) -> Trust:
    """Weigh what our own border says of the author in the topmost Authentication-Results (RFC 8601 §5, §7.1).

    Results under another name, or below the topmost, may come from anyone and count for nothing. An email
    with several authors is never aligned, since DMARC speaks of one domain (RFC 7489 §6.6.1).
    """
    if not author.alone:
        return Trust.NONE
    value = without_comments(headers.get("authentication-results"))
    authserv, *results = [part.strip() for part in _split(value, ";")]
    known = {ident.lower() for ident in border_ids}
    if not authserv or authserv.split()[0].strip('"').lower() not in known:
        return Trust.CLAIMED
    verdicts = {found for result in results if (found := _dmarc(result))}
    if any(verdict == "fail" for verdict, _ in verdicts):
        return Trust.NONE
    whole = not _UNBALANCED.search(_without_quotes(value))
    passed = whole and verdicts == {("pass", author.address.rpartition("@")[2])}
    return Trust.ALIGNED if passed else Trust.CLAIMED


def _dmarc(result: str) -> tuple[str, str] | None:
    """Return the verdict and the From domain of one DMARC result, None for other methods.

    The domain is "" where none or several are named: whoever wrote one of two may not be our border.
    """
    pairs = [(key.lower(), value.strip('"').lower()) for key, value in _PAIR.findall(result)]
    if not pairs or _method(pairs[0][0]) != "dmarc":
        return None
    if any(_method(key) == "dmarc" for key, _ in pairs[1:]):
        return "fail" if ("dmarc", "fail") in pairs else "unclear", ""
    domains = [value.rpartition("@")[2] for key, value in pairs if key == "header.from"]
    return pairs[0][1], domains[0] if len(domains) == 1 else ""


def _method(key: str) -> str:
    """Return the method of a result, without its version (RFC 8601 §2.2)."""
    return key.partition("/")[0]
