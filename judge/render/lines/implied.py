"""What counts for units that their power says nothing of, and what is lent until that is revoked."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.orders.implied import implied
from judge.game.orders.standing_proxies import entrusted
from judge.game.proxies import Standing
from judge.game.state import Game
from judge.language.writing.styles import said_by
from judge.render.lines.orders import OrderFormatter, unit_name
from judge.rules.units import Power, Province, province_of


def implied_lines(game: Game, formatter: OrderFormatter, power: Power) -> Mapping[Province, str]:
    """By province: `Army Ruhr -> Burgundy (implied by Army Munich).`, `… PROXY TO Italy (until revoked).`."""
    names = {unit.province: unit_name(formatter.board, unit) for unit in formatter.units(power)}
    texts = {
        place: f"{formatter.written(one.order).rstrip('.')} (implied by {names[province_of(one.by.at)]})."
        for place, one in implied(game, power).items()
    }
    for proxy in entrusted(game, power):
        lent = said_by(power, proxy, formatter.variant, formatter.position, formatter.style)
        texts[province_of(proxy.at)] = f"{lent} (until revoked)."
    return texts


def lent_lines(game: Game, reader: Power | None = None) -> tuple[str, ...]:
    """The standing proxies that concern the reader, None for all: `France: Army Marseilles to Italy.`."""
    return tuple(
        f"{game.variant.power(giver).name}: {_what(game, giver, one)} to {game.variant.power(one.to).name}."
        for giver, given in game.standing.items()
        for one in given
        if reader in (None, giver, one.to)
    )


def _what(game: Game, giver: Power, one: Standing) -> str:
    if one.at is None:
        return "all its units"
    units = (*game.position.units, *(dislodged.unit for dislodged in game.position.dislodged))
    (unit,) = (unit for unit in units if unit.power == giver and unit.province == one.at)
    return unit_name(game.variant.board, unit)
