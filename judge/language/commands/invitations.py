"""SET ALLOW, SET DENY, INVITE, SET APPROVED, PROMOTE, HAND OVER, PARTNER, SPECTATOR: who may come in."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from judge.game.commands.master import Approve, HandOver, Promote, SetAccess
from judge.game.commands.member import Partner, PermitSpectator
from judge.game.message import message
from judge.language.addresses import typed_address
from judge.language.command_line import CommandLine, InvalidCommand, usage
from judge.language.commands.addresses import address
from judge.language.powers import power


def _access(
    command_line: CommandLine, *, allowed: bool, invite: bool = False, leads: bool = False
) -> SetAccess:
    """Read an access rule; a minus before the address removes its rule."""
    text = command_line.argument(0).strip()
    who = address(text.removeprefix("-"), SetAccess)
    return SetAccess(who, None if text.startswith("-") else allowed, invite, leads)


_ALL = frozenset(["all", "everybody", "everyone", "*"])
_AND = re.compile(r"[\s,;]+(?:and\s+)?")


def _approval(command_line: CommandLine, *, approved: bool) -> Approve:
    """Read addresses and numbers of players, `anna@aus.example, 2`, or ALL."""
    text = command_line.argument(0).strip(" .").lower()
    words = [word.removeprefix("#") for word in _AND.split(text) if word]
    if text in _ALL:
        return Approve(approved=approved)
    addresses = tuple(one.lower() for word in words if (one := typed_address(word)))
    numbers = tuple(int(word) for word in words if word.isdecimal() and len(word) <= _DIGITS)
    if len(addresses) + len(numbers) < len(words):
        raise InvalidCommand(message("no-list-of-waiting", word=text), text, usage(Approve))
    return Approve(addresses, numbers, approved)


_DIGITS = 2
"""The most digits of a player's number."""


_TO = re.compile(r"^(?:.*\bto\s+)?", re.IGNORECASE)
"""Words before the name of the person who gets a game: `the game alpha to`."""


def _new_master(command_line: CommandLine, kind: type[Promote | HandOver]) -> Promote | HandOver:
    """Read a power, or somebody's address."""
    text = _TO.sub("", command_line.argument(0).strip(" .!"), count=1)
    if "@" not in text:
        return kind(power=power(command_line.context, text))
    return kind(address=address(text, kind))


_WITH = re.compile(r"^(?:with\s+)?(?P<off>-\s*)?", re.IGNORECASE)
_NOBODY = frozenset(["none", "nobody", "off", "no"])


def _partner(command_line: CommandLine) -> Partner:
    """Read somebody's address, with a minus before it to end it; NONE ends it with all."""
    text = command_line.argument(0).strip(" .!")
    if text.lower() in _NOBODY:
        return Partner(off=True)
    front = _WITH.match(text)
    return Partner(address(text[front.end() :] if front else text, Partner), off=bool(front and front["off"]))


_WITH_ORDERS = re.compile(r"[\s,]+with\s+orders$", re.IGNORECASE)


def _spectator(command_line: CommandLine) -> PermitSpectator:
    """Read somebody's address, with a minus before it to end it; NONE ends it with all."""
    text = command_line.argument(0).strip(" .!")
    if text.lower() in _NOBODY:
        return PermitSpectator(off=True)
    found = _WITH_ORDERS.search(text)
    text = text[: found.start()] if found else text
    off = text.startswith("-")
    return PermitSpectator(address(text.lstrip("- "), PermitSpectator), off=off, receipts=found is not None)


READERS: Mapping[str, Callable[[CommandLine], Any]] = {
    "set_allow": partial(_access, allowed=True),
    "invite": partial(_access, allowed=True, invite=True),
    "approved": partial(_approval, approved=True),
    "not_approved": partial(_approval, approved=False),
    "set_deny": partial(_access, allowed=False),
    "allow_master": partial(_access, allowed=True, leads=True),
    "deny_master": partial(_access, allowed=False, leads=True),
    "partner": _partner,
    "spectator": _spectator,
    "promote": partial(_new_master, kind=Promote),
    "hand_over": partial(_new_master, kind=HandOver),
}
"""The readers by the names of the rules in grammar/commands.lark."""
