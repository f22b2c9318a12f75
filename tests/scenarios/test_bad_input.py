"""Mails no judge wants: each gets its one clear answer, or silence where an answer would hurt others."""

from __future__ import annotations

from email.message import EmailMessage

import pytest

from tests.messages import says
from tests.scenarios.alpha import EVE, said
from tests.scenarios.story import StoryJudge, raw_mail

ANNA = "anna@aus.example"


@pytest.fixture
def game(opening: StoryJudge) -> StoryJudge:
    return opening


def only_answer(story: StoryJudge, to: str = ANNA) -> str:
    assert [message["To"] for message in story.unread] == [to]
    return str(story.unread[0].get_content())


def test_an_empty_mail_is_answered(game: StoryJudge) -> None:
    game.deliver_raw(raw_mail(ANNA, "", "\n", "<empty@aus.example>"))
    assert "HELP" in only_answer(game)


def test_a_mail_without_any_header_but_its_sender_is_answered(game: StoryJudge) -> None:
    game.deliver_raw(b"From: anna@aus.example\r\n\r\n")
    assert "HELP" in only_answer(game)


def test_a_binary_mail_is_answered_and_harms_nobody(game: StoryJudge) -> None:
    message = EmailMessage()
    message["From"], message["Message-ID"] = ANNA, "<binary@aus.example>"
    message.set_content(bytes(range(256)) * 400, maintype="application", subtype="octet-stream")
    game.deliver_raw(message.as_bytes())
    assert "text" in only_answer(game)


def test_bytes_that_are_no_mail_vanish_quietly(game: StoryJudge) -> None:
    game.deliver_raw(bytes(range(256)) * 40)
    assert game.unread == []


def test_a_stranger_is_told_how_to_begin(story: StoryJudge) -> None:
    story.deliver_raw(raw_mail("new@example.net", "hi", "How do I play?\n", "<hi@example.net>"))
    assert "REGISTER" in only_answer(story, "new@example.net")


def test_what_looks_like_spam_is_not_sent_back_to_whom_it_names(story: StoryJudge) -> None:
    """Its sender may be forged (RFC 3834 \u00a75); and no more than twenty an hour are answered."""
    answers = 0
    for number in range(50):
        story.deliver(
            f"victim{number}@else.example", "Cheap watches", f"Buy watches at www{number}.example\n"
        )
        answers += len(story.unread)
        for message in story.unread:
            assert "atches" not in message.as_string()
            assert "REGISTER" in message.get_content()
    assert answers == 20
    story.deliver("v@else.example", "Cheap watches", "Buy watches\n", "pass")
    assert "Buy watches" in story.unread[0].get_content(), "its own mail server says that it is his"
    story.deliver("ann@else.example", "hi", "SIGN ON A nowhere tulips\n")
    told = story.unread[0].get_content()
    assert says(told, "no-such-game", name="nowhere"), "a line that means something to us"


def test_a_stranger_gets_few_answers_a_day(story: StoryJudge) -> None:
    answers = 0
    for number in range(20):
        story.deliver_raw(raw_mail("new@example.net", "hi", f"Hello {number}\n", f"<{number}@example.net>"))
        answers += len(story.unread)
        last = any(says(one.get_content(), "reply-last") for one in story.unread)
        assert last == (number == 4), number
    assert answers == 5


@pytest.mark.parametrize(
    "header",
    [
        "Auto-Submitted: auto-replied",
        "Precedence: bulk",
        "List-Id: <news.example.net>",
        "Return-Path: <>",
    ],
)
def test_robots_are_never_answered(game: StoryJudge, header: str) -> None:
    game.deliver_raw(header.encode() + b"\r\n" + raw_mail(ANNA, "away", "I am away.\n", "<away@aus.example>"))
    assert game.unread == []


def test_orders_without_sign_on_do_not_count_and_are_answered_with_the_remedy(game: StoryJudge) -> None:
    game.deliver(ANNA, "orders", "A Vie - Gal\nA Bud - Ser\n")
    answer = only_answer(game)
    assert says(answer, "reply-confirm-unproven")
    game.deliver(EVE, "orders", "A Vie - Gal\nA Bud - Ser\n")
    assert "SIGN ON power game password" in said(game, EVE)
    game.deliver(ANNA, "list", "SIGN ON Austria alpha swordA\n")
    assert "Army Vienna, No Order Processed." in only_answer(game)


def test_a_mail_of_ten_megabytes_is_refused_by_its_size(game: StoryJudge) -> None:
    body = "SIGN ON Austria alpha swordA\n" + "A Vie - Gal\n" * 900_000
    game.deliver_raw(raw_mail(ANNA, "big", body, "<big@aus.example>"))
    assert "too large" in only_answer(game)


def test_five_thousand_lines_get_one_answer(game: StoryJudge) -> None:
    game.deliver(ANNA, "long", "SIGN ON Austria alpha swordA\n" + "A Vie - Gal\n" * 5_000)
    assert says(only_answer(game), "too-many-lines", lines=5000)


def test_a_list_of_addresses_is_as_many_commands(game: StoryJudge) -> None:
    lines = "".join(f"SET ALLOW PLAYER a{n}@x.example b{n}@x.example c{n}@x.example\n" for n in range(400))
    game.deliver("gina@gm.example", "long", f"SIGN ON M alpha gmword\n{lines}")
    assert says(said(game, "gina@gm.example"), "too-many-lines", lines=1201)


def test_one_line_without_end_is_refused(game: StoryJudge) -> None:
    game.deliver(ANNA, "long", "SIGN ON Austria alpha swordA\n" + "A Vie - Gal " * 3_000 + "\n")
    assert "Error Flag" in game.unread[0]["Subject"]


def test_the_same_mail_twice_has_one_effect_and_one_answer(game: StoryJudge) -> None:
    raw = raw_mail(ANNA, "o", "SIGN ON Austria alpha swordA\nA Vie - Gal\n", "<once@aus.example>")
    game.deliver_raw(raw)
    assert len(game.unread) == 1
    game.deliver_raw(raw)
    assert game.unread == []


def test_no_password_comes_back(game: StoryJudge) -> None:
    game.deliver(
        ANNA, "o", "SIGN ON Austria alpha swordA\nSET PASSWORD secretword\nSIGN ON Austria alpha wrongword\n"
    )
    answer = only_answer(game)
    for secret in ("swordA", "secretword", "wrongword"):
        assert secret not in answer


def test_the_subject_cannot_add_headers(game: StoryJudge) -> None:
    raw = raw_mail(ANNA, "x", "LIST\n", "<inject@aus.example>").replace(
        b"Subject: x", b"Subject: =?utf-8?q?x=0D=0ABcc:_victim@example.net?="
    )
    game.deliver_raw(raw)
    assert only_answer(game)
    assert game.unread[0]["Bcc"] is None


@pytest.mark.parametrize(("lines", "read"), [(1, True), (300, True), (480, False)])
def test_after_many_lines_without_sense_none_is_put_into_other_words(
    game: StoryJudge, lines: int, read: bool
) -> None:
    """That takes time for every line, and the more the larger the board."""
    nonsense = "".join(f"A Xyzzy{n} goes to Qwert{n} by the convoy of a fleet\n" for n in range(lines))
    last = "l'armee de Vienne va en Galicie\n"
    game.deliver(ANNA, "long", f"SIGN ON Austria alpha swordA\n{nonsense}{last}")
    assert ("Army Vienna -> Galicia." in only_answer(game)) == read


@pytest.mark.parametrize("between", ["A BUD - PORRTUGAL", "A PAR - BUR", "A MOS - UKR"])
def test_of_two_orders_for_a_unit_with_a_refused_line_between_the_first_is_said_not_to_count(
    game: StoryJudge, between: str
) -> None:
    game.deliver(ANNA, "orders", f"SIGN ON A alpha swordA\nA VIE - GAL\n{between}\nA VIE - BOH\n")
    answer = only_answer(game)
    first, _, rest = answer.partition("Vienna -> Bohemia")
    assert "Vienna -> Galicia" in first
    assert says(first, "place-ordered-again")
    assert "Not counted" not in rest
