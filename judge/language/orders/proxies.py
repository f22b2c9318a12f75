"""Proxies: a unit is lent to another power for a turn (seed 002, proxy orders)."""

from __future__ import annotations

from judge.game.proxies import Proxy
from judge.language.drafts import Draft, WordRead
from judge.language.orders.context import OrderContext
from judge.language.orders.standing_proxies import UNTIL_REVOKED
from judge.language.problems import InvalidOrder, ProblemKind, listed
from judge.rules.units import Unit


def proxy(context: OrderContext, draft: Draft, unit: Unit) -> Proxy:
    """The proxy asked for; the power by two letters or more."""
    name = draft.name or WordRead("", draft.word.at)
    lasting = UNTIL_REVOKED.search(name.text)
    if lasting:
        hint = (
            f"To lend it until you revoke that: PROXY {unit} TO {name.text[: lasting.start()]} UNTIL REVOKED"
        )
        raise InvalidOrder(
            ProblemKind.BAD_POWER, name, "A proxy among the orders is for this phase alone.", hint
        )
    means = context.names.power(name.text)
    if means == (context.power,):
        raise InvalidOrder(ProblemKind.BAD_POWER, name, "A unit is lent to another power, not to your own.")
    if len(means) == 1:
        return Proxy(unit.kind, unit.at, means[0])
    powers = listed((p.name for p in context.variant.powers), "or")
    if means:
        powers = listed(context.variant.power(code).name for code in means)
    raise InvalidOrder(
        ProblemKind.BAD_POWER,
        name,
        f'"{name.text}" names no power.' if not means else f'"{name.text}" may be several powers.',
        f"Two letters are enough: {powers}.",
    )


def proxies_disabled(draft: Draft) -> InvalidOrder:
    """What is wrong with a proxy in a game that has none."""
    return InvalidOrder(
        ProblemKind.PROXY_DISABLED,
        draft.word,
        "This game has no proxies.",
        "Order the unit yourself, or support theirs.",
    )
