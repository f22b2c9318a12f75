"""Proxies as lines: those given in a judged phase, and the standing ones in force."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from judge.game.proxies import Proxy, Standing
from judge.game.state import Game
from judge.language.orders.writing import foreign_adjective
from judge.render.lines.orders import OrderFormatter
from judge.render.lines.units import unit_name
from judge.rules.english import KIND_TITLES
from judge.rules.units import Power


def proxy_lines(formatter: OrderFormatter, proxies: Mapping[Power, Iterable[Proxy]]) -> tuple[str, ...]:
    """Every proxy that was given, used or not: `France: Army Portugal Proxy given to England`."""
    return tuple(
        formatter.line(power, _proxy_text(formatter, power, proxy))
        for power, given in proxies.items()
        for proxy in given
    )


def _proxy_text(formatter: OrderFormatter, power: Power, proxy: Proxy) -> str:
    owner = foreign_adjective(power, proxy, formatter.variant, formatter.position)
    unit = f"{KIND_TITLES[proxy.kind]} {formatter.board.name(proxy.at)}"
    return f"{owner}{unit} Proxy given to {formatter.variant.power(proxy.to).name}."


def standing_proxy_lines(game: Game, reader: Power | None = None) -> tuple[str, ...]:
    """The standing proxies that concern the reader, None for all: `France: Army Marseilles to Italy.`."""
    power = game.variant.power
    return tuple(
        f"{power(giver).name}: {_lent_units(game, giver, one)} to {power(one.to).name}."
        for giver, given in game.standing.items()
        for one in given
        if reader in (None, giver, one.to)
    )


def _lent_units(game: Game, giver: Power, proxy: Standing) -> str:
    if proxy.at is None:
        return "all its units"
    units = (*game.position.units, *(dislodged.unit for dislodged in game.position.dislodged))
    (unit,) = (unit for unit in units if unit.power == giver and unit.province == proxy.at)
    return unit_name(game.variant.board, unit)
