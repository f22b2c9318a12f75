"""Other starts and builds by mail: a blank board, builds anywhere, fewer players than powers."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta

import pytest

from judge.game.state import Game
from judge.render.composer import MailComposer
from judge.variants.load import load, option_aliases
from tests.messages import says
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge, words
from tests.scenarios.test_asked_pictures import WITH_MAPS, KeptPictures
from tests.servers.sqlite import TemporaryDatabase
from tests.services import services_on

GINA = "gina@gm.example"
WISHES = {"A": "AEFGT", "E": "EAFGT", "F": "FAEGT", "G": "GAEFT", "T": "TAEFG"}


def address(letter: str) -> str:
    return f"{letter.lower()}@players.example"


def the_game(judge: StoryJudge) -> Game:
    with judge.services.store.begin() as work:
        game = work.games.get("beta")
    assert game is not None
    return game


def say(judge: StoryJudge, letter: str, *lines: str) -> str:
    """The answer to what a power's player, or the GM as M, writes; without its line breaks."""
    sender = GINA if letter == "M" else address(letter)
    judge.deliver(sender, "orders", "\n".join((f"SIGN ON {letter} beta sword{letter}x", *lines, "")))
    answers = (
        mail for mail in judge.unread if mail["To"] == sender and str(mail["Subject"]).startswith("Re:")
    )
    return " ".join(" ".join(words(mail) for mail in answers).split())


def process(judge: StoryJudge, phase: str) -> Game:
    say(judge, "M", f"PROCESS {phase} NOW")
    if any("CONFIRM" in words(mail) for mail in judge.unread if mail["To"] == GINA):
        judge.deliver(GINA, "yes", f"SIGN ON M beta swordMx\nCONFIRM {judge.token}\n")
    return the_game(judge)


def units(game: Game, power: str) -> list[str]:
    return sorted(f"{unit.kind} {unit.at}" for unit in game.position.of(power))


@pytest.fixture(scope="module")
def opened() -> StoryJudge:
    """Five people in a game of builds anywhere that begins on a blank board; Italy and Russia have nobody."""
    judge = StoryJudge(services_on(TemporaryDatabase()))
    judge.deliver(
        GINA,
        "new",
        "REGISTER\nName: Gina\nEND\nCREATE ?beta swordMx Build Anywhere\nSET BLANK BOARD\nSET PLAYERS 5\n",
    )
    for letter, wish in WISHES.items():
        text = f"REGISTER\nName: Ida {letter}man\nEND\nSIGN ON ?beta sword{letter}x\nSET PREFERENCE {wish}\n"
        judge.deliver(address(letter), "in", text)
    judge.now += timedelta(minutes=5)
    judge.tick(None)
    return judge


@pytest.fixture
def judge(opened: StoryJudge) -> StoryJudge:
    return twin(opened)


def test_the_game_names_what_is_its_own(judge: StoryJudge) -> None:
    game = the_game(judge)
    assert game.settings.variant == "standard+blank_board+build_anywhere"
    assert (str(game.phase), game.position.units) == ("F1900A", ())
    listed = say(judge, "M", "LIST beta", "GET RULES standard blank board build anywhere")
    assert "variant standard+blank_board+build_anywhere" in listed
    assert "powers 5" in listed
    assert "Italy CD 0/3 0 no one" in listed
    assert says(listed, "board-start", what="builds", phase="F1900B")
    assert says(listed, "board-first-units")
    assert says(listed, "board-builds", where="any")


def test_the_first_year_from_an_empty_board(judge: StoryJudge) -> None:
    said = say(judge, "F", "BUILD F Marseilles", "WAIVE", "PHASE S1901M", "A Paris - Burgundy")
    assert "France: Builds a fleet in Marseilles." in said
    assert says(said, "none-left-out-at-start")
    assert "A Paris - Burgundy" in said.partition("PHASE S1901M")[2]
    assert says(said, "reply-due", given=1, asked=3)
    assert "BUILD A Spain" not in say(judge, "F", "LIST beta")
    assert "REJECTED" in say(judge, "F", "BUILD A Spain")
    before = judge.now
    judge.now = the_game(judge).clock.deadline - timedelta(hours=7)  # type: ignore[union-attr]
    judge.tick(None)
    (reminder,) = (words(m) for m in judge.unread if m["To"] == address("F"))
    assert "You build 2 units to begin with" in " ".join(reminder.split())
    judge.now = before + timedelta(hours=1)
    for letter in "AEGT":
        say(judge, letter, "LIST beta")
    game = process(judge, "F1900B")
    assert str(game.phase) == "S1901M"
    assert units(game, "FRANCE") == ["A PAR", "F BRE", "F MAR"]
    assert units(game, "AUSTRIA") == ["A BUD", "A VIE", "F TRI"]
    assert units(game, "RUSSIA") == ["A MOS", "A WAR", "F SEV", "F STP/SC"]
    say(judge, "F", "F Marseilles - Spain (sc)", "F Brest - English Channel")
    game = process(judge, "S1901M")
    assert units(game, "FRANCE") == ["A BUR", "F ENG", "F SPA/SC"]
    say(judge, "F", "A Burgundy H", "F Spain (sc) - Portugal", "F English Channel - Belgium")
    game = process(judge, "F1901M")
    assert str(game.phase) == "F1901A"
    refused = say(judge, "F", "BUILD A Belgium")
    assert "REJECTED" in refused
    said = say(judge, "F", "BUILD A Paris", "BUILD F Brest")
    assert said.count("Builds a") == 2
    game = process(judge, "F1901B")
    assert str(game.phase) == "S1902M"
    assert units(game, "FRANCE") == ["A BUR", "A PAR", "F BEL", "F BRE", "F POR"]
    assert units(game, "RUSSIA") == ["A MOS", "A WAR", "F SEV", "F STP/SC"]


def test_pictures_show_the_empty_board_and_what_was_built_on_it(judge: StoryJudge) -> None:
    kept = KeptPictures()
    judge.services = replace(judge.services, composer=MailComposer(WITH_MAPS, kept))
    say(judge, "F", "LIST beta")
    say(judge, "F", "BUILD F Marseilles")
    process(judge, "F1900B")
    say(judge, "F", "F Marseilles - Spain (sc)")
    process(judge, "S1901M")
    empty, *later = kept.made
    built, moved = {one.name: one for one in later}.values()
    assert (empty.name, built.name, moved.name) == ("beta-F1900B", "beta-F1900B", "beta-S1901M")
    assert [tokens(one.svg) for one in (empty, built, moved)] == [0, 22, 22]
    assert [one.svg.count('href="#fFr"') for one in (empty, built, moved)] == [0, 2, 2]


def tokens(svg: str) -> int:
    """How many units a picture shows, those in its key left out."""
    return len(re.findall(r'<use href="#[af][A-Z][a-z]"', svg)) - len(load("standard").powers)


def test_units_are_built_in_a_captured_centre(judge: StoryJudge) -> None:
    process(judge, "F1900B")
    say(judge, "F", "A Marseilles - Spain")
    process(judge, "S1901M")
    say(judge, "F", "A Spain H")
    process(judge, "F1901M")
    say(judge, "F", "WAIVE")
    process(judge, "F1901B")
    say(judge, "F", "A Spain - Portugal")
    process(judge, "S1902M")
    process(judge, "F1902M")
    said = say(judge, "F", "BUILD F Spain (nc)", "BUILD A Marseilles")
    assert "France: Builds a fleet in the north coast of Spain" in said or "Spain" in said
    game = process(judge, "F1902B")
    assert units(game, "FRANCE") == ["A MAR", "A PAR", "A POR", "F BRE", "F SPA/NC"]


def test_nobody_takes_over_a_power_that_is_not_played(judge: StoryJudge) -> None:
    judge.deliver("zoe@new.example", "in", "REGISTER\nName: Zoe Newman\nEND\nSIGN ON Italy beta swordZx\n")
    (answer,) = (" ".join(words(m).split()) for m in judge.unread if m["To"] == "zoe@new.example")
    assert says(answer, "seat-not-played", power="Italy", game="beta")


@pytest.mark.parametrize(
    ("lines", "board"),
    [
        (("SET ANY CENTERS",), "standard+build_anywhere"),
        (("SET ANY CENTERS", "SET ONE CENTER"), "standard+build_if_home"),
        (("SET ANY CENTRES", "SET HOME CENTRES"), "standard"),
        (("SET VARIANT standard build any home",), "standard+build_any_home"),
        (("SET VARIANT portage", "SET BLANK BOARD"), "standard+blank_board+portage"),
        (("SET VARIANT winter 1900", "SET NO BLANK BOARD"), "standard"),
        (
            ("SET VARIANT colonial", "SET ANY CENTERS", "SET BLANK BOARD"),
            "colonial+blank_board+build_anywhere",
        ),
        (("SET BUILD ANYWHERE", "SET CUSTOM START"), "standard+blank_board+build_anywhere"),
        (("SET BUILD ANYWHERE please", "SET NO BUILD ANYWHERE"), "standard"),
        (("SET VARIANT chaos", "SET HOME CENTERS"), "chaos+build_home"),
        (("SET VARIANT hundred", "SET BLANK BOARD"), "hundred"),
        (("SET VARIANT chaos", "SET BLANK BOARD"), "chaos"),
    ],
)
def test_a_setting_of_the_classic_judge_is_an_option_of_the_board(lines: tuple[str, ...], board: str) -> None:
    judge = StoryJudge(services_on(TemporaryDatabase()))
    judge.deliver(GINA, "new", "\n".join(("REGISTER\nName: Gina\nEND\nCREATE ?beta swordMx", *lines, "")))
    (answer,) = (words(m) for m in judge.unread if str(m["Subject"]).startswith("Re:"))
    assert the_game(judge).settings.variant == board
    assert ("REJECTED" in answer) is (board in ("hundred", "chaos"))


def test_a_record_names_the_options_as_a_game_does() -> None:
    variant = load("standard+blank_board+build_anywhere")
    assert (str(variant.start), variant.title_with_options) == (
        "F1900A",
        "Standard with blank board and build anywhere",
    )


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("BUILD F Paris", "Your other order still counts: Builds an army in Paris."),
        ("no army in Paris.", "Your other order still counts: Builds an army in Paris."),
        ("REMOVE army in Paris.", "Your other order still counts: Builds an army in Paris."),
        ("army in Paris..", "Builds an army in Paris."),
        ("F Mar, army in Paris.", "Builds an army in Paris."),
    ],
)
def test_an_order_in_a_sentence_ends_with_one_full_stop(judge: StoryJudge, line: str, said: str) -> None:
    say(judge, "F", "BUILD A Paris")
    answer = say(judge, "F", line)
    assert said in answer
    assert ".." not in answer.replace(line, "")


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("play with 5 players", "SET PLAYERS 5"),
        ("Only 4 of us this time", "SET PLAYERS 4"),
        ("I have only 4 players, please start now anyway", "FORCE BEGIN"),
        ("start with 4 players", "FORCE BEGIN"),
        ("begin with the people we have", "FORCE BEGIN"),
        ("start with 1 players", "FORCE BEGIN"),
    ],
)
def test_a_gm_who_wants_fewer_players_is_told_the_line(words: str, line: str) -> None:
    judge = StoryJudge(services_on(TemporaryDatabase()))
    judge.deliver(GINA, "new", "REGISTER\nName: Gina\nEND\nCREATE ?beta swordMx\n")
    assert says(say(judge, "M", words), "prose-does.hint", line=line)


@pytest.mark.parametrize("alias", sorted(option_aliases()))
def test_each_other_name_of_an_option_is_set_without_the_board(alias: str) -> None:
    judge = StoryJudge(services_on(TemporaryDatabase()))
    line = f"SET {alias.replace('_', ' ')}"
    judge.deliver(GINA, "new", f"REGISTER\nName: Gina\nEND\nCREATE ?beta swordMx\n{line}\n")
    assert the_game(judge).settings.variant == f"standard+{option_aliases()[alias]}"
