"""Proxies: who orders what, which orders count, what the record shows (seed 002, proxy orders)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from judge.game.commands.master import Process, SetSetting
from judge.game.commands.member import Clear, GiveOrders
from judge.game.events import OrdersTaken, PhaseJudged
from judge.game.orders.outstanding import orders_missing
from judge.game.orders.proxy_effects import orders_in_force
from judge.game.proxies import Given, Proxy
from judge.game.refusals import Refusal, Refused
from judge.game.settings import Lending
from judge.game.state import Game, Snapshot
from judge.game.transition import Transition
from judge.rules.notation import write
from judge.rules.outcome import Verdict
from judge.rules.units import Dislodged, Power
from tests.unit.game.seven_players import MASTER, NOON, PLAIN, at, do, only, order, player, split, unit

LENDING = replace(PLAIN, proxies=Lending.PHASE)


def said(texts: str) -> tuple[Given, ...]:
    """Orders in short form by comma; `A MUN P ITALY` lends a unit."""
    return tuple(_one(text) for text in split(texts))


def _one(text: str) -> Given:
    what, parted, holder = text.partition(" P ")
    if not parted:
        return order(text)
    lent = unit("FRANCE", what)
    return Proxy(lent.kind, lent.at, holder)


def give(game: Game, power: Power, texts: str) -> Transition:
    return do(game, player(power), GiveOrders(power, said(texts)))


def after(game: Game, given: Mapping[Power, str] | list[tuple[Power, str]]) -> Game:
    """The game once these powers have sent these orders, in this order."""
    for power, texts in given.items() if isinstance(given, Mapping) else given:
        game, events = give(game, power, texts)
        assert only(events, OrdersTaken).power == power
    return game


def judged(game: Game) -> Snapshot:
    _, events = do(game, MASTER, Process(None))
    snapshot: Snapshot = only(events, PhaseJudged).snapshot
    return snapshot


def verdicts(snapshot: Snapshot) -> dict[str, Verdict]:
    """What came of each order given, by its short form; orders that were not given in brackets."""
    return {write(r.order) if r.given else f"({write(r.order)})": r.verdict for r in snapshot.outcome.results}


def lent(snapshot: Snapshot) -> dict[Power, list[str]]:
    return {power: [str(proxy) for proxy in given] for power, given in snapshot.proxies.items()}


def test_who_has_the_owners_proxy_orders_the_unit_and_nobody_else() -> None:
    units = {"GERMANY": "A MUN, A KIE", "ITALY": "A VEN", "ENGLAND": "F NTH"}
    game = at("S1901M", units, {"FRANCE": "PAR"}, LENDING)
    game = after(
        game,
        [
            ("GERMANY", "A MUN P ITALY"),
            ("ITALY", "A MUN - BOH"),
            ("ENGLAND", "A MUN - SIL"),
            ("GERMANY", "A KIE P FRANCE"),
            ("ENGLAND", "A VEN P ITALY"),
        ],
    )
    snapshot = judged(game)
    assert lent(snapshot) == {
        "ENGLAND": ["A VEN P ITALY"],
        "GERMANY": ["A MUN P ITALY", "A KIE P FRANCE"],
    }
    assert verdicts(snapshot) == {
        "(F NTH H)": Verdict.OK,
        "A MUN - BOH": Verdict.OK,
        "(A KIE H)": Verdict.OK,
        "(A VEN H)": Verdict.OK,
    }
    assert [(r.power, write(r.order)) for r in snapshot.outcome.results if r.given] == [
        ("GERMANY", "A MUN - BOH")
    ]
    assert snapshot.orders == {"GERMANY": (order("A MUN - BOH"),)}


def test_a_lent_unit_that_nobody_orders_holds_and_is_supported() -> None:
    units = {"GERMANY": "A MUN, A KIE, A BER", "ITALY": "A TYR, A BOH"}
    game = at("S1901M", units, {"FRANCE": "PAR"}, LENDING)
    given = {"GERMANY": "A MUN P FRANCE, A BER S A MUN", "ITALY": "A TYR - MUN, A BOH S A TYR - MUN"}
    snapshot = judged(after(game, given))
    assert verdicts(snapshot) == {
        "(A MUN H)": Verdict.OK,
        "(A KIE H)": Verdict.OK,
        "A BER S A MUN": Verdict.OK,
        "A TYR - MUN": Verdict.BOUNCE,
        "A BOH S A TYR - MUN": Verdict.OK,
    }
    assert not snapshot.outcome.after.dislodged


def test_an_order_for_a_unit_that_was_not_lent_leaves_no_trace_in_the_results() -> None:
    game = at("S1901M", {"GERMANY": "A MUN", "ENGLAND": "F NTH"}, {"FRANCE": "PAR"}, LENDING)
    game, events = give(game, "ENGLAND", "A MUN - SIL, F NTH P FRANCE")
    assert only(events, OrdersTaken).orders == (order("A MUN - SIL"),)
    assert [str(proxy) for proxy in only(events, OrdersTaken).proxies] == ["F NTH P FRANCE"]
    snapshot = judged(game)
    assert set(verdicts(snapshot)) == {"(A MUN H)", "(F NTH H)"}
    assert snapshot.orders == {}
    assert lent(snapshot) == {"ENGLAND": ["F NTH P FRANCE"]}


def test_a_proxy_of_one_who_does_not_own_the_unit_lends_nothing() -> None:
    game = at("S1901M", {"GERMANY": "A MUN", "ITALY": "A VEN"}, {"ENGLAND": "LON"}, LENDING)
    game = after(game, {"ENGLAND": "A MUN P ITALY", "ITALY": "A MUN - BOH"})
    assert orders_in_force(game) == {}


def test_who_was_lent_a_unit_cannot_lend_it_on() -> None:
    game = at("S1901M", {"GERMANY": "A MUN", "ITALY": "A VEN", "FRANCE": "A PAR"}, settings=LENDING)
    game = after(game, {"GERMANY": "A MUN P ITALY", "ITALY": "A MUN P FRANCE", "FRANCE": "A MUN - BUR"})
    assert orders_in_force(game) == {}


@pytest.mark.parametrize(
    ("texts", "counts"),
    [
        (["A MUN P ITALY", "A MUN - TYR"], "A MUN - TYR"),
        (["A MUN - TYR", "A MUN P ITALY"], "A MUN - BOH"),
        (["A MUN - TYR, A MUN P ITALY"], "A MUN - BOH"),
        (["A MUN P ITALY, A MUN - TYR"], "A MUN - TYR"),
        (["A MUN P ITALY", "A MUN P FRANCE"], "A MUN - BUR"),
    ],
)
def test_the_owners_later_word_counts(texts: list[str], counts: str) -> None:
    game = at("S1901M", {"GERMANY": "A MUN", "ITALY": "A VEN", "FRANCE": "A PAR"}, settings=LENDING)
    game = after(game, {"ITALY": "A MUN - BOH", "FRANCE": "A MUN - BUR"})
    game = after(game, [("GERMANY", text) for text in texts])
    assert orders_in_force(game) == {"GERMANY": (order(counts),)}
    assert len(game.orders["GERMANY"]) + len(game.proxies.get("GERMANY", ())) == 1


def test_a_lent_unit_counts_as_ordered_by_its_owner() -> None:
    game = at("S1901M", {"GERMANY": "A MUN, F KIE", "ITALY": "A VEN"}, settings=LENDING)
    game, events = give(game, "GERMANY", "A MUN P ITALY, F KIE H")
    assert only(events, OrdersTaken).missing == 0
    assert orders_missing(game, "ITALY") == 1
    game, _ = give(game, "ITALY", "A MUN - BOH")
    assert orders_missing(game, "ITALY") == 1, "another's unit is none of one's own"


def test_a_foreign_proxy_does_not_order_the_unit_for_its_owner() -> None:
    game = at("S1901M", {"GERMANY": "A MUN", "ITALY": "A VEN"}, settings=LENDING)
    game, _ = give(game, "ITALY", "A MUN P ITALY")
    assert orders_missing(game, "GERMANY") == 1


def test_a_power_without_units_may_order_what_it_was_lent() -> None:
    game = at("S1901M", {"GERMANY": "A MUN"}, {"ITALY": "ROM"}, LENDING)
    game = after(game, {"GERMANY": "A MUN P ITALY", "ITALY": "A MUN - BOH"})
    assert orders_in_force(game) == {"GERMANY": (order("A MUN - BOH"),)}


def test_nothing_is_lent_to_a_power_out_of_the_game() -> None:
    game = at("S1901M", {"GERMANY": "A MUN"}, settings=LENDING)
    same, events = give(game, "GERMANY", "A MUN P ITALY")
    assert events == (Refused(Refusal.ELIMINATED, "ITALY"),)
    assert same is game


def test_a_game_without_proxies_lends_nothing() -> None:
    game = at("S1901M", {"GERMANY": "A MUN", "ITALY": "A VEN"})
    assert give(game, "GERMANY", "A MUN P ITALY")[1] == (Refused(Refusal.NO_PROXIES),)


def test_only_movement_orders_are_lent() -> None:
    gone = Dislodged(unit("GERMANY", "A MUN"), "BOH", ("BUR", "RUH"))
    game = at("S1902R", {"GERMANY": "A KIE", "ITALY": "A MUN"}, settings=LENDING, dislodged=(gone,))
    assert give(game, "GERMANY", "A MUN P ITALY")[1] == (Refused(Refusal.NO_PROXIES),)


def test_clear_takes_proxies_back_too() -> None:
    game = at("S1901M", {"GERMANY": "A MUN", "ITALY": "A VEN"}, settings=LENDING)
    game, _ = do(after(game, {"GERMANY": "A MUN P ITALY"}), player("GERMANY"), Clear())
    assert (game.orders, game.proxies) == ({}, {})


def test_a_proxy_is_for_one_phase() -> None:
    game = at("S1901M", {"GERMANY": "A MUN", "ITALY": "A VEN"}, settings=LENDING)
    game, _ = do(after(game, {"GERMANY": "A MUN P ITALY"}), MASTER, Process(None))
    assert (str(game.phase), game.proxies) == ("F1901M", {})


def test_what_was_lent_stays_lent_when_the_master_ends_proxies() -> None:
    game = at("S1901M", {"GERMANY": "A MUN", "ITALY": "A VEN", "FRANCE": "A PAR"}, settings=LENDING)
    game = after(game, {"GERMANY": "A MUN P ITALY", "ITALY": "A MUN - BOH", "FRANCE": "A MUN - BUR"})
    game, _ = do(game, MASTER, SetSetting("proxies", Lending.NONE), NOON)
    assert orders_in_force(game) == {"GERMANY": (order("A MUN - BOH"),)}
    assert give(game, "ITALY", "A VEN P GERMANY")[1] == (Refused(Refusal.NO_PROXIES),)
