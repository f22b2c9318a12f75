"""Wrong passwords: nobody is locked out by them, and nobody gets in by guessing.

docs: sender, "A wrong password locks nobody out"
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, EVE, GINA, said
from tests.scenarios.story import StoryJudge

RIGHT = "SIGN ON Austria alpha swordA\nA Vie - Gal\n"
TAKEN = "Austria: Army Vienna -> Galicia"
WAITS = "Please confirm an email sent in your name"
TOLD = "Wrong passwords for your place"


def guess(story: StoryJudge, sender: str, count: int, power: str = "Austria") -> list[str]:
    """Wrong passwords, one a mail; who was written to about each."""
    told = []
    for number in range(count):
        story.deliver(sender, f"o{number}", f"SIGN ON {power} alpha guess{number}\nA Vie - Boh\n")
        told += [f"{m['To']}: {m['Subject']}" for m in story.unread]
    return told


# Nobody is locked out


@pytest.mark.parametrize(
    "forged",
    [
        "".join(f"SIGN ON Austria alpha g{n}uess\n" for n in range(11)),
        "".join(f"RESET PASSWORD {n:040x} mine\n" for n in range(11)),
        "".join(f"CONFIRM {n:040x}\n" for n in range(11)),
        "".join(f"SIGN ON alpha g{n}uess\n" for n in range(11)),
        "".join(f"SIGN ON aalpha g{n}uess\nSIGN ON M alpha g{n}uess\n" for n in range(11)),
    ],
)
def test_a_mail_full_of_guesses_in_her_name_costs_a_player_nothing(game: StoryJudge, forged: str) -> None:
    game.deliver(ANNA, "forged", forged)
    assert TAKEN not in said(game, ANNA)
    game.deliver(ANNA, "mine", RIGHT)
    assert TAKEN in said(game, ANNA)


def test_nor_do_fifty_such_mails_an_hour_before_the_deadline(game: StoryJudge) -> None:
    told = guess(game, ANNA, 50)
    assert sum(TOLD in one for one in told) == 1, "she hears of it once"
    game.deliver(ANNA, "mine", RIGHT)
    assert not any(WAITS in str(m["Subject"]) for m in game.unread)
    game.now += timedelta(minutes=61)
    game.deliver(ANNA, "look", "SIGN ON Austria alpha swordA\nF Tri H\n")
    assert TAKEN in said(game, ANNA)


def test_one_such_mail_an_hour_for_days_costs_nothing_either(game: StoryJudge) -> None:
    for _ in range(30):
        game.now += timedelta(hours=1)
        game.deliver(ANNA, "forged", "".join(f"SIGN ON Turkey alpha g{n}uess\n" for n in range(11)))
        guess(game, ANNA, 1)
    game.deliver(ANNA, "mine", "SIGN ON Austria alpha swordA\nLIST\n")
    assert "REJECTED" not in said(game, ANNA)
    assert "The parameters for 'alpha'" in said(game, ANNA)


def test_the_master_is_not_locked_out_either(game: StoryJudge) -> None:
    guess(game, GINA, 30, "M")
    game.deliver(GINA, "mine", "SIGN ON M alpha gmword\nSET COMMENT still here\n")
    game.now += timedelta(minutes=61)
    game.deliver(GINA, "look", "SIGN ON M alpha gmword\nLIST\n")
    assert "still here" in said(game, GINA)


def test_a_slip_is_mended_in_the_next_line_but_not_the_fourth(game: StoryJudge) -> None:
    slips = "SIGN ON Austria alpha swordB\n"
    game.deliver(ANNA, "o", slips * 2 + RIGHT)
    assert TAKEN in said(game, ANNA)
    game.deliver(ANNA, "o", slips * 3 + "SIGN ON Austria alpha swordA\nA Bud - Ser\n")
    answer = " ".join(said(game, ANNA).split())
    assert "Army Budapest -> Serbia" not in answer
    assert says(answer, "passwords-guessed", game="alpha")


# Nobody gets in by guessing


def test_strangers_who_guessed_often_wait_for_the_player_s_word_though_one_is_right(game: StoryJudge) -> None:
    """And they are not told that it was: the answer to a right password is that to a wrong one."""
    for number in range(10):
        guess(game, f"eve{number}@evil.example", 1)
    game.deliver("eve77@evil.example", "o", "SIGN ON Austria alpha swordX\nA Vie - Gal\n")
    wrong = said(game, "eve77@evil.example")
    game.deliver("eve88@evil.example", "o", RIGHT)
    assert said(game, "eve88@evil.example").replace("eve88", "eve77") == wrong
    assert says(wrong, "mail-waits-if-right")
    assert WAITS in said(game, ANNA)
    assert says(said(game, ANNA), "email-mail-held.guessed")
    game.deliver(ANNA, "look", "SIGN ON Austria alpha swordA\nLIST\n")
    assert "Army Vienna, No Order Processed." in said(game, ANNA)


def test_the_player_writing_from_elsewhere_meanwhile_answers_one_question(game: StoryJudge) -> None:
    for number in range(12):
        guess(game, f"eve{number}@evil.example", 1)
    game.deliver("anna@work.example", "from work", RIGHT)
    game.deliver(ANNA, "yes", f"CONFIRM {game.token}\n")
    assert TAKEN in said(game, ANNA)
    game.deliver("anna@work.example", "again", "SIGN ON Austria alpha swordA\nA Bud - Ser\n")
    assert "Army Budapest -> Serbia" in said(game, "anna@work.example"), "her word lifts what was counted"


def test_a_token_of_forgot_password_lifts_everything(game: StoryJudge) -> None:
    game.change_policy(tries=2)
    guess(game, ANNA, 25)
    guess(game, EVE, 5)
    game.deliver(ANNA, "forgot", "FORGOT PASSWORD alpha\n")
    game.deliver(
        ANNA, "new", f"RESET PASSWORD {game.token} lilies\nSIGN ON Austria alpha lilies\nA Vie - Gal\n"
    )
    game.now += timedelta(minutes=61)
    game.deliver(ANNA, "look", "SIGN ON Austria alpha lilies\nF Tri H\n")
    assert TAKEN in said(game, ANNA)
    game.deliver("anna@work.example", "from work", "SIGN ON Austria alpha lilies\nA Bud - Ser\n")
    assert "Army Budapest -> Serbia" in said(game, "anna@work.example")


def test_strangers_guesses_are_not_counted_against_the_player(
    game: StoryJudge,
) -> None:
    guess(game, EVE, 25)
    game.deliver(ANNA, "mine", RIGHT)
    assert TAKEN in said(game, ANNA)
    guess(game, ANNA, 25, "Turkey")
    game.deliver("tara@tur.example", "mine", "SIGN ON Turkey alpha swordT\nA Con - Bul\n")
    assert "Army Constantinople -> Bulgaria" in said(game, "tara@tur.example")


def test_the_delay_doubles_and_ends(game: StoryJudge) -> None:
    guess(game, EVE, 13)  # ten are free; 1, 2, 4, then 8 minutes
    game.now += timedelta(minutes=7)
    game.deliver(EVE, "o", RIGHT)
    assert TAKEN not in said(game, EVE)
    assert WAITS in said(game, ANNA)
    game.now += timedelta(minutes=2)
    game.deliver(EVE, "o2", RIGHT)
    assert TAKEN in said(game, EVE)


def test_very_many_guesses_in_her_name_make_her_mail_wait_unless_it_answers_ours(game: StoryJudge) -> None:
    game.change_policy(tries=2)
    guess(game, ANNA, 20)
    game.deliver(ANNA, "mine", RIGHT)
    assert WAITS in said(game, ANNA)
    game.now += timedelta(minutes=61)
    game.deliver(GINA, "hello", "SIGN ON M alpha gmword\nBROADCAST\nhello\nENDBROADCAST\n")
    (ours,) = [m["Message-ID"] for m in game.unread if m["To"] == ANNA]
    guess(game, ANNA, 1)
    raw = (
        f"From: {ANNA}\r\nTo: judge@judge.example\r\nSubject: Re: hello\r\nMessage-ID: <re@aus.example>\r\n"
        f"In-Reply-To: {ours}\r\n\r\n{RIGHT}"
    )
    game.deliver_raw(raw.encode())
    assert TAKEN in said(game, ANNA)


def test_mail_that_the_border_vouches_for_is_counted_apart(game: StoryJudge) -> None:
    game.change_policy(tries=2)
    guess(game, ANNA, 21)
    game.deliver(ANNA, "o", RIGHT + "F Tri H\n", "pass")
    assert TAKEN in said(game, ANNA)


# In gunboat nothing shows


def test_in_gunboat_guesses_in_somebody_s_name_make_nobody_late(story: StoryJudge) -> None:
    """The attack: lock an address out of every power; the late notice tells which one is its owner's."""
    story.play("parts/gunboat-start")
    edgar = "edgar@eng.example"
    for power in ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"):
        for number in range(11):
            story.deliver(edgar, f"f{number}", f"SIGN ON {power} gun guess{number}\n" * 3)
    story.deliver(edgar, "mine", "SIGN ON England gun swordE\nF Lon - Nth\nF Edi - Nwg\nA Lvp - Yor\n")
    story.now += timedelta(days=3)
    story.tick(None)
    late = [str(m["Subject"]) for m in story.unread if m["To"] == "gina@gm.example"]
    assert any("Late Notice: AFGIRT" in subject for subject in late), late


def test_in_gunboat_a_guess_is_answered_alike_whoever_s_address_it_bears(story: StoryJudge) -> None:
    """Nobody but the address itself hears anything; who plays is told once that somebody guesses."""
    story.play("parts/gunboat-start")
    for who in ("edgar@eng.example", "nina@new.example"):
        for number in range(12):
            story.deliver(who, f"f{number}", f"SIGN ON France gun guess{number}\n")
            others = {str(m["To"]) for m in story.unread} - {who}
            assert others <= {"fleur@fra.example"}, "she plays France"
            for mail in story.unread:
                if mail["To"] == "fleur@fra.example":
                    assert "another address" in mail.get_content()
                    assert who not in mail.as_string()


# A password that is chosen


@pytest.mark.parametrize("word", ["a", "tulip", "Passw0rd", "QWERTY", "123456", "aaaaaa", "fedcba", "beta99"])
def test_a_password_that_is_chosen_must_be_worth_one(game: StoryJudge, word: str) -> None:
    game.deliver(EVE, "mine", f"CREATE ?beta99 {word}\n")
    answer = " ".join(said(game, EVE).split())
    assert "REJECTED" in answer
    assert says(answer, "password-ours.hint")
    for line in (f"SET PASSWORD {word}", "OBSERVE alpha tulip"):
        game.deliver(ANNA, line, f"SIGN ON Austria alpha swordA\n{line}\n" if "SET" in line else f"{line}\n")
        if word != "beta99":
            assert "REJECTED" in said(game, ANNA)


def test_nor_is_one_taken_that_our_mails_print(game: StoryJudge) -> None:
    game.deliver(ANNA, "o", "SIGN ON Austria alpha swordA\nSET PASSWORD Vienna\n")
    assert says(said(game, ANNA), "password-ours")
    game.deliver(ANNA, "forgot", "FORGOT PASSWORD alpha\n")
    token = game.token
    game.deliver(ANNA, "new", f"RESET PASSWORD {token} Trieste\n")
    assert "REJECTED" in said(game, ANNA)
    game.deliver(ANNA, "new", f"RESET PASSWORD {token} trieste.fish\n")
    assert says(said(game, ANNA), "password-reset", game="alpha"), "the token was not spent in vain"


def test_seats_keep_the_short_passwords_that_they_have(game: StoryJudge) -> None:
    old = game.services.passwords.hash("a")
    with game.services.store.begin() as work:
        found = work.games.get("alpha")
        assert found is not None
        seats = tuple(replace(seat, password=old) for seat in found.seats)
        work.games.save(replace(found, seats=seats), (), game.now, "test", None)
        work.commit()
    game.deliver(ANNA, "o", "SIGN ON Austria alpha a\nA Vie - Gal\n")
    assert TAKEN in said(game, ANNA)
