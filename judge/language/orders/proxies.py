"""Proxies: units lent to another power, for a turn (seed 002, proxy orders) or until revoked (seed 004 §9).

For a turn a proxy is an order. The commands PROXY unit TO power UNTIL REVOKED and REVOKE PROXY are for those
that last.
"""

from __future__ import annotations

import re

from judge.game.commands import COMMANDS
from judge.game.commands.member import LendStanding, RevokeProxy
from judge.game.message import Message, PlaceName, message, paragraph, written_as
from judge.game.proxies import Proxy
from judge.game.settings import Lending
from judge.language.command_line import CommandLine, InvalidCommand
from judge.language.drafts import Draft, UnitRead, WordRead
from judge.language.names import names
from judge.language.orders.context import OrderContext
from judge.language.orders.parser import parse
from judge.language.powers import power, variant_of
from judge.language.problems import InvalidOrder, ProblemKind, own_units
from judge.language.statements import Context
from judge.language.text.typography import plain, unadorned
from judge.rules.units import Province, Unit

_UNTIL_REVOKED = re.compile(
    r"\s+(?:until\s+(?:i\s+)?(?:revoked?|cancel\w*|further\s+notice)|standing|indefinitely)$"
)
"""Words at the end of the plain line that make a proxy last."""
_PERIOD = re.compile(rf"(?:{_UNTIL_REVOKED.pattern}|\s+(?:until|till|for)\s.*$)")
"""Words at its end that say how long it lasts."""
_LENT = re.compile(r"(?P<unit>.+?)\s+to\s+(?P<power>\S.*)")
_ALL = re.compile(r"(?:all|everything|(?:all\s+)?(?:of\s+)?my\s+units|all\s+units)")


def lend(command_line: CommandLine) -> LendStanding:
    """Read the command PROXY; a proxy for a single phase is an order and written as one."""
    context = command_line.context
    _check_lends(context)
    text = unadorned(plain(command_line.argument(0))).text
    lent = _LENT.fullmatch(_PERIOD.sub("", text))
    if lent is None:
        raise InvalidCommand(message("lent-to-a-power"), command_line.argument(0).strip(), _forms(context))
    to = power(context, lent["power"])
    if to == context.power:
        raise InvalidCommand(message("lent-to-own-power"), hint=_forms(context))
    at = _province(command_line, lent["unit"])
    name = variant_of(context).power(to).name
    units = [str(unit) for unit in _own_units(command_line) if at in (None, unit.province)]
    orders = ", ".join(_order(unit, name) for unit in units)
    if context.settings.proxies is not Lending.STANDING:
        never = message("refused-no-standing-proxies", game=context.game)
        raise InvalidCommand(never, hint=written_as(orders), kind=ProblemKind.PROXY_DISABLED)
    if not _UNTIL_REVOKED.search(text):
        standing = _standing(units[0] if at else "ALL", name)
        hint = written_as(*((orders, standing) if context.proxies else (standing,)))
        raise InvalidCommand(message("how-long-proxy-lasts"), hint=hint, kind=ProblemKind.INCOMPLETE_COMMAND)
    return LendStanding(to, at)


def _check_lends(context: Context) -> None:
    """Raise InvalidCommand in a game without proxies."""
    variant_of(context)
    if context.settings.proxies is Lending.NONE:
        hint = message("no-proxies-here.hint")
        raise InvalidCommand(message("no-proxies-here"), hint=hint, kind=ProblemKind.PROXY_DISABLED)


def _forms(context: Context) -> Message:
    """Return how a unit is lent in this game: for a phase, or also until revoked."""
    standing = COMMANDS[LendStanding].usage if context.settings.proxies is Lending.STANDING else ()
    return written_as(_order("unit", "power"), *standing)


def _order(unit: str, to: str) -> str:
    return f"{unit} PROXY {to}"


def _standing(unit: str, to: str) -> str:
    return f"PROXY {unit} TO {to} UNTIL REVOKED"


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
    lasting = _PERIOD.search(name.text)
    named = name.text[: lasting.start()] if lasting else name.text
    means = context.names.power(named)
    if means == (context.power,):
        others = _to_others(context, unit)
        raise InvalidOrder(ProblemKind.BAD_POWER, name, message("lent-to-own-power"), others)
    if len(means) != 1:
        unclear = _unclear_power(named, several=bool(means))
        raise InvalidOrder(ProblemKind.BAD_POWER, name, unclear, _to_others(context, unit, named))
    if lasting is None:
        return Proxy(unit.kind, unit.at, means[0])
    to = context.variant.power(means[0]).name
    lasts = context.lending is Lending.STANDING
    hint = written_as(_order(str(unit), to), *([_standing(str(unit), to)] if lasts else []))
    raise InvalidOrder(ProblemKind.BAD_POWER, name, message("proxy-of-one-phase"), hint)


def _unclear_power(named: str, *, several: bool) -> Message:
    """Return why the power that a unit is lent to is not known."""
    if not named:
        return message("proxy-names-no-power")
    return message("may-be-several-powers", word=named) if several else message("names-no-power", word=named)


def _to_others(context: OrderContext, unit: Unit, named: str = "") -> Message:
    """Return how the unit is lent, to those powers that begin with what was written or else to any other."""
    others = [facts for facts in context.variant.powers if facts.code != context.power]
    begun = [facts for facts in others if named and facts.name.lower().startswith(named.lower())]
    if begun:
        return written_as(*(_order(str(unit), facts.name) for facts in begun))
    return paragraph(
        message("two-letters-are-enough", powers=tuple(others)), written_as(_order(str(unit), "power"))
    )


def proxies_disabled(context: OrderContext, draft: Draft) -> InvalidOrder:
    """Return what is wrong with a proxy in a game that has none."""
    place = draft.unit.place.means if draft.unit else ()
    unit = context.unit_at(place[0], context.power) if len(place) == 1 else None
    mine = unit is not None and unit.power == context.power
    hold = message("order-says-no-action.hint", unit=str(unit)) if mine else ""
    return InvalidOrder(
        ProblemKind.PROXY_DISABLED,
        draft.word,
        message("no-proxies-here"),
        paragraph(message("no-proxies-here.hint"), hold),
    )
