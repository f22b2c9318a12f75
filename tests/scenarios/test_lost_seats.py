"""Who lost his power and writes for it all the same: he is told who has it, as far as he may know."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios import played as stories
from tests.scenarios.alpha import ANNA, said
from tests.scenarios.story import StoryJudge
from tests.scenarios.test_standby_promise import END_OF_GRACE, SAM, TARA, answer, at, promised

ORDERS = "A Con - Bul\nA Smy H\nF Ank - Con\n"


def is_told_taken(text: str) -> bool:
    """Whether a mail refuses with who has played Turkey since when, and with the way to watch."""
    who = says(text, "seat-taken-over", who="Sam Silver", power="Turkey", game="alpha", since="12 Jan")
    return who and says(text, "seat-taken-over.hint", game="alpha")


def taken(game: StoryJudge) -> None:
    """Sam plays Turkey in the place of Tara."""
    promised(game)
    at(game, END_OF_GRACE)


def said_to(game: StoryJudge, address: str, words: str, subject: str) -> str:
    """What somebody is mailed for an answer, its lines as we write them."""
    return answer(game, address, words, subject).replace("\r", "")


@pytest.mark.parametrize(
    "words",
    [
        ORDERS,
        "PRESS TO A\nHello Austria\nENDPRESS",
        "PRESS TO A IF I OWN Bulgaria\nHello Austria\nENDPRESS",
        "SET WAIT",
        "RESIGN",
        "PHASE F1901M\nA Con - Bul",
        "IF I OWN Bulgaria THEN A Con - Bul",
    ],
    ids=["orders", "letter", "letter-on-condition", "wait", "resign", "ahead", "condition"],
)
@pytest.mark.parametrize("subject", ["Has a New Player", "Game Starting"])
def test_an_answer_learns_who_plays_the_power(game: StoryJudge, words: str, subject: str) -> None:
    taken(game)
    told = said_to(game, TARA, words, subject)
    assert is_told_taken(told)
    assert told.count("REJECTED:") == 1


def test_orders_below_a_subject_with_the_games_name_learn_it(game: StoryJudge) -> None:
    taken(game)
    game.deliver(TARA, "orders for alpha", ORDERS)
    assert is_told_taken(said(game, TARA))


def test_who_resigned_and_answers_with_orders_is_told_that_he_leads_it_no_longer(game: StoryJudge) -> None:
    game.deliver(ANNA, "go", "SIGN ON Austria alpha swordA\nRESIGN NOW\n", "pass")
    told = said_to(game, ANNA, "A Vie - Gal", "Game Starting")
    assert says(told, "seat-lost", power="Austria", game="alpha")
    assert says(told, "seat-lost.hint", power="Austria", game="alpha")


def test_where_players_are_secret_he_learns_only_that_it_is_somebody_else() -> None:
    game = stories.in_memory("parts/gunboat-start")
    game.tick(None)
    game.deliver(TARA, "go", "SIGN ON Turkey gun swordT\nRESIGN NOW\n", "pass")
    game.deliver(SAM, "hello", "REGISTER\nName: Sam Silver\nEND\n")
    game.deliver(SAM, "me", "SIGN ON Turkey gun swordS\n")
    told = said_to(game, TARA, ORDERS, "Game Starting")
    assert says(told, "seat-taken-over-unnamed", power="Turkey", game="gun")
    assert "Sam" not in told


def test_what_needs_no_seat_is_done_all_the_same(game: StoryJudge) -> None:
    taken(game)
    told = said_to(game, TARA, "LIST alpha\nMY GAMES", "Has a New Player")
    assert "REJECTED" not in told
