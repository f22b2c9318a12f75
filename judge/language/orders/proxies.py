"""Proxies: units lent to another power, for a turn (seed 002, proxy orders) or until revoked (seed 004 §9).

For a turn a proxy is an order. The commands PROXY unit TO power UNTIL REVOKED and REVOKE PROXY are for those
that last.
"""

from __future__ import annotations

import re

from judge.game.commands.member import LendStanding, RevokeProxy
from judge.game.message import PlaceName, message
from judge.game.proxies import Proxy
from judge.language.command_line import CommandLine, InvalidCommand, usage
from judge.language.drafts import Draft, UnitRead, WordRead
from judge.language.names import names
from judge.language.orders.context import OrderContext
from judge.language.orders.parser import parse
from judge.language.powers import power, variant_of
from judge.language.problems import InvalidOrder, ProblemKind, own_units
from judge.language.text.typography import plain, unadorned
from judge.rules.units import Province, Unit

_UNTIL_REVOKED = re.compile(
    r"\s+(?:until\s+(?:i\s+)?(?:revoked?|cancel\w*|further\s+notice)|standing|indefinitely)$"
)
"""Words at the end of the plain line that make a proxy last."""
_LENT = re.compile(r"(?P<unit>.+?)\s+to\s+(?P<power>\S.*)")
_ALL = re.compile(r"(?:all|everything|(?:all\s+)?(?:of\s+)?my\s+units|all\s+units)")


def lend(command_line: CommandLine) -> LendStanding:
    """Read the command PROXY; a proxy for a single phase is an order and written as one."""
    text = unadorned(plain(command_line.argument(0))).text
    lasting = _UNTIL_REVOKED.search(text)
    lent = _LENT.fullmatch(text[: lasting.start()] if lasting else text)
    if lent is None:
        raise InvalidCommand(
            message("lent-to-a-power"), command_line.argument(0).strip(), usage(LendStanding)
        )
    if lasting is None:
        order = f"{lent['unit'].upper()} PROXY {lent['power'].upper()}"
        how_long, hint = message("how-long-proxy-lasts"), message("how-long-proxy-lasts.hint", order=order)
        raise InvalidCommand(how_long, "", hint, ProblemKind.INCOMPLETE_COMMAND)
    to = power(command_line.context, lent["power"])
    if to == command_line.context.power:
        raise InvalidCommand(message("lent-to-own-power"), hint=usage(LendStanding))
    return LendStanding(to, _province(command_line, lent["unit"]))


def revoke(command_line: CommandLine) -> RevokeProxy:
    """Read the command REVOKE PROXY, for one unit or for all."""
    text = unadorned(plain(command_line.argument(0))).text
    return RevokeProxy(_province(command_line, text) if text else None)


def _province(command_line: CommandLine, text: str) -> Province | None:
    """Return where the sender's unit is that the words name; None for all of them."""
    if _ALL.fullmatch(text):
        return None
    try:
        read = parse(names(variant_of(command_line.context)), f"{text} hold").unit
    except InvalidOrder as mistake:
        raise InvalidCommand(mistake.message, mistake.word.text, mistake.hint, mistake.kind) from None
    means = () if read is None else read.place.means
    if read is None or len(means) != 1:
        unclear, hint = message("names-no-one-place", word=text), message("names-no-one-place.hint")
        raise InvalidCommand(unclear, text, hint, ProblemKind.UNKNOWN_PROVINCE)
    return _own_province(command_line, read, means[0])


def _own_province(command_line: CommandLine, read: UnitRead, province: Province) -> Province:
    mine = _own_units(command_line)
    unit = next((unit for unit in mine if unit.province == province), None)
    if unit is None:
        none = message(
            "you-have-no-unit-in-bare", place=PlaceName(variant_of(command_line.context).board, province)
        )
        raise InvalidCommand(none, read.place.word.text, own_units(mine), ProblemKind.NOT_OWNER)
    if read.kind not in (None, unit.kind):
        command_line.assumed.append(message("unit-meant-is", unit=str(unit)))
    return province


def _own_units(command_line: CommandLine) -> list[Unit]:
    position = command_line.context.position
    if position is None:
        return []
    fleeing = (dislodged.unit for dislodged in position.dislodged)
    return [unit for unit in (*position.units, *fleeing) if unit.power == command_line.context.power]


def proxy(context: OrderContext, draft: Draft, unit: Unit) -> Proxy:
    """Return the proxy asked for; the power is named by two letters or more."""
    name = draft.name or WordRead("", draft.word.at)
    lasting = _UNTIL_REVOKED.search(name.text)
    if lasting:
        order = f"PROXY {unit} TO {name.text[: lasting.start()]} UNTIL REVOKED"
        hint = message("proxy-of-one-phase.hint", order=order)
        raise InvalidOrder(ProblemKind.BAD_POWER, name, message("proxy-of-one-phase"), hint)
    means = context.names.power(name.text)
    if means == (context.power,):
        raise InvalidOrder(ProblemKind.BAD_POWER, name, message("lent-to-own-power"))
    if len(means) == 1:
        return Proxy(unit.kind, unit.at, means[0])
    powers = tuple(map(context.variant.power, means)) if means else context.variant.powers
    which = message("may-be-several-powers", word=name.text)
    raise InvalidOrder(
        ProblemKind.BAD_POWER,
        name,
        which if means else message("names-no-power", word=name.text),
        message("two-letters-are-enough", powers=powers),
    )


def proxies_disabled(draft: Draft) -> InvalidOrder:
    """Return what is wrong with a proxy in a game that has none."""
    return InvalidOrder(
        ProblemKind.PROXY_DISABLED,
        draft.word,
        message("no-proxies-here"),
        message("no-proxies-here.hint"),
    )
