"""SIGN ON as people write it: a point behind the password, no game, a slip in its name, and no word back."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.messages import place, says
from tests.scenarios.alpha import ANNA, EVE, GINA, database, said
from tests.scenarios.story import StoryJudge

TAKEN = "Austria: Army Vienna -> Galicia"
ORDER = "A Vie - Gal\n"


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(
    "word",
    [
        "swordA.",
        '"swordA"',
        "'swordA'",
        "(swordA)",
        "<swordA>",
        "[swordA]",
        "SwordA",
        "SwordA.",
        "\u201cswordA\u201d",
        "*swordA*",
    ],
)
def test_a_password_counts_without_what_stands_around_it(game: StoryJudge, word: str) -> None:
    game.deliver(ANNA, "o", f"SIGN ON Austria alpha {word}\n{ORDER}")
    assert TAKEN in said(game, ANNA)
    assert "swordA" not in said(game, ANNA)


@pytest.mark.parametrize("word", ["swordB.", "swordA1", "sword", "swordAA", "sw ordA", "SWORDA", "swor"])
def test_but_another_word_does_not(game: StoryJudge, word: str) -> None:
    game.deliver(ANNA, "o", f"SIGN ON Austria alpha {word}\n{ORDER}")
    answer = flat(said(game, ANNA))
    assert f"{TAKEN}." not in answer, "it is not in force"
    if " " in word:  # no SIGN ON that I can read: the orders wait
        assert f"Pending: {TAKEN}" in answer
        assert says(answer, "reply-confirm-unproven")
    else:
        assert TAKEN not in answer
        assert says(answer, "password-wrong.hint", game="alpha")
    game.deliver(ANNA, "list", "SIGN ON Austria alpha swordA\nLIST\n")
    assert TAKEN not in said(game, ANNA)


@pytest.mark.parametrize("chosen", ['"lilies"', "lilies.", "lilies", "Lilies", "(lilies)"])
@pytest.mark.parametrize("typed", ["lilies", "Lilies", "lilies."])
def test_a_password_is_chosen_without_them(game: StoryJudge, chosen: str, typed: str) -> None:
    game.deliver(ANNA, "o", f"SIGN ON Austria alpha swordA\nSET PASSWORD {chosen}\n")
    game.deliver(ANNA, "o", f"SIGN ON Austria alpha {typed}\n{ORDER}")
    assert TAKEN in said(game, ANNA)


def test_what_our_mail_prints_for_a_password_counts_as_none(game: StoryJudge) -> None:
    game.deliver(ANNA, "o", f"SIGN ON Austria alpha YOUR-PASSWORD\n{ORDER}")
    answer = flat(said(game, ANNA))
    assert says(answer, "speaks-unproven.hint")
    assert f"Pending: {TAKEN}" in answer


@pytest.mark.parametrize(
    "line",
    [
        "SIGN ON Austria swordA",
        "SIGN ON A swordA",
        "SIGN ON Austria alhpa swordA",
        "SIGN ON Austria alph swordA",
        "SIGN ON Austria alphaa swordA",
        "SIGN ON Austria elpha swordA",
        "SIGN ON aalhpa swordA",
        "SIGN ON alhpa swordA",
        "SIGNON Austria in alfha with password swordA.",
    ],
)
def test_a_game_left_out_or_misspelt_is_the_sender_s_own(game: StoryJudge, line: str) -> None:
    game.deliver(ANNA, "o", f"{line}\n{ORDER}")
    assert TAKEN in said(game, ANNA)


@pytest.mark.parametrize("line", ["GM alpha gmword", "MASTER alpha gmword", "gm gmword"])
def test_the_master_by_his_other_names(game: StoryJudge, line: str) -> None:
    game.deliver(GINA, "o", f"SIGN ON {line}\nSET COMMENT here I am\n")
    assert "REJECTED" not in said(game, GINA)


def test_where_there_are_two_ways_his_own_games_are_named(game: StoryJudge) -> None:
    game.deliver(ANNA, "new", "CREATE ?alphb sesame\nCREATE ?gamma sesame\n")
    for line in (
        "SIGN ON M sesame",
        "SIGN ON Austria alphx swordA",
        "SIGN ON Austria gemna swordA",
        "LIST gemna",
    ):
        game.deliver(ANNA, "o", f"SIGN ON Austria alpha swordA\nLIST\n{line}\n{ORDER}")
        answer = flat(said(game, ANNA))
        assert "Yours: alpha, alphb and gamma." in answer, line
        assert (TAKEN in answer) == (line == "LIST gemna"), "below a refused SIGN ON nobody speaks"
        game.deliver(ANNA, "o", "SIGN ON Austria alpha swordA\nCLEAR\n")


def test_nobody_else_s_game_is_found_by_a_slip(game: StoryJudge) -> None:
    game.deliver(EVE, "o", f"SIGN ON Austria alhpa swordA\n{ORDER}")
    assert says(flat(said(game, EVE)), "no-such-game", name="alhpa")
    assert TAKEN not in said(game, EVE)
    game.now += timedelta(hours=2)
    game.deliver(EVE, "o", "SIGN ON ?alhpa swordX\n")
    assert says(flat(said(game, EVE)), "no-such-game", name="alhpa")


# My games


def test_list_marks_the_reader_s_own_games_with_their_deadlines(game: StoryJudge) -> None:
    game.deliver(EVE, "new", "CREATE ?other sesame\n")
    game.deliver(ANNA, "list", "SIGN ON Austria alpha swordA\nLIST FULL\n")
    assert "* Yours: Austria.\r\n    Deadline: Thu 8 Jan 2026" in said(game, ANNA)
    assert said(game, ANNA).count("* Yours") == 1
    game.deliver(EVE, "list", "LIST\n")
    assert says(said(game, EVE), "games-yours.role", role="master")
    game.deliver("who@else.example", "list", "LIST\n")
    assert "Yours" not in said(game, "who@else.example")


@pytest.mark.parametrize("line", ["MY GAMES", "my games?", "list my games", "Which games am I in?"])
def test_my_games_are_the_reader_s_alone(game: StoryJudge, line: str) -> None:
    game.deliver(EVE, "new", "CREATE ?other sesame\n")
    game.deliver(ANNA, "list", f"{line}\n")
    answer = said(game, ANNA)
    assert "* Yours: Austria.\r\n    Deadline: " in answer
    assert "other " not in answer
    game.deliver("nora@new.example", "list", f"{line}\n")
    assert says(said(game, "nora@new.example"), "games-none-of-yours")


# No word back


@pytest.mark.parametrize(
    ("subject", "line"),
    [
        ("SIGN ON England alpha pwe789 F Lon-Nth, F Edi-Nwg, A Lpl-Yor", "LIST"),
        ("Re: England alpha pwe789", "LIST"),
        ("my password is pwe789", "LIST"),
        ("o", "England alpha pwe789"),
        ("o", "ealpha pwe789"),
        ("o", "pw: pwe789"),
        ("o", "pw:pwe789"),
        ("o", "My password pwe789 is wrong?"),
        ("o", "is pwe789 my password?"),
        ("o", "Mein Passwort ist pwe789, warum geht es nicht?"),
        ("o", "England in alpha, password=pwe789"),
        ("o", "> England alpha pwe789"),
        ("o", "SIGN ON England alpha pwe789 F Lon-Nth, F Edi-Nwg, A Lpl-Yor and so on and on"),
        ("o", "SIGN ON England alpha 'pwe789'."),
        ("o", "England alpha Vienna"),
        ("o", "My password Vienna is wrong?"),
        ("o", "The password was Vienna"),
    ],
)
@pytest.mark.parametrize("proof", ["", "SIGN ON Austria alpha swordA\n"])
def test_no_password_comes_back_from_any_line(game: StoryJudge, subject: str, line: str, proof: str) -> None:
    game.deliver(ANNA, subject, f"{proof}{line}\n")
    answer = said(game, ANNA)
    assert answer
    assert "pwe789" not in answer
    if "Vienna" in line:
        assert line not in answer
        assert "Vienna is wrong" not in answer
    with game.services.store.begin() as work:
        stored = work.inbox.raw(database(game).tally().came)
    assert b"pwe789" not in stored


@pytest.fixture
def two(game: StoryJudge) -> StoryJudge:
    """Beside the game of the opening one that forms."""
    game.deliver(EVE, "omega", "CREATE ?omega master.of.omega\n")
    return game


def test_a_line_below_a_refused_sign_on_is_said_to_be_lost(two: StoryJudge) -> None:
    """And what is for a game is ignored alike, whether it names one or not."""
    two.deliver(
        "zed@z.example", "join", "REGISTER\nName: Zed\nEND\nSIGN ON ?omega ab\nSET PREFERENCE A\nHISTORY\n"
    )
    answer = flat(said(two, "zed@z.example"))
    assert says(answer, "reply-rejected-with-others", lines=1)
    below = answer.partition("SET PREFERENCE A … HISTORY Ignored: ")[2]
    assert place(below, "= sign-on-refused") == 0
    assert says(answer, "sign-on-refused.hint")


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("Can I join the game?", "SIGN ON ?omega password"),
        ("I want to watch this game", "OBSERVE omega password"),
        ("What is the deadline?", "LIST omega"),
        ("I want to leave the game", "SIGN ON power alpha password"),  # the one that she is in
    ],
)
def test_the_advice_below_a_refused_sign_on_is_about_its_game(two: StoryJudge, words: str, line: str) -> None:
    two.deliver(ANNA, "join", f"SIGN ON ?omega ab\n{words}\n")
    assert line in flat(said(two, ANNA))
