"""Composed mails before they are written: text, thread, picture and files."""

from __future__ import annotations

from dataclasses import dataclass

from judge.records.pictures import Picture, Undrawn


@dataclass(frozen=True, slots=True)
class Thread:
    """Where a mail belongs in the reader's mail program: `root` names the thread (game and phase)."""

    root: str = ""
    reply_to: str = ""
    references: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CalendarFile:
    """An event as a file for a calendar program; `method` says what becomes of it there (RFC 5546)."""

    name: str
    method: str
    text: str


@dataclass(frozen=True, slots=True)
class MailText:
    """A composed mail before it is wrapped: subject and plain text, the picture and files that go with it.

    `undrawn` is set where a picture belongs to it and could not be drawn.
    """

    subject: str
    body: str
    picture: Picture | None = None
    calendar: tuple[CalendarFile, ...] = ()
    undrawn: Undrawn | None = None
