"""Naval Diplomacy by mail, in the words of its document and of people."""

from __future__ import annotations

from datetime import timedelta

import pytest

from judge.rules.notation import write
from judge.rules.units import Kind
from judge.variants.load import load
from tests.messages import says, times
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge
from tests.servers.sqlite import TemporaryDatabase
from tests.services import services_on

GINA = "gina@gm.example"
POSITION = """\
ADJUST
REMOVE A Par
REMOVE A Mar
REMOVE F Bre
REMOVE A Mos
PLACE F Por France
PLACE A Gas France
PLACE F Spa(sc) Russia
PLACE F Aeg Russia
PLACE F Nth England
PLACE F Nth England
PLACE F Cly England
REASON a test
END ADJUST
"""


def say(judge: StoryJudge, power: str, *lines: str) -> str:
    """The answer to what a power's player, or the GM as M, writes; without its line breaks."""
    sender = GINA if power == "M" else f"{power.lower()}@players.example"
    judge.deliver(sender, "orders", "\n".join((f"SIGN ON {power} beta sword{power}x", *lines, "")))
    answers = (m for m in judge.unread if m["To"] == sender and str(m["Subject"]).startswith("Re:"))
    return " ".join(" ".join(mail.get_content() for mail in answers).split())


def process(judge: StoryJudge, phase: str) -> None:
    say(judge, "M", f"PROCESS {phase} NOW")
    if any("CONFIRM" in mail.get_content() for mail in judge.unread if mail["To"] == GINA):
        judge.deliver(GINA, "yes", f"SIGN ON M beta swordMx\nCONFIRM {judge.token}\n")


@pytest.fixture(scope="module")
def opened() -> StoryJudge:
    """A game with islands in which Spring 1914 is at hand, with fleets of several powers about."""
    judge = StoryJudge(services_on(TemporaryDatabase()))
    judge.deliver(GINA, "new", "REGISTER\nName: Gina\nEND\nCREATE ?beta swordMx naval islands\n")
    for facts in load("naval").powers:
        wish = facts.letter + "AEFGIRT".replace(facts.letter, "")
        text = f"REGISTER\nName: Ida {facts.name}\nEND\nSIGN ON ?beta sword{facts.name}x\n"
        text += f"SET PREFERENCE {wish}\n"
        judge.deliver(f"{facts.name.lower()}@players.example", "in", text)
    judge.now += timedelta(minutes=5)
    judge.tick(None)
    process(judge, "F1913B")
    said = say(judge, "M", *POSITION.splitlines())
    assert "REJECTED" not in said, said
    return judge


@pytest.fixture
def judge(opened: StoryJudge) -> StoryJudge:
    return twin(opened)


def results(judge: StoryJudge) -> str:
    return " ".join(next(m for m in judge.sent[::-1] if "Results" in str(m["Subject"])).get_content().split())


def test_a_support_needs_no_coast(judge: StoryJudge) -> None:
    said = say(judge, "France", "F Por-Spa(nc)", "A Gas S F Por-Spa")
    assert "REJECTED" not in said
    assert "Army Gascony SUPPORT Fleet Portugal -> Spain" in said
    process(judge, "S1914M")
    assert "France: Fleet Portugal -> Spain (north coast)." in results(judge)
    assert "Fleet Spain (south coast)" in results(judge).partition("dislodged")[2]


def test_a_patrol_as_the_document_prints_it(judge: StoryJudge) -> None:
    said = say(judge, "England", "2F Nth P (Patrols for) GERMANY")
    assert "REJECTED" not in said
    assert "PATROL FOR Germany" in said


@pytest.mark.parametrize(
    ("line", "why", "remedy"),
    [
        ("2F Nth P Germany, France", "A patrol names one power.", "2F NTH P Germany"),
        ("2F Nth P Germany and France", "A patrol names one power.", "2F NTH P Germany"),
        ("F Nth B Germany / France", "A block names one power.", "F NTH B Germany"),
        (
            "F Cly - Nao - Mun",
            "A fleet cannot go inland to Munich.",
            "From the North Atlantic Ocean one step",
        ),
        ("F Cly B Germany", "Clyde is not half of a strait.", "A fleet can block in the Aegean Sea, the"),
        (
            "F Cly - Nao S F Nth - Nwy",
            "The unit could not go to Norway itself.",
            "From the North Atlantic Ocean one step",
        ),
        ("F Cly - Edi - Lon", "The first of two steps must lead into a sea space.", "From Clyde one step"),
    ],
)
def test_what_cannot_be_done_says_what_can(judge: StoryJudge, line: str, why: str, remedy: str) -> None:
    said = say(judge, "England", line)
    assert f"REJECTED: {why} Try: {remedy}" in said
    assert "heading" not in said


@pytest.mark.parametrize(
    "line", ["F Sev - Bla S A War - Bul", "F Sev - Bla S A War - Rum", "F Sev S A War - Rum"]
)
def test_help_for_an_army_that_can_never_go_there_is_rejected(judge: StoryJudge, line: str) -> None:
    said = say(judge, "Russia", line)
    assert "REJECTED: The unit in Warsaw could not get to" in said
    assert "Order:" not in said


@pytest.mark.parametrize("line", ["F Sev - Bla S A Con - Bul", "F Sev S A Con - Rum"])
def test_help_for_an_army_that_another_line_may_bring_there_counts(judge: StoryJudge, line: str) -> None:
    assert "REJECTED" not in say(judge, "Russia", line)


def test_all_four_spaces_meet_at_ireland(judge: StoryJudge) -> None:
    said = say(judge, "England", "F Cly - Irish Sea")
    assert "England: Fleet Clyde -> Irish Sea" in said
    board = load("naval_islands").board
    corners = (("CLY", "IRE", "IRI", "NAO"), ("ION", "NAP", "SIC", "TYS"))
    for four in corners:
        for place in four:
            assert {*four} - {place} <= {*board.reach(Kind.FLEET, place)}


def test_why_a_passage_was_closed_names_its_two_seas_and_the_centre(judge: StoryJudge) -> None:
    said = say(judge, "Russia", "F Aeg - Bla - Rum")
    assert says(said, "counts-only-if-passed", code="CON", power="Russia")
    process(judge, "S1914M")
    said = say(judge, "Russia", "WHY S1914M F Aeg")
    way = {"place": "the Aegean Sea", "other": "the Black Sea", "centre": "Constantinople"}
    assert says(said, "order-fault", fault="not_friendly", **way)


def test_the_own_part_tells_of_fleets_that_the_phase_took_off_the_board(judge: StoryJudge) -> None:
    say(judge, "M", "ADJUST", "PLACE F Nth Germany", "REASON a test", "END ADJUST")
    say(judge, "England", "2F Nth P Germany")
    say(judge, "Germany", "F Nth H")
    say(judge, "Russia", "F Aeg - Ion - Alb")
    process(judge, "S1914M")
    lost = {"Germany": ("F North Sea", "patrolled"), "Russia": ("F Aegean Sea", "annihilated")}
    for power, (unit, why) in lost.items():
        mail = next(m for m in judge.sent[::-1] if m["To"] == f"{power.lower()}@players.example")
        text = next(part for part in mail.walk() if part.get_content_type() == "text/plain").get_content()
        assert says(text, "own-unit-removed", unit=unit, why=why)
        assert says(str(mail["Subject"]), "own-unit-removed.short", unit=unit, units=1)


SHARED = """\
EMPTY
PLACE F Tyn Italy
PLACE F Tyn Italy
PLACE F Nap Austria
"""


@pytest.mark.parametrize(
    ("power", "begin", "position", "end"),
    [
        ("Italy", ("TRY beta",), SHARED.splitlines(), "END TRY"),
        ("M", ("PREDICT WITH",), SHARED.splitlines()[1:], "END PREDICT"),
    ],
)
def test_in_a_trial_each_fleet_of_a_space_has_its_order(
    judge: StoryJudge, power: str, begin: tuple[str, ...], position: list[str], end: str
) -> None:
    if power == "M":
        say(judge, "M", "ADJUST", "REMOVE F Nap", "REASON a test", "END ADJUST")
    said = say(judge, power, *begin, *position, "F Tyn-Nap", "F Tyn S F Tyn-Nap", "F Tyn-Ion", "F Nap H", end)
    assert "Italy: Fleet Tyrrhenian Sea -> Naples." in said
    assert "Italy: Fleet Tyrrhenian Sea SUPPORT Fleet Tyrrhenian Sea -> Naples." in said
    assert "Austria: Fleet Naples HOLD. (*dislodged*)" in said
    assert says(said, "fleets-taken", there=2, place="the Tyrrhenian Sea", taken=2)


def test_in_a_trial_a_line_for_a_space_of_several_powers_names_one(judge: StoryJudge) -> None:
    lines = ("EMPTY", "PLACE F Nth England", "PLACE F Nth England", "PLACE F Nth Germany")
    said = say(judge, "Italy", "TRY beta", *lines, "2F Nth P Germany", "F Nth-Nwy", "END TRY")
    for text in ("2F Nth P Germany", "F Nth-Nwy"):
        assert says(said, "trial-several-powers", powers=("England", "Germany"), power="England", order=text)
    said = say(judge, "Italy", "TRY beta", *lines, "England: 2F Nth P Germany", "Germany: F Nth H", "END TRY")
    assert "England: 2 Fleets North Sea PATROL FOR Germany." in said
    assert "Germany: Fleet North Sea HOLD. (*patrolled*)" in said


def test_in_a_trial_a_patrol_needs_no_power_if_all_fleets_are_of_one(judge: StoryJudge) -> None:
    lines = ("EMPTY", "PLACE F Nth England", "PLACE F Nth England")
    said = say(judge, "Italy", "TRY beta", *lines, "2F Nth P Germany", "END TRY")
    assert "England: 2 Fleets North Sea PATROL FOR Germany." in said


def test_in_a_trial_each_fleet_that_a_patrol_removes_has_a_line(judge: StoryJudge) -> None:
    lines = (*("PLACE F Nth England",) * 2, *("PLACE F Nth Russia",) * 2)
    said = say(judge, "Italy", "TRY beta", "EMPTY", *lines, "England: 2F Nth P Russia", "END TRY")
    assert said.count("Russia: Fleet North Sea, No Order Processed. (*patrolled*)") == 2


def test_a_yes_to_a_line_leaves_the_order_of_another_fleet_of_the_space(judge: StoryJudge) -> None:
    say(judge, "England", "F Nth S A Lvp - Edi")
    said = say(judge, "England", "3F Nth - Nwy")
    assert "Pending: England: Fleet North Sea -> Norway" in said
    judge.reply("england@players.example", judge.last("england@players.example"), "Yes")
    assert orders_in(judge, "ENGLAND") == ["F NTH S A LVP - EDI", "F NTH - NWY"]


def orders_in(judge: StoryJudge, power: str) -> list[str]:
    """The orders of the power that are in force, in short form."""
    with judge.services.store.begin() as work:
        game = work.games.get("beta")
    assert game is not None
    return [write(one) for one in game.orders.get(power, ())]


@pytest.mark.parametrize(
    ("emails", "at_sea"),
    [
        ((("All units hold",),), ["F NTH H", "F NTH H"]),
        ((("F Nth - Nwy", "The rest hold"),), ["F NTH - NWY", "F NTH H"]),
        ((("F Nth - Nwy and the rest hold",),), ["F NTH - NWY", "F NTH H"]),
        ((("F Nth - Nwy",), ("The rest hold",)), ["F NTH - NWY", "F NTH H"]),
        ((("F Nth - Nwy", "F Nth - Hol"), ("The rest hold",)), ["F NTH - NWY", "F NTH - HOL"]),
        ((("F Nth - Nwy", "F Nth - Hol"), ("All units hold",)), ["F NTH H", "F NTH H"]),
        ((("2F Nth P Germany", "The rest hold"),), ["2F NTH P GERMANY"]),
        ((("2F Nth P Germany",), ("The rest hold",)), ["2F NTH P GERMANY"]),
    ],
)
def test_a_line_about_all_units_means_each_fleet_of_a_space(
    judge: StoryJudge, emails: tuple[tuple[str, ...], ...], at_sea: list[str]
) -> None:
    for lines in emails:
        said = say(judge, "England", *lines)
    assert "REJECTED" not in said
    assert [one for one in orders_in(judge, "ENGLAND") if "NTH" in one.split(" - ")[0]] == at_sea


def test_a_rejected_line_names_all_orders_of_its_space(judge: StoryJudge) -> None:
    say(judge, "England", "F Nth - Nwy", "F Nth - Hol")
    said = say(judge, "England", "F Nth - Xyz")
    for order in ("Fleet North Sea -> Norway", "Fleet North Sea -> Holland"):
        assert says(said, "order-in-force", order=order)


@pytest.mark.parametrize(
    ("centres", "lines", "counting", "unused"),
    [
        (("Bel", "Nwy"), 1, 1, 0),
        (("Bel", "Nwy"), 2, 1, 1),
        ((), 2, 2, 0),
    ],
)
def test_each_removal_of_a_shared_space_is_counted(
    judge: StoryJudge, centres: tuple[str, ...], lines: int, counting: int, unused: int
) -> None:
    owned = (f"OWNER {centre} England" for centre in centres)
    say(judge, "M", "ADJUST", "PHASE F1914B", *owned, "REASON a test", "END ADJUST")
    said = say(judge, "England", *("REMOVE F Nth",) * lines)
    assert orders_in(judge, "ENGLAND") == ["F NTH D"] * counting
    assert times(said, "more-than-due") == unused


def test_a_removal_more_than_there_are_fleets_is_not_counted(judge: StoryJudge) -> None:
    say(judge, "M", "ADJUST", "PHASE F1914B", "REASON a test", "END ADJUST")
    said = say(judge, "England", *("REMOVE F Nth",) * 3)
    assert orders_in(judge, "ENGLAND") == ["F NTH D"] * 2
    assert says(said, "fleets-taken", there=2, place="the North Sea", taken=2)


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("PLACE F Nth Germany", ["F NTH - NWY", "F NTH H"]),
        ("PLACE F Nth England", []),
        ("REMOVE F Nth England", []),
    ],
)
def test_a_correction_drops_the_orders_of_its_power_in_a_shared_space(
    judge: StoryJudge, line: str, left: list[str]
) -> None:
    say(judge, "England", "F Nth - Nwy", "F Nth H", "F Lon H")
    said = say(judge, "M", "ADJUST", line, "REASON a test", "END ADJUST")
    assert "REJECTED" not in said
    assert orders_in(judge, "ENGLAND") == ["F LON H", *left]


@pytest.mark.parametrize("line", ["REMOVE F Aeg", "REMOVE F Aeg Russia", "REMOVE F Nth"])
def test_the_only_power_with_fleets_in_a_sea_need_not_be_named(judge: StoryJudge, line: str) -> None:
    said = say(judge, "M", "ADJUST", line, "REASON a test", "END ADJUST")
    assert "REJECTED" not in said


def test_one_of_several_powers_with_fleets_in_a_sea_is_asked_for(judge: StoryJudge) -> None:
    wrong = ("PLACE F Nth Russia", "REMOVE F Nth")
    said = say(judge, "M", "ADJUST", *wrong, "REASON a test", "END ADJUST")
    assert says(said, "whose-fleet")
    assert "REMOVE F Nth England" in said
    said = say(judge, "M", "ADJUST", wrong[0], "REMOVE F Nth England", "REASON a test", "END ADJUST")
    assert "REJECTED" not in said


def test_a_fleet_that_supports_after_a_step_is_not_told_of_two_steps(judge: StoryJudge) -> None:
    say(judge, "England", "F Cly - Nwg S F Nth - Nwy", "F Nth - Nwy")
    process(judge, "S1914M")
    mail = judge.last("england@players.example", "Results").get_content()
    assert says(" ".join(mail.split()), "own-unit-removed", unit="F Clyde", why="helped")


@pytest.mark.parametrize("mark", ["/a/", "/ann/", " /ann/", "/ann/.", " (*annihilated*)"])
def test_a_result_copied_with_the_orders_of_a_line_is_no_part_of_them(judge: StoryJudge, mark: str) -> None:
    said = say(judge, "England", f"F Nth-Nwg-Nwy{mark}, F Cly-Nao")
    assert "REJECTED" not in said
    assert sorted(orders_in(judge, "ENGLAND")) == ["F CLY - NAO", "F NTH - NWG - NWY"]


@pytest.mark.parametrize(
    "order",
    [
        "S1914M F Nth - Nwg - Nwy",
        "S1914M F North Sea -> Norwegian Sea -> Norway",
        "S1914M F Nth S F Cly - Nwg - Edi",
        "S1914M Fleet North Sea SUPPORT Fleet Clyde - Nwg",
        "F Nth C A Lvp - Nwy",
    ],
)
def test_why_takes_a_whole_order_by_its_unit(judge: StoryJudge, order: str) -> None:
    process(judge, "S1914M")
    said = say(judge, "England", f"WHY {order}")
    assert "Movement for Spring of 1914 (beta), North Sea:" in said
    assert "REJECTED" not in said


def test_words_that_begin_with_why_are_no_question_about_an_order(judge: StoryJudge) -> None:
    said = say(judge, "England", "why a player is so slow I cannot say, and it is a pity")
    assert "REJECTED" not in said


def test_where_fleets_can_move_names_a_space_once_and_the_passage_of_an_owner(judge: StoryJudge) -> None:
    more = ("PLACE F Bla Turkey", "PLACE F Bla Turkey", "PLACE F Bla Russia")
    assert "REJECTED" not in say(judge, "M", "ADJUST", *more, "REASON a test", "END ADJUST")
    own, other = (say(judge, power, "LIST beta", "A War H", "A Smy H") for power in ("Turkey", "Russia"))
    assert own.count("F Black Sea - Aegean Sea, Ankara,") == 1
    assert "F Black Sea - Ankara," in other


def test_the_orders_of_fleets_are_told_of_before_the_first_moves_only(judge: StoryJudge) -> None:
    told = [m for m in judge.sent if m["To"] == "england@players.example" and "Starting" in str(m["Subject"])]
    assert says(" ".join(told[0].get_content().split()), "next-step.naval-later")
    lost = ("REMOVE F Lon", "REMOVE F Edi", "REMOVE A Lvp", "REMOVE F Nth", "REMOVE F Nth")
    assert "REJECTED" not in say(judge, "M", "ADJUST", *lost, "PHASE F1914M", "REASON a test", "END ADJUST")
    process(judge, "F1914M")
    results = judge.last("england@players.example", "Results").get_content()
    assert "BUILD" in results
    assert not says(" ".join(results.split()), "next-step.naval-later")


def test_an_order_that_two_fleets_have_is_named_once_beside_a_rejected_line(judge: StoryJudge) -> None:
    said = say(judge, "England", "2F Nth - Nwg", "F Nth B Germany / France")
    assert times(said, "order-in-force", order="Fleet North Sea -> Norwegian Sea") == 1


def test_fleets_are_counted_in_the_reader_s_language(judge: StoryJudge) -> None:
    say(judge, "England", "SET LANGUAGE Deutsch")
    said = say(judge, "England", "2F Nth - Nrg", "F Nth B Germany / France")
    assert "Flotte Nordsee -> Norwegische See (2 Flotten)" in said


def test_an_example_is_in_the_language_of_each_reader(judge: StoryJudge) -> None:
    for language, name in (("Deutsch", "Deutschland"), ("English", "Germany"), ("Français", "Allemagne")):
        say(judge, "England", f"SET LANGUAGE {language}")
        assert f"2F Nth P {name}" in say(judge, "England", "2F Nth - Nrg")
