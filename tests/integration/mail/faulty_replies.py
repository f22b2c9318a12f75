"""Faulty replies of IMAP servers, each with what it must lead to: servers write them, or could.

The folder holds emails 1, 2 and 3. What is wrong with one email alone is wrong with the first, so that the
others are behind it.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto

from tests.servers.scripted_imap import DATE, HangUp, Request, Say, Silence, sizes


class Outcome(Enum):
    """What a reply leads to."""

    UNDERSTOOD = auto()
    """All emails are read."""
    FAULTY = auto()
    """The first email is faulty, the others are read."""
    TROUBLE = auto()
    """The mailbox cannot be read or emptied: deadlines are held."""


@dataclass(frozen=True)
class Case:
    """A reply, or several, by the step at which they are said."""

    name: str
    outcome: Outcome
    script: Mapping[str, Say]

    @property
    def is_silent(self) -> bool:
        """Whether only the time limit ends it."""
        return any(
            word in self.name for word in ("silence", "not answered", "no email is", "400000", "compr")
        )


def always(said: bytes, *, end: bool = True) -> Say:
    """Say this, then end the answer well."""
    return lambda request: said + (request.ok if end else b"")


def of_the_first(say: Say) -> Say:
    """Say it of the first email alone."""
    return lambda request: say(request) if request.uid == 1 else request.good


def items(said: bytes) -> Say:
    """Answer the fetch of the first email with these items."""
    return of_the_first(lambda request: request.body(said))


def before(said: bytes) -> Say:
    return lambda request: said + request.good


def silence(_: Request) -> bytes:
    raise Silence


def hang_up(*said: bytes) -> Say:
    def say(_: Request) -> bytes:
        raise HangUp(*said)

    return say


def dated(date: bytes) -> Say:
    """Give the first email this INTERNALDATE."""
    return lambda request: request.good.replace(DATE, date, 1)


def envelope(said: bytes) -> Say:
    """Say this of the first email where sizes are asked for."""
    return lambda request: request.good.replace(sizes(1, SIZE), said)


def once_then(first: Say, then: Say) -> Say:
    said: list[Request] = []

    def say(request: Request) -> bytes:
        said.append(request)
        return (first if len(said) == 1 else then)(request)

    return say


_LENGTHS: list[int] = []


def _shrinking(request: Request) -> bytes:
    """Send one byte less each time."""
    _LENGTHS.append(len(_LENGTHS) % 50)
    part = request.raw[: 10 + _LENGTHS[-1]]
    return b"* 1 FETCH (UID 1 BODY[]<0> {%d}\r\n%b)\r\n" % (len(part), part) + request.ok


def _bytes(sent: bytes) -> Say:
    """Send these bytes for the first email."""
    return of_the_first(
        lambda request: b"* 1 FETCH (UID 1 BODY[]<0> {%d}\r\n%b)\r\n" % (len(sent), sent) + request.ok
    )


def _one_more(request: Request) -> bytes:
    """Say at last that one email more exists than there is."""
    return request.good.removesuffix(request.ok) + b"* 4 EXISTS\r\n" + request.ok


def _without(uid: int) -> Say:
    """Name all emails but one."""
    return lambda request: request.good.replace(b" %d" % uid, b"")


FIRST = (
    b"Received: by mx.judge.example; Mon, 05 Jan 2026 10:30:00 +0000\r\n"
    b"From: anna@aus.example\r\nSubject: first\r\nMessage-ID: <1@x.example>\r\n\r\nHELP\r\n"
)
SIZE = len(FIRST)
GOOD = lambda request: request.good  # noqa: E731  # a word in a table
_MILLION = b" 1 2 3" + b" 3" * 1_000_000 + b"\r\n"
_MANY = b"* 1 FETCH (FLAGS ())\r\n" * 100_000


def cases() -> Iterator[Case]:
    """Every case."""
    for outcome, table in (
        (Outcome.UNDERSTOOD, UNDERSTOOD),
        (Outcome.FAULTY, FAULTY),
        (Outcome.TROUBLE, TROUBLE),
    ):
        for name, script in table.items():
            yield Case(name, outcome, script)
    for step in STEPS:
        yield Case(f"silence at {step}", Outcome.TROUBLE, {step: silence})
        yield Case(f"the connection is cut at {step}", Outcome.TROUBLE, {step: hang_up()})
        yield Case(f"BYE at {step}", Outcome.TROUBLE, {step: hang_up(b"* BYE {3}\r\n")})
        if step != "GREETING":
            yield Case(f"an answer that is none at {step}", Outcome.TROUBLE, {step: _weird})
            yield Case(f"a tag that is not ours at {step}", Outcome.UNDERSTOOD, {step: before(_STALE)})
    for date in DATES:
        yield Case(f"the date is {date[:30]!r}", Outcome.UNDERSTOOD, {"SIZES": dated(date)})
    for size in SIZES:
        name = f"the literal has the size {size[:20]!r}"
        yield Case(name, Outcome.FAULTY, {"BODY": items(b"UID %u BODY[]<0> {" + size + b"}\r\n%r")})


def _weird(request: Request) -> bytes:
    return request.tag + b" WHAT \xff\r\n"


_STALE = b"ZZZZ9 NO [AUTHENTICATIONFAILED] stale\r\nZZZZ8 OK stale\r\n"
STEPS = ("GREETING", "LOGIN", "CAPABILITY", "CREATE", "SELECT", "NOOP", "UID SEARCH")
DATES = (
    *(b'"01-Jan-1970 00:00:00 +0000"', b'"06-Jan-2099 12:00:00 +0000"'),
    *(b'"00-Jan-0000 00:00:00 +0000"', b'"31-Feb-2026 12:00:00 +0000"', b'"05-Xxx-2026 12:00:00 +0000"'),
    *(b'"05-Jan-0000 12:00:00 +9999"', b'"01-Jan-0001 00:00:00 +1400"', b'"05-jan-2026 11:00:00 +0000"'),
    *(b'"Mon, 05 Jan 2026 12:00:00 +0000"', b"NIL", b'"05-Jan-2026 12:00:00"', b'""', b"()", b"05-Jan-2026"),
    *(b"{26}\r\n05-Jan-2026 11:00:00 +0000", b'"31-Dec-9999 23:59:59 -1400"', b'"\xff\xfe"', b'"05-Jan'),
    *(b'"05-JAN-2026 11:00:00 +0000"', b'"2026-01-05T11:00:00Z"', b'" 5-Jan-2026 11:00:00 +0000"'),
)
SIZES = (b"-5", b"99999999999999999999", b"2000000000", b"999999999999", b"2100000", b"+-3", b"4", b"400000")
UNDERSTOOD: Mapping[str, Mapping[str, Say]] = {
    "a good server": {},
    "PREAUTH": {"GREETING": always(b"* PREAUTH hi\r\n", end=False)},
    "a greeting that looks like a literal": {"GREETING": always(b"* OK hi {300}\r\n", end=False)},
    "tagged answers before any command": {"GREETING": always(b"* OK hi\r\nA1 OK\r\nA2 NO x\r\n", end=False)},
    "the rest of a line without its beginning": {"GREETING": always(b"* OK hi\r\n) x {9\r\n", end=False)},
    "continuations out of place": {"NOOP": before(b"+ go on\r\n+ \r\n"), "LOGIN": before(b"+\r\n")},
    "a million UIDs": {
        "UID SEARCH": once_then(
            lambda request: request.good[:8] + _MILLION + request.ok, lambda request: request.good
        )
    },
    "lines that end with LF": {"NOOP": always(b"* OK x\n")},
    "a CR in a line": {"NOOP": before(b"* OK x\ry\r\n")},
    "NUL and 8-bit": {"NOOP": before(b"* OK \x00\xff\xfe\r\n"), "SELECT": before(b"* FLAGS (\xe9 \x00)\r\n")},
    "100,000 lines nobody asked for": {"NOOP": before(_MANY)},
    "EXPUNGE, VANISHED, EXISTS and FETCH anywhere": {
        step: before(
            b"* 3 EXPUNGE\r\n* VANISHED (EARLIER) 1:9\r\n* 2 EXISTS\r\n* 1 FETCH (UID 9 FLAGS ())\r\n"
        )
        for step in ("SELECT", "NOOP", "UID SEARCH", "SIZES", "BODY", "UID MOVE")
    },
    "a SEARCH nobody asked for": {"NOOP": before(b"* SEARCH 55 66\r\n"), "SIZES": before(b"* SEARCH 5\r\n")},
    "duplicate UIDs": {"UID SEARCH": lambda request: request.good.replace(b"1 2 3", b"3 1 1 2 3 1")},
    "ESEARCH": {
        "UID SEARCH": lambda request: (
            request.good.replace(b"* SEARCH ", b'* ESEARCH (TAG "A1") UID ALL ')
            .replace(b"1 2 3", b"1:2,3")
            .replace(b"* SEARCH\r\n", b'* ESEARCH (TAG "A1") UID\r\n')
        )
    },
    "two blanks before EXISTS": {"SELECT": before(b"*  3  EXISTS \r\n")},
    "a number of emails that was true once": {"NOOP": before(b"* 5 EXISTS\r\n")},
    "no number of emails": {"SELECT": lambda request: request.good.partition(b"\r\n")[2]},
    "SEARCH names nothing once": {"UID SEARCH": once_then(always(b"* SEARCH\r\n"), GOOD)},
    "no line for an empty SEARCH": {"UID SEARCH": lambda request: request.good.replace(b"* SEARCH\r\n", b"")},
    "no capabilities": {"CAPABILITY": always(b"")},
    "capabilities in 8-bit": {"CAPABILITY": before(b"* CAPABILITY \xff\xfe {3} IMAP4rev1\r\n")},
    "no UIDVALIDITY": {"SELECT": always(b"* 3 EXISTS\r\n")},
    "an answer in small letters": {"NOOP": lambda request: request.tag + b" ok done\r\n"},
    "a size that is a little off": {"SIZES": envelope(sizes(1, SIZE + 3))},
    "a size of 5,000 digits": {"SIZES": envelope(sizes(1, 5).replace(b"5", b"9" * 5000, 1))},
    "a size over the limit": {"SIZES": envelope(sizes(1, 999_999_999))},
    "a size that is one over the limit": {"SIZES": envelope(sizes(1, 2_000_001))},
    "the size of another email": {
        "SIZES": envelope(sizes(1, SIZE) + sizes(1, 77, b'"01-Feb-2030 00:00:00 +0000"'))
    },
    "a size below zero": {"SIZES": envelope(sizes(1, -5))},
    "no size": {"SIZES": envelope(b"* 1 FETCH (UID 1)\r\n")},
    "nothing of an email's size": {"SIZES": envelope(b"")},
    "no UID with the size": {"SIZES": envelope(b"* 1 FETCH (RFC822.SIZE 99 INTERNALDATE " + DATE + b")\r\n")},
    "a UID of 5,000 digits with the size": {
        "SIZES": envelope(sizes(1, 99).replace(b"UID 1", b"UID " + b"9" * 5000))
    },
    "brackets that do not close": {"SIZES": envelope(b"* 1 FETCH (UID 1 RFC822.SIZE (((\r\n")},
    "no size of any": {"SIZES": always(b"")},
    "sizes are refused": {"SIZES": lambda request: request.tag + b" NO [SERVERBUG] x\r\n"},
    "sizes are cut off": {
        "SIZES": lambda request: hang_up()(request) if b"," in request.line else request.good
    },
    "the UID after the literal": {"BODY": items(b"FLAGS () BODY[]<0> {%n}\r\n%r UID %u")},
    "the UID outside of the brackets": {
        "BODY": of_the_first(
            lambda request: request.body(b"BODY[] {%n}\r\n%r").replace(b")\r\n", b")\r\n UID 1 FLAGS ()\r\n")
        )
    },
    "no UID with the literal": {"BODY": items(b"BODY[] {%n}\r\n%r")},
    "a literal of eight bits": {"BODY": items(b"UID %u BODY[]<0> ~{%n}\r\n%r")},
    "two blanks": {
        "BODY": of_the_first(
            lambda request: b"*  1  FETCH  (UID  1  BODY[]<0>  {%d}\r\n%b)\r\n" % (SIZE, FIRST) + request.ok
        )
    },
    "no origin": {"BODY": items(b"UID %u BODY[] {%n}\r\n%r")},
    "an empty line after the literal": {"BODY": items(b"UID %u BODY[]<0> {%n}\r\n%r\r\n")},
    "a literal with a plus": {"BODY": items(b"UID %u BODY[]<0> {%n+}\r\n%r")},
    "small letters": {"BODY": items(b"uid %u body[]<0> {%n}\r\n%r")},
    "flags with brackets and quotes": {"BODY": items(b'FLAGS (\\Seen "(" ) UID %u BODY[]<0> {%n}\r\n%r')},
    "another email's flags in between": {
        "BODY": of_the_first(lambda request: b"* 2 FETCH (UID 2 FLAGS (\\Seen))\r\n" + request.good)
    },
    "the email twice": {
        "BODY": of_the_first(lambda request: request.good[: -len(request.ok)] + request.good)
    },
    "the connection is cut over an email once": {"BODY": once_then(hang_up(), GOOD)},
    "an email is refused once": {"BODY": once_then(lambda request: request.tag + b" NO later\r\n", GOOD)},
    "nothing for an email once": {"BODY": once_then(always(b""), GOOD)},
}
FAULTY: Mapping[str, Mapping[str, Say]] = {
    "nothing for an email": {"BODY": of_the_first(always(b""))},
    "NIL for an email": {"BODY": items(b"UID %u BODY[]<0> NIL")},
    "zeros for an email": {"BODY": _bytes(bytes(SIZE))},
    "blanks for an email": {"BODY": _bytes(b" " * SIZE)},
    "0xFF for an email": {"BODY": _bytes(b"\xff" * SIZE)},
    "zeros for the end of an email": {"BODY": _bytes(FIRST[:-70] + bytes(70))},
    "zeros for the beginning of an email": {"BODY": _bytes(bytes(64) + FIRST[64:])},
    "a page for an email": {"BODY": _bytes(b"<html>502 Bad Gateway: no</html>".ljust(SIZE))},
    "lines without a field": {"BODY": _bytes(b"A Vie - Gal\r\nA Bud - Ser\r\n\r\n".ljust(SIZE))},
    "an empty literal": {"BODY": items(b"UID %u BODY[]<0> {0}\r\n")},
    "an empty quote": {"BODY": items(b'UID %u BODY[]<0> ""')},
    "a word for an email": {"BODY": items(b"UID %u BODY[]<0> %n")},
    "a list for an email": {"BODY": items(b"UID %u BODY[]<0> (%n)")},
    "a literal of no size": {"BODY": items(b"UID %u BODY[]<0> {}\r\n%r")},
    "900,000 brackets": {
        "BODY": of_the_first(lambda request: b"* 1 FETCH " + b"(" * 900_000 + b"\r\n" + request.ok)
    },
    "300,000 quotes": {
        "BODY": of_the_first(lambda request: b"* 1 FETCH (" + b'"\\"' * 300_000 + b"\r\n" + request.ok)
    },
    "NIL and no UID": {"BODY": items(b"BODY[] NIL")},
    "EXPUNGE, then NIL": {
        "BODY": of_the_first(lambda request: b"* 1 EXPUNGE\r\n" + request.body(b"UID 1 BODY[] NIL"))
    },
    "the body of another email": {"BODY": items(b"UID 9 BODY[]<0> {%n}\r\n%r")},
    "UID 0": {"BODY": items(b"UID 0 BODY[]<0> {%n}\r\n%r")},
    "a UID of 5,000 digits": {"BODY": items(b"UID " + b"9" * 5000 + b" BODY[]<0> {%n}\r\n%r")},
    "another part": {"BODY": items(b"UID %u BODY[TEXT] {%n}\r\n%r")},
    "another origin": {"BODY": items(b"UID %u BODY[]<7> {%n}\r\n%r")},
    "two that differ": {
        "BODY": items(b"UID %u BODY[]<0> {3}\r\nabc)\r\n* 1 FETCH (UID %u BODY[]<0> {%n}\r\n%r")
    },
    "two lengths in turn": {"BODY": of_the_first(_shrinking)},
    "NO for an email": {"BODY": of_the_first(lambda request: request.tag + b" NO [SERVERBUG] x\r\n")},
    "BAD for an email": {"BODY": of_the_first(lambda request: request.tag + b" BAD x\r\n")},
    "silence at an email": {"BODY": of_the_first(silence)},
    "the connection is cut at an email": {"BODY": of_the_first(hang_up())},
    "the connection is cut in an email": {
        "BODY": of_the_first(hang_up(b"* 1 FETCH (UID 1 BODY[]<0> {900}\r\nFrom"))
    },
    "BYE at an email": {"BODY": of_the_first(hang_up(b"* BYE x\r\n"))},
    "a quote that does not end": {"BODY": items(b'UID %u BODY[]<0> "%n')},
    "no end of the brackets": {
        "BODY": of_the_first(
            lambda request: b"* 1 FETCH (UID 1 BODY[]<0> {%d}\r\n%b\r\n" % (SIZE, FIRST) + request.ok
        )
    },
    "an answer that is none at an email": {"BODY": of_the_first(_weird)},
    "a line of two megabytes at an email": {
        "BODY": of_the_first(always(b"* OK " + b"x" * 2_000_000 + b"\r\n"))
    },
    "the connection is cut over its size too": {
        "SIZES": lambda request: hang_up()(request) if b"FETCH 1" in request.line else request.good,
        "BODY": of_the_first(hang_up()),
    },
}
TROUBLE: Mapping[str, Mapping[str, Say]] = {
    "the greeting of another protocol": {"GREETING": always(b"HTTP/1.1 400 Bad\r\n\r\n", end=False)},
    "the greeting is BYE": {"GREETING": always(b"* BYE go \x1b[31m away\r\n", end=False)},
    "the greeting is an alert of TLS": {"GREETING": always(b"\x15\x03\x01\x00\x02\x02\x46\r\n", end=False)},
    "the greeting is a literal": {"GREETING": always(b"{5}\r\nhello\r\n", end=False)},
    "a greeting without end": {"GREETING": always(b"* OK " + b"x" * 2_000_000, end=False)},
    "compressed data": {"NOOP": always(zlib.compress(b"* OK x\r\n" * 99)[2:], end=False)},
    "login is refused": {"LOGIN": lambda request: request.tag + b" NO [AUTHENTICATIONFAILED] x\r\n"},
    "the folder is refused": {"SELECT": lambda request: request.tag + b" NO no such folder\r\n"},
    "a UIDVALIDITY of 5,000 digits": {"SELECT": before(b"* OK [UIDVALIDITY " + b"9" * 5000 + b"] x\r\n")},
    "a UIDVALIDITY below zero": {"SELECT": before(b"* OK [UIDVALIDITY -1] x\r\n")},
    "a capability line of two megabytes": {
        "CAPABILITY": always(b"* CAPABILITY " + b"X" * 2_000_000 + b"\r\n")
    },
    "a literal of 2 GB nobody asked for": {"NOOP": before(b"* LIST () {2000000000}\r\nx")},
    "a literal below zero in a list": {"UID SEARCH": before(b"* LIST () {-1}\r\n")},
    "the answer to SEARCH after its end": {
        "UID SEARCH": lambda request: request.ok + request.good.removesuffix(request.ok)
    },
    "all UIDs there can be": {"UID SEARCH": always(b"* ESEARCH UID ALL 1:4294967295\r\n")},
    "a set in SEARCH": {"UID SEARCH": lambda request: request.good.replace(b"1 2 3", b"1:2,3")},
    "no end of an EXPUNGE": {
        "CAPABILITY": always(b"* CAPABILITY IMAP4rev1\r\n"),
        "EXPUNGE": lambda request: request.tag + b" OK not\r\n",
    },
    "COPY is refused": {
        "CAPABILITY": always(b"* CAPABILITY IMAP4rev1\r\n"),
        "UID COPY": lambda request: request.tag + b" NO\r\n",
    },
    "SEARCH names nothing of what exists": {"UID SEARCH": always(b"* SEARCH\r\n")},
    "no line for a SEARCH of what exists": {"UID SEARCH": always(b"")},
    "ESEARCH names nothing of what exists": {"UID SEARCH": always(b'* ESEARCH (TAG "A1") UID COUNT 0\r\n')},
    "SEARCH names some of what exists": {"UID SEARCH": _without(1)},
    "SEARCH and SELECT deny what NOOP and FETCH name": {
        "UID SEARCH": always(b"* SEARCH\r\n"),
        "SELECT": always(b"* 0 EXISTS\r\n* OK [UIDVALIDITY 7] x\r\n"),
        "NOOP": before(b"* 3 EXISTS\r\n"),
    },
    "neither SEARCH nor FETCH names what exists": {
        "UID SEARCH": always(b"* SEARCH\r\n"),
        "FLAGS": always(b""),
    },
    "more exists than is named": dict.fromkeys(("NOOP", "SELECT"), _one_more),
    "garbage in SEARCH": {
        "UID SEARCH": lambda request: request.good.replace(b"SEARCH", b"SEARCH \xff\xfe abc")
    },
    "UID 0 in SEARCH": {"UID SEARCH": lambda request: request.good.replace(b"SEARCH", b"SEARCH 0 -3")},
    "a UID of 5,000 digits in SEARCH": {
        "UID SEARCH": lambda request: request.good.replace(b"SEARCH", b"SEARCH " + b"9" * 5000)
    },
    "a SEARCH with a literal": {"UID SEARCH": always(b"* SEARCH {3}\r\n1 2 3\r\n")},
    "SEARCH is refused": {"UID SEARCH": lambda request: request.tag + b" BAD x\r\n"},
    "a SEARCH of 17 MB": {"UID SEARCH": always(b"* SEARCH " + b"1 " * 8_500_000 + b"\r\n")},
    "MOVE is refused": {"UID MOVE": lambda request: request.tag + b" NO [OVERQUOTA] x\r\n"},
    "MOVE moves nothing": {"UID MOVE": lambda request: request.tag + b" OK moved\r\n"},
    "MOVE is cut off": {"UID MOVE": hang_up()},
    "MOVE is not answered": {"UID MOVE": silence},
    "no email is sent": {"BODY": silence},
    "every email cuts the connection": {"BODY": hang_up()},
    "BYE at every email": {"BODY": hang_up(b"* BYE x\r\n")},
}
