"""TRY … END TRY: what orders would come to; nothing of it counts, and nobody's orders are shown."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.game.order_style import MapForm
from judge.game.proxies import ordered_province
from judge.game.state import Game
from judge.render.composer import MailComposer
from judge.render.text.messages import say
from tests.messages import says, times
from tests.sampling import examples
from tests.scenarios.alpha import ANNA, EVE, said
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge
from tests.scenarios.test_asked_pictures import WITH_MAPS, KeptPictures
from tests.services import services_on

EDGAR = "edgar@eng.example"
OTHERS = {"edgar@eng.example": "SIGN ON England alpha swordE\nF Lon - Eng\nA Lvp - Wal\nF Edi - Nth\n"}


@pytest.fixture
def alpha() -> StoryJudge:
    return in_memory("opening")


@pytest.fixture
def kept() -> KeptPictures:
    return KeptPictures()


@pytest.fixture
def drawn(alpha: StoryJudge, kept: KeptPictures) -> StoryJudge:
    services = services_on(alpha.services.store, judge_info=WITH_MAPS)
    alpha.services = replace(services, composer=MailComposer(WITH_MAPS, kept))
    return alpha


def answer(story: StoryJudge, text: str, about: str = "S1901M", who: str = ANNA) -> str:
    """What somebody is told who answers a mail of the judge's."""
    asked = [mail for mail in story.sent if mail["To"] == who and about in str(mail["Subject"])]
    story.deliver(who, "Re: turn", text + "\n", answers=str(asked[-1]["Message-ID"]))
    return said(story, who)


def stored(story: StoryJudge, name: str = "alpha") -> Game:
    with story.services.store.begin() as work:
        game = work.games.get(name)
    assert game is not None
    return game


def test_results_reasons_and_retreats_are_shown(alpha: StoryJudge) -> None:
    told = answer(
        alpha,
        "TRY\nPLACE A Tyr Austria\nPLACE A Boh Austria\nA Tyr - Mun\nA Boh S A Tyr - Mun\n"
        "Italy: A Ven - Tri\nEND TRY",
    )
    assert says(told, "trial-nothing-counts")
    assert says(told, "trial-of-game", game="alpha")
    assert "Austria: Army Tyrolia -> Munich." in told
    assert "Italy: Army Venice -> Trieste. (*bounce*)" in told
    assert "The German Army in Munich can retreat to" in told
    assert "- Italy: Army Venice -> Trieste" in told
    assert "Movement results for" not in told
    assert stored(alpha).orders == {}
    assert "[Error Flag]" not in told


@pytest.mark.parametrize("who", [ANNA, "x@stranger.example"])
@pytest.mark.parametrize(
    ("line", "subject"),
    [("TRY alpha S1901M", "Re: TEST:alpha - S1901M what if"), ("TRY standard", "Re: TEST what if")],
)
def test_the_subject_names_the_game_that_was_tried(
    alpha: StoryJudge, who: str, line: str, subject: str
) -> None:
    """An email of the order page speaks for no seat."""
    alpha.deliver(who, "what if", f"{line}\nAustria: A Vie - Gal\nEND TRY\n")
    assert alpha.last(who, "what if")["Subject"] == subject


def test_units_that_nobody_names_hold_and_are_not_listed(alpha: StoryJudge) -> None:
    told = answer(alpha, "TRY\nA Vie - Tyr\nEND TRY")
    assert "Army Budapest, No Order" not in told
    assert "Turkey: Army" not in told


def test_next_goes_on_with_retreats_builds_and_the_next_year(alpha: StoryJudge) -> None:
    told = answer(
        alpha,
        "TRY\nEMPTY\nPHASE F1901M\nPLACE A Tyr Austria\nPLACE A Boh Austria\nPLACE A Mun Germany\n"
        "A Tyr - Mun\nA Boh S A Tyr - Mun\nNEXT\nA Mun - Ber\nNEXT\nBUILD A Vie\nGermany: BUILD A Kie\n"
        "NEXT\nA Vie - Gal\nA Ber H\nEND TRY",
    )
    for phase in (
        "Fall 1901, movement",
        "Fall 1901, retreats",
        "Winter 1901, adjustments",
        "Spring 1902, movement",
    ):
        assert says(told, "trial-phase", phase=phase)
    assert "Germany:                  Army Munich -> Berlin." in told
    assert "Austria:                  Builds an army in Vienna." in told
    assert "Austria: Army Vienna -> Galicia." in told
    assert not says(told, "trial-line-left-out")


def test_empty_retreats_are_skipped_and_four_phases_are_all(alpha: StoryJudge) -> None:
    told = answer(
        alpha, "TRY\nA Vie - Gal\nNEXT\nA Gal - Rum\nNEXT\nAustria: BUILD A Vie\nNEXT\nNEXT\nA Rum H\nEND TRY"
    )
    assert times(told, "trial-phase") == 4
    assert not says(told, "trial-phase", phase="Spring 1901, retreats")
    assert "Austria:                  Builds an army in Vienna." in told
    assert "line 9, A Rum H" in told
    assert says(told, "trial-too-long", phases=4)


def test_a_convoy_is_carried_out(alpha: StoryJudge) -> None:
    told = answer(alpha, "TRY\nF Lon - Nth\nA Lvp - Yor\nNEXT\nF Nth C A Yor - Nwy\nA Yor - Nwy\nEND TRY")
    assert "England: Army Yorkshire -> North Sea -> Norway." in told


def test_the_last_line_for_a_unit_is_tried(alpha: StoryJudge) -> None:
    told = answer(alpha, "TRY\nA Vie - Gal\nA Vie - Boh\nEND TRY")
    assert "Austria: Army Vienna -> Bohemia." in told
    assert "-> Galicia" not in told


def test_orders_outside_it_count(alpha: StoryJudge) -> None:
    told = answer(alpha, "A Bud - Ser\nTRY\nA Vie - Gal\nEND TRY\nF Tri - Alb")
    assert [ordered_province(one) for one in stored(alpha).orders["AUSTRIA"]] == ["BUD", "TRI"]
    assert "Order: Austria: Army Vienna" not in told


@pytest.mark.parametrize("end", ["END TRY", "ENDTRIAL", "END"])
@pytest.mark.parametrize(("below", "line"), [("F Tri - Alb", 4), ("\nHello!\n\nSET WAIT", 7)])
def test_the_first_line_below_a_trial_that_counts_is_named(
    alpha: StoryJudge, end: str, below: str, line: int
) -> None:
    told = answer(alpha, f"TRY\nA Vie - Gal\n{end}\n{below}")
    assert says(told, "trial-ends", line=line)


@pytest.mark.parametrize("text", ["A Bud - Ser\nTRY\nA Vie - Gal\nEND TRY\nThanks", "TRY\nA Vie - Gal\nEND"])
def test_without_a_line_below_it_nothing_is_said_of_its_end(alpha: StoryJudge, text: str) -> None:
    told = answer(alpha, text)
    assert says(told, "tried")
    assert not says(told, "trial-ends")


def test_what_others_ordered_is_never_shown(alpha: StoryJudge) -> None:
    for who, orders in OTHERS.items():
        alpha.deliver(who, "o", orders)
    before = stored(alpha).orders
    for text in ("TRY", "TRY MINE", "TRY alpha", "TRY alpha S1901M MINE"):
        told = answer(alpha, f"{text}\nA Vie - Gal\nEND TRY")
        assert says(told, "tried")
        assert "English Channel" not in told
        assert "England: Fleet" not in told
    assert stored(alpha).orders == before


def test_with_mine_own_orders_in_force_are_tried(alpha: StoryJudge) -> None:
    answer(alpha, "A Vie - Gal\nA Bud - Ser")
    assert "Austria: Army Vienna" not in answer(alpha, "TRY\nF Tri - Alb\nEND TRY")
    told = answer(alpha, "TRY MINE\nA Bud - Rum\nEND TRY")
    assert "Austria: Army Vienna -> Galicia." in told
    assert "Austria: Army Budapest -> Rumania." in told
    assert "Serbia." not in told.partition("Unowned")[0]


def test_with_mine_orders_below_the_trial_are_tried(alpha: StoryJudge) -> None:
    answer(alpha, "A Vie - Gal\nA Bud - Ser")
    told = answer(alpha, "TRY MINE\nF Tri - Alb\nEND TRY\n\nA Vie - Tyr\nA Bud - Rum")
    tried = told.partition("TRIAL")[2]
    assert "Austria: Army Vienna -> Tyrolia." in tried
    assert "Austria: Army Budapest -> Rumania." in tried
    assert "Galicia" not in tried


@pytest.mark.parametrize("line", ["TRY MINE", "TRY alpha MINE"])
def test_mine_needs_proof_of_whose_they_are(alpha: StoryJudge, line: str) -> None:
    answer(alpha, "A Vie - Gal")
    alpha.deliver(ANNA, "hi", f"{line}\nF Tri - Alb\nEND TRY\n")
    told = said(alpha, ANNA)
    assert says(told, "trial-of-whose-orders")
    assert "Galicia" not in told


def test_a_past_phase_is_tried_anew() -> None:
    story = in_memory("year")
    told = answer(story, "TRY S1901M\nA Vie - Tri\nEND TRY", about="Results")
    assert says(told, "trial-of-game", game="alpha", phase="Spring 1901, movement")
    assert says(answer(story, "TRY F1955M\nA Vie - Tri\nEND TRY", about="Results"), "phase-not-judged")


@pytest.mark.parametrize("line", ["TRY standard", "TRY STANDARD board", "try standard", "TRY the standard"])
def test_a_board_begins_at_its_start(alpha: StoryJudge, line: str) -> None:
    told = answer(alpha, f"{line}\nA Vie - Gal\nEND TRY")
    assert says(told, "trial-of-board", board="Standard")
    assert "Austria: Army Vienna -> Galicia." in told


@pytest.mark.parametrize("line", ["TRY ancient mediterranean", "TRY Modern", "TRY hundred"])
def test_other_boards_are_known_by_their_names(alpha: StoryJudge, line: str) -> None:
    assert says(answer(alpha, f"{line}\nEND TRY"), "trial-of-board")


@pytest.mark.parametrize("line", ["TRY nosuch", "TRY no such thing", "TRY standard F1901M"])
def test_what_names_nothing_is_refused(alpha: StoryJudge, line: str) -> None:
    told = answer(alpha, f"{line}\nA Vie - Gal\nEND TRY")
    assert "[Error Flag]" in told
    assert not says(told, "tried")
    assert stored(alpha).orders == {}


def test_an_email_has_one(alpha: StoryJudge) -> None:
    told = answer(alpha, "TRY\nA Vie - Gal\nEND TRY\nTRY\nA Bud - Ser\nEND TRY")
    assert says(told, "one-trial-an-email")
    assert "Budapest -> Serbia" not in told


def test_predict_names_it(alpha: StoryJudge) -> None:
    told = answer(alpha, "PREDICT")
    assert says(told, "refused-predicts-for-master", game="alpha")
    assert "END TRY" in told


# Blind games and gunboat


def test_in_a_blind_game_only_what_is_seen_is_tried() -> None:
    story = in_memory("parts/blind-start")
    told = answer(
        story, "TRY\nA Vie - Gal\nItaly: A Ven - Tri\nGermany: A Mun - Tyr\nRussia: A War - Gal\nEND TRY"
    )
    assert says(told, "trial-of-what-is-seen")
    assert "Italy: Army Venice -> Trieste. (*bounce*)" in told
    assert "Germany: Army Munich" not in told
    assert "Russia: Army Warsaw" not in told
    assert times(told, "trial-line-left-out") == 2
    assert "A Venice" in told
    for unseen in ("A Munich", "A Moscow", "F Kiel", "Germany:   ", "Russia:   "):
        assert unseen not in told


def test_in_a_blind_game_nobody_says_that_a_place_is_empty_or_a_centre_free_that_is_not_seen() -> None:
    story = in_memory("parts/blind-start")
    told = answer(story, "TRY\nGermany: A Mun - Tyr\nA War - Gal\nNEXT\nEND TRY")
    munich = say("trial-no-unit-seen", place="Munich")
    left_out = say("trial-line-left-out", line=2, text="Germany: A Mun - Tyr", why=munich)
    assert left_out in told
    assert says(told, "trial-unit-not-seen")
    assert "Unowned:   Rumania, Serbia." in told


@pytest.mark.parametrize("line", ["TRY dark", "TRY dark S1901M", "TRY"])
def test_without_proof_nothing_of_a_blind_game_is_seen(line: str) -> None:
    story = in_memory("parts/blind-start")
    story.deliver(ANNA, "hi", f"{line}\nA Vie - Gal\nEND TRY\n")
    assert says(said(story, ANNA), "trial-unseen", game="dark")
    assert "Venice" not in said(story, ANNA)


def test_gunboat_hides_no_position() -> None:
    story = in_memory("parts/gunboat-start")
    told = answer(story, "TRY\nA Vie - Gal\nA War - Gal\nEND TRY")
    assert "Russia: Army Warsaw -> Galicia. (*bounce*)" in told
    assert "@" not in told.partition("TRIAL")[2]


def test_of_a_private_game_nobody_else_is_shown_anything(alpha: StoryJudge) -> None:
    alpha.deliver("gina@gm.example", "s", "SIGN ON M alpha gmword\nSET PRIVATE\n")
    alpha.deliver(EVE, "hi", "REGISTER\nName: Eve\nEND\n")
    alpha.deliver(EVE, "try", "TRY alpha\nA Vie - Gal\nEND TRY\n")
    told = said(alpha, EVE)
    assert not says(told, "tried")
    assert "Austria" not in told


# Limits


def test_a_picture_comes_with_it(drawn: StoryJudge, kept: KeptPictures) -> None:
    told = answer(drawn, "TRY\nA Vie - Gal\nEND TRY")
    [picture] = kept.made
    assert picture.form is MapForm.PNG
    assert picture.name == "alpha-S1901M-trial"
    assert say("map-trial") in picture.svg
    assert not says(told, "trial-without-picture")


def test_after_six_in_an_hour_it_is_text(drawn: StoryJudge, kept: KeptPictures) -> None:
    for number in range(7):
        told = answer(drawn, f"TRY\nA Vie - Gal\nEND TRY\nREFERENCE {number}")
        assert says(told, "trial-without-picture", why="spent") is (number == 6)
    assert len(kept.made) == 6
    drawn.now += timedelta(hours=1)
    answer(drawn, "TRY\nA Vie - Boh\nEND TRY")
    assert len(kept.made) == 7


def test_after_thirty_in_a_day_it_is_text(drawn: StoryJudge, kept: KeptPictures) -> None:
    for number in range(32):
        answer(drawn, f"TRY\nA Vie - Gal\nEND TRY\nREFERENCE {number}")
        drawn.now += timedelta(minutes=12)
    assert len(kept.made) == 30


def test_strangers_get_text(drawn: StoryJudge, kept: KeptPictures) -> None:
    drawn.deliver(EVE, "try", "TRY standard\nA Vie - Gal\nEND TRY\n")
    assert says(said(drawn, EVE), "trial-without-picture", why="unproven")
    assert "Austria: Army Vienna -> Galicia." in said(drawn, EVE)
    assert kept.made == []


def test_a_large_board_is_text(drawn: StoryJudge, kept: KeptPictures) -> None:
    assert says(answer(drawn, "TRY Imperial\nEND TRY"), "trial-without-picture", why="large")
    assert kept.made == []


# A slip in its first or last line


SLIPS = (
    "TYR\nA Vie - Gal\nEND TRY",
    "TYR\nA Vie - Gal",
    "tyr:\nA Vie - Gal\nItaly: A Ven - Tri",
    "RTY\nA Vie - Gal\nEND TRY",
    "TRYY\nA Vie - Gal\nEND",
    "TYR alpha\nA Vie - Gal\nEND TRY",
    "TYR MINE\nA Vie - Gal",
    "TRY\nA Vie - Gal",
    "TRY\nA Vie - Gal\nEND TYR",
    "TRY\nA Vie - Gal\nEND TYR\nA Bud - Ser",
    "TRY\nA Vie - Gal\nEDN TRY\nA Bud - Ser",
    "TRY alpha Spring 1901 Movement\nA Vie - Gal",
    "TRY standard\nA Vie - Gal",
)
HELD_OUT = (
    "TRT\nA Vie - Gal\nEND TRY",
    "TR\nA Vie - Gal\nENDTRY",
    "TTRY\nA Vie - Gal",
    "TRZ\nA Vie - Gal\nEND TRZ",
    "Please try\nA Vie - Gal\nEND TRY",
    "Tries:\nA Vie - Gal\nEND TRY",
    "Let us see\nA Vie - Gal\nEND TRY",
    "TSET\nA Vie - Gal",
    "TETS\nA Vie - Gal\nEND TEST",
    "TRY ancient mediterranean\nA Vie - Gal",
    "TRY ME\nA Vie - Gal\nEND TRY MINE",
    "Hello,\n\nTYR\n\nA Vie - Gal\n\nEND TYR\n\nAnna",
    "TREY\nA Vie - Gal\nEND OF TYR",
    "TRY S1901M alpha\nA Vie - Gal\nEN DTRY",
    "TYR standard\nEMPTY\nPLACE A Vie Austria\nA Vie - Gal\nEND TRY",
    "T RY\nA Vie - Gal\nEND T RY",
    "TRY\nEND\nA Vie - Gal\nSIGN ON Austria alpha swordA\nEND TRY",
)


@pytest.mark.parametrize("text", [*SLIPS, *HELD_OUT])
def test_with_a_slip_it_orders_nothing_and_says_so(alpha: StoryJudge, text: str) -> None:
    told = answer(alpha, text)
    assert stored(alpha).orders == {}
    assert "Order: " not in told
    assert says(told, "tried") or "[Error Flag]" in told


def test_what_follows_its_remedy_is_tried(alpha: StoryJudge) -> None:
    answer(alpha, "TYR\nA Vie - Gal")
    assert says(answer(alpha, "TRY\nA Vie - Gal\nEND TRY"), "tried")


@pytest.mark.parametrize(
    ("text", "ordered"),
    [
        ("A Vie -\nTyr\nA Bud - Ser", ["VIE", "BUD"]),
        ("A Vie - Tyr\nA Bud - Ser", ["VIE", "BUD"]),
        ("Try as you like!\n\nA Vie - Tyr", ["VIE"]),
        ("A Vie - Gal\n\nTy\nAnna", ["VIE"]),
        ("A Vie - Gal\n\nTry harder,\nAnna", ["VIE"]),
        ("A Vie - Gal\nEND", ["VIE"]),
        ("Trieste - Albania\nA Vie - Tri", ["TRI", "VIE"]),
    ],
)
def test_other_lines_are_none(alpha: StoryJudge, text: str, ordered: list[str]) -> None:
    answer(alpha, text)
    assert {ordered_province(one) for one in stored(alpha).orders.get("AUSTRIA", ())} == set(ordered)


# Properties

# A bare END is the end of a trial, so lines below it may count.
LINES = st.sampled_from(
    [
        "A Vie - Gal",
        "F Tri - Alb",
        "Italy: A Ven - Tri",
        "Austria",
        "NEXT",
        "EMPTY",
        "PLACE A Tyr Austria",
        "REMOVE A Vie",
        "OWNER Ser Austria",
        "PHASE F1902B",
        "BUILD A Vie",
        "SET WAIT",
        "CLEAR ALL",
        "SIGN ON Austria alpha swordA",
        "PRESS TO E",
        "ENDPRESS",
        "IF OWNS SER A",
        "ENDIF",
        "TRY",
        "HOLD ALL",
        "",
        "A Vie",
    ]
)


@settings(max_examples=examples(60), deadline=None)
@given(
    first=st.sampled_from(["TRY", "TRY MINE", "TRY alpha", "try standard", "TYR", "Sandbox", "TRY S1901M"]),
    lines=st.lists(LINES, max_size=12),
)
def test_it_changes_no_order(first: str, lines: list[str]) -> None:
    story = in_memory("opening")
    answer(story, "\n".join([first, *lines, "END TRY"]))
    assert stored(story).orders == stored(in_memory("opening")).orders
    assert [mail["To"] for mail in story.unread] == [ANNA]


# MAP MINE


@pytest.mark.parametrize("line", ["MAP MINE", "map mine."])
def test_map_mine_shows_own_orders_alone(drawn: StoryJudge, kept: KeptPictures, line: str) -> None:
    for who, orders in OTHERS.items():
        drawn.deliver(who, "o", orders)
    answer(drawn, "A Vie - Gal")
    kept.made.clear()
    told = answer(drawn, line)
    assert says(told, "own-orders-not-adjudicated")
    assert "Austria: Army Vienna -> Galicia." in told
    assert "England: Fleet" not in told
    [picture] = kept.made
    assert picture.name == "alpha-S1901M-mine"
    assert say("map-own-orders") in picture.svg


def test_map_mine_says_that_there_are_no_orders_yet(drawn: StoryJudge, kept: KeptPictures) -> None:
    told = answer(drawn, "MAP MINE")
    assert says(told, "own-orders-none")
    assert not says(told, "own-orders-not-adjudicated")
    assert ".001" not in told.partition("MAP MINE")[2]  # no list of orders
    assert says(told, "own-orders-missing", units=("Army Budapest", "Army Vienna", "Fleet Trieste"))
    [picture] = kept.made
    assert say("map-own-orders") not in picture.svg
    assert not picture.alternative.startswith(say("map-of-own-orders", map=""))


def test_map_mine_comes_before_and_after_orders_of_its_email(alpha: StoryJudge) -> None:
    assert "Austria: Army Vienna -> Galicia." in answer(alpha, "A Vie - Gal\nMAP MINE")


def test_map_mine_needs_proof(alpha: StoryJudge) -> None:
    answer(alpha, "A Vie - Gal")
    alpha.deliver(ANNA, "hi", "MAP MINE\n")
    assert says(said(alpha, ANNA), "own-orders-of-whom")
    assert "Galicia" not in said(alpha, ANNA)


def test_map_mine_in_the_dark_shows_what_is_seen() -> None:
    story = in_memory("parts/blind-start")
    told = answer(story, "A Vie - Gal\nMAP MINE")
    assert "Austria: Army Vienna -> Galicia." in told
    assert "Moscow" not in told


def test_impossible_lines_of_illegal_gunboat_are_tried_and_printed_in_its_form(alpha: StoryJudge) -> None:
    lines = "EMPTY\nPLACE F Rum Russia\nPLACE A Ukr Russia\nPLACE A Bul Turkey\nPLACE F Bla Turkey"
    orders = "F(Rum)-Stp\nA(Ukr)S F(Rum)H\nA(Bul)-Rum\nF(Bla)S A(Bul)-Rum"
    told = answer(alpha, f"TRY illegal_gunboat\n{lines}\n{orders}\nEND TRY")
    for line in ("F(Rum)-Stp. (*bounce*)", "A(Ukr)S F(Rum)H.", "A(Bul)-Rum. (*bounce*)"):
        assert line in told


@pytest.mark.parametrize(
    "line", ["BUILD A Vie", "A Vie B", "Build army Vienna", "build a vie", "Austria: BUILD A Vie"]
)
def test_a_build_is_of_whom_the_centre_is(alpha: StoryJudge, line: str) -> None:
    told = answer(alpha, f"TRY\nREMOVE A Vie\nPHASE F1901B\n{line}\nEND TRY")
    assert "Austria:                  Builds an army in Vienna." in told


def test_a_removal_is_of_whom_the_unit_is(alpha: StoryJudge) -> None:
    told = answer(alpha, "TRY\nPHASE F1901B\nOWNER Ber Russia\nA Mun D\nEND TRY")
    assert "Germany:                  Removes the army in Munich." in told


def test_of_a_past_phase_of_a_blind_game_only_what_was_seen_is_tried() -> None:
    story = in_memory("parts/blind-start")
    story.deliver("gina@gm.example", "go", "SIGN ON M dark gmword9\nPROCESS NOW\n")
    told = answer(story, "TRY S1901M\nItaly: A Ven - Tri\nGermany: A Mun - Tyr\nEND TRY", about="Results")
    assert says(told, "trial-of-what-is-seen")
    assert "Italy: Army Venice -> Trieste. (*bounce*)" in told
    assert "A Munich" not in told
    assert times(told, "trial-line-left-out") == 1
