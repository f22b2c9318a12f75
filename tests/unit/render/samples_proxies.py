"""Samples of mails in a game whose players lend each other units."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from judge.game.events import ProxyEnd
from judge.game.proxies import Proxy, Standing
from judge.game.roles import Role
from judge.game.settings import Lending, Reading
from judge.game.state import Game
from judge.notices.press import ProxyChanged
from judge.notices.remarks import GameRemark, remark
from judge.notices.replies import LineReport, Reply, Treatment
from judge.rules.units import Kind
from tests.unit.render.sample import FRANCE, Sample
from tests.unit.render.seven_players import judged, reader, running, with_orders


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


def zine() -> Game:
    """By the zine's rules: Germany helps its own army, Austria lends Italy a unit until it revokes that."""
    settings = replace(running().settings, proxies=Lending.STANDING, reading=Reading.GSTZ)
    game = with_orders(
        replace(running(), settings=settings),
        germany="A MUN S A BER - KIE, F KIE - DEN",
        austria="A VIE - GAL",
    )
    assert game.phase is not None
    return replace(game, standing={"AUSTRIA": (Standing("ITALY", game.phase, "TRI"),)})


LENDING_GAME = lending()
ZINE = zine()
LENDING_RESULTS = judged(LENDING_GAME)[1]


def _sign_on(power: str) -> LineReport:
    spoken = remark(GameRemark.SPEAKS_FOR_POWER, power=power, game="alpha")
    return LineReport(1, f"SIGN ON {power} alpha ***", Treatment.DONE, spoken)


_LENT = (
    LineReport(
        1,
        "SIGN ON France alpha ***",
        Treatment.DONE,
        remark(GameRemark.SPEAKS_FOR_POWER, power="France", game="alpha"),
    ),
    LineReport(2, "A Mar proxy to England", Treatment.ORDER, "France: Army Marseilles PROXY TO England"),
)
_USED = (
    LineReport(
        1,
        "SIGN ON England alpha ***",
        Treatment.DONE,
        remark(GameRemark.SPEAKS_FOR_POWER, power="England", game="alpha"),
    ),
    LineReport(2, "A Mar - Spa", Treatment.ORDER, "England: French Army Marseilles -> Spain"),
)
_HELPING = (
    LineReport(
        1,
        "SIGN ON Germany alpha ***",
        Treatment.DONE,
        remark(GameRemark.SPEAKS_FOR_POWER, power="Germany", game="alpha"),
    ),
    LineReport(2, "A(Mun) S A(Ber)-Kie", Treatment.ORDER, "Germany: Army Munich SUPPORT Army Berlin -> Kiel"),
    LineReport(3, "F(Kie)-Den", Treatment.ORDER, "Germany: Fleet Kiel -> Denmark"),
)
_STANDING = (
    LineReport(
        1,
        "SIGN ON Austria alpha ***",
        Treatment.DONE,
        remark(GameRemark.SPEAKS_FOR_POWER, power="Austria", game="alpha"),
    ),
    LineReport(
        2,
        "PROXY F Tri TO Italy UNTIL REVOKED",
        Treatment.DONE,
        "Your unit in Trieste: Italy gives the orders from now on, until you revoke it.",
    ),
    LineReport(3, "A Vie - Gal", Treatment.ORDER, "Austria: Army Vienna -> Galicia"),
)

SAMPLES: Mapping[str, Sample] = {
    "reply-with-a-proxy": Sample(
        "Every mail is answered",
        Reply("orders", _LENT, game=LENDING_GAME, power="FRANCE", role=Role.PLAYER),
        FRANCE,
    ),
    "reply-with-orders-for-a-proxied-unit": Sample(
        "Every mail is answered",
        Reply("orders", _USED, game=LENDING_GAME, power="ENGLAND", role=Role.PLAYER),
        reader("ENGLAND"),
    ),
    "reply-with-an-implied-order": Sample(
        "Every mail is answered",
        Reply("orders", _HELPING, game=ZINE, power="GERMANY", role=Role.PLAYER),
        reader("GERMANY"),
    ),
    "reply-with-a-standing-proxy": Sample(
        "Every mail is answered",
        Reply("orders", _STANDING, game=ZINE, power="AUSTRIA", role=Role.PLAYER),
        reader("AUSTRIA"),
    ),
    "proxy-given": Sample(
        "A unit is lent",
        ProxyChanged(LENDING_GAME, "FRANCE", (Proxy(Kind.ARMY, "MAR", "ENGLAND"),)),
        reader("ENGLAND"),
    ),
    "proxy-until-revoked": Sample(
        "PROXY … UNTIL REVOKED", ProxyChanged(ZINE, "AUSTRIA", ZINE.standing["AUSTRIA"]), reader("ITALY")
    ),
    "proxy-revoked": Sample(
        "REVOKE PROXY",
        ProxyChanged(ZINE, "AUSTRIA", ZINE.standing["AUSTRIA"], ProxyEnd.REVOKED),
        reader("ITALY"),
    ),
    "proxy-ended": Sample(
        "A player left",
        ProxyChanged(ZINE, "AUSTRIA", ZINE.standing["AUSTRIA"], ProxyEnd.LEFT),
        reader("ITALY"),
    ),
    "results-with-proxies": Sample("A phase was judged", LENDING_RESULTS, reader("GERMANY")),
}
