from __future__ import annotations

import gc
from dataclasses import replace

from judge.rules.movement import adjudicate
from judge.rules.outcome import Outcome, Result, Verdict
from judge.rules.rulebook import (
    DATC3,
    AdjacentConvoy,
    ConvoyParadox,
    DislodgedSupport,
    DisorderSupport,
    Garrison,
    SelfCut,
)
from tests.unit.rules.small_board import BOARD, NORTH, SOUTH, ends, fight, orders, position, standing


def test_equal_moves_bounce_and_leave_the_place_contested() -> None:
    outcome = fight({NORTH: ["A DUN - ELM"], SOUTH: ["A FEN - ELM"]})
    assert ends(outcome) == {"A DUN - ELM": "bounce", "A FEN - ELM": "bounce"}
    assert outcome.after.contested == {"ELM"}
    assert outcome.results[0].by == "A FEN - ELM"


def test_the_stronger_move_gets_in() -> None:
    outcome = fight({NORTH: ["A DUN - ELM", "A BOR S A DUN - ELM"], SOUTH: ["A FEN - ELM"]})
    assert standing(outcome) == {"N A ELM", "N A BOR", "S A FEN"}
    assert outcome.after.contested == frozenset()


def test_a_unit_without_orders_holds_and_can_be_dislodged() -> None:
    outcome = fight({NORTH: ["A DUN - ELM", "A BOR S A DUN - ELM"]}, SOUTH="A ELM")
    (lost,) = outcome.after.dislodged
    assert (str(lost.unit), lost.by, lost.retreats) == ("A ELM", "DUN", ("FEN",))
    assert outcome.of(SOUTH)[0].given is False


def test_support_is_cut_from_the_side_but_not_from_its_target() -> None:
    cut = fight({NORTH: ["A DUN - ELM", "A BOR S A DUN - ELM"], SOUTH: ["A ELM H", "A CAY - BOR"]})
    assert ends(cut)["A BOR S A DUN - ELM"] == "cut"
    kept = fight({NORTH: ["A DUN - ELM", "A BOR S A DUN - ELM"], SOUTH: ["A ELM - BOR"]})
    assert ends(kept) == {"A DUN - ELM": "ok", "A BOR S A DUN - ELM": "ok", "A ELM - BOR": "bounce"}


def test_nobody_cuts_his_own_support_unless_the_rulebook_lets_him() -> None:
    texts = {NORTH: ["A DUN - ELM", "A BOR S A DUN - ELM", "A ALM - BOR"], SOUTH: ["A ELM H"]}
    assert ends(fight(texts))["A DUN - ELM"] == "ok"
    assert ends(fight(texts, replace(DATC3, self_cut=SelfCut.ALLOWED)))["A DUN - ELM"] == "bounce"


def test_nobody_dislodges_his_own_unit_nor_helps_others_to() -> None:
    own = fight({NORTH: ["A DUN - ELM", "A BOR S A DUN - ELM", "A ELM H"]})
    assert ends(own)["A DUN - ELM"] == "bounce"
    helped = fight({NORTH: ["A DUN - ELM"], SOUTH: ["A BOR S A DUN - ELM", "A ELM H"]})
    assert ends(helped)["A DUN - ELM"] == "bounce"
    assert ends(helped)["A BOR S A DUN - ELM"] == "ok"


def test_a_circle_of_moves_goes_round() -> None:
    outcome = fight({NORTH: ["A ALM - BOR", "A BOR - ELM"], SOUTH: ["A ELM - DUN", "A DUN - ALM"]})
    assert set(ends(outcome).values()) == {"ok"}


def test_two_units_do_not_change_places_over_land() -> None:
    outcome = fight({NORTH: ["A DUN - ELM"], SOUTH: ["A ELM - DUN"]})
    assert set(ends(outcome).values()) == {"bounce"}
    assert outcome.after.contested == frozenset()


def test_a_loser_head_to_head_keeps_nobody_out() -> None:
    outcome = fight({NORTH: ["A DUN - ELM", "A BOR S A DUN - ELM", "A ALM - DUN"], SOUTH: ["A ELM - DUN"]})
    assert standing(outcome) == {"N A ELM", "N A BOR", "N A DUN"}


def test_a_chain_moves_up_or_stays_as_one() -> None:
    assert set(ends(fight({NORTH: ["A ALM - DUN", "A DUN - ELM", "A ELM - FEN"]})).values()) == {"ok"}
    stopped = fight({NORTH: ["A ALM - DUN", "A DUN - ELM", "A ELM - FEN"], SOUTH: ["A CAY - FEN"]})
    assert set(ends(stopped).values()) == {"bounce"}


def test_armies_cross_the_sea_and_may_change_places_there() -> None:
    outcome = fight(
        {NORTH: ["A ALM - GUL", "F WES C A ALM - GUL"], SOUTH: ["A GUL - CAY", "F EAS C A GUL - CAY"]}
    )
    assert set(ends(outcome).values()) == {"ok"}


def test_a_broken_convoy_names_the_fleet() -> None:
    outcome = fight(
        {
            NORTH: ["A ALM - CAY", "F WES C A ALM - CAY", "F EAS C A ALM - CAY"],
            SOUTH: ["F GUL - EAS", "F CAY S F GUL - EAS"],
        }
    )
    assert outcome.results[0].verdict is Verdict.DISRUPTED
    assert outcome.results[0].by == "EAS"
    assert ends(outcome)["F WES C A ALM - CAY"] == "ok"
    assert ends(outcome)["F EAS C A ALM - CAY"] == "disrupted"


def test_a_convoy_nobody_ordered_is_void_but_an_unthinkable_one_illegal() -> None:
    assert ends(fight({NORTH: ["A ALM - GUL", "F WES H"]}))["A ALM - GUL"] == "void"
    assert ends(fight({NORTH: ["A ALM - GUL"]}))["A ALM - GUL"] == "illegal"


def test_next_door_goes_by_sea_if_the_rulebook_sees_it_wanted() -> None:
    texts = {NORTH: ["A ALM - BOR", "F WES C A ALM - BOR"], SOUTH: ["A BOR - ALM"]}
    assert set(ends(fight(texts)).values()) == {"ok"}
    by_via = replace(DATC3, adjacent_convoy=AdjacentConvoy.VIA_ONLY)
    assert ends(fight(texts, by_via))["A ALM - BOR"] == "bounce"


PARADOX = {
    NORTH: ["A ALM - GUL", "F WES C A ALM - GUL"],
    SOUTH: ["F GUL S F BOR/WC - WES", "F BOR/WC - WES"],
}


def test_a_paradox_is_settled_by_the_rulebook() -> None:
    szykman = fight(PARADOX)
    assert ends(szykman)["A ALM - GUL"] == "disrupted"
    assert ends(szykman)["F BOR/WC - WES"] == "ok"
    landing = fight(PARADOX, replace(DATC3, convoy_paradox=ConvoyParadox.CONVOY_FIRST))
    assert ends(landing)["F GUL S F BOR/WC - WES"] == "cut"
    assert ends(landing)["F WES C A ALM - GUL"] == "ok"
    nobody = fight(PARADOX, replace(DATC3, convoy_paradox=ConvoyParadox.ALL_HOLD))
    assert standing(nobody) == {"N A ALM", "N F WES", "S F GUL", "S F BOR/WC"}


def test_a_dislodged_supporter_keeps_his_support_only_with_boardman() -> None:
    texts = {
        NORTH: ["A ELM - BOR", "A ALM S A ELM - BOR", "A DUN - ELM"],
        SOUTH: ["A FEN - ELM", "A BOR S A FEN - ELM"],
    }
    lost = ends(fight(texts))
    assert lost["A BOR S A FEN - ELM"] == "cut"
    assert lost["A FEN - ELM"] == "bounce"
    kept = ends(fight(texts, replace(DATC3, dislodged_support=DislodgedSupport.KEPT)))
    assert kept["A BOR S A FEN - ELM"] == "ok"
    assert kept["A FEN - ELM"] == "ok"


def test_a_garrison_between_equal_attacks_stands_or_retreats() -> None:
    texts = {
        NORTH: ["A ALM - BOR", "F WES S A ALM - BOR"],
        SOUTH: ["A CAY - BOR", "A ELM S A CAY - BOR"],
    }
    assert fight(texts, EAST="A BOR").after.dislodged == ()
    (lost,) = fight(texts, replace(DATC3, garrison=Garrison.RETREATS), EAST="A BOR").after.dislodged
    assert (str(lost.unit), lost.by, lost.retreats) == ("A BOR", None, ())


def test_units_of_a_power_without_orders_may_be_refused_support() -> None:
    texts = {NORTH: ["A DUN - ELM", "A BOR S A DUN - ELM"], SOUTH: ["A FEN S A ELM"]}
    assert ends(fight(texts, EAST="A ELM"))["A DUN - ELM"] == "bounce"
    fails = replace(DATC3, disorder_support=DisorderSupport.FAILS)
    assert ends(fight(texts, fails, EAST="A ELM"))["A DUN - ELM"] == "ok"


def test_the_last_order_for_a_unit_counts() -> None:
    outcome = adjudicate.adjudicate(
        BOARD, position({NORTH: ["A DUN"]}), orders({NORTH: ["A DUN - ELM", "A DUN - ALM"]})
    )
    assert ends(outcome) == {"A DUN - ELM": "void", "A DUN - ALM": "ok"}


def test_orders_for_nobody_and_for_foreign_units_do_nothing() -> None:
    outcome = adjudicate.adjudicate(
        BOARD, position({SOUTH: ["A FEN"]}), orders({NORTH: ["A FEN - ELM", "A DUN H", "WAIVE", "A FEN B"]})
    )
    assert [str(result.verdict) for result in outcome.results] == [
        "notowned",
        "illegal",
        "illegal",
        "illegal",
        "ok",
    ]
    assert standing(outcome) == {"S A FEN"}


def test_an_outcome_is_lazy_yet_equal_to_one_made_by_hand() -> None:
    outcome = fight(PARADOX)
    by_hand = Outcome(tuple(Result(*told) for told in outcome.result_fields()), outcome.after)
    assert outcome == by_hand
    assert hash(outcome) == hash(by_hand)
    assert replace(outcome, after=outcome.after) == by_hand


def test_a_judgement_leaves_nothing_for_the_garbage_collector() -> None:
    fight(PARADOX)
    gc.collect()
    gc.disable()
    try:
        for _ in range(20):
            assert fight(PARADOX).results
        assert gc.collect() == 0
    finally:
        gc.enable()
