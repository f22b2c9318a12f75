"""What a GM decides for a game, by email: results, who plays what, and copies of a position."""

from __future__ import annotations

import pytest

from judge.game.state import Ending, Game, Status
from tests.scenarios.alpha import ANNA, GINA, database, said
from tests.scenarios.echoes import judge_in_memory
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge

EDGAR, FLEUR, TARA = "edgar@eng.example", "fleur@fra.example", "tara@tur.example"
GM = "SIGN ON M alpha gmword\n"


@pytest.fixture(scope="module")
def played() -> StoryJudge:
    return judge_in_memory()


@pytest.fixture
def judge(played: StoryJudge) -> StoryJudge:
    judge = twin(played)
    judge.says_yes = False
    return judge


def stored(judge: StoryJudge, name: str = "alpha") -> Game:
    with database(judge).begin() as work:
        game = work.games.get(name)
    assert game is not None
    return game


def flat(judge: StoryJudge, to: str) -> str:
    return " ".join(said(judge, to).split())


def confirmed(judge: StoryJudge, lines: str) -> None:
    """Send the GM's lines, and the word that the judge asks for."""
    judge.deliver(GINA, "mine", GM + lines)
    assert f"CONFIRM {judge.token}" in flat(judge, GINA)
    judge.deliver(GINA, "yes", f"CONFIRM {judge.token}\n")


@pytest.mark.parametrize(
    ("line", "ending", "winners", "ranks"),
    [
        ("DECLARE England THE WINNER BECAUSE Edgar has died.", Ending.VICTORY, ("ENGLAND",), (("ENGLAND",),)),
        (
            "DECLARE that England has won because Edgar has died.",
            Ending.VICTORY,
            ("ENGLAND",),
            (("ENGLAND",),),
        ),
        ("DECLARE WIN E: Edgar has died.", Ending.VICTORY, ("ENGLAND",), (("ENGLAND",),)),
        (
            "DECLARE a draw between England and France. Reason: nobody writes any more, I am sorry",
            Ending.DRAW,
            ("ENGLAND", "FRANCE"),
            (("ENGLAND", "FRANCE"),),
        ),
        (
            "DECLARE RANKING E[FG]IRTA BECAUSE the convention is over",
            Ending.VICTORY,
            ("ENGLAND",),
            (("ENGLAND",), ("FRANCE", "GERMANY"), ("ITALY",), ("RUSSIA",), ("TURKEY",), ("AUSTRIA",)),
        ),
    ],
)
def test_a_result_is_declared_with_its_reason(
    judge: StoryJudge,
    line: str,
    ending: Ending,
    winners: tuple[str, ...],
    ranks: tuple[tuple[str, ...], ...],
) -> None:
    confirmed(judge, f"{line}\n")
    game = stored(judge)
    assert (game.status, game.ending, game.winners, game.ranks) == (Status.FINISHED, ending, winners, ranks)
    assert game.declared
    for reader in (ANNA, EDGAR, GINA):
        assert game.declared.rstrip(".") in flat(judge, reader), "everybody reads the reason"
    assert "The players agreed" not in flat(judge, ANNA)


def test_a_draw_of_all_survivors_names_nobody(judge: StoryJudge) -> None:
    confirmed(judge, "DECLARE A DRAW BECAUSE the zine folds\n")
    game = stored(judge)
    assert (game.ending, len(game.winners), game.ranks) == (Ending.DRAW, 7, ())


@pytest.mark.parametrize("line", ["ROLLBACK", "UNDO", "UNDO DECLARE", "RESUME"])
def test_a_declared_end_is_taken_back(judge: StoryJudge, line: str) -> None:
    judge.deliver(ANNA, "orders", "SIGN ON Austria alpha swordA\nA Vie - Gal\n")
    before = stored(judge)
    confirmed(judge, "DECLARE England THE WINNER BECAUSE Edgar has died.\n")
    judge.deliver(GINA, "back", f"{GM}{line}\n")
    game = stored(judge)
    assert (game.status, game.ending, game.winners, game.ranks, game.declared) == (
        Status.RUNNING,
        None,
        (),
        (),
        "",
    )
    assert (game.phase, game.number, game.orders) == (before.phase, before.number, before.orders)
    assert "goes on where it stood" in flat(judge, ANNA)


def test_a_result_without_a_reason_is_refused_with_a_line_that_works(judge: StoryJudge) -> None:
    judge.deliver(GINA, "mine", f"{GM}DECLARE England THE WINNER\n")
    assert "DECLARE England THE WINNER BECAUSE" in flat(judge, GINA)
    assert stored(judge).ending is None


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("DECLARE England BECAUSE Edgar has died", "names no result"),
        ("DECLARE END BECAUSE nobody writes", "TERMINATE ends the game without a result"),
        ("DECLARE Atlantis THE WINNER BECAUSE of me", "names no power"),
    ],
)
def test_what_names_no_result_is_refused(judge: StoryJudge, line: str, why: str) -> None:
    judge.deliver(GINA, "mine", f"{GM}{line}\n")
    assert "REFUSED" in flat(judge, GINA)
    assert why in flat(judge, GINA)
    assert stored(judge).ending is None


def test_only_the_gm_declares(judge: StoryJudge) -> None:
    judge.deliver(ANNA, "mine", "SIGN ON Austria alpha swordA\nDECLARE Austria THE WINNER BECAUSE of me\n")
    assert "Only the master of game alpha may do that" in flat(judge, ANNA)
    assert stored(judge).ending is None
