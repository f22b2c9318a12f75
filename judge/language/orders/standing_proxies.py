"""Standing proxies: the commands PROXY unit TO power UNTIL REVOKED, and REVOKE PROXY (seed 004 §9)."""

from __future__ import annotations

import re

from judge.game.commands.member import LendStanding, RevokeProxy
from judge.language.command_line import CommandLine, InvalidCommand, usage
from judge.language.drafts import UnitRead
from judge.language.names import names
from judge.language.orders.parser import parse
from judge.language.powers import power, variant_of
from judge.language.problems import MOST_UNITS, InvalidOrder, ProblemKind, listed
from judge.language.text.typography import plain, unadorned
from judge.rules.units import Province, Unit

UNTIL_REVOKED = re.compile(
    r"\s+(?:until\s+(?:i\s+)?(?:revoked?|cancel\w*|further\s+notice)|standing|indefinitely)$"
)
"""What makes a proxy last, at the end of the plain line."""
_LENT = re.compile(r"(?P<unit>.+?)\s+to\s+(?P<power>\S.*)")
_ALL = re.compile(r"(?:all|everything|(?:all\s+)?(?:of\s+)?my\s+units|all\s+units)")


def lend(command_line: CommandLine) -> LendStanding:
    """The command PROXY; one for a single phase is an order and written as one."""
    text = unadorned(plain(command_line.argument(0))).text
    lasting = UNTIL_REVOKED.search(text)
    lent = _LENT.fullmatch(text[: lasting.start()] if lasting else text)
    if lent is None:
        raise InvalidCommand(
            "A unit is lent TO a power.", command_line.argument(0).strip(), usage(LendStanding)
        )
    if lasting is None:
        hint = (
            f"UNTIL REVOKED at the end; for one phase: {lent['unit'].upper()} PROXY {lent['power'].upper()}."
        )
        raise InvalidCommand("Say how long the proxy lasts.", "", hint, ProblemKind.INCOMPLETE_COMMAND)
    to = power(command_line.context, lent["power"])
    if to == command_line.context.power:
        raise InvalidCommand("A unit is lent to another power, not to your own.", hint=usage(LendStanding))
    return LendStanding(to, _province(command_line, lent["unit"]))


def revoke(command_line: CommandLine) -> RevokeProxy:
    """The command REVOKE PROXY, for one unit or for all."""
    text = unadorned(plain(command_line.argument(0))).text
    return RevokeProxy(_province(command_line, text) if text else None)


def _province(command_line: CommandLine, text: str) -> Province | None:
    """Where the sender's unit is that the words name; None for all of them."""
    if _ALL.fullmatch(text):
        return None
    try:
        read = parse(names(variant_of(command_line.context)), f"{text} hold").unit
    except InvalidOrder as mistake:
        raise InvalidCommand(mistake.message, mistake.word.text, mistake.hint, mistake.kind) from None
    means = () if read is None else read.place.means
    if read is None or len(means) != 1:
        raise InvalidCommand(
            f'"{text}" names no one place.', text, "GET MAP lists the names.", ProblemKind.UNKNOWN_PROVINCE
        )
    return _own_province(command_line, read, means[0])


def _own_province(command_line: CommandLine, read: UnitRead, province: Province) -> Province:
    mine = _own_units(command_line)
    unit = next((unit for unit in mine if unit.province == province), None)
    if unit is None:
        board = variant_of(command_line.context).board
        message = f"You have no unit in {board.name(province)}."
        hint = f"Your units: {listed(map(str, mine), 'and', MOST_UNITS)}." if mine else ""
        raise InvalidCommand(message, read.place.word.text, hint, ProblemKind.NOT_OWNER)
    if read.kind not in (None, unit.kind):
        command_line.assumed.append(f"The unit meant is {unit}.")
    return province


def _own_units(command_line: CommandLine) -> list[Unit]:
    position = command_line.context.position
    if position is None:
        return []
    fleeing = (dislodged.unit for dislodged in position.dislodged)
    return [unit for unit in (*position.units, *fleeing) if unit.power == command_line.context.power]
