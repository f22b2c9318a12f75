"""What is left in the files of secrets that were told and of people who left: nothing."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta
from email.message import EmailMessage
from pathlib import Path

import pytest
from sqlalchemy import text

from judge.store.errors import Inconsistent
from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, database, said
from tests.scenarios.story import StoryJudge

ZOE, NAME, WORDS = "zoe.q@left.example", "Zoenobia Quill", ("xylophone", "marmalade")
DAYS = 30


def files(story: StoryJudge) -> bytes:
    """All bytes of the database, its log and its index of the log."""
    file = database(story).connections.file
    assert file is not None
    there = [path for end in ("", "-wal") if (path := Path(f"{file}{end}")).is_file()]
    return b"\0".join(path.read_bytes() for path in there)


def days_pass(story: StoryJudge, days: int) -> None:
    for _ in range(days):
        story.now += timedelta(hours=25)
        story.tick(None)


def keeping(story: StoryJudge, mails: timedelta | None) -> None:
    security = replace(story.services.security, keep_mail=mails, keep_leavers=timedelta(days=DAYS))
    story.services = replace(story.services, security=security)


@pytest.fixture
def left(game: StoryJudge) -> StoryJudge:
    """Somebody watched, wrote letters, was shown to the others, and left."""
    game.deliver(ZOE, "hello", f"REGISTER\nName: {NAME}\nEND\n")
    game.deliver(GINA, "set", "SIGN ON M alpha gmword\nSET OBSERVER PRESS\n")
    game.deliver(ZOE, "watch", "OBSERVE alpha zoesecret\n")
    game.deliver(
        ZOE, "talk", f"SIGN ON Oalpha zoesecret\nBROADCAST\n{WORDS[0]} and {WORDS[1]}\nENDBROADCAST\n"
    )
    assert WORDS[0] in "".join(mail.get_content() for mail in game.unread)
    game.deliver(GINA, "list", "SIGN ON malpha gmword\nLIST\n")
    assert ZOE in said(game, GINA)
    game.deliver(GINA, f"about {ZOE}", f"SIGN ON malpha gmword\nHELP {ZOE}\n")
    game.deliver(ZOE, "wrong", "SIGN ON Oalpha guess\n")
    game.deliver(ZOE, "bye", "SIGN ON Oalpha zoesecret\nRESIGN\n")
    return game


@pytest.mark.parametrize("mails", [None, timedelta(days=10)], ids=["mails for ever", "mails for ten days"])
def test_of_somebody_who_left_nothing_is_in_any_file(left: StoryJudge, mails: timedelta | None) -> None:
    keeping(left, mails)
    assert ZOE.encode() in files(left)
    days_pass(left, DAYS + 3)
    found = files(left).lower()
    for trace in (ZOE, "zoe.q", NAME, *WORDS, "zoesecret"):
        assert trace.lower().encode() not in found, trace
    assert database(left).check() == []
    left.deliver(ANNA, "list", "SIGN ON Austria alpha swordA\nLIST\n")
    assert "alpha" in said(left, ANNA), "the game goes on"


def test_those_who_stay_keep_what_is_theirs(left: StoryJudge) -> None:
    keeping(left, None)
    left.deliver(ANNA, "talk", "SIGN ON Austria alpha swordA\nBROADCAST\nxebec\nENDBROADCAST\n")
    days_pass(left, DAYS + 3)
    assert b"xebec" in files(left)
    assert ANNA.encode() in files(left)


def test_a_stranger_s_address_goes_as_well(game: StoryJudge) -> None:
    keeping(game, timedelta(days=10))
    game.deliver("who@stranger.example", "hi", "How do I play?\n")
    days_pass(game, DAYS + 3)
    assert b"who@stranger.example" not in files(game)


def test_a_letter_may_be_emptied_and_nothing_else_in_the_record_be_changed(left: StoryJudge) -> None:
    connections = database(left).connections
    for change in (
        "body = replace(body, 'marmalade', 'poison')",
        "body = json_set(body, '$.grey', 1)",
        "body = json_set(body, '$.body', ''), cause = 'x'",
        "kind = 'Created'",
    ):
        with pytest.raises(Inconsistent), connections.write() as connection:
            connection.execute(text(f"UPDATE event SET {change} WHERE kind = 'PressSent'"))  # ours
    with pytest.raises(Inconsistent), connections.write() as connection:
        connection.execute(text("UPDATE event SET body = '{}' WHERE kind <> 'PressSent'"))


@pytest.mark.parametrize(
    ("kind", "cte", "body"),
    [
        ("plain", "7bit", "SIGN ON Austria alpha swordA\nA Vie - Gal\n"),
        ("plain", "base64", "SIGN ON Austria alpha swordA\nA Vie - Gal\n"),
        ("plain", "quoted-printable", f"SIGN ON Austria alpha swordA\n{'A Vie - Gal; ' * 9}\n"),
        ("html", "7bit", "<p>SIGN ON Austria alpha s&#119;ordA</p><p>A Vie - Gal</p>"),
        ("html", "7bit", "<p>SIGN ON Austria alpha swo<b>rd</b>A</p><p>A Vie - Gal</p>"),
        ("html", "base64", "<p>SIGN ON Austria alpha swo<i>rd</i>A</p><p>A Vie - Gal</p>"),
    ],
)
def test_no_password_stays_in_any_file_once_its_mail_is_handled(
    game: StoryJudge, kind: str, cte: str, body: str
) -> None:
    message = EmailMessage()
    message["From"], message["Message-ID"] = ANNA, "<secret@aus.example>"
    message.set_content(body, subtype=kind, cte=cte)
    raw = message.as_bytes()
    game.deliver_raw(raw)
    assert "Army Vienna -> Galicia" in said(game, ANNA)
    first_line = raw.split(b"\n\n", 1)[1].splitlines()[0]
    assert first_line not in files(game)
    for part in (b"swordA", b"&#119;ord", b"wo<b>rd"):
        assert part not in files(game), part


def test_no_password_stays_where_lines_flow(game: StoryJudge) -> None:
    head = f"From: {ANNA}\r\nContent-Type: text/plain; format=flowed; delsp=yes\r\n\r\n"
    game.deliver_raw(f"{head}SIGN ON Austria alpha swo \r\nrdA\r\nA Vie - Gal\r\n".encode())
    assert "Army Vienna -> Galicia" in said(game, ANNA)
    assert b"rdA\r\n" not in files(game)


@pytest.mark.parametrize("ends", [True, False], ids=["he ends it", "it ends by itself"])
def test_a_practice_game_keeps_no_name_of_who_played_it(game: StoryJudge, *, ends: bool) -> None:
    """The name of a game is kept for ever, and nobody but its player chose this one."""
    game.deliver(ZOE, "hello", f"REGISTER\nName: {NAME}\nEND\nSIGN ON France ?practice zoesecret\n")
    (name,) = re.findall(r"(practice\S*) is open", said(game, ZOE))
    game.deliver(ZOE, "orders", f"SIGN ON France {name} zoesecret\nF Bre - MAO\nA Par - Bur\nA Mar - Spa\n")
    if ends:
        game.deliver(ZOE, "bye", f"SIGN ON France {name} zoesecret\nTERMINATE\n", "pass")
        assert "has ended" in said(game, ZOE)
    keeping(game, None)
    days_pass(game, DAYS + 3 if ends else 2 * DAYS + 6)
    found = files(game).lower()
    assert name.encode() in found, "the record of the game stays"
    for trace in (ZOE, *NAME.split(), "zoesecret"):
        assert trace.lower().encode() not in found, trace


@pytest.mark.parametrize("line", ["FORGET ME", "Please delete my data.", "Forget about me, please"])
@pytest.mark.parametrize("days", [DAYS, None])
def test_whoever_wants_to_be_forgotten_is_told_how(game: StoryJudge, line: str, days: int | None) -> None:
    kept = timedelta(days=days) if days else None
    game.services = replace(game.services, security=replace(game.services.security, keep_leavers=kept))
    game.deliver(ANNA, "bye", f"SIGN ON Austria alpha swordA\n{line}\n")
    answer = " ".join(said(game, ANNA).split())
    assert "RESIGN in each of your games" in answer
    assert "keeper@judge.example" in answer
    assert says(answer, "prose-forget-me", days=DAYS) == (days is not None)
    game.deliver("nobody@else.example", "bye", f"{line}\n")
    assert "FORGOT" not in said(game, "nobody@else.example")
