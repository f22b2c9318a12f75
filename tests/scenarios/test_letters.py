"""Letters are bounded, observers write where they may, and whom the master put out stays out.

docs: sender, "Press and notices are bounded"
"""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta

import pytest

from judge.game.roles import Guest
from judge.service import work_round
from judge.service.incoming import intake
from tests.messages import says, times
from tests.scenarios.alpha import ANNA, EVE, GINA, said
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge, raw_mail
from tests.servers.sqlite import TemporaryDatabase

MASTER, AUSTRIA, WATCH = (
    "SIGN ON M alpha gmword\n",
    "SIGN ON Austria alpha swordA\n",
    "OBSERVE alpha swordO\n",
)
TO_ALL = "BROADCAST\nHear, hear.\nENDPRESS\n"
EDGAR = "edgar@eng.example"
HELLO = "REGISTER\nName: O\nEND\n"


@pytest.fixture
def alpha() -> StoryJudge:
    """The game of the opening, and Eve, who is not in it."""
    story = in_memory("opening")
    story.deliver(EVE, "me", "REGISTER\nName: Eve\nEND\n")
    return story


def letters(story: StoryJudge, to: str) -> int:
    return sum("Hear, hear." in mail.get_content() for mail in story.unread if mail["To"] == to)


def test_a_flood_of_160_letters_ends_at_the_limit_of_the_hour(alpha: StoryJudge) -> None:
    alpha.deliver(ANNA, "flood", AUSTRIA + TO_ALL * 160)
    assert letters(alpha, EDGAR) == 60
    assert says(said(alpha, ANNA), "too-much-press", letters="60", copies="600")
    alpha.deliver(ANNA, "more", AUSTRIA + TO_ALL)
    assert letters(alpha, EDGAR) == 0
    alpha.now += timedelta(minutes=61)
    alpha.deliver(ANNA, "later", AUSTRIA + TO_ALL)
    assert letters(alpha, EDGAR) == 1


def test_letters_of_a_day_are_bounded_too_and_that_is_said(alpha: StoryJudge) -> None:
    alpha.change_policy(letters=3, letters_day=5)
    for hour, arrived in ((0, 3), (1, 2), (2, 0), (23, 0)):
        alpha.now += timedelta(minutes=61) if 0 < hour < 3 else timedelta(hours=hour - 3 if hour else 0)
        alpha.deliver(ANNA, f"hour {hour}", AUSTRIA + TO_ALL * 4)
        assert letters(alpha, EDGAR) == arrived
    answer = " ".join(said(alpha, ANNA).split())
    assert says(answer, "too-much-press-today", letters="5")
    assert says(answer, "too-much-press-today.hint")
    alpha.deliver(EDGAR, "mine", "SIGN ON England alpha swordE\n" + TO_ALL)
    assert letters(alpha, ANNA) == 1, "the bound is each writer's own"
    alpha.now += timedelta(hours=5)
    alpha.deliver(ANNA, "tomorrow", AUSTRIA + TO_ALL)
    assert letters(alpha, EDGAR) == 1


def test_words_that_answer_a_letter_count_for_the_day_as_well(alpha: StoryJudge) -> None:
    alpha.change_policy(letters_day=1)
    alpha.deliver(EDGAR, "hi", "SIGN ON England alpha swordE\nPRESS TO A\nHi.\nENDPRESS\n")
    letter = alpha.last(ANNA, "TEST:alpha - S1901M Press from E to A")
    alpha.deliver(ANNA, "first", f"{AUSTRIA}PRESS TO F\nHear, hear.\nENDPRESS\n")
    alpha.now += timedelta(hours=3)
    alpha.reply(ANNA, letter, "With you, then.")
    assert says(said(alpha, ANNA), "too-much-press-today")
    alpha.now += timedelta(minutes=5)
    alpha.tick(None)
    assert not alpha.unread


def test_one_mail_queues_so_many_copies_over_all_its_games(alpha: StoryJudge) -> None:
    """The master of a game of forged observers wrote 48,001 mails with one of 3.9 KB."""
    alpha.change_policy(copies=20, letters=1000)
    alpha.deliver(EVE, "another", "CREATE ?beta kestrels\n")
    readers = [GINA, *(f"o{number}@home.example" for number in range(9))]
    for number in range(9):
        alpha.deliver(f"o{number}@home.example", "hi", f"{HELLO}OBSERVE beta kestrels{number}\n")
    alpha.deliver(EVE, "two", f"OBSERVE alpha kestrels\nSIGN ON M beta kestrels\n{TO_ALL * 160}")
    assert sum(letters(alpha, to) for to in readers) == 18
    alpha.now += timedelta(hours=2)
    alpha.deliver(GINA, "watch", "OBSERVE beta kestrels\n")
    alpha.deliver(EVE, "three", f"SIGN ON M beta kestrels\n{TO_ALL}")
    assert sum(letters(alpha, to) for to in readers) == 10


def copies_queued(story: StoryJudge) -> list[str]:
    """The words of the letters in the outbox, a copy each, in the order in which they came there."""
    assert isinstance(story.services.store, TemporaryDatabase)
    others = (parcel.raw for parcel in story.services.store.parcels if parcel.recipient != ANNA)
    found = (re.search(rb"letter (\d+)!", raw) for raw in others)
    return [one[1].decode() for one in found if one]


def test_a_burst_of_letters_leaves_one_by_one_each_in_order_and_once(alpha: StoryJudge) -> None:
    """The first 120 copies are queued with the mail; a crash after it loses and doubles none of the rest."""
    numbers = [str(number) for number in range(100, 160)]
    text = "".join(f"BROADCAST\nHear, letter {number}!\nENDPRESS\n" for number in numbers)
    intake.receive(
        alpha.services, raw_mail(ANNA, "flood", AUSTRIA + text, "<flood@aus.example>"), alpha.now, ""
    )
    waiting = alpha.services.store.inbox.waiting(alpha.now)
    work_round.handle_pending(alpha.services, waiting, alpha.now)
    at_once = copies_queued(alpha)
    assert 100 < len(at_once) <= 120
    for _ in range(2):
        alpha.tick(None)
        copies = copies_queued(alpha)
        readers = copies.count("100")
        assert copies == [number for number in numbers for _ in range(readers)]


def test_a_letter_that_leaves_by_itself_holds_no_password_of_its_mail(alpha: StoryJudge) -> None:
    press_of = "BROADCAST\nMy word is tulip-1635, or swordA.\nENDPRESS\n" * 30
    alpha.deliver(ANNA, "flood", f"{AUSTRIA}{press_of}SET PASSWORD tulip-1635\n")
    got = [mail.get_content() for mail in alpha.unread if mail["To"] == EDGAR]
    assert len(got) == 30
    assert not any("tulip-1635" in one or "swordA" in one for one in got)


def watched_by(story: StoryJudge, people: int) -> None:
    """Add so many observers; their mails would tell each of them of all later ones."""
    with story.services.store.begin() as work:
        game = work.games.get("alpha")
        assert game is not None
        added = (
            work.people.add("O", f"o{number}@home.example", "UTC", story.now, ()) for number in range(people)
        )
        watching = replace(game, observers=(*game.observers, *(Guest(one.id, "") for one in added)))
        work.games.save(watching, (), story.now, "test", None)
        work.commit()


def test_a_letter_to_very_many_leaves_by_itself_too(alpha: StoryJudge) -> None:
    alpha.change_policy(copies=600)
    watched_by(alpha, 125)
    alpha.deliver(GINA, "one", MASTER + TO_ALL)
    assert sum("Hear, hear." in mail.get_content() for mail in alpha.unread if mail["To"] != GINA) >= 132
    assert says(said(alpha, GINA), "press-sent-to-all")


def test_the_limit_is_each_sender_s_and_each_game_s(alpha: StoryJudge) -> None:
    alpha.change_policy(letters=2)
    alpha.deliver(ANNA, "flood", AUSTRIA + TO_ALL * 3)
    alpha.deliver(EDGAR, "one", f"SIGN ON England alpha swordE\n{TO_ALL}")
    assert letters(alpha, ANNA) == 1
    alpha.deliver(GINA, "one", MASTER + TO_ALL)
    assert letters(alpha, ANNA) == 1


def test_a_watcher_writes_to_master_and_watchers_only_unless_the_game_lets_him(alpha: StoryJudge) -> None:
    alpha.deliver(
        EVE, "o", WATCH + TO_ALL + "PRESS TO A\nHear, hear.\nENDPRESS\nPRESS\nHear, hear.\nENDPRESS\n"
    )
    assert letters(alpha, ANNA) == letters(alpha, EDGAR) == 0
    assert says(said(alpha, EVE), "refused-no-observer-press")
    alpha.deliver(EVE, "m", "SIGN ON O alpha swordO\nPRESS TO M\nHear, hear.\nENDPRESS\n")
    assert letters(alpha, GINA) == 1
    alpha.deliver(GINA, "set", MASTER + "SET OBSERVER PRESS\n")
    alpha.deliver(EVE, "m", "SIGN ON O alpha swordO\n" + TO_ALL)
    assert letters(alpha, ANNA) == letters(alpha, EDGAR) == 1


def test_an_ejected_watcher_does_not_come_back_until_he_is_admitted(alpha: StoryJudge) -> None:
    alpha.deliver(EVE, "o", WATCH)
    alpha.deliver(GINA, "out", MASTER + f"EJECT {EVE}\n")
    assert says(said(alpha, EVE), "email-seat-changed.ejected-back")
    for number in range(3):
        alpha.now += timedelta(hours=1)
        alpha.deliver(EVE, f"again {number}", f"OBSERVE alpha kestrels{number}\n")
        assert says(said(alpha, EVE), "refused-put-out.hint")
    alpha.deliver(GINA, "free", MASTER + "EJECT Austria\n")
    alpha.now += timedelta(hours=2)
    alpha.deliver(EVE, "a power", "SIGN ON Austria alpha kestrels\n")
    assert says(said(alpha, EVE), "refused-put-out.hint")
    alpha.deliver(GINA, "in", MASTER + f"ADMIT {EVE}\n")
    assert says(said(alpha, EVE), "email-seat-changed.admitted")
    alpha.deliver(EVE, "again", WATCH)
    assert says(said(alpha, EVE), "watches", game="alpha")


ORDERS = "A Vie - Gal\nA Bud H\nF Tri H\n"


@pytest.mark.parametrize(
    "text",
    [
        AUSTRIA + ORDERS,
        AUSTRIA,
        "SIGN ON Austria alpha kestrels\n",
        "SIGNON aalpha swordA\nA Vie H\n",
        "SIGN ON ?alpha kestrels\n",
        "OBSERVE alpha swordA\n",
    ],
)
def test_an_ejected_player_does_not_come_back_with_his_next_mail(alpha: StoryJudge, text: str) -> None:
    alpha.deliver(GINA, "out", MASTER + "EJECT Austria\n")
    assert says(said(alpha, ANNA), "email-seat-changed.ejected-back")
    alpha.deliver(ANNA, "orders", text)
    assert says(said(alpha, ANNA), "refused-put-out", game="alpha")
    assert [mail["To"] for mail in alpha.unread] == [ANNA]
    alpha.deliver(EVE, "me", "SIGN ON Austria alpha swordV\n")
    assert says(said(alpha, EVE), "took-over", power="Austria")


def test_an_ejected_player_comes_back_by_the_master_s_word_or_to_another_seat(alpha: StoryJudge) -> None:
    alpha.deliver(GINA, "out", MASTER + "EJECT Austria\nEJECT England\nEJECT France\n")
    alpha.deliver(ANNA, "another", "SIGN ON England alpha sword1\n")
    assert says(said(alpha, ANNA), "waits-for-master-again")
    alpha.reply(GINA, alpha.last(GINA, "Your decision is needed"), "YES\n")
    alpha.deliver(ANNA, "another", "SIGN ON England alpha sword1\n")
    assert says(said(alpha, ANNA), "took-over", power="England")
    alpha.deliver(EDGAR, "mine", "SIGN ON England alpha sword2\n")
    assert "you lead" not in said(alpha, EDGAR)
    alpha.deliver(GINA, "in", MASTER + "ADMIT France\nADMIT Turkey\n")
    assert says(said(alpha, "fleur@fra.example"), "email-seat-changed.admitted-player")
    assert "REJECTED" in said(alpha, GINA)
    alpha.deliver("fleur@fra.example", "back", "SIGN ON France alpha sword3\nA Par H\n")
    assert "REJECTED" in said(alpha, "fleur@fra.example")
    alpha.deliver("fleur@fra.example", "back", "SIGN ON France alpha sword3\n")
    assert says(said(alpha, "fleur@fra.example"), "took-over", power="France")


def test_an_ejected_applicant_does_not_join_again(alpha: StoryJudge) -> None:
    alpha.deliver(GINA, "new", "CREATE ?beta kestrels\n")
    alpha.deliver(EVE, "join", "SIGN ON ?beta sparrows\n")
    alpha.deliver(GINA, "out", f"SIGN ON M beta kestrels\nEJECT {EVE}\n")
    alpha.deliver(EVE, "join", "SIGN ON ?beta sparrows\n", "pass")
    assert says(said(alpha, EVE), "refused-put-out", game="beta")


def test_who_resigned_takes_his_power_again_by_a_plain_line_only(alpha: StoryJudge) -> None:
    alpha.deliver(ANNA, "bye", AUSTRIA + "RESIGN\n")
    alpha.deliver(ANNA, "yes", f"CONFIRM {alpha.token}\n")
    alpha.deliver(ANNA, "orders as ever", AUSTRIA + ORDERS)
    assert says(said(alpha, ANNA), "seat-left.hint", power="Austria", game="alpha")
    alpha.deliver(ANNA, "again", f"Dear judge,\n\n{AUSTRIA}\nAnna\n-- \nHauptplatz 1\n")
    assert says(said(alpha, ANNA), "took-over", power="Austria")


def news(story: StoryJudge, to: str) -> int:
    return sum(mail["To"] == to for mail in story.unread)


COME = "OBSERVE alpha kestrels\n"
GO = "SIGN ON O alpha kestrels\nRESIGN\n"


def test_who_comes_and_goes_has_the_others_told_so_often_and_no_more(alpha: StoryJudge) -> None:
    """A mail of 7 KB made 1,282 mails; what is as before at its end is told nobody now."""
    alpha.deliver(EVE, "come and go", (COME + GO) * 80)
    assert news(alpha, EDGAR) == 0
    assert says(said(alpha, EVE), "told-all-often")
    alpha.now += timedelta(minutes=61)
    told = []
    for number in range(15):
        alpha.deliver(EVE, f"in {number}", COME, "pass")
        told.append(news(alpha, EDGAR))
        alpha.deliver(EVE, f"out {number}", GO, "pass")
        told.append(news(alpha, EDGAR))
    assert told == [1] * 12 + [0] * 18, "twelve one by one"
    alpha.now += timedelta(minutes=61)
    alpha.tick(None)
    assert news(alpha, EDGAR) == 1, "and the rest in one"


def test_a_clock_stopped_and_started_again_is_told_once_a_mail(alpha: StoryJudge) -> None:
    """What is as before at the end of the mail is told nobody; sixty times an hour it goes to and fro."""
    alpha.deliver(GINA, "pause", MASTER + "PAUSE\nRESUME\n" * 245)
    assert news(alpha, EDGAR) == 0
    assert says(said(alpha, GINA), "told-all-often")
    alpha.deliver(GINA, "pause", MASTER + "PAUSE\n")
    assert news(alpha, EDGAR) == 0
    alpha.deliver(GINA, "letter", MASTER + TO_ALL)
    assert letters(alpha, EDGAR) == 1, "letters are counted apart"


def test_one_mail_judges_no_more_phases_than_can_be_mailed_at_once(alpha: StoryJudge) -> None:
    years = "".join(f"PROCESS S{year}M NOW\nPROCESS F{year}M NOW\n" for year in range(1901, 1950))
    alpha.deliver(GINA, "a century", MASTER + years)
    assert news(alpha, EDGAR) == 20
    assert says(said(alpha, GINA), "told-all-often")


def test_what_one_mail_has_others_told_is_bounded_in_copies(alpha: StoryJudge) -> None:
    alpha.change_policy(copies=30)
    for subject in ("come and go", "another"):
        alpha.deliver(EVE, subject, (COME + GO) * 5, "pass")
        answer = " ".join(said(alpha, EVE).split())
        assert times(answer, "watches", game="alpha") == 2, "two came, and whoever goes may go"
        assert times(answer, "stopped-watching", game="alpha") == 2
        assert says(answer, "told-all-often")
