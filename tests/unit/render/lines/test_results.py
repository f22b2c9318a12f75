"""The lines that programs read, word for word."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from judge.game.order_style import Form, Style
from judge.notices.phases import Results
from judge.rules.phases import Phase
from judge.rules.units import Dislodged, Kind, Position, Unit
from tests.unit.render.games import (
    BUSY_RESULTS,
    FALL_RESULTS,
    REMOVAL_RESULTS,
    RETREAT_RESULTS,
    WITHOUT_RETREAT,
    busy_fall,
)
from tests.unit.render.seven_players import WATCHER, at, compose, judged, orders, running, with_orders


def _lines(notice: Results) -> list[str]:
    return compose(notice, WATCHER).body.splitlines()


def test_the_two_lines_on_top_and_the_title() -> None:
    assert _lines(BUSY_RESULTS)[:5] == [
        ":: Judge: ANCH  Game: Alpha  Variant: Standard",
        ":: Deadline: F1901M Wed Jan 07 2026 23:30:00 +0000",
        "",
        "Movement results for Fall of 1901. (alpha.002)",
        "",
    ]


def test_titles_of_retreats_and_adjustments_have_two_blanks() -> None:
    assert "Retreat results for Fall of 1901.  (alpha.003)" in _lines(RETREAT_RESULTS)
    assert "Adjustment results for Winter of 1901.  (alpha.004)" in _lines(REMOVAL_RESULTS)


def test_adjustments_are_phase_b_in_mails() -> None:
    mail = compose(REMOVAL_RESULTS, WATCHER)
    assert mail.subject == "ANCH:alpha - F1901B Results"
    assert mail.body.splitlines()[1].startswith(":: Deadline: F1901B ")


def test_each_order_on_a_line_with_its_marks() -> None:
    lines = _lines(BUSY_RESULTS)
    for line in (
        "Austria: Army Serbia SUPPORT Russian Fleet Rumania -> Bulgaria (east coast).",
        "England: Army Yorkshire -> North Sea -> Norway. (*no convoy*)",
        "Germany: Army Munich SUPPORT French Army Burgundy. (*cut, dislodged*)",
        "Germany: Fleet Denmark -> Sweden. (*bounce*)",
        "Russia: Army Ukraine SUPPORT Fleet Rumania. (*void*)",
        "Turkey: Army Bulgaria -> Rumania. (*bounce, dislodged*)",
        "Turkey: Fleet Ankara, No Order Processed.",
    ):
        assert line in lines


def test_powers_are_parted_by_one_empty_line() -> None:
    lines = _lines(BUSY_RESULTS)
    last = lines.index("Austria: Fleet Albania -> Greece.")
    assert lines[last + 1 : last + 3] == ["", "England: Army Yorkshire -> North Sea -> Norway. (*no convoy*)"]


def test_the_dislodged_and_the_destroyed() -> None:
    lines = _lines(BUSY_RESULTS)
    start = lines.index("The following units were dislodged:")
    assert re.fullmatch(r"The German Army in Munich can retreat to \w+( or \w+){3}\.", lines[start + 2])
    assert lines[start + 3] == "The Turkish Army in Bulgaria with no valid retreats was destroyed."


def test_what_comes_next() -> None:
    lines = _lines(BUSY_RESULTS)
    assert "The next phase of 'alpha' will be Retreats for Fall of 1901." in lines
    assert "The deadline for orders will be Wed Jan 07 2026 23:30:00 +0000." in lines
    assert "The next phase of 'alpha' will be Adjustments for Winter of 1901." in _lines(RETREAT_RESULTS)
    assert "The next phase of 'alpha' will be Movement for Spring of 1902." in _lines(REMOVAL_RESULTS)


def test_a_convoyed_army_names_the_seas_it_went_over() -> None:
    assert "Italy: Army Apulia -> Ionian Sea -> Tunis." in _lines(FALL_RESULTS)


def test_a_move_by_convoy_without_fleets_names_no_seas() -> None:
    game = with_orders(running(), england="A LVP - NWY VIA")
    assert "England: Army Liverpool -> Norway. (*no convoy*)" in _lines(judged(game)[1])


def test_the_table_of_builds_follows_the_fall_only() -> None:
    assert "Austria:   4 Supply centers,  3 Units:  Builds   1 unit." in _lines(FALL_RESULTS)
    assert "Ownership of supply centers:" in _lines(RETREAT_RESULTS)
    assert "Ownership of supply centers:" not in _lines(BUSY_RESULTS)
    assert "Ownership of supply centers:" not in _lines(REMOVAL_RESULTS)


def test_a_retreat_without_an_order_is_a_disbandment() -> None:
    line = "Germany:                  Army Munich, No Order Processed (DISBAND)."
    assert line in _lines(WITHOUT_RETREAT)


def test_retreats_that_meet_are_destroyed() -> None:
    units = (Unit("FRANCE", Kind.ARMY, "BUR"), Unit("GERMANY", Kind.ARMY, "SIL"))
    dislodged = (
        Dislodged(Unit("GERMANY", Kind.ARMY, "MUN"), "BUR", ("BER", "KIE")),
        Dislodged(Unit("FRANCE", Kind.ARMY, "RUH"), "HOL", ("KIE",)),
    )
    game = at(running(), Phase.parse("S1902R"), Position(units, {}, dislodged), 6)
    lines = _lines(judged(with_orders(game, germany="A MUN R KIE", france="A RUH R KIE"))[1])
    assert "France:                   Army Ruhr -> Kiel. (*bounce, destroyed*)" in lines
    assert "Germany:                  Army Munich -> Kiel. (*bounce, destroyed*)" in lines


def test_removals_by_default_and_builds_not_used() -> None:
    lines = _lines(REMOVAL_RESULTS)
    assert "Austria:                  Defaults, removing the army in Serbia." in lines
    assert "England:                  Build waived." in lines


def test_a_removal_that_was_ordered() -> None:
    game, _ = judged(busy_fall())
    poor = replace(
        game, phase=Phase.parse("F1901A"), position=replace(game.position, centres={"BUD": "AUSTRIA"})
    )
    poor = replace(poor, position=replace(poor.position, dislodged=()), orders={"AUSTRIA": orders("A SER D")})
    assert "Austria:                  Removes the army in Serbia." in _lines(judged(poor)[1])


def test_every_failure_has_a_reason_and_a_bounce_one_for_its_province() -> None:
    body = compose(BUSY_RESULTS, WATCHER).body
    _, _, why = body.partition("\nWHY\n---\n")
    reasons = why.partition("\n\n")[0]
    marked = [line for line in body.splitlines() if line.endswith("*)")]
    in_sweden = [line for line in marked if "-> Sweden. (*bounce*)" in line]
    assert len(in_sweden) == 2
    assert sum(line.startswith("- ") for line in reasons.splitlines()) == len(marked) - 1
    assert (
        "- Sweden: Germany's Fleet Denmark -> Sweden with 1 and Russia's Fleet Gulf of\n"
        "  Bothnia -> Sweden with 1 bounced.\n"
    ) in why


@pytest.mark.parametrize(
    ("style", "order"),
    [
        (Style(), "Germany's Fleet Denmark -> Sweden with 1"),
        (Style(Form.SHORT, names=False), "Germany's F DEN - SWE with 1"),
        (Style(Form.ZINE, names=False), "Germany's F(Den)-Swe with 1"),
        (Style(Form.ZINE, names=True), "Germany's F(Denmark)-Sweden with 1"),
    ],
)
def test_reasons_are_written_in_the_reader_s_style(style: Style, order: str) -> None:
    reader = replace(WATCHER, person=replace(WATCHER.person, style=style))
    assert order in " ".join(compose(BUSY_RESULTS, reader).body.split())


def test_results_end_with_the_board() -> None:
    board = compose(BUSY_RESULTS, WATCHER).body.partition("\nTHE BOARD\n---------\n")[2].splitlines()
    assert board[0] == "Austria:   A Munich, A Serbia, F Greece            Budapest, Trieste, Vienna"
    assert board[-1] == "* must retreat or disband"


def _zine(notice: Results) -> list[str]:
    reader = replace(WATCHER, person=replace(WATCHER.person, style=Style(Form.ZINE, names=False)))
    return compose(notice, reader).body.splitlines()


def test_a_zine_marks_what_failed_what_was_impossible_and_who_sent_nothing() -> None:
    """Seed 004 §5.3: A(Kie)-Hol bounced, an impossible move, A(Mun) MS A(Ber), NMR."""
    game = running()
    holland = replace(
        game.position,
        units=tuple(replace(unit, at="NTH") if unit.at == "LON" else unit for unit in game.position.units),
    )
    game = with_orders(
        replace(game, position=holland),
        germany="F KIE - HOL, A MUN S A BER, A BER S A MUN",
        england="F NTH - HOL, F EDI - NWG, A LVP - BUR",
        austria="A VIE S A BUD",
    )
    lines = _zine(judged(game)[1])
    for line in (
        "Germany: _F(Kie)-Hol_.",
        "Germany: A(Mun) MS A(Ber).",
        "Germany: A(Ber) MS A(Mun).",
        "England: _F(NTH)-Hol_.",
        "England: ~A(Lpl)-Bur~.",
        "Austria: A(Vie) S A(Bud).",
        "Turkey: NMR",
        "Turkey: A(Con) Std.",
    ):
        assert line in lines
    assert "Austria: NMR" not in lines
    assert "_failed_   ~impossible~   * must retreat   MS mutually supports   Std. holds" in lines


def test_a_zine_marks_who_retreats_and_who_did_not() -> None:
    lines = _zine(BUSY_RESULTS)
    assert "Germany: _A(Mun) S A(Bur)_. *" in lines
    assert "The Turkish Army in Bulgaria with no valid retreats was destroyed. NPRO" in lines
    assert [line for line in _zine(WITHOUT_RETREAT) if line.endswith("disbands. NRO")]
    assert not [line for line in _lines(WITHOUT_RETREAT) if "NRO" in line]
