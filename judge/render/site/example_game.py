"""The example game of the site: two years of the standard board, for people who have never seen a game.

Its orders are data (`templates/site/example.toml`). They are adjudicated whenever its pages are made.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime

from judge.game.events import PhaseJudged
from judge.game.state import Game, Snapshot
from judge.game.trial import adjudicate_trial, game_on_trial
from judge.notices.publication import Publication
from judge.paths import templates
from judge.records import Recorded
from judge.render.text.messages import say
from judge.rules.notation import read
from judge.rules.orders import Disband, Order, Remove
from judge.rules.phases import PhaseKind
from judge.rules.rulebook import PRESETS
from judge.rules.units import Power
from judge.variants.load import load

FOLDER = "example"
"""Where its pages are; no game of the judge has this folder (`judge/render/file_names.py`)."""
_AT = datetime(2026, 1, 1, tzinfo=UTC)
"""No page shows when it was adjudicated."""


def example_game() -> Publication:
    """Return the example game as the site shows a game."""
    variant = load("standard")
    game = replace(
        game_on_trial(variant, PRESETS[variant.rulebook], variant.start, variant.position, _AT),
        name=say("site-example"),
    )
    snapshots = tuple(_adjudicated(game))
    last = snapshots[-1]
    record = tuple(Recorded(_AT, PhaseJudged(one)) for one in snapshots)
    return Publication(replace(game, phase=last.phase, position=last.outcome.after), {}, record)


def _adjudicated(game: Game) -> Iterator[Snapshot]:
    """Yield each phase of the file as its orders have it adjudicated.

    ValueError for a phase that does not come.
    """
    text = (templates() / "site" / "example.toml").read_text(encoding="utf-8")
    for phase, lines in tomllib.loads(text).items():
        if game.phase is None or game.phase.mail_code != phase:
            raise ValueError(f"the example game is in {game.phase}, not in {phase}")
        orders = _orders(game, game.phase.kind, lines)
        judged, game = adjudicate_trial(replace(game, orders=orders), _AT)
        yield judged


def _orders(game: Game, kind: PhaseKind, lines: Mapping[Power, str]) -> Mapping[Power, tuple[Order, ...]]:
    """Return the orders of a phase; ValueError for one that cannot be read."""
    return {
        power: tuple(_order(game, kind, text) for text in line.split(", ")) for power, line in lines.items()
    }


def _order(game: Game, kind: PhaseKind, text: str) -> Order:
    order = read(game.board, text)
    if order is None:
        raise ValueError(f"the example game has an order that cannot be read: {text}")
    if kind is PhaseKind.ADJUSTMENT and isinstance(order, Disband):
        return Remove(order.kind, order.at)  # both are written D
    return order
