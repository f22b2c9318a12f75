"""Mail of ours that comes back: who is told, what is marked, what ends."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.proxies import Standing
from judge.rules.units import Power
from tests.messages import says
from tests.scenarios.alpha import ANNA, EVE, GINA, database, said
from tests.scenarios.story import StoryJudge


def bounce(message_id: str, status: str = "5.1.1", action: str = "failed") -> bytes:
    """A delivery report about one mail of ours (RFC 3464)."""
    return f"""\
Return-Path: <>
From: MAILER-DAEMON@mx.aus.example
To: judge@judge.example
Message-ID: <report-{action}-{message_id[1:20]}@mx.aus.example>
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.aus.example

Final-Recipient: rfc822; anna@aus.example
Action: {action}
Status: {status}
Diagnostic-Code: smtp; 550 no such user

--b
Content-Type: text/rfc822-headers

Message-ID: {message_id}

--b--
""".encode()


def sent_to_anna(story: StoryJudge, count: int) -> list[str]:
    """The Message-IDs of new mails to her."""
    found = []
    for number in range(count):
        story.deliver(ANNA, f"l{number}", "SIGN ON Austria alpha swordA\nLIST\n")
        found += [str(m["Message-ID"]) for m in story.unread if m["To"] == ANNA]
    return found


def master_sees(story: StoryJudge) -> str:
    story.deliver(GINA, "l", "SIGN ON malpha gmword\nLIST alpha\n")
    return said(story, GINA)


def test_two_mails_that_come_back_mark_an_address_and_the_master_is_told_once(game: StoryJudge) -> None:
    first, second, third = sent_to_anna(game, 3)
    for message_id in (first, first, second, third):
        game.deliver_raw(bounce(message_id))
        if message_id == second:
            assert [m["To"] for m in game.unread] == [GINA]
            assert "5.1.1 550 no such user" in said(game, GINA)
        else:
            assert game.unread == []
    assert says(master_sees(game), "address-fails-since", address="anna@aus.example")
    with game.services.store.begin() as work:
        number, recipient = work.outbox.by_message_id(first) or (0, "")
    entry, _ = database(game).mails.show(f"out-{number}")
    assert (recipient, entry.state, entry.note) == (ANNA, "sent", "came back: 5.1.1 550 no such user")
    game.deliver(EVE, "l", "LIST alpha\n")
    assert "comes back" not in said(game, EVE)
    game.deliver(ANNA, "here", "SIGN ON Austria alpha swordA\n")
    assert not says(master_sees(game), "address-fails-since")


def test_when_mail_to_a_player_comes_back_what_he_lent_is_his_again(game: StoryJudge) -> None:
    game.deliver(GINA, "lending", "SIGN ON malpha gmword\nSET STANDING PROXY\n")
    game.deliver(ANNA, "lent", "SIGN ON Austria alpha swordA\nPROXY ALL TO Italy UNTIL REVOKED\n")
    first, second = sent_to_anna(game, 2)
    game.deliver_raw(bounce(first))
    assert list(standing_proxies(game)) == ["AUSTRIA"]
    game.deliver_raw(bounce(second))
    assert standing_proxies(game) == {}


def standing_proxies(story: StoryJudge) -> Mapping[Power, tuple[Standing, ...]]:
    with story.services.store.begin() as work:
        game = work.games.get("alpha")
        assert game is not None
        return game.standing


def test_delays_and_reports_about_mail_of_others_change_nothing(game: StoryJudge) -> None:
    first, second = sent_to_anna(game, 2)
    for raw in (
        bounce(first, "4.4.1", "delayed"),
        bounce(second, "4.4.1", "delayed"),
        bounce("<other@judge.example>"),
        bounce("<another@judge.example>"),
    ):
        game.deliver_raw(raw)
        assert game.unread == []
    assert not says(master_sees(game), "address-fails-since")


def test_the_keeper_hears_of_a_master_who_cannot_be_reached(game: StoryJudge) -> None:
    for number in range(2):
        game.deliver(GINA, f"l{number}", "SIGN ON malpha gmword\nLIST\n")
        (message,) = game.unread
        game.deliver_raw(bounce(str(message["Message-ID"])))
    assert [m["To"] for m in game.unread] == ["keeper@judge.example"]
    assert GINA in said(game, "keeper@judge.example")
