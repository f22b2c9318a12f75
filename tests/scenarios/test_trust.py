"""Who is believed, how often, and what is kept of the secrets they told."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import timedelta
from email.message import EmailMessage
from functools import partial
from typing import Literal

import pytest
from argon2 import PasswordHasher

from judge.records import Fate
from judge.service.incoming import intake
from judge.service.redaction import redacted_mail
from judge.store.passwords import Passwords
from tests.messages import says
from tests.scenarios.alpha import ANNA, EVE, GINA, database, said
from tests.scenarios.story import StoryJudge, raw_mail
from tests.scenarios.test_forgotten import files

RIGHT = "SIGN ON Austria alpha swordA\nA Vie - Gal\n"


def guess(story: StoryJudge, sender: str, count: int, power: str = "Austria") -> list[str]:
    """Wrong passwords, one a mail; who was written to about each."""
    told = []
    for number in range(count):
        story.deliver(sender, "o", f"SIGN ON {power} alpha guess{number}\nA Vie - Boh\n")
        told += [f"{m['To']}: {m['Subject']}" for m in story.unread]
    return told


def test_after_ten_wrong_passwords_the_right_one_waits_and_the_player_is_told_once(game: StoryJudge) -> None:
    told = guess(game, EVE, 14)
    assert len([one for one in told if says(one, "email-passwords-tried.subject")]) == 1
    game.deliver(EVE, "o", RIGHT)
    assert says(said(game, ANNA), "email-mail-held")
    assert "Austria: Army Vienna -> Galicia" not in said(game, EVE)
    game.now += timedelta(minutes=61)
    game.deliver(EVE, "o2", RIGHT + "A Bud - Ser\n")
    assert "Austria: Army Vienna -> Galicia" in said(game, EVE)


def test_guessing_in_one_mail_gets_no_further(game: StoryJudge) -> None:
    lines = [f"SIGN ON Austria alpha guess{number}\n" for number in range(30)]
    game.deliver(EVE, "o", "".join(lines) + RIGHT)
    assert "Army Vienna -> Galicia" not in said(game, EVE)


def test_tokens_that_open_nothing_cost_nobody_anything(game: StoryJudge) -> None:
    """Nobody guesses 160 bit; whoever forges such lines must not shut anybody out by them."""
    for number in range(10):
        game.deliver(EVE, "o", f"RESET PASSWORD {number:032x} sesame\n")
    game.deliver(EVE, "o", RIGHT)
    assert "Austria: Army Vienna -> Galicia" in said(game, EVE)


def test_two_hundred_disowned_mails_have_no_effect_and_one_notice_an_hour(game: StoryJudge) -> None:
    notices = 0
    for number in range(200):
        game.deliver(ANNA, "o", f"SIGN ON Austria alpha swordA\nA Vie - Boh\nA Bud - Rum {number}\n", "fail")
        notices += len(game.unread)
        game.now += timedelta(seconds=15)
    assert notices == 1
    game.deliver(ANNA, "l", "SIGN ON Austria alpha swordA\nLIST\n")
    assert "Army Vienna, No Order Processed." in said(game, ANNA)


def test_an_address_has_so_many_answers_an_hour_and_its_orders_count_all_the_same(game: StoryJudge) -> None:
    game.change_policy(proven_answers=20)
    answers, last = 0, []
    for number in range(30):
        game.deliver(ANNA, "o", f"SIGN ON Austria alpha swordA\nA Vie - {'Gal' if number % 2 else 'Boh'}\n")
        answers += len(game.unread)
        last += [number] * says(said(game, ANNA), "reply-last")
    assert answers <= 20
    assert last == [answers - 1]
    game.now += timedelta(minutes=61)
    game.deliver(ANNA, "l", "SIGN ON Austria alpha swordA\n")
    assert "Army Vienna -> Galicia" in said(game, ANNA)


def test_a_player_is_not_flooded_with_tokens_that_somebody_asks_for_in_her_name(game: StoryJudge) -> None:
    tokens = 0
    for number in range(12):
        game.deliver(ANNA, "forged", f"FORGOT PASSWORD alpha\nNumber {number}\n")
        tokens += sum("A new password" in str(m["Subject"]) for m in game.unread)
    assert tokens == 3
    game.deliver(ANNA, "mine", f"RESET PASSWORD {game.token} lilies\n")
    assert says(said(game, ANNA), "password-reset", game="alpha")


# What is kept


def kept(story: StoryJudge, number: int) -> bytes:
    with story.services.store.begin() as work:
        return work.inbox.raw(number)


def last_mail(story: StoryJudge) -> int:
    return database(story).tally().came


@pytest.mark.parametrize("encoding", ["7bit", "quoted-printable", "base64"])
def test_no_password_is_kept_in_a_handled_mail(game: StoryJudge, encoding: str) -> None:
    body = "SIGN ON Austria alpha swordA\nSET PASSWORD gänsefuß\nA Vie - Gal\n"
    raw = raw_mail(ANNA, "swordA", body, "<secret@aus.example>")
    if encoding != "7bit":
        message = EmailMessage()
        message["From"], message["Subject"], message["Message-ID"] = ANNA, "swordA", "<secret@aus.example>"
        message.set_content(body, cte=encoding)
        raw = message.as_bytes()
    game.deliver_raw(raw)
    assert "Army Vienna -> Galicia" in said(game, ANNA)
    stored = kept(game, last_mail(game))
    shown = game.services.reader.read(stored)
    assert b"swordA" not in stored
    for secret in ("swordA", "gänsefuß"):
        assert secret not in shown.text + shown.subject
    assert len(stored) == len(raw) or b"X-Judge-Masked" in stored
    game.deliver_raw(raw)
    assert game.unread == [], "the mail is still known"


@pytest.mark.parametrize(
    "mark", ["Auto-Submitted: auto-replied", "Precedence: bulk", "List-Id: <x.example>", "Return-Path: <>"]
)
def test_no_password_is_kept_in_a_robot_s_mail(game: StoryJudge, mark: str) -> None:
    body = "I am away.\nOn Monday you wrote:\n> SIGN ON Austria alpha swordA\n> A Vie - Gal\n"
    raw = raw_mail(ANNA, "Re: SIGNON aalpha tulips", body, "<robot@aus.example>")
    game.deliver_raw(mark.encode() + b"\r\n" + raw)
    stored = kept(game, last_mail(game))
    assert game.unread == []
    assert b"swordA" not in stored
    assert b"tulips" not in stored
    assert b"> A Vie - Gal" in stored


def test_no_password_of_a_disowned_stranger_or_beside_a_confirmed_token_is_kept(game: StoryJudge) -> None:
    game.deliver("who@else.example", "o", "SIGN ON Austria alpha tulips\n", "fail")
    assert b"tulips" not in kept(game, last_mail(game))
    game.deliver(ANNA, "held", RIGHT, "fail")
    game.deliver(ANNA, "yes", f"CONFIRM {game.token}\nSIGN ON England alpha lilies\n", "fail")
    assert b"lilies" not in kept(game, last_mail(game))


def test_a_password_in_the_subject_is_neither_kept_nor_sent_back(game: StoryJudge) -> None:
    game.deliver(ANNA, "SIGN ON Austria alpha tulips", "SIGN ON Austria alpha swordA\nLIST\n")
    assert "tulips" not in said(game, ANNA)
    assert b"tulips" not in kept(game, last_mail(game))


def test_what_is_set_aside_keeps_its_password_until_it_is_handled_or_dropped(game: StoryJudge) -> None:
    raws = [raw_mail(ANNA, "o", RIGHT, f"<{number}@aus.example>") for number in (1, 2)]
    numbers = []
    for raw in raws:
        numbers.append(intake.receive(game.services, raw, game.now, "test").id)
        with game.services.store.begin() as work:
            work.inbox.settle(numbers[-1], Fate.QUARANTINED, "failed 3 times", game.now)
            work.commit()
    game.tick(None)
    assert b"swordA" in kept(game, numbers[0])
    mails = database(game).mails
    mails.retry(str(numbers[0]), game.now)
    game.tick(None)
    assert "Austria: Army Vienna -> Galicia" in said(game, ANNA)
    mails.drop(str(numbers[1]), game.now, partial(redacted_mail, game.services.reader))
    for number in numbers:
        assert b"swordA" not in kept(game, number)
        assert b"A Vie - Gal" in kept(game, number)


def test_a_mail_that_waits_keeps_its_password_until_its_wait_is_over(game: StoryJudge) -> None:
    game.deliver(ANNA, "held", RIGHT, "fail")
    held = last_mail(game)
    assert b"swordA" in kept(game, held)
    game.deliver(ANNA, "no", f"CANCEL {game.token}\n")
    assert b"swordA" not in kept(game, held)


def test_a_mail_nobody_confirmed_loses_its_password_too(game: StoryJudge) -> None:
    game.tick(None)
    game.deliver(ANNA, "held", RIGHT, "fail")
    held = last_mail(game)
    for _ in range(2):
        game.now += timedelta(hours=25)
        game.tick(None)
    assert b"swordA" not in kept(game, held)
    game.deliver(ANNA, "late", f"CONFIRM {game.token}\n")
    assert says(said(game, ANNA), "nothing-waits-for-token")


def days_pass(story: StoryJudge, days: int) -> None:
    for _ in range(days):
        story.now += timedelta(hours=25)
        story.tick(None)


def test_the_text_of_mails_is_let_go_when_its_time_is_over(game: StoryJudge) -> None:
    game.services = replace(
        game.services, security=replace(game.services.security, keep_mail=timedelta(days=10))
    )
    game.deliver(ANNA, "o", RIGHT)
    number = last_mail(game)
    days_pass(game, 9)
    assert b"Vie - Gal" in kept(game, number)
    days_pass(game, 3)
    assert kept(game, number).startswith(b"X-Judge-Forgotten")
    assert database(game).check() == []


def test_a_clock_that_jumps_ahead_lets_nothing_go(game: StoryJudge) -> None:
    game.services = replace(
        game.services, security=replace(game.services.security, keep_mail=timedelta(days=10))
    )
    game.tick(None)
    game.deliver(ANNA, "o", RIGHT)
    number = last_mail(game)
    game.now += timedelta(days=365)
    game.tick(None)
    assert b"Vie - Gal" in kept(game, number)


def test_people_who_left_are_forgotten_but_players_are_not(game: StoryJudge) -> None:
    game.services = replace(
        game.services, security=replace(game.services.security, keep_leavers=timedelta(days=30))
    )
    days_pass(game, 31)
    with game.services.store.begin() as work:
        assert work.people.by_address(EVE) is None
        assert work.people.by_address(ANNA) is not None
    game.deliver(EVE, "back", "REGISTER\nName: Eve again\nEND\n")
    assert says(said(game, EVE), "registered")


# What goes out


def test_secrets_in_press_and_slips_go_nowhere(game: StoryJudge, caplog: pytest.LogCaptureFixture) -> None:
    """With the log looked at as well; lab/proofs/secret_leaks.py does this ten thousand times."""
    chance = random.Random(7)
    game.services = replace(
        game.services, security=replace(game.services.security, tries=10**6, answers=10**6)
    )
    shapes = [
        "SIGN ON Austria alpha {0}\nA Vie - Gal\n",
        "SIGN ON Austria alpha swordA\nPRESS TO England\nmy word is swordA\nENDPRESS\n",
        "SIGNON aalpha {0} {1}\n",
        "sign on Austria alpha swordA please\nLIST\n",
        "SIGN ON Austria alpha swordA\nSET PASSWORD {0} {1}\n",
        "RESET PASSWORD {0} {1}\n",
        "CONFIRM {0}\n",
        "> SIGN ON Austria alpha {0}\nLIST\n",
        "set password {0}\n",
        "SIGN ON ?beta {0}\nOBSERVE alpha {1}\n",
        "CREATE ?g{2} {0}\nHELP\n",
        "A Vie - Gal\nSIGN ON England alpha {0}\nF Lon - Nth\n",
    ]
    for number in range(150):
        words = [f"{chance.choice(['tulips', 'Rose', 'x9'])}{chance.randrange(10**6)}" for _ in range(2)]
        text = chance.choice(shapes).format(*words, number)
        game.deliver(chance.choice([ANNA, EVE]), f"s{number}", text)
        out = "\n".join(m.as_string() + m.get_content() for m in game.unread) + caplog.text
        for secret in (*words, "swordA"):
            assert secret not in out, text


WRITTEN = {
    "swordT": "SIGN ON Turkey alpha {0}",
    "lilies1": "singon Turkey alpha {0}",
    "lilies2": "> sign on talpha {0}",
    "lilies3": "SET PASSWORD {0}",
    "lilies4": "My password is {0}.",
    "lilies5": "pw: {0}",
}
"""What somebody writes of others' passwords where he writes to people, or for himself."""


@pytest.mark.parametrize(
    ("who", "before", "after", "again"),
    [
        (ANNA, "PRESS TO E\nHear:\n", "\nENDPRESS", "HISTORY FULL"),
        (ANNA, "BROADCAST\n", "\nENDBROADCAST", "HISTORY FULL"),
        (ANNA, "DIARY\nNote\n", "\nENDDIARY", "DIARY 0"),
        (GINA, "SET COMMENT ", "", "LIST FULL"),
    ],
    ids=["letter", "letter to all", "diary", "comment"],
)
def test_others_passwords_in_words_that_are_kept_stand_nowhere_later(
    game: StoryJudge, who: str, before: str, after: str, again: str
) -> None:
    """`swordT` is Turkey's, who is not here, the others' nobody's: only the words around them can tell."""
    sign_on = "SIGN ON Austria alpha swordA\n" if who == ANNA else "SIGN ON M alpha gmword\n"
    lines = [line.format(word) for word, line in WRITTEN.items()]
    texts = lines if who == GINA else ["\n".join(lines)]
    sent = []
    for number, text in enumerate(texts):
        game.deliver(who, f"mine {number}", f"{sign_on}{before}{text}{after}\n")
        assert any("***" in mail.get_content() for mail in game.unread)
        sent += game.unread
    game.deliver(who, "again", f"{sign_on}{again}\n")
    for mail in (*sent, *game.unread):
        assert not [word for word in WRITTEN if word in mail.as_string() + mail.get_content()]
    assert not [word for word in WRITTEN if word.encode() in files(game)]


@pytest.mark.parametrize(
    "body",
    [
        "Set the table, my friend: alpha is ours.",
        "I signed on alpha last week and lost my password yesterday evening.",
        "Hello alpha! France will observe Munich.",
        "Sign nothing before alpha ends.",
    ],
)
def test_words_of_a_letter_that_are_no_password_reach_their_reader(game: StoryJudge, body: str) -> None:
    game.deliver(ANNA, "mine", f"SIGN ON Austria alpha swordA\nPRESS TO E\n{body}\nENDPRESS\n")
    assert body in said(game, "edgar@eng.example")


# Robots


def test_a_vacation_program_without_any_mark_gets_two_mails_a_day(game: StoryJudge) -> None:
    there = back = 0
    for hour in range(24):
        game.now += timedelta(hours=1)
        if hour == 0:
            game.deliver(ANNA, "l", "SIGN ON Austria alpha swordA\nLIST\n")
            there += len(game.unread)
        while any(m["To"] == ANNA for m in game.unread):
            subject = str(game.unread[0]["Subject"])
            game.deliver(ANNA, f"Re: {subject}", "I am on holiday and read my mail in August.\n")
            back += 1
            there += len(game.unread)
            assert back <= 2
    assert (there <= 2, back <= 2) == (True, True)


# What a password costs


class CountingHasher(PasswordHasher):
    """Argon2, cheap, and counted."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.verified = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002  # argon2's name
        self.verified += 1
        return super().verify(hash, password)


def test_the_slow_hash_is_worked_out_once_for_all_order_mails_of_a_player(story: StoryJudge) -> None:
    secrets, hasher = Passwords(), CountingHasher()
    secrets._hasher = hasher
    story.services = replace(story.services, passwords=secrets)
    story.play("opening")
    hasher.verified = 0
    for place in ("Galicia", "Bohemia", "Tyrolia"):
        story.deliver(ANNA, "o", f"SIGN ON Austria alpha swordA\nA Vie - {place}\n")
        assert f"Army Vienna -> {place}" in said(story, ANNA)
    assert hasher.verified == 1
    story.services = replace(story.services, passwords=Passwords())
    story.deliver(ANNA, "o", "SIGN ON Austria alpha swordA\nA Vie - Gal\n")
    assert "Army Vienna -> Galicia" in said(story, ANNA), "another process knows the password as well"
