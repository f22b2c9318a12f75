"""What a player asks for himself in plain words, and what MY GAMES shows of him: absences, votes, standby."""

from __future__ import annotations

import pytest

from judge.game.message import message
from tests.messages import says, worded
from tests.scenarios.alpha import ANNA, EVE, said
from tests.scenarios.story import StoryJudge


def answer(game: StoryJudge, *lines: str) -> str:
    game.deliver(ANNA, "a word", "\n".join(("SIGN ON Austria alpha swordA", *lines)))
    return " ".join(said(game, ANNA).split())


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("I'm on holiday from 10 to 20 January, no internet", "AWAY 10 Jan 2026 TO 20 Jan 2026"),
        ("I'll be gone next week.", "AWAY 12 Jan 2026 TO 18 Jan 2026"),
        ("Can't play from the 10th until the 20th of January, sorry!", "AWAY 10 Jan 2026 TO 20 Jan 2026"),
        ("we are skiing 10 January - 20 January", "AWAY 10 Jan 2026 TO 20 Jan 2026"),
        (
            "I'll be in a cottage with no signal from the 10th to the 14th of January",
            "AWAY 10 Jan 2026 TO 14 Jan 2026",
        ),
        (
            "From the 10th to the 14th of January I will be at my parents' place.",
            "AWAY 10 Jan 2026 TO 14 Jan 2026",
        ),
        ("No signal 10 to 14 January, so please no deadline then", "AWAY 10 Jan 2026 TO 14 Jan 2026"),
        ("Del 20 al 27 de enero estaré en el pueblo de mis padres.", "AWAY 20 Jan 2026 TO 27 Jan 2026"),
        ("Od 10 do 14 stycznia będę u rodziców.", "AWAY 10 Jan 2026 TO 14 Jan 2026"),
        ("I have no internet on Thursday", ""),
        ("I am unavailable this weekend", "AWAY 10 Jan 2026 TO 11 Jan 2026"),
    ],
)
def test_an_absence_in_words_is_told_the_line_for_it(game: StoryJudge, words: str, line: str) -> None:
    said_of_it = answer(game, words)
    if line:
        assert says(said_of_it, "did-you-mean", line=line)
        assert says(answer(game, line), "away-set")
    else:
        assert says(said_of_it, "prose-absence.hint")


@pytest.mark.parametrize(
    "words",
    ["I am 10 to 14 points ahead.", "My fleet stays in the Channel from the 10th to the 14th of January."],
)
def test_what_only_names_numbers_or_days_is_no_absence(game: StoryJudge, words: str) -> None:
    said_of_it = answer(game, words)
    assert not says(said_of_it, "prose-away.hint")
    assert not says(said_of_it, "prose-absence.hint")


def test_my_games_shows_one_s_own_absence_and_what_one_stands_by_for(game: StoryJudge) -> None:
    before = answer(game, "MY GAMES")
    assert "Away:" not in before
    assert says(before, "games-standby.none")
    answer(game, "AWAY 10 Jan TO 20 Jan", "SIGN UP AS STANDBY FOR gunboat")
    shown = answer(game, "MY GAMES")
    assert "Away: Sat 10 Jan 2026 00:00 (your time, Europe/Vienna)" in shown
    assert "to Tue 20 Jan 2026 23:59" in shown
    assert says(shown, "games-standby", games="gunboat games")


@pytest.mark.parametrize("line", ["STANDBY LIST", "list standby", "Show the standby list.", "stand-by list?"])
def test_who_asks_for_the_standby_list_signs_up_for_nothing(game: StoryJudge, line: str) -> None:
    assert says(answer(game, line), "games-standby.none")


@pytest.mark.parametrize("page", ["STANDBY LIST", "MY GAMES"])
def test_the_standby_list_shows_what_the_whole_mail_made_of_it(game: StoryJudge, page: str) -> None:
    signed_up = answer(game, page, "SIGN UP AS STANDBY FOR gunboat")
    assert says(signed_up, "games-standby", games="gunboat games")
    left = answer(game, page, "SIGN OFF AS STANDBY", "AWAY 10 Jan TO 20 Jan")
    assert says(left, "games-standby.none")
    assert "Away: Sat 10 Jan 2026" in left


def test_who_stands_by_is_told_to_nobody(game: StoryJudge) -> None:
    assert says(answer(game, "Who is on the standby list?"), "prose-who-stands-by")


@pytest.mark.parametrize(
    "words",
    [
        "I take my vote back",
        "I withdraw my vote for the draw.",
        "please cancel my draw vote",
        "I take back my vote",
    ],
)
def test_a_vote_taken_back_in_words_is_told_the_line_for_the_vote_that_stands(
    game: StoryJudge, words: str
) -> None:
    assert says(answer(game, words), "prose-no-vote-stands", game="alpha")
    answer(game, "SET CONCEDE England")
    assert says(answer(game, words), "did-you-mean", line="SET NO CONCEDE")
    answer(game, "SET NO CONCEDE", "PROPOSE DRAW")
    assert says(answer(game, words), "did-you-mean", line="VOTE ABSTAIN 1")
    answer(game, "CANCEL PROPOSAL", "SET DRAW")
    assert says(answer(game, words), "did-you-mean", line="SET NODRAW")


def test_less_mail_says_when_letters_come(game: StoryJudge) -> None:
    assert says(answer(game, "SET MAIL DIGEST"), "mail-digest", late="")
    assert says(answer(game, "SET MAIL RESULTS"), "mail-results", late="")


@pytest.mark.parametrize(
    "line",
    ["LIST PROPOSALS", "List the open proposals?", "SHOW VOTES", "LIST SETTINGS", "LIST PLAYERS of alpha"],
)
def test_a_part_of_what_list_shows_brings_the_page_of_the_game(game: StoryJudge, line: str) -> None:
    """Signed on, or in the only game that one is in."""
    answer(game, "PROPOSE DRAW")
    assert says(answer(game, line), "list-proposals")
    game.deliver(ANNA, "list", f"{line}\n")
    assert "Game 'alpha' order #001" in said(game, ANNA)


def test_a_game_of_that_name_is_the_one_that_list_shows(game: StoryJudge) -> None:
    game.deliver(EVE, "mine", "CREATE ?votes ladder.of.masters\n")
    assert says(answer(game, "LIST VOTES"), "list-forming", game="votes")
    game.deliver(EVE, "list", "LIST SETTINGS\n", "pass")
    assert says(said(game, EVE), "list-forming", game="votes")


@pytest.mark.parametrize(
    "words",
    [
        "I am not ida@work.example any more, I changed jobs",
        "ida@work.example is not mine any more",
        "Please remove my address ida@work.example",
    ],
)
def test_whose_address_is_his_no_more_is_told_the_line_that_says_so(game: StoryJudge, words: str) -> None:
    assert says(answer(game, words), "prose-does.hint", line="I AM NOT ida@work.example")


@pytest.mark.parametrize(
    "words", ["oops that letter was not meant to go! please stop it", "please do not send that letter!"]
)
def test_who_wants_a_letter_back_is_told_whether_one_waits(game: StoryJudge, words: str) -> None:
    assert says(answer(game, words), "prose-no-letter-waits")
    answer(game, "PRESS TO E", "Hello.", "ENDPRESS")
    assert says(answer(game, words), "prose-no-letter-waits"), "it has left at once"
    game.deliver("edgar@eng.example", "hi", "SIGN ON England alpha swordE\nPRESS TO A\nHello.\nENDPRESS\n")
    game.reply(ANNA, game.last(ANNA, "Press from E"), "Hello back.", "pass")
    assert says(answer(game, words), "prose-sent-letter.hint")
    answer(game, "PRESS TO E IF MOVED A Vie - Gal", "I went.", "ENDPRESS")
    assert says(answer(game, words), "prose-does.hint", line="RECALL")


def test_list_shows_a_game_as_the_whole_mail_leaves_it(game: StoryJudge) -> None:
    terms = worded(message("terms-draw-of-all"))
    open_now = answer(game, "LIST alpha", "PROPOSE DRAW")
    assert says(open_now, "open-proposal", number=1, terms=terms, voted="yes", vote="YES")
    left = answer(game, "LIST alpha", "CANCEL PROPOSAL", "AWAY 10 Jan TO 20 Jan")
    assert not says(left, "open-proposal", number=1, terms=terms)
    assert "Away: Austria" in left
