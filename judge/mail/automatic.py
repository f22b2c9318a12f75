"""Automatic mail (RFC 3834), which gets neither effect nor answer: robots, lists, bounces, and ourselves."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache

from judge.language.text.subjects import is_answer, is_forwarded
from judge.language.word_files import word_table
from judge.mail.headers import Headers, without_comments
from judge.records import Silence

LOOP_HEADER = "X-Judge-Loop"
MAX_HOPS = 50
"""More Received lines than any honest route has (Postfix stops at 50 too)."""

_ROBOT_FIELDS = re.compile(
    r"^(?:auto-submitted|x-(?:auto-?(?:reply|respond|responder|response|generated|submitted)(?:-from)?"
    r"|mail-autoreply|vacation|cron-env|"
    r"fc-machinegenerated|hmxmroriginalrecipient|facebook-notify|failed-recipients))$",
    re.MULTILINE,
)
_LIST_FIELDS = re.compile(
    r"^(?:list-(?:id|post|unsubscribe|help|subscribe|owner|archive|software)|mailing-list|x-mailing-list|x-list|"
    r"x-ml-name|x-beenthere|x-mailman-version|x-ezmlm-.+|x-listname)$",
    re.MULTILINE,
)
_LIST_NAMES = re.compile(
    r"owner-.+|.+-(?:request|owner|bounces)(?:\+.*)?|bounce[s]?[+-].+|listserv|majordomo|"
    r".+\+(?:owner|request|bounces|(?:un)?subscribe|conf(?:un)?sub)(?:[-+].*)?|.+-return-[0-9]+(?:-.*)?"
)
_BETWEEN_WORDS = re.compile(r"[._-]+")
_MOST_WORDS = 4
"""Words of an address that make one: `do-not-reply`, `ne-pas-repondre`."""
_TICKET = re.compile(
    r"\[[^\[\]]*\d[^\[\]]*\]|(?:ticket|case|request|anfrage|vorgang)[\s#:]*\d+|#\d+", re.IGNORECASE
)
_MARKS = re.compile(rf"(?:\s*(?:{_TICKET.pattern}|\[[^\[\]]*\])[\s:|-]*)*", re.IGNORECASE)
_OUR_SUBJECT = re.compile(r"\s*(?:\w{1,5}\s*:\s+)*+(?:\[[^\]]*\]\s*)?(?:\w+:\w|[^\W\d]\w*\s*$)")
"""How a subject goes on that a robot takes from an email to it: `Re: JUDGE:alpha - Results`, or `alpha`."""


@dataclass(frozen=True, slots=True)
class _Words:
    """What grammar/robot_words.toml holds."""

    subject: re.Pattern[str]
    receipt: re.Pattern[str]
    complaint: re.Pattern[str]
    away: frozenset[str]
    names: frozenset[str]
    alone: frozenset[str]
    denials: frozenset[str]
    bouncers: frozenset[str]
    programs: re.Pattern[str]
    """A field of a program for tickets, bugs or code, by its name."""


@cache
def _words() -> _Words:
    table = word_table("robot_words")
    subjects, people = "|".join(table["subjects"]), "|".join(table["people"])
    return _Words(
        re.compile(rf"(?:{subjects})(?!\w)(?!{people})", re.IGNORECASE),
        re.compile(rf"(?:{subjects})\s*:|{'|'.join(table['receipts'])}", re.IGNORECASE),
        re.compile("|".join(table["complaints"]), re.IGNORECASE),
        frozenset(table["away"]),
        frozenset(table["names"]),
        frozenset(table["alone"]),
        frozenset(table["denials"]),
        frozenset(table["bouncers"]),
        re.compile(rf"^(?:x-)?(?:{'|'.join(map(re.escape, table['programs']))})", re.MULTILINE),
    )


def silence(
    headers: Headers, address: str, own: Collection[str], *, in_report: bool = False
) -> Silence | None:
    """Say why an email must be passed over in silence, None if it may be answered (RFC 3834 §2, RFC 2369).

    `in_report`: its text stands in a multipart/report.
    """
    local = address.rpartition("@")[0]
    # First these two: a loop or a bounce may name any sender, the judge's own too.
    if _is_loop(headers):
        return Silence.LOOP
    if _is_bounce(headers, local):
        return Silence.BOUNCE
    if not address:
        return Silence.NO_SENDER
    if address in own or f"{local.partition('+')[0]}@{address.rpartition('@')[2]}" in own:
        return Silence.OWN_ADDRESS
    if in_report or "multipart/report" in headers.get("content-type").lower():
        return Silence.REPORT
    return Silence.AUTOMATIC if _is_automatic(headers, local) else _bulk(headers, local)


def _is_loop(headers: Headers) -> bool:
    return LOOP_HEADER.lower() in headers.names() or len(headers.all("received")) > MAX_HOPS


def _is_bounce(headers: Headers, local: str) -> bool:
    # A bounce has the empty sender `<>`, so that nothing can bounce to it (RFC 5321 §4.5.5).
    null_path = any(not value.strip("<> \t") for value in headers.all("return-path"))
    report = headers.get("content-type").lower().replace('"', "").replace(" ", "")
    return (
        null_path or local.partition("+")[0] in _words().bouncers or "report-type=delivery-status" in report
    )


def _is_automatic(headers: Headers, local: str) -> bool:
    names = "\n".join(headers.names())
    robots = _ROBOT_FIELDS.findall(names)
    return (
        any(_affirms(value) for name in robots for value in headers.all(name))
        or _precedence(headers).replace("-", "_") == "auto_reply"
        or _words().programs.search(names) is not None
        or _is_robots_name(local)
        or _is_robots_subject(headers.line("subject", 200))
    )


def _affirms(value: str) -> bool:
    """Whether a field's value says that a program wrote the email: comments and parameters say nothing."""
    return without_comments(value).partition(";")[0].strip(" \t\"'").lower() not in _words().denials


def _precedence(headers: Headers) -> str:
    return without_comments(headers.get("precedence")).strip().lower()


def _joined(local: str) -> str:
    """Return a local part without the marks between its words, and without its detail (RFC 5233 §1)."""
    return _BETWEEN_WORDS.sub("", local.partition("+")[0])


def _is_robots_name(local: str) -> bool:
    if local.isalpha():
        return local in _words().names or local in _words().alone
    words = _BETWEEN_WORDS.split(local.partition("+")[0])
    ends = range(1, _MOST_WORDS + 1)
    found = {
        "".join(words[at : at + count]).rstrip("0123456789") for at in range(len(words)) for count in ends
    }
    return not _words().names.isdisjoint(found) or _joined(local) in _words().alone


def _is_robots_subject(subject: str) -> bool:
    """Whether a subject begins as those of robots do, or has a ticket's number beside a robot's words."""
    first, colon, rest = subject.partition(":")
    if colon and first.strip().lower() in _words().away and _OUR_SUBJECT.match(rest):
        return True
    ticket = _TICKET.search(subject) and not (is_answer(subject) or is_forwarded(subject))
    marks = _MARKS.match(subject) if "[" in subject or ticket else None
    if _words().subject.match(subject, marks.end() if marks else 0):
        return True
    return bool(ticket and _words().receipt.search(subject))


def is_complaint(headers: Headers) -> bool:
    """Return whether the subject is that of a complaint about a mail, which a mail with one in it is then."""
    return bool(_words().complaint.match(headers.line("subject", 200)))


def _bulk(headers: Headers, local: str) -> Silence | None:
    precedence = _precedence(headers)
    if (
        precedence == "list"
        or _LIST_FIELDS.search("\n".join(headers.names()))
        or _LIST_NAMES.fullmatch(local)
    ):
        return Silence.LIST
    return Silence.BULK if precedence in {"bulk", "junk"} else None
