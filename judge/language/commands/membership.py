"""What people ask for themselves outside games: standby lists, how much mail, their addresses."""

from __future__ import annotations

import re

from judge.game.commands import Command, anyone
from judge.game.message import message
from judge.game.order_style import Amount, MapForm
from judge.language.command_line import CommandLine, InvalidCommand, usage
from judge.language.commands.addresses import address
from judge.language.slips import near

_FILLERS = re.compile(r"\b(?:for|in|of|the|games?|any|kind|variant|board|every|on)\b|\?", re.IGNORECASE)
_ALL = ("", "all", "everything", "anything")


def standby(command_line: CommandLine) -> Command:
    """Read `FOR alpha`, `gunboat`, `for any game`."""
    return anyone.Standby(_kind(command_line))


def standby_off(command_line: CommandLine) -> Command:
    """Read the same as `standby`, to leave the list."""
    return anyone.Standby(_kind(command_line), off=True)


def _kind(command_line: CommandLine) -> str:
    text = _FILLERS.sub(" ", command_line.argument(0)).strip(" .,;:").lower()
    words = " ".join(text.split())
    return "" if words in _ALL else words


_AMOUNTS = {
    "all": Amount.ALL,
    "at once": Amount.ALL,
    "immediately": Amount.ALL,
    "digest": Amount.DIGEST,
    "daily": Amount.DIGEST,
    "daily digest": Amount.DIGEST,
    "results": Amount.RESULTS,
    "results only": Amount.RESULTS,
}
_STOP = "stop"
_LATE = re.compile(r"(no |not |without )?late(?: notices?)?", re.IGNORECASE)


def set_mail(command_line: CommandLine) -> Command:
    """Read `DIGEST`, `results only`, `NO LATE`, `STOP`."""
    text = " ".join(command_line.argument(0).strip(" .").split())
    if text.lower() == _STOP:
        return anyone.SetMail(stop=True)
    late = _LATE.fullmatch(text)
    if late:
        return anyone.SetMail(late_notices=not late[1])
    if text.lower() in _AMOUNTS:
        return anyone.SetMail(_AMOUNTS[text.lower()])
    raise InvalidCommand(message("no-amount-of-mail", word=text), text, usage(anyone.SetMail))


_FORMS = {
    "png": MapForm.PNG,
    "picture": MapForm.PNG,
    "pictures": MapForm.PNG,
    "image": MapForm.PNG,
    "on": MapForm.PNG,
    "yes": MapForm.PNG,
    "svg": MapForm.SVG,
    "drawing": MapForm.SVG,
    "link": MapForm.LINK,
    "web": MapForm.LINK,
    "none": MapForm.NONE,
    "no": MapForm.NONE,
    "off": MapForm.NONE,
    "text": MapForm.NONE,
}


FORMS_ALONE = frozenset({"on", "off", "none", "png", "svg", "link"})
"""Forms that are no name of a board or a game, in `MAP OFF`."""
_SPELLED = ("PNG", "SVG", "NONE")
"""The forms that every judge has; a link needs a site."""


def set_map(command_line: CommandLine) -> Command:
    """Read `PNG`, `off`."""
    text = " ".join(command_line.argument(0).strip(" .").split())
    if text.lower() in _FORMS:
        return anyone.SetMap(_FORMS[text.lower()])
    forms = (*_SPELLED, "LINK") if command_line.context.on_the_web else _SPELLED
    meant = near(text.upper(), forms) or [one for one in forms if sorted(one) == sorted(text.upper())]
    lines = tuple(f"SET MAP {form}" for form in (meant[:1] or forms))
    hint = message("did-you-mean-one-of", names=lines) if meant else message("usage", usage=", ".join(lines))
    raise InvalidCommand(message("no-form-of-map", word=text), text, hint)


def set_calendar(command_line: CommandLine) -> Command:
    """Read `ON`, `off`."""
    text = command_line.argument(0).strip(" .")
    if text.lower() in _SWITCH:
        return anyone.SetCalendar(_SWITCH[text.lower()])
    raise InvalidCommand(message("neither-on-nor-off", word=text), text, usage(anyone.SetCalendar))


_SWITCH = {"on": True, "yes": True, "off": False, "no": False, "none": False}


def set_subject(command_line: CommandLine) -> Command:
    """Read `SHORT`, `long`."""
    text = command_line.argument(0).strip(" .")
    if text.lower() in _LENGTHS:
        return anyone.SetSubject(_LENGTHS[text.lower()])
    raise InvalidCommand(message("neither-short-nor-long", word=text), text, usage(anyone.SetSubject))


_LENGTHS = {"short": True, "long": False}


def set_no_calendar(_command_line: CommandLine) -> Command:
    """Return SET NO CALENDAR, which has no argument."""
    return anyone.SetCalendar(wanted=False)


def set_no_map(_command_line: CommandLine) -> Command:
    """Return `SET NO MAP`, which has no argument."""
    return anyone.SetMap(MapForm.NONE)


def also(command_line: CommandLine) -> Command:
    """Read an address; words after it may be a password, which is not needed."""
    one = address(command_line.argument(0), anyone.OtherAddress)
    return anyone.OtherAddress(one, password=command_line.argument(1))


def also_not(command_line: CommandLine) -> Command:
    """Read an address of the sender from which they no longer write."""
    return anyone.OtherAddress(address(command_line.argument(0), anyone.OtherAddress), off=True)
