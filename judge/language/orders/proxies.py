"""Proxies: a unit is lent to another power for a turn (seed 002, proxy orders)."""

from __future__ import annotations

from judge.game.message import message
from judge.game.proxies import Proxy
from judge.language.drafts import Draft, WordRead
from judge.language.orders.context import OrderContext
from judge.language.orders.standing_proxies import UNTIL_REVOKED
from judge.language.problems import InvalidOrder, ProblemKind
from judge.rules.units import Unit


def proxy(context: OrderContext, draft: Draft, unit: Unit) -> Proxy:
    """The proxy asked for; the power by two letters or more."""
    name = draft.name or WordRead("", draft.word.at)
    lasting = UNTIL_REVOKED.search(name.text)
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
    """What is wrong with a proxy in a game that has none."""
    return InvalidOrder(
        ProblemKind.PROXY_DISABLED,
        draft.word,
        message("no-proxies-here"),
        message("no-proxies-here.hint"),
    )
