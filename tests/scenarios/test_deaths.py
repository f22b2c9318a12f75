"""The process dies while a mail is in hand: nobody loses anything by it, and in the end somebody is told."""

from __future__ import annotations

from datetime import datetime, timedelta
from unittest import mock

import pytest

from judge.records import Fate, Pending
from judge.service.dependencies import Services
from judge.service.incoming import intake
from judge.service.retry_policy import DEATHS, PATIENCE, pause
from tests.messages import says
from tests.scenarios.story import StoryJudge, raw_mail
from tests.services import BORDER, JUDGE_INFO

ANNA = "anna@aus.example"
FIRST = "SIGN ON A alpha swordA\nA VIE - GAL\nF TRI - ALB\nA BUD - SER\n"
SECOND = FIRST.replace("GAL", "BOH")


@pytest.fixture
def game(opening: StoryJudge) -> StoryJudge:
    return opening


def stored(game: StoryJudge, body: str = FIRST, number: int = 1, sender: str = ANNA) -> int:
    raw = raw_mail(sender, "orders", body, f"<{number}@{sender.partition('@')[2]}>")
    return intake.receive(game.services, raw, game.now, "test").id


def die(game: StoryJudge, mail: int, times: int = 1) -> None:
    """Begin the mail and never end it, as a killed process does; the next one waits for the pause."""
    for _ in range(times):
        begun = game.services.store.inbox.begin_attempt(mail, game.now)
        game.now += pause(begun.deaths + 1)


def answers(game: StoryJudge, to: str = ANNA) -> list[str]:
    return [str(message.get_content()) for message in game.unread if message["To"] == to]


def fate(game: StoryJudge, mail: int) -> tuple[Fate | str, str]:
    store = game.services.store
    entry, _ = store.mails.show(str(mail))
    return entry.state, entry.note


@pytest.mark.parametrize("deaths", [1, 2, 3, 5, PATIENCE, DEATHS - 1])
def test_an_innocent_mail_is_applied_and_answered_once_however_often_the_process_died(
    game: StoryJudge, deaths: int
) -> None:
    mail = stored(game)
    die(game, mail, deaths)
    game.tick(None)
    assert fate(game, mail) == ("applied", "")
    (answer,) = answers(game)
    assert "Vienna -> Galicia" in answer
    game.tick(None)
    assert game.unread == []


def test_deaths_use_up_no_tries(game: StoryJudge) -> None:
    mail, errors = stored(game), [ZeroDivisionError, ZeroDivisionError]
    die(game, mail, 5)
    apply = intake._apply

    def fail_twice(services: Services, pending: Pending, now: datetime) -> None:
        if errors:
            raise errors.pop()
        apply(services, pending, now)

    with mock.patch.object(intake, "_apply", fail_twice):
        game.tick(None)
    assert fate(game, mail) == ("applied", "")
    assert len(answers(game)) == 1


def test_while_it_rests_the_others_are_served_and_later_mail_of_its_sender_waits(game: StoryJudge) -> None:
    mail = stored(game)
    die(game, mail, 2)
    game.now -= pause(2)
    later, other = stored(game, SECOND, 2), stored(game, "HELP\n", 3, "bert@eng.example")
    game.tick(None)
    assert [fate(game, one)[0] for one in (mail, later)] == ["pending", "pending"]
    assert fate(game, other)[0] != "pending"
    game.now += pause(2)
    game.tick(None)
    first, second = answers(game)
    assert "Vienna -> Galicia" in first
    assert "Vienna -> Bohemia" in second, "the later orders are the last word"


def test_deadlines_wait_for_it_as_long_as_there_is_patience(game: StoryJudge) -> None:
    mail = stored(game)
    die(game, mail, 2)
    game.now += timedelta(days=10)
    game.services.store.inbox.begin_attempt(mail, game.now)
    game.tick(None)
    assert game.unread == [], "it rests, and so does the deadline"
    game.now += pause(3)
    game.tick(None)
    assert "Vienna -> Galicia" in answers(game)[0]


def test_deadlines_do_not_wait_for_ever(game: StoryJudge) -> None:
    mail = stored(game)
    die(game, mail, PATIENCE - 1)
    game.now += timedelta(days=10)
    game.services.store.inbox.begin_attempt(mail, game.now)
    game.tick(None)
    assert any("Late" in str(message["Subject"]) for message in game.unread)
    assert fate(game, mail)[0] == "pending"


def test_after_very_many_deaths_it_is_set_aside_and_its_sender_and_the_keeper_are_told(
    game: StoryJudge,
) -> None:
    mail = stored(game)
    die(game, mail, DEATHS)
    game.tick(None)
    assert fate(game, mail) == ("quarantined", f"the process died {DEATHS} times")
    (told,) = answers(game)
    said = " ".join(told.split())
    assert says(said, "mail-set-aside")
    (noted,) = answers(game, JUDGE_INFO.keeper)
    assert f"died {DEATHS} times" in noted
    store = game.services.store
    store.mails.retry(str(mail), game.now)
    game.tick(None)
    assert fate(game, mail)[0] == "applied"
    assert "Vienna -> Galicia" in answers(game)[0], "the keeper's retry brings the real answer"


def test_the_sender_is_told_when_we_fail_three_times(game: StoryJudge) -> None:
    mail = stored(game)
    with mock.patch.object(intake, "_apply", side_effect=ZeroDivisionError):
        game.tick(None)
    assert fate(game, mail) == ("quarantined", "failed 3 times")
    assert says(answers(game)[0], "mail-set-aside")
    assert len(answers(game, JUDGE_INFO.keeper)) == 1


@pytest.mark.parametrize(
    "header",
    [
        "Auto-Submitted: auto-replied",
        "List-Id: <players.example>",
        f"Authentication-Results: {BORDER}; dmarc=fail header.from=aus.example",
    ],
)
def test_robots_and_disowned_senders_hear_nothing_of_it(game: StoryJudge, header: str) -> None:
    raw = f"{header}\r\nFrom: {ANNA}\r\nMessage-ID: <9@aus.example>\r\n\r\n{FIRST}".encode()
    intake.receive(game.services, raw, game.now, "test")
    with mock.patch.object(intake, "_apply", side_effect=ZeroDivisionError):
        game.tick(None)
    assert [message["To"] for message in game.unread] == [JUDGE_INFO.keeper]


def test_where_telling_the_sender_fails_too_the_keeper_is_told(game: StoryJudge) -> None:
    mail = stored(game)
    with (
        mock.patch.object(intake, "_apply", side_effect=ZeroDivisionError),
        mock.patch.object(type(game.services.reader), "trim", side_effect=RecursionError),
    ):
        game.tick(None)
    assert fate(game, mail)[0] == "quarantined"
    assert [message["To"] for message in game.unread] == [JUDGE_INFO.keeper]


def test_a_mail_that_kills_even_while_it_is_set_aside_ends_in_the_end(game: StoryJudge) -> None:
    mail = stored(game)
    die(game, mail, DEATHS + 2)
    with mock.patch.object(type(game.services.reader), "trim", side_effect=AssertionError("would kill")):
        game.tick(None)
    assert fate(game, mail)[0] == "quarantined"
    assert [message["To"] for message in game.unread] == [JUDGE_INFO.keeper]


def test_whoever_finds_another_at_work_leaves(game: StoryJudge) -> None:
    mail, store = stored(game), game.services.store
    assert store.inbox.claim()
    game.tick(None)
    assert fate(game, mail)[0] == "pending"
    store.inbox.release()
    game.tick(None)
    assert fate(game, mail)[0] == "applied"
