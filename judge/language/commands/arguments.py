"""Arguments: a function for each rule of grammar/commands.lark makes a command of its words."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from judge.game.commands import Command, anyone, master, member
from judge.game.message import message, written_as
from judge.game.order_style import Style
from judge.language.command_line import CommandLine, InvalidCommand, usage
from judge.language.commands import creation, inquiry, invitations, membership, press, series, times, votes
from judge.language.commands.addresses import address
from judge.language.commands.settings.reader import NO_GRACE, like, rule_sets, setting
from judge.language.commands.times import moment_to_come
from judge.language.language_names import language_code
from judge.language.orders import proxies
from judge.language.phases_named import phase_apart, phase_or_moves, typed_phase
from judge.language.powers import means_master, power, preference, wishes
from judge.language.problems import ProblemKind
from judge.language.text.patterns import TOKEN, parted_token
from judge.language.text.retractions import says_no
from judge.language.zones import UnknownZone, zone_name

_SIGN_ON_WORDS = 3
_MINE = "mine"
_FILLERS = frozenset(["as", "for", "game", "in", "of", "on", "password", "power", "pw", "the", "to", "with"])


def _without_filling(command_line: CommandLine) -> list[str]:
    """Return the words that count in `SIGN ON as Austria to alpha with password tulips`.

    InvalidCommand if too many are left; they are not repeated, because one of them is a password.
    """
    words = [word.strip(",;:'\"") for word in command_line.arguments[:-1]] + [command_line.arguments[-1]]
    words = [word for word in words if word not in ("", ":")]
    if len(words) > _SIGN_ON_WORDS:
        words = [word for word in words if word.lower().strip(":,") not in _FILLERS]
    if words and words[0].startswith("?"):
        words = words[:_SIGN_ON_WORDS]  # the classic repeats variant and options there
    if len(words) > _SIGN_ON_WORDS and "".join(words[:-2]).lower() in command_line.context.glued_powers():
        words = ["_".join(words[:-2]), *words[-2:]]
    if len(words) > _SIGN_ON_WORDS:
        hint = message("sign-on-has-too-many-words.hint", usage=usage(anyone.SignOn))
        raise InvalidCommand(message("sign-on-has-too-many-words"), hint=hint)
    if len(words) < _SIGN_ON_WORDS - 1:
        more, kind = message("needs-more-words", command="SIGN ON"), ProblemKind.INCOMPLETE_COMMAND
        raise InvalidCommand(more, hint=usage(anyone.SignOn), kind=kind)
    return words


def _sign_on(command_line: CommandLine) -> Command:
    """Read `?game password`, `power game password`, or the power's letter joined to the game's name."""
    words = _without_filling(command_line)
    if words[0] == "?" and len(words) == _SIGN_ON_WORDS:
        words = ["?" + words[1], words[2]]
    if words[0].startswith("?"):
        if len(words) == _SIGN_ON_WORDS:
            command_line.assumed.append(message("variant-left-out", word=words[2]))
        return anyone.SignOn("?", words[0][1:].lower(), words[1])
    if len(words) == _SIGN_ON_WORDS:
        return anyone.SignOn(words[0].upper(), words[1].lower(), words[2])
    return anyone.SignOn("", words[0].lower(), words[1])


_PRACTICE_WORDS = 8


def _practice(command_line: CommandLine) -> Command:
    """Read `?practice`, perhaps with a password and a variant, as CREATE has them."""
    return _practice_game("", command_line.arguments)


def _practice_as(command_line: CommandLine) -> Command:
    power_word, *words = command_line.arguments
    return _practice_game(power_word.strip(",;:"), tuple(words))


def _practice_game(power_word: str, words: tuple[str, ...]) -> Command:
    if len(words) > _PRACTICE_WORDS:
        raise InvalidCommand(
            message("has-too-many-words", command="SIGN ON ?practice"), hint=usage(anyone.Practice)
        )
    password, *variant = (*words, "")
    return anyone.Practice(power_word, password, " ".join(variant).strip())


def _observe(command_line: CommandLine) -> Command:
    return anyone.Observe(command_line.argument(0).lstrip("?").lower(), command_line.argument(1))


def _help(command_line: CommandLine) -> Command:
    return anyone.Help(command_line.argument(0).strip(" .?!").lower())


def _list(command_line: CommandLine) -> Command:
    return anyone.List(command_line.argument(0).lstrip("?").lower() or None)


def _list_full(command_line: CommandLine) -> Command:
    return anyone.List(command_line.argument(0).lstrip("?").lower() or None, full=True)


def _get(command_line: CommandLine) -> Command:
    return inquiry.record_asked(command_line) or anyone.Get(command_line.argument(0).strip().lower())


def _map(command_line: CommandLine) -> Command:
    meant = re.sub(r"^of\s+", "", command_line.argument(0).strip(" .?").lower())
    if meant in membership.FORMS_ALONE:  # `MAP OFF`
        return membership.set_map(command_line)
    if meant == _MINE:
        return anyone.MapOwnOrders()
    return inquiry.map_asked(meant, command_line.context) or anyone.Get(f"map {meant.lstrip('?')}".strip())


def _forgot_password(command_line: CommandLine) -> Command:
    """Read the game without the signs that people put around a name, as in `Forgot password alpha!`."""
    return anyone.ForgotPassword(command_line.argument(0).strip("?!.,;:'\"()<>[]*").lower())


def _reset_password(command_line: CommandLine) -> Command:
    return anyone.ResetPassword(command_line.argument(0), command_line.argument(1))


def _token_in(words: str) -> str:
    """Return the token in the words of a command, also in pieces as programs break it; "" if none."""
    found = re.search(TOKEN, words, re.IGNORECASE)
    return found[0].lower() if found else parted_token(words)


def _confirm(command_line: CommandLine) -> Command:
    """Read the token anywhere in the line: people write `CONFIRM RESIGN, please`, or brackets."""
    words = command_line.argument(0)
    typed = words if len(words.split()) == 1 and any(map(str.isdigit, words)) else ""
    return anyone.Confirm(_token_in(words) or typed)


def _yes(command_line: CommandLine) -> Command:
    """Read only a token, whatever else follows: people write `Yes, that was me`."""
    return anyone.Yes(_token_in(command_line.argument(0)))


def _cancel(command_line: CommandLine) -> Command:
    """Read the token anywhere in the line: people answer a question with `CANCEL the letter`."""
    words = command_line.argument(0).strip(" .,;:!?")
    token = _token_in(words)
    if token or not words or says_no(f"cancel {words}"):
        return anyone.Cancel(token)
    if len(words.split()) > 1:
        raise InvalidCommand(message("has-too-many-words", command="CANCEL"), hint=usage(anyone.Cancel))
    if not any(map(str.isdigit, words)):  # `Please cancel Burgundy`
        raise InvalidCommand(message("cancel-needs-token"), hint=message("cancel-needs-token.hint"))
    return anyone.Cancel(words)


def _process(command_line: CommandLine) -> Command:
    text = command_line.argument(0).strip(" .!")
    phase = _NOW.sub("", text)
    return master.Process(
        typed_phase(phase, "PROCESS", command_line.context) if phase else None, now=phase != text
    )


def _predict(command_line: CommandLine) -> Command:
    text = command_line.argument(0).strip(" .!")
    return master.Predict(typed_phase(text, "PREDICT", command_line.context) if text else None)


def _rollback(command_line: CommandLine) -> Command:
    """Read how many phases, or which one: `2`, `2 phases`, `TO F1902M`, `Fall 1902 Movement`."""
    text = _AROUND_PHASE.sub("", command_line.argument(0).strip(" .!"))
    if not text:
        return master.Rollback()
    if not text.isdecimal() or not 0 < int(text) <= _MOST_PHASES:
        return master.Rollback(phase_or_moves(text, "ROLLBACK TO", command_line.context))
    return master.Rollback(phases=int(text))


_MOST_PHASES = 999
_AROUND_PHASE = re.compile(r"^(?:back\s+)?to\s+|\s+phases?$", re.IGNORECASE)
_NOW = re.compile(r"(?:^|\s+)now$", re.IGNORECASE)


_FOR = re.compile(r"(?:(?:my )?orders )?(?:for |phase )*", re.IGNORECASE)


_ALL = re.compile(r"(?:all|(?:all )?(?:(?:of )?my |the )?orders|everything)", re.IGNORECASE)


def _clear(command_line: CommandLine) -> Command:
    """Read what to clear: what was sent ahead for CLEAR alone (as in the classic judge), all, or a phase."""
    whole = " ".join(command_line.argument(0).strip(" .:").split())
    if not whole:
        return member.Clear(ahead_only=True)
    if _ALL.fullmatch(whole):
        return member.Clear()
    return member.Clear(typed_phase(_FOR.sub("", whole, count=1), "CLEAR", command_line.context))


def _phase_ahead(command_line: CommandLine) -> Command:
    return member.PhaseAhead(
        typed_phase(command_line.argument(0).strip(" .:"), "PHASE", command_line.context)
    )


_REASON = re.compile(r"\s+(?:for|because|due\s+to|since)\s.*", re.IGNORECASE)
"""A GM's reason after the power that they eject."""


def _eject(command_line: CommandLine) -> Command:
    text = command_line.argument(0).strip()
    if "@" in text:
        return master.Eject(address=address(text, master.Eject))
    return master.Eject(power=power(command_line.context, _REASON.sub("", text)))


_ASSIGNED = re.compile(
    r"<?(?P<who>\S+@[^\s<>,;:]+|\d{1,3})>?[\s,:]+(?:(?:to|as|gets|plays|has)\s+)?(?:the\s+)?(?P<power>\S.*)",
    re.IGNORECASE,
)
_ASSIGNED_TO = re.compile(
    r"(?P<power>\S.*?)[\s,:]++(?:to\s+)?<?(?P<who>\S+@[^\s<>,;:]+|\d{1,3})>?", re.IGNORECASE
)
_NOBODY = ("none", "nothing", "nobody", "-")


def _assign(command_line: CommandLine) -> Command:
    """Read a person, by address or number, and a power, in either order; NONE leaves it to the wishes."""
    text = command_line.argument(0).strip(" .!")
    found = _ASSIGNED.fullmatch(text) or _ASSIGNED_TO.fullmatch(text)
    if found is None:
        raise InvalidCommand(message("who-gets-which-power"), text, usage(master.Assign))
    who, named = found["who"], found["power"].strip()
    given = None if named.lower() in _NOBODY else power(command_line.context, named)
    if who.isdigit():
        return master.Assign(given, number=int(who))
    return master.Assign(given, address(who, master.Assign))


_BETWEEN_TWO = re.compile(r"\s+(?:with|for)\s+", re.IGNORECASE)


def _swap(command_line: CommandLine) -> Command:
    """Read two powers, by names or letters, with or without a word between them."""
    text = command_line.argument(0).strip(" .!")
    groups = preference(command_line.context, _BETWEEN_TWO.sub(" ", text))
    powers = tuple(one for group in groups for one in group)
    if len(powers) != 2:  # noqa: PLR2004  # an exchange is of two
        raise InvalidCommand(message("swap-names-two-powers"), text, usage(member.Swap))
    return member.Swap(powers)


def _admit(command_line: CommandLine) -> Command:
    text = command_line.argument(0).strip()
    if "@" in text:
        return master.Admit(address=address(text, master.Admit))
    return master.Admit(power=power(command_line.context, text))


_LATE_ORDERS = re.compile(r"(?:orders?\b)?\s*(?:(?:of|from|by|for)\b)?\s*", re.IGNORECASE)


def _about_late_orders(command_line: CommandLine, *, declined: bool) -> Command:
    """Read ACCEPT LATE or REJECT LATE with the power and the phase, if they are named."""
    text = _LATE_ORDERS.sub("", command_line.argument(0).strip(" .:"), count=1)
    name, phase = phase_apart(text, command_line.context)
    return master.AcceptLate(power(command_line.context, name) if name else None, phase, declined)


def _become(command_line: CommandLine) -> Command:
    text = command_line.argument(0).strip()
    if means_master(text) or text.lower() == "myself":
        return master.Become(None)
    return master.Become(power(command_line.context, text))


def _set_address(command_line: CommandLine) -> Command:
    """Read the address, or none for the one that the email comes from."""
    text = command_line.argument(0)
    several = [one for one in re.split(r"[\s,;]+", text) if "@" in one]
    if len(several) > 1:
        hint = message("one-address-each.hint", first=several[0], second=several[1])
        raise InvalidCommand(message("one-address-each"), text, hint)
    return member.SetAddress(address(text, member.SetAddress, "anna@example.net") if text else "")


def _set_zone(command_line: CommandLine) -> Command:
    text = command_line.argument(0).strip()
    try:
        return anyone.SetZone(zone_name(text))
    except UnknownZone as error:
        near = written_as(*(f"SET ZONE {zone}" for zone in error.near[:3]))
        hint = near if error.near else usage(anyone.SetZone)
        raise InvalidCommand(error.said, text, hint) from None


def _set_language(command_line: CommandLine) -> Command:
    text = command_line.argument(0).strip().strip('".')
    code = language_code(text)
    if not code:
        raise InvalidCommand(message("no-such-language", word=text), text, usage(anyone.SetLanguage))
    return anyone.SetLanguage(code)


def _set_style(command_line: CommandLine) -> Command:
    text = command_line.argument(0).strip().rstrip(".")
    try:
        return anyone.SetStyle(Style.parse(text))
    except ValueError:
        raise InvalidCommand(message("no-style-of-orders", word=text), text, usage(anyone.SetStyle)) from None


def _set_preference(command_line: CommandLine) -> Command:
    return member.SetPreference(wishes(command_line.context, command_line.argument(0)))


def _set_deadline(command_line: CommandLine) -> Command:
    return master.SetDeadline(moment_to_come(command_line, "SET DEADLINE"))


def _set_grace(command_line: CommandLine) -> Command:
    """Read SET GRACE with a moment; how long every grace period is, is a setting of the clocks."""
    words = command_line.argument(0).strip(" .!")
    if words.lower() in ("0", "none", "no", "off", "zero"):
        hint = message("grace-of-this-phase.hint", commands=NO_GRACE)
        raise InvalidCommand(message("grace-of-this-phase"), words, hint)
    return master.SetGrace(moment_to_come(command_line, "SET GRACE"))


def _always(command: Command) -> Callable[[CommandLine], Command]:
    def reader(command_line: CommandLine) -> Command:
        del command_line
        return command

    return reader


_END = re.compile(r"\b(?:terminat|declar|end\b)", re.IGNORECASE)


def _undo(command_line: CommandLine) -> Command:
    return master.Undo(end=_END.search(command_line.argument(0)) is not None)


READERS: Mapping[str, Callable[[CommandLine], Any]] = {
    "sign_on": _sign_on,
    "practice": _practice,
    "practice_as": _practice_as,
    "sign_off": _always(anyone.SignOff()),
    "standby": membership.standby,
    "standby_off": membership.standby_off,
    "observe": _observe,
    "help": _help,
    "list": _list,
    "list_full": _list_full,
    "list_all": _always(anyone.List()),
    "list_open": _always(anyone.List("open")),
    "list_board": lambda line: anyone.List(board=line.argument(0).strip(" .?!").lower()),
    "list_all_boards": _always(anyone.Get("variants")),
    "list_boards": lambda line: anyone.Get(f"variants {line.argument(0).strip().lower()}"),
    "get": _get,
    "map": _map,
    "version": _always(anyone.Version()),
    **invitations.READERS,
    **inquiry.READERS,
    **creation.READERS,
    **series.READERS,
    "forgot_password": _forgot_password,
    "reset_password": _reset_password,
    "confirm": _confirm,
    "yes": _yes,
    "cancel": _cancel,
    "phase_ahead": _phase_ahead,
    "lend": proxies.lend,
    "revoke": proxies.revoke,
    "add_orders": _always(member.AddOrders()),
    "clear": _clear,
    "recall": press.recall,
    "diary_list": _always(member.ReadDiary()),
    "diary_read": press.diary_read,
    "diary_delete": press.diary_delete,
    "resign": _always(member.Resign()),
    "pause": times.pause,
    "resign_now": _always(member.Resign(now=True)),
    "resume": _always(master.Resume()),
    "terminate": _always(master.Terminate()),
    "process": _process,
    "predict": _predict,
    "rollback": _rollback,
    "undo": _undo,
    "eject": _eject,
    "admit": _admit,
    "accept_late": partial(_about_late_orders, declined=False),
    "reject_late": partial(_about_late_orders, declined=True),
    "become": _become,
    "set_wait": _always(member.SetWait(wait=True)),
    "set_nowait": _always(member.SetWait(wait=False)),
    **votes.READERS,
    "set_copy": _always(member.SetPressWish(member.PressWish.COPY, wanted=True)),
    "set_nocopy": _always(member.SetPressWish(member.PressWish.COPY, wanted=False)),
    "set_all_press": _always(member.SetPressWish(member.PressWish.ALL_PRESS, wanted=True)),
    "set_normal_press": _always(member.SetPressWish(member.PressWish.ALL_PRESS, wanted=False)),
    "set_broadcast": _always(member.SetPressWish(member.PressWish.NO_BROADCAST, wanted=False)),
    "set_nobroadcast": _always(member.SetPressWish(member.PressWish.NO_BROADCAST, wanted=True)),
    "set_password": lambda command_line: member.SetPassword(command_line.argument(0)),
    "set_address": _set_address,
    "set_zone": _set_zone,
    "set_language": _set_language,
    "set_style": _set_style,
    "set_mail": membership.set_mail,
    "set_map": membership.set_map,
    "set_no_map": membership.set_no_map,
    "set_calendar": membership.set_calendar,
    "set_no_calendar": membership.set_no_calendar,
    "set_subject": membership.set_subject,
    "also": membership.also,
    "also_not": membership.also_not,
    "here": _always(member.SayHere()),
    "set_preference": _set_preference,
    "away": times.away,
    "not_away": times.not_away,
    "extend": times.extend,
    "begin": _always(master.Begin()),
    "force_begin": _always(master.Begin(force=True)),
    "assign": _assign,
    "swap": _swap,
    "unstart": _always(master.Unstart()),
    "set_start": times.set_start,
    "set_deadline": _set_deadline,
    "set_grace": _set_grace,
    "set_rules": rule_sets,
    "set_like": like,
    "set_setting": setting,
}
"""The readers by the names of the rules in grammar/commands.lark."""
