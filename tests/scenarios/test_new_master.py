"""What was asked of a master, the one who follows him is asked; what he had not confirmed is dropped."""

from __future__ import annotations

from datetime import timedelta
from email.message import EmailMessage

import pytest

from judge.service.keeper import acts
from tests.messages import says, times
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


def question_to(game: StoryJudge, master: str, words: str = "EXTEND") -> EmailMessage:
    """The last mail to a master that asks for his word about that."""
    found = [m for m in game.sent if m["To"] == master and words in m.get_content()]
    asks = ("Your decision is needed", "Please confirm")
    return next(m for m in reversed(found) if str(m["Subject"]).endswith(asks))


def answer_the_question(game: StoryJudge) -> None:
    """The new master says yes to what Anna asked of the old one."""
    question = next(m for m in game.unread if m["To"] == BOB and "EXTEND" in m.get_content())
    assert "Austria" in question.get_content()
    game.deliver_raw(yes_to(question))
    assert "Deadline Adjustment" in said(game, ANNA)


def lead_beside(game: StoryJudge) -> None:
    """Bob says yes to leading the game beside Gina."""
    game.deliver(GINA, "you", f"{AS_GINA}PROMOTE {BOB}\n")
    offer = next(m for m in reversed(game.sent) if m["To"] == BOB and "be the GM" in str(m["Subject"]))
    game.deliver_raw(yes_to(offer))


def test_a_master_whom_the_other_hands_the_game_is_asked_what_waits(game: StoryJudge) -> None:
    ask(game)
    game.deliver(GINA, "you", f"{AS_GINA}HAND OVER {BOB}\n")
    if "wait" in said(game, GINA):
        game.deliver(GINA, "yes", f"CONFIRM {game.token}\n")
    offer = next(m for m in reversed(game.sent) if m["To"] == BOB and "be the GM" in str(m["Subject"]))
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


def test_who_leads_beside_the_master_is_asked_what_waits_too(game: StoryJudge) -> None:
    ask(game)
    lead_beside(game)
    answer_the_question(game)


def test_who_appointed_him_keeps_his_question(game: StoryJudge) -> None:
    ask(game)
    lead_beside(game)
    assert not any("EXTEND" in m.get_content() for m in game.unread if m["To"] == GINA)
    game.deliver_raw(yes_to(question_to(game, GINA)))
    assert "Deadline Adjustment" in said(game, ANNA)


@pytest.mark.parametrize(("first", "second"), [(GINA, BOB), (BOB, GINA)])
def test_one_yes_settles_it_and_the_second_is_told_that_it_is_done(
    game: StoryJudge, first: str, second: str
) -> None:
    ask(game)
    lead_beside(game)
    game.deliver_raw(yes_to(question_to(game, first)))
    game.deliver_raw(yes_to(question_to(game, second)))
    assert says(said(game, second), "done-already")
    assert "Deadline Adjustment" not in said(game, ANNA)


@pytest.mark.parametrize(("first", "second"), [(GINA, BOB), (BOB, GINA)])
def test_one_no_settles_it_and_the_yes_of_the_other_is_told_that_it_is_dropped(
    game: StoryJudge, first: str, second: str
) -> None:
    ask(game)
    lead_beside(game)
    game.deliver_raw(yes_to(question_to(game, first), "No"))
    assert says(said(game, ANNA), "email-request-answered.subject")
    game.deliver_raw(yes_to(question_to(game, second)))
    assert says(said(game, second), "dropped-already")


def test_what_runs_out_has_run_out_for_both_and_is_told_once(game: StoryJudge) -> None:
    ask(game)
    lead_beside(game)
    game.now += timedelta(days=4)
    game.tick(None)
    assert times(said(game, ANNA), "email-request-answered.subject") == 1
    for master in (GINA, BOB):
        game.deliver_raw(yes_to(question_to(game, master)))
        assert says(said(game, master), "ran-out")


def test_what_the_master_gave_himself_stays_his_beside_another(game: StoryJudge) -> None:
    game.deliver(BOB, "hello", HERE)
    game.deliver(GINA, "out", f"{AS_GINA}TERMINATE\n")
    waits = question_to(game, GINA, "TERMINATE")
    lead_beside(game)
    assert not any("TERMINATE" in m.get_content() for m in game.sent if m["To"] == BOB)
    game.deliver_raw(yes_to(waits, "CONFIRM"))
    assert "ended" in said(game, ANNA)


def test_a_master_whom_the_keeper_sets_beside_the_other_is_asked_what_waits(game: StoryJudge) -> None:
    ask(game)
    services = game.services
    with services.store.begin() as work:
        alpha, person = work.games.get("alpha"), work.people.by_address(BOB)
        assert alpha is not None
        assert person is not None
        assert acts.promote(services, work, alpha, person, game.now) is None
        work.commit()
    game.tick(None)
    answer_the_question(game)


def test_a_newcomer_waits_for_either_master_and_is_let_in_once(game: StoryJudge) -> None:
    game.deliver(BOB, "hello", HERE)
    game.deliver(GINA, "out", f"{AS_GINA}SET APPROVAL\nEJECT Austria\n")
    game.deliver(GINA, "yes", f"CONFIRM {game.token}\n")
    game.deliver(NEWCOMER, "hello", "REGISTER\nName: Tom Twain\nEND\nSIGN ON Austria alpha swordX\n")
    assert says(said(game, NEWCOMER), "waits-for-master")
    lead_beside(game)
    game.deliver_raw(yes_to(question_to(game, BOB, NEWCOMER)))
    assert says(said(game, NEWCOMER), "email-seat-changed.approved-running")
    game.deliver_raw(yes_to(question_to(game, GINA, NEWCOMER)))
    assert says(said(game, GINA), "refused-let-in-already")
    assert said(game, NEWCOMER) == ""


def test_who_plays_and_leads_beside_is_not_asked_about_who_has_played_before(game: StoryJudge) -> None:
    """It would tell him who led what (docs: gm, "A GM who plays sees no more than a player")."""
    for power, letter in (("Turkey", "T"), ("England", "E")):
        game.deliver(game.leaders[letter][0], "bye", f"SIGN ON {power} alpha sword{letter}\nRESIGN NOW\n")
        game.deliver(game.leaders[letter][0], "bye", f"CONFIRM {game.token}\n")
    game.deliver("tara@tur.example", "mine", "SIGN ON England alpha another99\n")
    assert "SET APPROVED tara@tur.example" in said(game, GINA)
    game.deliver(GINA, "beside", f"{AS_GINA}SET UNMODERATED\nPROMOTE Austria\n")
    game.deliver_raw(yes_to(game.last(ANNA, "Will you be the GM?")))
    assert says(said(game, ANNA), "leads-now", game="alpha")
    assert "SET APPROVED" not in said(game, ANNA)
