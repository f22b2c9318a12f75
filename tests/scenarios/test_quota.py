"""What one person causes others to receive has a quota; what is over it comes in one email (ADR 106)."""

from __future__ import annotations

import re
from collections import Counter
from datetime import timedelta
from functools import cache
from itertools import takewhile
from pathlib import Path
from random import Random

import pytest

from judge.service.keeper_policy import KeeperPolicy
from judge.service.outgoing.quota import EARLY_AN_HOUR, STANDBY_QUESTIONS_A_DAY
from judge.store.overview import overview
from tests.messages import says, times
from tests.scenarios.alpha import ANNA, EVE, GINA, said
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge, asks_for_yes, words, yes_to
from tests.servers import sqlite
from tests.servers.sqlite import TemporaryDatabase
from tests.services import services_on

MASTER, AUSTRIA = "SIGN ON M alpha gmword\n", "SIGN ON Austria alpha swordA\n"
EDGAR = "edgar@eng.example"
QUOTA = KeeperPolicy().notices
MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)


@pytest.fixture
def alpha() -> StoryJudge:
    """The game of the opening, two hours after it began: what made it is no part of this hour."""
    return twin(_rested())


@cache
def _rested() -> StoryJudge:
    story = in_memory("opening")
    story.deliver(EVE, "me", "REGISTER\nName: Eve\nEND\n")
    story.now += 2 * HOUR
    story.tick(None)
    return story


def subjects(story: StoryJudge, to: str) -> list[str]:
    """The subjects of the mails to somebody since the last mail in, those that answer left out."""
    found = (str(mail["Subject"]) for mail in story.unread if mail["To"] == to)
    return [one for one in found if not one.startswith("Re:")]


def by_reader(story: StoryJudge) -> Counter[str]:
    """How many mails went to each since the last mail in, those that answer left out."""
    return Counter(str(m["To"]) for m in story.unread if not str(m["Subject"]).startswith("Re:"))


def later(story: StoryJudge, time: timedelta) -> None:
    story.now += time
    story.tick(None)


# What is undone in the same mail


@pytest.mark.parametrize(
    "lines",
    [
        "UNSTART\nBEGIN\n" * 3,
        "PAUSE\nRESUME\n" * 5,
        "SET NO PRESS\nSET WHITE/GREY\n" * 5,
        "SET DEADLINE 2026-01-09 20:00\nSET DEADLINE 2026-01-07 23:30\n" * 5,
        "TERMINATE\nUNDO TERMINATE\n",
    ],
)
def test_what_a_mail_does_and_takes_back_is_told_to_nobody(alpha: StoryJudge, lines: str) -> None:
    deadline = re.search(r"Deadline: S1901M (.*)", said_after(alpha, f"{MASTER}LIST\n"))
    assert deadline is not None
    alpha.deliver(GINA, "to and fro", MASTER + lines, "pass")
    told = by_reader(alpha)
    told.pop(GINA, None)
    now = re.search(r"Deadline: S1901M (.*)", said_after(alpha, f"{MASTER}LIST\n"))
    assert now is not None
    moved = now[1] != deadline[1]
    assert set(told.values()) <= {1} if moved else not told


GIVEN = {
    "orders": "A Vie - Gal\n",
    "a wait": "SET WAIT\n",
    "orders ahead": "PHASE F1901M\nA Vie - Gal\n",
    "a concession": "SET CONCEDE Italy\n",
    "a letter": "PRESS TO E\nHear, hear.\nENDPRESS\n",
    "a proposal": "PROPOSE DRAW\n",
}
"""What a player gives to a game, and a start taken back takes from it."""


@pytest.mark.parametrize("what", GIVEN)
@pytest.mark.parametrize("times", [1, 3])
def test_a_start_made_again_by_one_mail_that_loses_what_was_sent_is_told_to_everybody(
    alpha: StoryJudge, what: str, times: int
) -> None:
    alpha.deliver(ANNA, "mine", AUSTRIA + GIVEN[what], "pass")
    alpha.deliver(GINA, "again", MASTER + "UNSTART\nBEGIN\n" * times, "pass")
    for reader in (ANNA, EDGAR):
        assert ["Game Starting" in one for one in subjects(alpha, reader)] == [True]
        text = " ".join(words(alpha.last(reader)).split())
        assert says(text, "email-game-starting.again", game="alpha", powers="same")
    answer = " ".join(said(alpha, GINA).split())
    assert says(answer, "game-begun")


def test_a_start_made_again_says_that_the_powers_are_others(alpha: StoryJudge) -> None:
    chance = "UNSTART\nSET NO WISHES\nBEGIN\n"
    alpha.deliver(GINA, "again", MASTER + chance, "pass")
    text = " ".join(words(alpha.last(EDGAR, "Game Starting")).split())
    assert says(text, "email-game-starting.again", game="alpha", powers="anew")


@pytest.mark.parametrize(
    "lines", ["PROCESS S1901M NOW\nROLLBACK\n", "ADJUST\nREMOVE A Vie\nREASON x\nEND ADJUST\nUNDO\n"]
)
@pytest.mark.parametrize("given", ["SET WAIT\n", "A Vie - Gal\nSET WAIT\n"])
def test_a_wait_that_a_phase_taken_back_loses_is_told(alpha: StoryJudge, lines: str, given: str) -> None:
    alpha.deliver(ANNA, "mine", AUSTRIA + given, "pass")
    alpha.deliver(GINA, "again", MASTER + lines, "pass")
    assert len(subjects(alpha, ANNA)) == 1
    assert says(words(alpha.last(ANNA)), "email-deadline-changed.lost")


TAKEN_BACK = [
    "UNSTART\nBEGIN\n",
    "SET NO PRESS\nSET WHITE/GREY\n",
    "SET NMR\nSET NO NMR\n",
    "SET DEADLINE 2026-01-09 20:00\nSET DEADLINE 2026-01-07 23:30\n",
    "TERMINATE\nUNDO TERMINATE\n",
    "PROCESS S1901M NOW\nROLLBACK\n",
    "ADJUST\nREMOVE A Vie\nREASON x\nEND ADJUST\nUNDO\n",
]


def says_told(answer: str) -> bool:
    """Whether an answer says that everyone is told, or is sent the results."""
    return any(says(answer, key, told="yes") for key in ("told", "phase-judged"))


@pytest.mark.parametrize("lines", TAKEN_BACK)
def test_an_answer_says_that_everybody_is_told_only_where_that_is_so(alpha: StoryJudge, lines: str) -> None:
    once = lines.partition("\n")[0] + "\n"
    alpha.deliver(GINA, "to and fro", MASTER + lines, "pass")
    answer = " ".join(said(alpha, GINA).split())
    assert not says_told(answer)
    assert times(answer, "others-not-told") >= 2
    if once != "ADJUST\n":
        alpha.deliver(GINA, "only", MASTER + once, "pass")
        answer = " ".join(said(alpha, GINA).split())
        assert says_told(answer)
        assert not says(answer, "others-not-told")


def test_of_two_things_the_one_that_lasts_is_told(alpha: StoryJudge) -> None:
    lines = "SET NO PRESS\nSET WHITE/GREY\nSET DEADLINE 2026-01-09 20:00\n"
    alpha.deliver(GINA, "both", MASTER + lines, "pass")
    answer = " ".join(said(alpha, GINA).split())
    assert times(answer, "others-not-told") == 2
    assert says(answer, "deadline-moved")


def said_after(story: StoryJudge, text: str) -> str:
    unread = story.unread
    story.deliver(GINA, "look", text, "pass")
    found = said(story, GINA)
    story.unread = unread
    return found


def test_a_start_taken_back_and_made_again_is_told_as_a_deadline_at_most(alpha: StoryJudge) -> None:
    alpha.deliver(GINA, "to and fro", MASTER + "UNSTART\nBEGIN\n" * 50, "pass")
    assert all("Deadline" in one or "Starting" in one for one in subjects(alpha, EDGAR))
    assert len(subjects(alpha, EDGAR)) <= 1


def test_results_taken_back_by_the_same_mail_are_sent_to_nobody(alpha: StoryJudge) -> None:
    alpha.deliver(GINA, "to and fro", MASTER + "PROCESS S1901M NOW\nROLLBACK\n" * 10, "pass")
    assert not [one for one in subjects(alpha, EDGAR) if "Results" in one]
    assert len(subjects(alpha, EDGAR)) <= 1
    alpha.deliver(GINA, "on", MASTER + "PROCESS NOW\n", "pass")
    assert [one for one in subjects(alpha, EDGAR) if "Results" in one]


def test_a_game_that_is_over_and_goes_on_by_one_mail_is_over_for_nobody(alpha: StoryJudge) -> None:
    alpha.deliver(GINA, "over", MASTER + "TERMINATE\n", "pass")
    assert len(subjects(alpha, EDGAR)) == 1
    alpha.deliver(GINA, "to and fro", MASTER + "UNDO TERMINATE\nTERMINATE\n", "pass")
    assert not subjects(alpha, EDGAR)


# Across mails


ONE_A_MAIL = {
    "comments": ["SET COMMENT {n}\n"],
    "press": ["SET NO PRESS\n", "SET WHITE\n"],
    "start": ["UNSTART\n", "BEGIN\n"],
    "pause": ["PAUSE\n", "RESUME\n"],
    "deadline": ["SET DEADLINE 2026-01-12 20:{m:02}\n"],
    "grace": ["SET GRACE 2026-01-15 20:{m:02}\n"],
    "results": ["PROCESS NOW\n", "ROLLBACK\n"],
    "end": ["TERMINATE\n", "UNDO TERMINATE\n"],
    "ejected": ["EJECT ENGLAND\n", "ADMIT ENGLAND\n"],
    "announcement": ["ANNOUNCE\nNumber {n}.\nEND ANNOUNCE\n"],
    "as a power": ["BECOME FRANCE\nBROADCAST\nNumber {n}.\nENDPRESS\n"],
    "correction": ["ADJUST\nREMOVE A Vie\nREASON A slip.\nEND ADJUST\n", "UNDO ADJUST\n"],
}


@pytest.mark.parametrize("name", ONE_A_MAIL)
def test_a_master_who_does_something_in_each_of_many_mails_sends_few(alpha: StoryJudge, name: str) -> None:
    forms, went = ONE_A_MAIL[name], Counter[str]()
    for number in range(QUOTA + EARLY_AN_HOUR + 6):
        alpha.now += MINUTE - timedelta(seconds=1)
        line = forms[number % len(forms)].format(n=number, m=number % 60)
        alpha.deliver(GINA, f"no {number}", MASTER + line, "pass")
        went += by_reader(alpha)
    went.pop(GINA, None)
    assert went
    free = 1 if name == "results" else 0  # those of the first phase, before it was ever taken back
    assert max(went.values()) <= QUOTA + EARLY_AN_HOUR + 1 + free, went
    if name in ("comments", "press", "announcement", "as a power"):
        assert max(went.values()) <= QUOTA + 1, went


def test_what_is_over_the_quota_comes_in_one_with_the_latest_of_each_kind(alpha: StoryJudge) -> None:
    for number in range(50):
        alpha.deliver(GINA, f"no {number}", f"{MASTER}SET COMMENT number {number} of these\n", "pass")
        assert len(subjects(alpha, EDGAR)) == (number < QUOTA)
    later(alpha, HOUR - MINUTE)
    assert not subjects(alpha, EDGAR)
    later(alpha, MINUTE)
    assert len(subjects(alpha, EDGAR)) == 1
    text = " ".join(words(alpha.last(EDGAR)).split())
    assert says(text, "email-told-together", whose="one", number=50 - QUOTA)
    assert "number 49 of these" in text
    assert "37 earlier emails" in text
    assert "number 48 of these now" not in text
    assert re.findall(r"now number (\d+) of these", text) == ["49"]
    later(alpha, 2 * HOUR)
    assert not subjects(alpha, EDGAR)
    alpha.deliver(GINA, "again", f"{MASTER}SET COMMENT again\n", "pass")
    assert len(subjects(alpha, EDGAR)) == 1, "in another hour one by one again"


def test_nothing_overtakes_what_waits(alpha: StoryJudge) -> None:
    """The quota has room again before the hour of what waits is over: the later mail must not leave first."""
    for number in range(QUOTA):
        alpha.deliver(GINA, f"no {number}", f"{MASTER}SET COMMENT {number}\n", "pass")
    alpha.now += HOUR / 2
    alpha.deliver(GINA, "waits", f"{MASTER}SET COMMENT that waits\n", "pass")
    alpha.now += HOUR / 2 + MINUTE
    alpha.deliver(GINA, "later", f"{MASTER}SET REMINDER 20\n", "pass")
    assert not subjects(alpha, EDGAR)
    later(alpha, HOUR / 2)
    text = words(alpha.last(EDGAR))
    assert text.index("that waits") < text.index("now  20")


def test_whoever_causes_it_and_other_people_s_news_are_not_held_back(alpha: StoryJudge) -> None:
    for number in range(30):
        alpha.deliver(GINA, f"no {number}", f"{MASTER}SET COMMENT {number}\n", "pass")
        assert by_reader(alpha)[GINA] == 1, "the master's own copy"
    alpha.deliver(ANNA, "away", f"{AUSTRIA}AWAY 2026-01-08 TO 2026-01-09\n", "pass")
    assert len(subjects(alpha, EDGAR)) == 1, "another's doing"


def test_letters_of_players_and_results_are_free(alpha: StoryJudge) -> None:
    letter = "PRESS TO E\nHear, hear.\nENDPRESS\n"
    for number in range(20):
        alpha.deliver(ANNA, f"no {number}", f"{AUSTRIA}{letter}", "pass")
        assert len(subjects(alpha, EDGAR)) == 1
    for number in range(QUOTA + 3):
        alpha.deliver(GINA, f"set {number}", f"{MASTER}SET COMMENT {number}\n", "pass")
    alpha.deliver(GINA, "on", f"{MASTER}PROCESS NOW\n", "pass")
    assert any("Results" in one for one in subjects(alpha, EDGAR))


def test_an_announcement_over_the_quota_comes_whole_and_in_order(alpha: StoryJudge) -> None:
    text = "".join(f"ANNOUNCE\nThis is number {n} of them.\nEND ANNOUNCE\n" for n in range(30))
    alpha.deliver(GINA, "news", MASTER + text, "pass")
    alpha.tick(None)
    assert len([one for one in alpha.sent if one["To"] == EDGAR and "This is number" in words(one)]) == QUOTA
    later(alpha, HOUR)
    numbers = re.findall(r"This is number (\d+) of them", words(alpha.last(EDGAR)))
    assert numbers == [str(n) for n in range(QUOTA, 30)]


# What is to be acted on


@pytest.fixture
def spent() -> StoryJudge:
    """The game of the opening once its master has caused as many mails as leave one by one."""
    return twin(_spent())


@cache
def _spent() -> StoryJudge:
    story = twin(_rested())
    for number in range(QUOTA):
        story.deliver(GINA, f"no {number}", f"{MASTER}SET COMMENT {number}\n", "pass")
    return story


def minutes_until_told(story: StoryJudge, most: int = 70) -> int:
    """How many minutes it takes until England's player is told of something."""
    for number in range(most):
        if subjects(story, EDGAR):
            return number
        later(story, MINUTE)
    return most


def moved(story: StoryJudge, minutes: int) -> str:
    return f"SET DEADLINE {story.now + timedelta(minutes=minutes):%Y-%m-%d %H:%M} UTC\n"


@pytest.mark.parametrize("minutes", [44, 90, 600])
def test_a_deadline_that_is_earlier_is_told_immediately_with_all_that_waits(
    spent: StoryJudge, minutes: int
) -> None:
    spent.deliver(GINA, "news", f"{MASTER}ANNOUNCE\nDinner on Friday.\nEND ANNOUNCE\n", "pass")
    assert not subjects(spent, EDGAR)
    spent.now += 7 * MINUTE
    at = spent.now
    spent.deliver(GINA, "soon", MASTER + moved(spent, minutes), "pass")
    assert minutes_until_told(spent) <= 1
    assert len(subjects(spent, EDGAR)) == 1
    text = " ".join(words(spent.last(EDGAR)).split())
    first, _, later = text.partition("Dinner on Friday")
    assert says(later, "email-deadline-changed")
    assert not says(first, "email-deadline-changed")
    assert f"as of {at:%H:%M} UTC" in text


TAKES_TIME = {
    "an earlier deadline": ("", "SET DEADLINE 2026-01-07 12:00 UTC\n"),
    "an earlier end of grace": ("", "SET GRACE 2026-01-09 12:00 UTC\n"),
    "a clock that runs again": ("PAUSE\n", "RESUME\n"),
    "an end": ("", "TERMINATE\n"),
    "an end taken back": ("TERMINATE\n", "UNDO TERMINATE\n"),
    "a start": ("UNSTART\n", "BEGIN\n"),
}


@pytest.mark.parametrize("what", TAKES_TIME)
def test_what_takes_time_from_a_reader_is_told_immediately(alpha: StoryJudge, what: str) -> None:
    first, then = TAKES_TIME[what]
    if first:
        alpha.deliver(GINA, "first", MASTER + first, "pass")
    for number in range(QUOTA + 1):
        line = f"ANNOUNCE\nNumber {number}.\nEND ANNOUNCE\n"
        alpha.deliver(GINA, f"no {number}", MASTER + line, "pass")
    alpha.now += 5 * MINUTE
    alpha.deliver(GINA, "then", MASTER + then, "pass")
    assert minutes_until_told(alpha) <= 1


LEAVES_TIME = {
    "a later deadline": ("", "SET DEADLINE 2026-01-11 12:00 UTC\n"),
    "a pause": ("", "PAUSE\n"),
    "a setting": ("", "SET REMINDER 20\n"),
}


@pytest.mark.parametrize("what", LEAVES_TIME)
def test_what_leaves_the_reader_time_waits(spent: StoryJudge, what: str) -> None:
    spent.deliver(GINA, "then", MASTER + LEAVES_TIME[what][1], "pass")
    assert minutes_until_told(spent) > 30


def test_only_a_few_earlier_deadlines_an_hour_leave_immediately(spent: StoryJudge) -> None:
    got = 0
    for number in range(55):
        spent.now += MINUTE
        line = moved(spent, 1200 if number % 2 else 2000)
        spent.deliver(GINA, f"to and fro {number}", MASTER + line, "pass")
        got += len(subjects(spent, EDGAR))
        spent.tick(None)
        got += len(subjects(spent, EDGAR))
    assert EARLY_AN_HOUR <= got <= EARLY_AN_HOUR + 1


def test_of_thirty_deadlines_the_last_is_told_in_time(spent: StoryJudge) -> None:
    """Beyond the few that leave immediately, half of the time is left at least."""
    for number in range(30):
        at = spent.now + timedelta(hours=1, minutes=30 - number)
        spent.deliver(GINA, f"no {number}", f"{MASTER}SET DEADLINE {at:%Y-%m-%d %H:%M} UTC\n", "pass")
        spent.tick(None)
    last = spent.now + timedelta(hours=1, minutes=1)
    later(spent, timedelta(minutes=31))
    assert f"{last:%d %b %Y %H:%M}".lstrip("0") in " ".join(words(spent.last(EDGAR)).split())


def test_one_mail_that_waited_alone_has_its_own_subject(spent: StoryJudge) -> None:
    spent.deliver(GINA, "one more", f"{MASTER}SET COMMENT the last\n", "pass")
    later(spent, HOUR)
    assert subjects(spent, EDGAR) == ["TEST:alpha - S1901M Settings Changed"]
    assert "1 email" not in words(spent.last(EDGAR))


def test_several_about_one_game_name_it_in_their_subject(spent: StoryJudge) -> None:
    for line in ("SET REMINDER 20\n", "SET COMMENT y\n"):
        spent.deliver(GINA, "more", MASTER + line, "pass")
    later(spent, HOUR)
    assert subjects(spent, EDGAR) == ["TEST:alpha - S1901M 2 emails in one"]


def test_of_changes_of_the_same_setting_the_last_is_told(spent: StoryJudge) -> None:
    for line in ("SET COMMENT d\n", "SET REMINDER 20\n", "SET COMMENT e\n", "SET COMMENT f\n"):
        spent.deliver(GINA, "more", MASTER + line, "pass")
    later(spent, HOUR)
    text = words(spent.last(EDGAR))
    assert re.findall(r"now  (\S+)", text) == ["20", "f"]


def test_words_in_answer_to_several_are_flagged_and_orders_count(spent: StoryJudge) -> None:
    for number in range(2):
        line = f"ANNOUNCE\nDinner on Friday? {number}\nEND ANNOUNCE\n"
        spent.deliver(GINA, "dinner", MASTER + line, "pass")
    later(spent, HOUR)
    told = spent.last(ANNA)
    spent.reply(ANNA, told, "I come to the dinner!")
    answer = said(spent, ANNA)
    assert "PRESS TO M" in answer
    assert "Error Flag" in str(spent.last(ANNA)["Subject"])
    spent.reply(ANNA, told, "A Vie - Gal\nA Bud - Ser\nF Tri - Alb\n")
    assert "Error Flag" not in str(spent.last(ANNA)["Subject"])


def test_a_question_that_waits_can_be_answered_from_the_one_mail(alpha: StoryJudge) -> None:
    alpha.change_policy(notices=1)
    alpha.deliver(EVE, "standby", "SIGN UP AS STANDBY\n", "pass")
    for power in ("ENGLAND", "FRANCE", "GERMANY", "ITALY"):
        alpha.deliver(GINA, power, f"{MASTER}EJECT {power}\n", "pass")
    alpha.deliver(GINA, "promote", f"{MASTER}SET COMMENT x\nPROMOTE {EDGAR}\n", "pass")
    later(alpha, HOUR)
    mails = [one for one in alpha.sent if one["To"] == EDGAR and "YES " in words(one)]
    assert mails
    token = re.findall(r"YES ([0-9a-f]{20,})", words(mails[-1]))
    assert token
    alpha.deliver(EDGAR, "yes", f"YES {token[-1]}\n", "pass")
    assert f"Its master:  {EDGAR}" in said(alpha, EDGAR) or says(said(alpha, EDGAR), "leads-now")


# What can end before its deadline


ORDERS = {
    "A": "A Vie H\nF Tri H\nA Bud H",
    "E": "F Lon H\nF Edi H\nA Lvp H",
    "F": "F Bre H\nA Par H\nA Mar H",
    "G": "F Kie H\nA Ber H\nA Mun H",
    "I": "F Nap H\nA Rom H\nA Ven H",
    "R": "F Sev H\nF StP/SC H\nA Mos H\nA War H",
    "T": "F Ank H\nA Con H\nA Smy H",
}
PLAYERS = {
    "A": ANNA,
    "E": EDGAR,
    "F": "fleur@fra.example",
    "G": "gerd@ger.example",
    "I": "irma@ita.example",
    "R": "rolf@rus.example",
    "T": "tara@tur.example",
}
TURKEY = "SIGN ON T alpha swordT\n"


def all_order(story: StoryJudge) -> None:
    for letter, who in PLAYERS.items():
        story.deliver(who, "orders", f"SIGN ON {letter} alpha sword{letter}\n{ORDERS[letter]}\n", "pass")


def got(story: StoryJudge, to: str, time: timedelta) -> list[tuple[timedelta, str]]:
    """The subjects of the mails to somebody within a time, minute by minute, with when they came."""
    start, found = story.now, [(timedelta(0), one) for one in subjects(story, to)]
    while story.now < start + time:
        later(story, MINUTE)
        found += [(story.now - start, one) for one in subjects(story, to)]
    return found


def flood(story: StoryJudge, who: str, seat: str, lines: tuple[str, ...]) -> None:
    for number in range(QUOTA + 1):
        story.deliver(who, f"no {number}", seat + lines[number % len(lines)].format(n=number), "pass")
        story.now += MINUTE


@cache
def _flooded(who: str, seat: str, lines: tuple[str, ...]) -> StoryJudge:
    story = twin(_rested())
    flood(story, who, seat, lines)
    return story


def flooded(who: str, seat: str, lines: tuple[str, ...]) -> StoryJudge:
    """The game of the opening once somebody has caused one mail more than leave one by one."""
    return twin(_flooded(who, seat, lines))


COMMENT = ("SET COMMENT {n}\n",)
PROPOSALS = ("PROPOSE DRAW\n", "CANCEL PROPOSAL\n")
PROPOSERS = {
    "a player": ("tara@tur.example", TURKEY, PROPOSALS, "PROPOSE WIN Turkey\n"),
    "a master": (GINA, MASTER, COMMENT, "PROPOSE DRAW\n"),
}


@pytest.mark.parametrize("name", PROPOSERS)
def test_a_proposal_over_the_quota_comes_while_it_can_be_voted_on(name: str) -> None:
    """All orders come in, so the vote is over in half an hour: its question has left by then."""
    who, seat, lines, proposal = PROPOSERS[name]
    alpha = flooded(who, seat, lines)
    alpha.deliver(who, "propose", seat + proposal, "pass")
    assert not subjects(alpha, EDGAR)
    all_order(alpha)
    found = got(alpha, EDGAR, HOUR)
    asked = next(at for at, one in found if "in one" in one)
    judged = next(at for at, one in found if "Results" in one)
    assert asked <= judged / 2 + MINUTE
    question = words(alpha.last(EDGAR, "in one"))
    number = re.findall(r"VOTE YES (\d+)", question)[-1]
    assert says(question, "email-vote-opened", number=number)
    latest = question.rpartition(f"Proposal {number}\n")[2]
    assert "closed" not in latest


def test_what_waits_comes_before_the_results_and_is_closed_by_then() -> None:
    alpha = flooded("tara@tur.example", TURKEY, PROPOSALS)
    alpha.deliver("tara@tur.example", "propose", TURKEY + "PROPOSE WIN Turkey\n", "pass")
    alpha.deliver(GINA, "on", MASTER + "PROCESS NOW\n", "pass")
    found = subjects(alpha, EDGAR)
    kinds = [next(kind for kind in ("in one", "Results", "Failed") if kind in one) for one in found]
    assert kinds[0] == "in one"
    assert kinds.count("in one") == 1
    assert kinds[1] == "Results"
    text = words(alpha.last(EDGAR, "in one"))
    number = max(map(int, re.findall(r"This is proposal (\d+)", " ".join(text.replace("|", "").split()))))
    assert re.search(rf"Proposal {number}\s+\(This question is closed", text)
    later(alpha, 2 * HOUR)
    assert not [one for one in subjects(alpha, EDGAR) if "in one" in one], "nothing comes twice"


@pytest.mark.parametrize("end", ["TERMINATE\n", "PROCESS NOW\n"])
def test_an_end_or_results_take_along_what_a_player_caused(end: str) -> None:
    alpha = flooded("tara@tur.example", TURKEY, PROPOSALS)
    alpha.deliver("tara@tur.example", "no more", f"{TURKEY}CANCEL PROPOSAL\n", "pass")
    alpha.deliver(GINA, "end", MASTER + end, "pass")
    for reader in (EDGAR, ANNA):
        found = subjects(alpha, reader)
        assert "in one" in found[0]
        assert sum("in one" in one for one in found) == 1
    assert sum("in one" in one for one in subjects(alpha, GINA)) <= 1


def test_what_waits_by_several_causes_is_taken_along_in_one() -> None:
    alpha = flooded("tara@tur.example", TURKEY, PROPOSALS)
    flood(alpha, GINA, MASTER, COMMENT)
    alpha.deliver(GINA, "on", MASTER + "PROCESS NOW\n", "pass")
    found = subjects(alpha, EDGAR)
    assert "in one" in found[0]
    assert sum("in one" in one for one in found) == 1
    assert says(words(alpha.last(EDGAR, "in one")), "email-told-together", whose="several")


def test_an_end_over_the_quota_comes_with_what_others_caused(alpha: StoryJudge) -> None:
    """The end is one of the mails that wait; what waits by another cause comes no later, and in order."""
    for number in range(QUOTA + 2):
        alpha.deliver("tara@tur.example", f"t {number}", TURKEY + PROPOSALS[number % 2], "pass")
        alpha.deliver(GINA, f"g {number}", f"{MASTER}SET COMMENT {number}\n", "pass")
        alpha.now += MINUTE
    subjects(alpha, EDGAR)
    alpha.deliver(GINA, "end", MASTER + "TERMINATE\n", "pass")
    found = subjects(alpha, EDGAR)
    assert sum("in one" in one for one in found) == 1
    text = words(alpha.last(EDGAR, "in one"))
    assert says(text, "email-told-together", whose="several")
    assert text.index("Proposal") < text.rindex("over")
    later(alpha, 2 * HOUR)
    assert not [one for one in subjects(alpha, EDGAR) if "in one" in one], "nothing comes twice"


def test_two_who_flood_together_bring_no_more_than_each_alone(alpha: StoryJudge) -> None:
    """News takes along what waits at the cost of one email more, as long as it leaves itself."""
    went = Counter[str]()
    for number in range(50):
        alpha.deliver(GINA, f"g {number}", f"{MASTER}SET COMMENT {number}\n", "pass")
        went += by_reader(alpha)
        alpha.deliver("tara@tur.example", f"t {number}", TURKEY + PROPOSALS[number % 2], "pass")
        went += by_reader(alpha)
        alpha.now += MINUTE
    assert went[EDGAR] <= 3 * QUOTA + 2


# Questions that come with others


def test_a_bare_yes_answers_the_one_question_that_came_with_others(alpha: StoryJudge) -> None:
    alpha.deliver(EVE, "watch", "OBSERVE alpha swordeve\n", "pass")
    flood(alpha, GINA, MASTER, COMMENT)
    alpha.deliver(GINA, "ask", f"{MASTER}PROMOTE {EVE}\n", "pass")
    later(alpha, HOUR)
    one = alpha.last(EVE, "in one")
    assert says(words(one), "email-told-together.yes")
    alpha.reply(EVE, one, "YES")
    assert leads(alpha, "alpha", EVE)


def leads(story: StoryJudge, name: str, address: str) -> bool:
    with story.services.store.begin() as work:
        game, person = work.games.get(name), work.people.by_address(address)
        return game is not None and person is not None and game.is_run_by(person.id)


def test_a_bare_yes_answers_none_of_several_questions(alpha: StoryJudge) -> None:
    alpha.deliver(EVE, "watch", "OBSERVE alpha swordeve\n", "pass")
    alpha.deliver(GINA, "two", "CREATE ?beta gmword\n", "pass")
    flood(alpha, GINA, MASTER, COMMENT)
    asked = f"{MASTER}PROMOTE {EVE}\nSIGN ON M beta gmword\nPROMOTE {EVE}\n"
    alpha.deliver(GINA, "ask", asked, "pass")
    later(alpha, HOUR)
    one = alpha.last(EVE, "in one")
    tokens = re.findall(r"^\s+YES ([0-9a-f]{20,})\s*$", words(one), re.MULTILINE)
    assert len(set(tokens)) == 2
    text = " ".join(words(one).replace("|", " ").split())
    assert not says(text, "reply-with-yes")
    for token in tokens:
        assert says(text, "reply-with-line", token=token)
    alpha.reply(EVE, one, "YES")
    assert not leads(alpha, "alpha", EVE)
    assert not leads(alpha, "beta", EVE)
    for token, name in zip(tokens, ("alpha", "beta"), strict=True):
        alpha.reply(EVE, one, f"YES {token}")
        assert leads(alpha, name, EVE)


# People who are not in the game


@pytest.mark.parametrize("domains", [1, 25])
def test_many_who_come_to_watch_bring_the_players_few_mails(alpha: StoryJudge, domains: int) -> None:
    alpha.says_yes = True
    went = Counter[str]()
    for number in range(25):
        who = f"eve{number}@evil{number % domains}.example"
        lines = f"REGISTER\nName: Eve Number{number}\nEND\nOBSERVE alpha sworde{number}\n"
        before = len(alpha.sent)
        alpha.deliver(who, "watch", lines)
        went += Counter(str(one["To"]) for one in alpha.sent[before:])
        alpha.now += MINUTE
    for reader in (EDGAR, GINA):
        assert went[reader] == QUOTA
    before = len(alpha.sent)
    later(alpha, HOUR)
    told = [one for one in alpha.sent[before:] if one["To"] == EDGAR]
    assert len(told) == 1
    assert says(words(told[0]), "email-told-together", whose="several")
    alpha.deliver("tara@tur.example", "vote", TURKEY + "PROPOSE DRAW\n", "pass")
    assert len(subjects(alpha, EDGAR)) == 1


# A series


def cup(players: int) -> StoryJudge:
    """A series that so many people joined."""
    return twin(_joined(players))


@cache
def _joined(players: int) -> StoryJudge:
    story = StoryJudge(services_on(TemporaryDatabase()))
    story.deliver(GINA, "me", "REGISTER\nName: Gina\nEND\nCREATE SERIES ?cup gmword\n")
    for number in range(players):
        who, text = f"p{number}@p.example", f"REGISTER\nName: P{number}\nEND\nSIGN ON ?cup wordx{number}\n"
        story.deliver(who, "me", text)
    story.now += 2 * HOUR
    return story


def games_of(story: StoryJudge) -> int:
    with story.services.store.begin() as work:
        return work.games.count()


ROUND = "SIGN ON M cup gmword\n"
DEALT = "ROUND " + ", ".join(f"{power} {n}" for n, power in enumerate("AEFGIRT", 1)) + "\n"


@pytest.mark.parametrize("line", ["ROUND\n", "ROUND 1\n", DEALT])
def test_a_mail_opens_one_round(line: str) -> None:
    story = cup(7)
    before = games_of(story)
    story.deliver(GINA, "go", ROUND + line * (60 if line == DEALT else 250))
    assert games_of(story) == before + 1
    assert max(by_reader(story).values()) == 1
    assert says(said(story, GINA), "round-one-a-mail")


SECOND = "ROUND " + ", ".join(f"{power} {n}" for n, power in enumerate("AEFGIRT", 8)) + "\n"


BOTH = f"{DEALT.strip()}; {SECOND.removeprefix('ROUND ').strip()}"


def advised(story: StoryJudge) -> str:
    """What the answer to the master says to send, as it is wrapped there."""
    lines = iter(said(story, GINA).splitlines())
    first = next(line for line in lines if "Try: ROUND" in line)
    more = [line.strip() for line in takewhile(lambda one: one.startswith(" " * 7), lines)]
    return "\n".join([first.partition("Try: ")[2], *more]) + "\n"


def leaders(story: StoryJudge, name: str) -> list[int]:
    """The numbers, among those who joined the cup, of who leads each power."""
    with story.services.store.begin() as work:
        game, series = work.games.get(name), work.games.get("cup")
    assert game is not None
    assert series is not None
    joined = [one.person for one in series.applicants]
    return [joined.index(seat.person) + 1 for seat in game.seats]


@pytest.mark.parametrize(
    "tables",
    [
        f"{BOTH}\n",
        BOTH.replace("; ", ";") + "\n",
        BOTH.replace("; ", ";\n") + "\n",
        BOTH.replace("G 4, ", "G 4,\n").replace("I 12", "I\n12") + "\n",
        BOTH.lower().replace("a 8", "Austria p7@p.example") + "\n",
    ],
)
def test_one_round_deals_several_tables(tables: str) -> None:
    story = cup(15)
    story.change_policy(games=2)
    story.deliver(GINA, "go", ROUND + tables)
    assert games_of(story) == 3, said(story, GINA)
    assert leaders(story, "cup-1") == list(range(1, 8))
    assert leaders(story, "cup-2") == list(range(8, 15))
    assert says(said(story, GINA), "round-opened-some-out", number=1, games="cup-1, cup-2")
    story.deliver(GINA, "new", "CREATE ?other gmword\n")
    assert games_of(story) == 3, "the series and the round are the two games of the day"


@pytest.mark.parametrize("between", ["", "\n", "The second:\n", "SET COMMENT x\n"])
def test_two_rounds_dealt_in_one_mail_are_refused_with_the_one_that_deals_both(between: str) -> None:
    story = cup(14)
    before = games_of(story)
    story.deliver(GINA, "go", ROUND + DEALT + between + SECOND)
    assert games_of(story) == before
    line = advised(story)
    assert "TERMINATE" not in said(story, GINA)
    story.deliver(GINA, "as advised", ROUND + line)
    assert games_of(story) == before + 2, line
    assert leaders(story, "cup-1") == list(range(1, 8))
    assert leaders(story, "cup-2") == list(range(8, 15))


@pytest.mark.parametrize(
    ("tables", "key", "values"),
    [
        (BOTH.replace("A 8", "A 7"), "round-two-tables", {"who": "7"}),
        (DEALT + SECOND.replace("A 8", "A 7"), "round-two-tables", {"who": "7"}),
        (f"{DEALT.strip()}; A 8", "round-seats-lack", {}),
        (BOTH.replace("T 14", "T 99"), "round-seat-unknown", {"word": "99"}),
        (f"{BOTH}; A 1", "refused-round-lacks-players", {"game": "cup"}),
        (f"{DEALT.strip()};", "round-goes-on", {}),
        (f"{DEALT.strip()};\nThanks!", "round-goes-on", {}),
    ],
)
def test_tables_that_do_not_fit_open_nothing(tables: str, key: str, values: dict[str, str]) -> None:
    story = cup(14)
    before = games_of(story)
    story.deliver(GINA, "go", f"{ROUND}{tables}\n")
    assert games_of(story) == before
    assert says(said(story, GINA), key, **values)


def test_a_table_after_the_first_waits_without_a_word_of_ending_the_first() -> None:
    story = cup(14)
    story.deliver(GINA, "one", ROUND + DEALT)
    story.deliver(GINA, "two", ROUND + SECOND)
    answer = " ".join(said(story, GINA).split())
    assert says(answer, "round-not-begun", games="cup-1")
    assert "TERMINATE" not in answer


@pytest.mark.parametrize("seed", range(6))
def test_a_round_broken_anywhere_between_words_is_read_whole(seed: int) -> None:
    """A mail program, or the answer with the advice, breaks a long line where it likes."""
    chance = Random(seed)
    words_of = BOTH.split()
    breaks = chance.sample(range(3, len(words_of)), 4)
    text = "".join(("\n" if at in breaks else " ") + word for at, word in enumerate(words_of)).strip()
    story = cup(14)
    story.deliver(GINA, "go", f"{ROUND}{text}\n")
    assert games_of(story) == 3, text


def test_a_round_opens_as_many_games_as_its_players_fill() -> None:
    story = cup(15)
    before = games_of(story)
    story.deliver(GINA, "too many", f"{ROUND}ROUND 3\n")
    assert games_of(story) == before
    story.deliver(GINA, "go", f"{ROUND}ROUND\n")
    assert games_of(story) == before + 2


def test_no_round_is_opened_before_the_last_has_begun() -> None:
    story = cup(7)
    story.deliver(GINA, "go", f"{ROUND}ROUND\n")
    for number in range(3):
        story.deliver(GINA, f"again {number}", f"{ROUND}ROUND\n")
        answer = " ".join(said(story, GINA).split())
        assert says(answer, "round-not-begun", games="cup-1")
        assert says(answer, "round-not-begun.hint")
    assert games_of(story) == 2
    story.deliver(GINA, "on", "SIGN ON M cup-1 gmword\nPROCESS NOW\n", "pass")
    story.deliver(GINA, "second", f"{ROUND}ROUND\n")
    assert games_of(story) == 3


def test_a_round_whose_games_were_ended_does_not_keep_the_next_back() -> None:
    story = cup(7)
    story.deliver(GINA, "go", f"{ROUND}ROUND\n")
    story.deliver(GINA, "no", "SIGN ON M cup-1 gmword\nTERMINATE\n", "pass")
    story.deliver(GINA, "second", f"{ROUND}ROUND\n")
    assert games_of(story) == 3


def test_a_round_counts_once_as_a_game_of_the_day() -> None:
    story = cup(14)
    story.change_policy(games=2)
    story.deliver(GINA, "go", f"{ROUND}ROUND\n")
    assert games_of(story) == 3
    begun = "".join(f"SIGN ON M cup-{n} gmword\nPROCESS NOW\n" for n in (1, 2))
    story.deliver(GINA, "second", f"{begun}{ROUND}ROUND\n", "pass")
    assert games_of(story) == 3
    assert says(said(story, GINA), "created-enough", most=2)
    story.now += timedelta(hours=23)
    story.deliver(GINA, "third", f"{ROUND}ROUND\n", "pass")
    assert games_of(story) == 5


def test_a_standby_gets_few_questions_a_day_from_the_games_of_one_master() -> None:
    """Seven puppets that never order, in game after game, brought an innocent standby forty mails."""
    story, vic = cup(7), "vic@v.example"
    story.change_policy(games=100)
    story.deliver(vic, "me", "REGISTER\nName: Vic\nEND\nSIGN UP AS STANDBY\n")
    clock = "CLOCK -1 MIN 0 NEXT 1 GRACE 1 DELAY 0.5 DAYS SMTWTFS"
    story.deliver(GINA, "fast", f"{ROUND}SET MOVES {clock}\nSET RETREAT {clock}\nSET BUILDS {clock}\n")
    opened, got = story.now, []
    for number in range(1, 21):
        story.deliver(GINA, f"round {number}", f"{ROUND}ROUND\n", "pass")
        story.deliver(GINA, f"on {number}", f"SIGN ON M cup-{number} gmword\nPROCESS NOW\n", "pass")
    while story.now < opened + timedelta(hours=60):
        later(story, HOUR)
        got += [story.now - opened for one in story.unread if one["To"] == vic]
    assert games_of(story) == 21
    assert 0 < len(got) <= 3 * (STANDBY_QUESTIONS_A_DAY + 1)
    for start in got:
        assert sum(start <= one < start + timedelta(hours=24) for one in got) <= STANDBY_QUESTIONS_A_DAY + 1


TABLE = "The table of the series 'cup'"


@pytest.mark.parametrize("name", ["cup", "CUP", "?cup", "cup-1", "of cup"])
def test_table_shows_a_series_named_by_itself_or_by_a_game(name: str) -> None:
    story = cup(7)
    story.deliver(GINA, "go", f"{ROUND}ROUND\n")
    story.deliver(EVE, "look", f"REGISTER\nName: Eve\nEND\nTABLE {name}\n")
    answer = " ".join(said(story, EVE).split())
    assert TABLE in answer
    assert says(answer, "table-of-series.going-on", games="cup-1")


@pytest.mark.parametrize("signed_on", ["cup", "cup-1"])
def test_table_alone_is_of_the_series_signed_on_to(signed_on: str) -> None:
    story = cup(7)
    story.deliver(GINA, "go", f"{ROUND}ROUND\n")
    story.deliver(GINA, "look", f"SIGN ON M {signed_on} gmword\nTABLE\n")
    assert TABLE in " ".join(said(story, GINA).split())


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("TABLE nowhere", 'There is no game called "nowhere"'),
        ("TABLE", "series"),
        ("TABLE other", "other"),
    ],
)
def test_table_of_no_series_is_refused(line: str, why: str) -> None:
    story = cup(1)
    story.deliver(GINA, "new", "CREATE ?other gmword\n")
    story.deliver(EVE, "look", f"REGISTER\nName: Eve\nEND\n{line}\n")
    answer = " ".join(said(story, EVE).split())
    assert TABLE not in answer
    assert why in answer
    assert "REJECTED" in answer


# Questions to strangers


def questions(story: StoryJudge) -> Counter[str]:
    return Counter(str(mail["To"]) for mail in story.unread if asks_for_yes(mail))


@pytest.fixture
def open_judge() -> StoryJudge:
    story = StoryJudge(services_on(TemporaryDatabase()))
    story.says_yes = False
    return story


HELLO = "REGISTER\nName: Some Body\nEND\n"


def test_one_mailbox_is_asked_three_times_a_day_by_whatever_addresses(open_judge: StoryJudge) -> None:
    asked, told = Counter[str](), Counter[str]()
    for number in range(100):
        open_judge.now += timedelta(seconds=5)
        open_judge.deliver(f"anna+{number}@v.example", f"t{number}", HELLO)
        asked += questions(open_judge)
        told += by_reader(open_judge) - questions(open_judge)
    assert sum(asked.values()) == 3
    assert sum(told.values()) <= 1


@pytest.mark.parametrize("line", ["HELP\n", "LIST\n", "GET map\n", "SIGN ON ?nogame wordword\n"])
def test_one_mailbox_is_answered_as_one_stranger(open_judge: StoryJudge, line: str) -> None:
    for number in range(30):
        open_judge.deliver(f"anna+{number}@v.example", f"t{number}", f"{line}{number}\n")
    went = [one for one in open_judge.sent if str(one["To"]).startswith("anna+")]
    assert 0 < len(went) <= 6


def test_questions_to_one_domain_have_a_ceiling_and_the_rest_is_asked_later(open_judge: StoryJudge) -> None:
    most = KeeperPolicy().newcomers // 3
    asked = Counter[str]()
    for number in range(2 * most + 5):
        open_judge.now += timedelta(seconds=1)
        open_judge.deliver(f"someone{number}@v.example", f"t{number}", HELLO)
        asked += questions(open_judge)
    assert list(asked) == [f"someone{number}@v.example" for number in range(most)]
    keeper = [one for one in open_judge.sent if one["To"] == "keeper@judge.example"]
    assert len(keeper) == 1
    assert says(str(keeper[0]["Subject"]), "questions-wait")
    open_judge.deliver("other@elsewhere.example", "hi", HELLO)
    assert questions(open_judge)["other@elsewhere.example"] == 1, "another domain is asked"
    for hour in (1, 2):
        later(open_judge, HOUR + MINUTE)
        found = [str(one["To"]) for one in open_judge.unread if asks_for_yes(one)]
        first = hour * most
        assert found == [f"someone{n}@v.example" for n in range(first, min(first + most, 2 * most + 5))]
    later(open_judge, HOUR + MINUTE)
    assert not open_judge.unread


def test_all_strangers_together_have_a_ceiling(open_judge: StoryJudge) -> None:
    open_judge.change_policy(newcomers=20)
    asked = Counter[str]()
    for number in range(60):
        open_judge.deliver(f"some@v{number}.example", f"t{number}", HELLO)
        asked += questions(open_judge)
    assert len(asked) == 20
    open_judge.deliver("real@member.example", "hi", HELLO, "pass")
    assert "Welcome" in said(open_judge, "real@member.example"), "whom the border vouches for is in"
    for _ in range(3):
        later(open_judge, HOUR + MINUTE)
        asked += questions(open_judge)
    assert len(asked) == 60
    assert set(asked.values()) == {1}


SPELLINGS = ("annav", "a.nna.v", "an.nav", "AnnaV", "annav+x", "a.n.n.a.v", "a.nnav+y", '"annav"')


def test_one_mailbox_in_many_spellings_is_asked_three_times_a_day(open_judge: StoryJudge) -> None:
    asked = 0
    for local in SPELLINGS:
        for domain in ("gmail.com", "googlemail.com"):
            open_judge.now += MINUTE
            open_judge.deliver(f"{local}@{domain}", "hi", HELLO)
            asked += questions(open_judge).total()
    assert asked == 3


@pytest.mark.parametrize("bought", ["evil.example", "evil.co.uk", "evil.com.au"])
def test_subdomains_share_the_questions_of_what_is_above_them(open_judge: StoryJudge, bought: str) -> None:
    asked = 0
    for number in range(KeeperPolicy().newcomers // 2):
        open_judge.deliver(f"p{number}@s{number}.{bought}", "hi", HELLO)
        asked += questions(open_judge).total()
    assert asked == KeeperPolicy().newcomers // 3
    open_judge.deliver("ann@other.co.uk", "hi", HELLO)
    later(open_judge, MINUTE)
    assert [one for one in open_judge.sent if one["To"] == "ann@other.co.uk" and asks_for_yes(one)]


def test_a_newcomer_is_asked_in_the_next_hour_whatever_waits(open_judge: StoryJudge) -> None:
    """Each domain has its turn: many addresses keep nobody of another domain waiting for all of them."""
    open_judge.change_policy(newcomers=40)
    for number in range(100):
        open_judge.deliver(f"p{number}@evil{number % 15}.example", "hi", HELLO)
    open_judge.deliver("nora@honest.example", "hi", HELLO)
    assert not questions(open_judge)
    later(open_judge, HOUR + MINUTE)
    found = questions(open_judge)
    assert found["nora@honest.example"] == 1
    assert found.total() == 40


def test_more_domains_than_an_hour_has_questions_keep_nobody_waiting_for_a_day(
    open_judge: StoryJudge,
) -> None:
    open_judge.change_policy(newcomers=20)
    for number in range(160):
        open_judge.deliver(f"p{number}@evil{number % 30}.example", "hi", HELLO)
    honest = [f"nora@honest{number}.example" for number in range(3)]
    for who in honest:
        open_judge.deliver(who, "hi", HELLO)
    asked = Counter[str]()
    for _ in range(2):
        later(open_judge, HOUR + MINUTE)
        asked += questions(open_judge)
    assert [asked[who] for who in honest] == [1, 1, 1]


def test_a_newcomer_is_asked_while_others_go_on_being_made_up(open_judge: StoryJudge) -> None:
    """What comes later takes no room that those who wait could have."""
    open_judge.change_policy(newcomers=20)
    asked = Counter[str]()
    for number in range(200):
        open_judge.now += MINUTE
        if number == 100:
            open_judge.deliver("nora@honest.example", "hi", HELLO)
        open_judge.deliver(f"p{number}@evil{number % 9}.example", "hi", HELLO)
        asked += questions(open_judge)
        open_judge.tick(None)
        asked += questions(open_judge)
    assert asked["nora@honest.example"] == 1


def test_a_question_that_waited_gives_its_full_time_and_lets_in(open_judge: StoryJudge) -> None:
    open_judge.change_policy(newcomers=4)
    for who in ("one", "two"):
        open_judge.deliver(f"{who}@club.example", "hi", HELLO.replace("Some Body", who.title()))
    assert not questions(open_judge)
    later(open_judge, HOUR + MINUTE)
    question = open_judge.last("two@club.example", "Please reply YES")
    open_judge.now += timedelta(days=6, hours=23)
    open_judge.reply("two@club.example", question, "YES")
    assert "Welcome, Two" in said(open_judge, "two@club.example")


def test_one_mailbox_has_one_question_at_a_time_among_those_that_wait(open_judge: StoryJudge) -> None:
    open_judge.change_policy(newcomers=4)
    open_judge.deliver("first@club.example", "hi", HELLO)
    for number in range(5):
        open_judge.deliver(f"greedy+{number}@club.example", f"hi {number}", HELLO)
    open_judge.deliver("patient@club.example", "hi", HELLO)
    found = []
    for _ in range(6):
        later(open_judge, HOUR + MINUTE)
        found += [str(one["To"]) for one in open_judge.unread if asks_for_yes(one)]
    assert found.count("patient@club.example") == 1
    assert len([one for one in found if one.startswith("greedy")]) == 3


def test_the_questions_that_wait_are_in_the_overview_until_they_are_asked(tmp_path: Path) -> None:
    database = sqlite.fresh(tmp_path / "judge.db")
    story = StoryJudge(services_on(database))
    story.says_yes = False
    for number in range(45):
        story.deliver(f"greedy{number}@club.example", f"hi {number}", HELLO)
    asked = sum(asks_for_yes(one) for one in story.sent)
    waiting = overview(database.connections, story.now, tmp_path).questions_waiting
    assert waiting > 0
    assert asked + waiting == 45
    for _ in range(3):
        later(story, HOUR + MINUTE)
    assert overview(database.connections, story.now, tmp_path).questions_waiting == 0


# Several who lead a game


def lead_beside(story: StoryJudge, number: int) -> str:
    """Somebody who leads alpha beside Gina."""
    address = f"co@gm{number}.example"
    story.deliver(address, "me", f"REGISTER\nName: Second Gm{'abcdefgh'[number]}\nEND\n")
    story.deliver(GINA, "beside", f"{MASTER}PROMOTE {address}\n", "pass")
    offer = next(
        mail for mail in reversed(story.sent) if mail["To"] == address and "be the GM" in str(mail["Subject"])
    )
    story.deliver_raw(yes_to(offer))
    later(story, 2 * HOUR)
    return address


def test_those_who_lead_a_game_together_have_one_quota(alpha: StoryJudge) -> None:
    leaders = (GINA, *(lead_beside(alpha, number) for number in range(4)))
    alpha.sent.clear()
    for number in range(QUOTA):
        for leader in leaders:
            alpha.deliver(leader, "say", f"{MASTER}SET COMMENT {leader[:6]} {number}\n", "pass")
            alpha.now += timedelta(seconds=20)
    assert len([mail for mail in alpha.sent if mail["To"] == EDGAR]) == QUOTA
    later(alpha, HOUR)
    told = [mail for mail in alpha.sent if mail["To"] == EDGAR]
    assert len(told) == QUOTA + 1
    assert f"co@gm3 {QUOTA - 1}" in words(told[-1])


# Copies of what somebody writes


def test_who_leads_a_power_with_others_cannot_bury_them_with_orders(alpha: StoryJudge) -> None:
    alpha.deliver(ANNA, "with Eve", f"{AUSTRIA}PARTNER {EVE}\n", "pass")
    alpha.deliver_raw(yes_to(alpha.last(EVE)))
    later(alpha, 2 * HOUR)
    told = Counter[str]()
    for number in range(3 * QUOTA):
        goal = ("Gal", "Tyr")[number % 2]
        alpha.deliver(ANNA, f"orders {number}", f"{AUSTRIA}A Vie - {goal}\n", "pass")
        told += by_reader(alpha)
        alpha.now += MINUTE / 2
    assert told == {EVE: QUOTA}
    later(alpha, HOUR)
    (summary,) = (mail for mail in alpha.unread if mail["To"] == EVE)
    assert "Army Vienna -> Tyrolia" in words(summary)
