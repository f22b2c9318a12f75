"""Scenes of a game whose players lend each other units."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from judge.game.proxies import Proxy
from judge.game.roles import Role
from judge.game.settings import Lending
from judge.game.state import Game
from judge.rules.units import Kind
from judge.service import notices as n
from judge.service.notices import LineReport, Treatment
from tests.unit.render.scene import FRANCE, Scene
from tests.unit.render.table import judged, reader, running, with_orders


def lending() -> Game:
    """France lends Marseilles, England a unit of Italy's, and orders Marseilles and, in vain, Munich."""
    game = with_orders(
        replace(running(), settings=replace(running().settings, proxies=Lending.PHASE)),
        england="A LVP - YOR, F EDI - NWG, F LON - NTH, A MAR - SPA, A MUN - TYR",
        france="A PAR - BUR, F BRE - MAO",
        germany="A BER - KIE, F KIE - DEN",
    )
    proxies = {
        "FRANCE": (Proxy(Kind.ARMY, "MAR", "ENGLAND"),),
        "ENGLAND": (Proxy(Kind.ARMY, "VEN", "ITALY"),),
        "GERMANY": (Proxy(Kind.ARMY, "MUN", "RUSSIA"),),
    }
    return replace(game, proxies=proxies)


LENDING_GAME = lending()
LENDING_RESULTS = judged(LENDING_GAME)[1]
_LENT = (
    LineReport(1, "SIGN ON France alpha ***", Treatment.DONE, "You speak for France in alpha."),
    LineReport(2, "A Mar proxy to England", Treatment.ORDER, "France: Army Marseilles PROXY TO England"),
)
_USED = (
    LineReport(1, "SIGN ON England alpha ***", Treatment.DONE, "You speak for England in alpha."),
    LineReport(2, "A Mar - Spa", Treatment.ORDER, "England: French Army Marseilles -> Spain"),
)

SCENES: Mapping[str, Scene] = {
    "reply-with-a-proxy": Scene(
        "Every mail is answered",
        n.Reply("orders", _LENT, game=LENDING_GAME, power="FRANCE", role=Role.PLAYER),
        FRANCE,
    ),
    "reply-with-orders-for-a-proxied-unit": Scene(
        "Every mail is answered",
        n.Reply("orders", _USED, game=LENDING_GAME, power="ENGLAND", role=Role.PLAYER),
        reader("ENGLAND"),
    ),
    "results-with-proxies": Scene("A phase was judged", LENDING_RESULTS, reader("GERMANY")),
}
