"""Whoever was refused and tries again: what he is told once things have changed, and where his way out is."""

from __future__ import annotations

from datetime import timedelta

import pytest

from judge.service.keeper_policy import ConfirmationPolicy
from tests.messages import says
from tests.scenarios.alpha import EVE, GINA, said
from tests.scenarios.story import StoryJudge

EDGAR, IRMA, ROLF, TARA = "edgar@eng.example", "irma@ita.example", "rolf@rus.example", "tara@tur.example"
TIM, KEEPER = "tim@free.example", "keeper@judge.example"


def master(story: StoryJudge, line: str) -> None:
    story.deliver(GINA, line, f"SIGN ON M alpha gmword\n{line}\n")


def flat(story: StoryJudge, to: str) -> str:
    return " ".join(said(story, to).split())


def test_the_same_mail_is_answered_anew_once_the_master_lets_its_player_back(game: StoryJudge) -> None:
    master(game, "EJECT Turkey")
    game.deliver(TARA, "orders", "SIGN ON Turkey alpha swordT\ncon-bul\n")
    assert says(flat(game, TARA), "refused-put-out")
    master(game, "ADMIT Turkey")
    game.deliver(TARA, "orders", "SIGN ON Turkey alpha swordT\ncon-bul\n")
    assert says(flat(game, TARA), "seat-left.hint")


def test_the_same_mail_is_answered_anew_once_its_game_has_come_to_be(game: StoryJudge) -> None:
    game.deliver(TIM, "hi", "SIGN ON ?beta otterlamp\n")
    assert says(flat(game, TIM), "no-such-game", name="beta")
    game.deliver(TIM, "hi", "SIGN ON ?beta otterlamp\n")
    assert not game.unread, "nothing has changed: this may be a program"
    master(game, "CREATE ?beta betaword")
    game.deliver(TIM, "hi", "SIGN ON ?beta otterlamp\n")
    assert flat(game, TIM)


def test_whoever_was_put_out_is_told_so_for_his_sign_on_alone(game: StoryJudge) -> None:
    master(game, "EJECT Russia")
    for subject in ("orders", "again"):  # only the first is quoted
        game.deliver(ROLF, subject, "SIGN ON Russia alpha swordR\n")
        told = flat(game, ROLF)
        assert says(told, "refused-put-out", game="alpha")
        assert says(told, "refused-put-out.hint")


def test_a_changed_password_is_told_with_the_way_to_another(game: StoryJudge) -> None:
    game.change_policy(resignation=ConfirmationPolicy.NEVER)  # such a judge asks nobody
    game.deliver(EVE, "mine", "SIGN ON England alpha swordE\nSET PASSWORD stolenword\n")
    told = flat(game, EDGAR)
    assert says(told, "email-copy-of-record.password-subject")
    assert says(told, "email-copy-of-record.password", power="England", game="alpha")
    assert "FORGOT PASSWORD alpha" in told
    own = says(told, "email-copy-of-record", power="England", game="alpha")
    assert not own, "their own password opens nothing any more"
    game.deliver(EDGAR, "help", "FORGOT PASSWORD alpha\n")
    assert "RESET PASSWORD" in said(game, EDGAR)


def test_a_forgotten_password_is_answered_alike_to_everybody(game: StoryJudge) -> None:
    answers = set()
    for sender in (EDGAR, EVE):
        game.deliver(sender, "help", "FORGOT PASSWORD alpha\n")
        (answer,) = [mail for mail in game.unread if "RESET PASSWORD" not in mail.get_content()]
        assert answer["To"] == sender
        answers.add(" ".join(answer.get_content().split()))
    (told,) = answers
    assert says(told, "token-sent")
    assert says(told, "token-sent", keeper=KEEPER)


def test_the_keeper_is_named_where_nothing_else_of_a_mail_is_repeated(game: StoryJudge) -> None:
    for subject in ("once", "twice"):
        game.deliver(EDGAR, subject, "FORGOT PASSWORD alpha\n")
    assert says(flat(game, EDGAR), "token-sent", keeper=KEEPER)


def test_whoever_cannot_read_his_old_address_is_told_of_the_keeper(game: StoryJudge) -> None:
    game.deliver("irma@new.example", "moved", "SIGN ON Italy alpha swordI\nSET ADDRESS irma@new.example\n")
    told = flat(game, "irma@new.example")
    assert says(told, "address-waits", keeper=KEEPER)


def test_a_wrong_password_is_answered_that_capitals_count(game: StoryJudge) -> None:
    game.deliver(EDGAR, "o", "SIGN ON England alpha sworde\n")
    assert says(flat(game, EDGAR), "password-wrong.hint", game="alpha")


def test_somebody_else_at_the_address_is_told_whose_it_was_and_the_way_back(game: StoryJudge) -> None:
    game.deliver(EDGAR, "look", "SIGN ON England alpha swordE\nLIST\n")
    answer = game.last(EDGAR)
    game.reply(EDGAR, answer, "REGISTER\nName: Paul Stone\nTimezone: Berlin\nEND\n")
    told = flat(game, EDGAR)
    assert says(told, "entry-was", name="Edgar Stone", now="Paul Stone")
    line = "REGISTER Name: Edgar Stone, Timezone: Europe/London"
    assert line in told
    game.reply(EDGAR, answer, f"{line}\n")
    told = flat(game, EDGAR)
    assert says(told, "entry-changed", name="Edgar Stone")
    assert says(told, "zone-set", zone="Europe/London")
    game.reply(EDGAR, answer, "REGISTER\nName: Edgar Stone\nTimezone: Rome\nEND\n")
    assert not says(flat(game, EDGAR), "entry-was"), "his own entry"


@pytest.mark.parametrize("word", ["YES", "VOTE YES", "I'm back", "no"])
def test_the_same_word_in_answer_to_another_mail_is_answered(game: StoryJudge, word: str) -> None:
    master(game, "SET REMINDER 24")
    game.reply(TARA, game.last(TARA, "TEST:alpha - S1901M Settings Changed"), word)
    first = flat(game, TARA)
    assert word in first
    game.reply(TARA, game.last(TARA, "TEST:alpha - S1901M Settings Changed"), word)
    assert flat(game, TARA) == first, "he may have missed the first answer"
    game.now += timedelta(hours=2)
    game.reply(TARA, game.last(TARA, "Re: "), word)
    assert word in flat(game, TARA), "another mail of ours may ask for another thing"


def test_the_same_word_ends_with_an_answer_that_says_it_is_the_last(game: StoryJudge) -> None:
    answers: list[str] = []
    master(game, "SET REMINDER 24")
    mail = game.last(TARA, "TEST:alpha - S1901M Settings Changed")
    for _ in range(14):
        game.now += timedelta(minutes=5)
        game.reply(TARA, mail, "YES")
        answers += [one.get_content() for one in game.unread]
        mail = game.last(TARA)
    assert len(answers) == 10
    assert says(answers[-1], "reply-last-in-vain")
    assert not says(answers[-2], "reply-last-in-vain")


@pytest.mark.parametrize("text", ["Out of office", "Your message has arrived and will be read", "I am away"])
def test_a_program_s_sentence_is_answered_once(game: StoryJudge, text: str) -> None:
    master(game, "SET REMINDER 24")
    mail, answers = game.last(TARA, "TEST:alpha - S1901M Settings Changed"), 0
    for _ in range(6):
        game.now += timedelta(minutes=5)
        game.reply(TARA, mail, text)
        answers += len(game.unread)
        mail = game.last(TARA)
    assert answers == 1
