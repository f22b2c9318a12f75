"""What was asked of a master, the one who follows him is asked; what he had not confirmed is dropped."""

from __future__ import annotations

from judge.service.keeper import acts
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.story import StoryJudge, yes_to

BOB = "bob@out.example"
HERE = "REGISTER\nName: Bob Baker\nEND\n"
AS_GINA, AS_ANNA = "SIGN ON M alpha gmword\n", "SIGN ON Austria alpha swordA\n"
NEWCOMER = "tom@new.example"


def ask(game: StoryJudge) -> None:
    game.deliver(BOB, "hello", HERE)
    game.deliver(ANNA, "time", f"{AS_ANNA}EXTEND +48h\n")
    assert "asks" in said(game, GINA)


def answer_the_question(game: StoryJudge) -> None:
    """The new master says yes to what Anna asked of the old one."""
    question = next(m for m in game.unread if m["To"] == BOB and "EXTEND" in m.get_content())
    assert "Austria" in question.get_content()
    game.deliver_raw(yes_to(question))
    assert "Deadline Adjustment" in said(game, ANNA)


def test_a_master_whom_the_other_hands_the_game_is_asked_what_waits(game: StoryJudge) -> None:
    ask(game)
    game.deliver(GINA, "you", f"{AS_GINA}HAND OVER {BOB}\n")
    if "wait" in said(game, GINA):
        game.deliver(GINA, "yes", f"CONFIRM {game.token}\n")
    offer = next(m for m in reversed(game.sent) if m["To"] == BOB and "lead the game" in str(m["Subject"]))
    game.deliver_raw(yes_to(offer))
    answer_the_question(game)


def keeper_names_bob(game: StoryJudge) -> None:
    services = game.services
    with services.store.begin() as work:
        alpha, person = work.games.get("alpha"), work.people.by_address(BOB)
        assert alpha is not None
        assert person is not None
        acts.hand_over(services, work, alpha, person, game.now)
        work.commit()
    game.tick(None)


def test_a_master_whom_the_keeper_names_is_asked_what_waits(game: StoryJudge) -> None:
    ask(game)
    game.deliver(GINA, "out", f"{AS_GINA}SET APPROVAL\n")
    keeper_names_bob(game)
    answer_the_question(game)


def test_what_the_master_gave_himself_is_not_the_new_one_s(game: StoryJudge) -> None:
    game.deliver(BOB, "hello", HERE)
    game.deliver(GINA, "out", f"{AS_GINA}TERMINATE\n")
    keeper_names_bob(game)
    assert "TERMINATE" not in said(game, BOB)
    assert not any("TERMINATE" in m.get_content() for m in game.unread if m["To"] == BOB)
