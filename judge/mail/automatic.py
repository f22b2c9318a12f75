"""Automatic mail (RFC 3834), which gets neither effect nor answer: robots, lists, bounces, and ourselves."""

from __future__ import annotations

import re
from collections.abc import Collection

from judge.mail.headers import Headers
from judge.service.ports import Silence

LOOP_HEADER = "X-Judge-Loop"
MAX_HOPS = 50
"""More Received lines than any honest route has (Postfix stops at 50 too)."""

_ROBOT_FIELDS = re.compile(
    r"x-(?:auto-?(?:reply|respond|responder|generated)(?:-from)?|mail-autoreply|vacation|cron-env|"
    r"fc-machinegenerated|facebook-notify|failed-recipients)"
)
_LIST_FIELDS = re.compile(r"list-(?:id|post|unsubscribe|help|subscribe|owner|archive)|x-mailing-list|x-list")
_BOUNCERS = frozenset(["mailer-daemon", "mailerdaemon", "postmaster", "mail-daemon", "mdaemon"])
_ROBOT_NAMES = re.compile(r"no-?reply|do-?not-?reply|noreply.*|auto-?reply|autoresponder|vacation")
_LIST_NAMES = re.compile(
    r"owner-.+|.+-(?:request|owner|bounces)(?:\+.*)?|bounce[s]?[+-].+|listserv|majordomo"
)
_ROBOT_SUBJECTS = re.compile(
    r"(?:automatic reply|auto(?:matic)?[ -]?re(?:ply|sponse)|out of (?:the )?office|abwesenheitsnotiz|"
    r"automatische antwort|réponse automatique|respuesta automática|risposta automatica)\b",
    re.IGNORECASE,
)


def silence(headers: Headers, address: str, own: Collection[str]) -> Silence | None:
    """Say why a mail must be passed over in silence, None if it may be answered (RFC 3834 §2, RFC 2369)."""
    local = address.rpartition("@")[0]
    if _is_loop(headers):
        return Silence.LOOP
    if _is_bounce(headers, local):
        return Silence.BOUNCE
    if not address:
        return Silence.NO_SENDER
    if address in own or f"{local.partition('+')[0]}@{address.rpartition('@')[2]}" in own:
        return Silence.OWN_ADDRESS
    if _is_automatic(headers, local):
        return Silence.AUTOMATIC
    return _bulk(headers, local)


def _is_loop(headers: Headers) -> bool:
    return LOOP_HEADER.lower() in headers.names() or len(headers.all("received")) > MAX_HOPS


def _is_bounce(headers: Headers, local: str) -> bool:
    null_path = any(not value.strip("<> \t") for value in headers.all("return-path"))
    report = headers.get("content-type").lower().replace('"', "").replace(" ", "")
    return null_path or local in _BOUNCERS or "report-type=delivery-status" in report


def _is_automatic(headers: Headers, local: str) -> bool:
    declared = [value.split(";")[0].split("(")[0].strip().lower() for value in headers.all("auto-submitted")]
    precedence = headers.get("precedence").strip().lower().replace("-", "_")
    return (
        any(value != "no" for value in declared)
        or precedence == "auto_reply"
        or any(map(_ROBOT_FIELDS.fullmatch, headers.names()))
        or "multipart/report" in headers.get("content-type").lower()
        or bool(_ROBOT_NAMES.fullmatch(local))
        or bool(_ROBOT_SUBJECTS.match(headers.line("subject", 100)))
    )


def _bulk(headers: Headers, local: str) -> Silence | None:
    precedence = headers.get("precedence").strip().lower()
    if (
        precedence == "list"
        or any(map(_LIST_FIELDS.fullmatch, headers.names()))
        or _LIST_NAMES.fullmatch(local)
    ):
        return Silence.LIST
    return Silence.BULK if precedence in {"bulk", "junk"} else None
