"""Mail in somebody else's name: it changes and uses up nothing of his, and is not carried to him."""

from __future__ import annotations

from datetime import timedelta
from email.message import EmailMessage

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, EVE, GINA, said
from tests.scenarios.story import StoryJudge

JOIN = "SIGN ON Austria alpha swordA\n"
ENTRY = "REGISTER\nName: I am a cheat\nTimezone: Asia/Tokyo\nEND\n"


def flat(text: str) -> str:
    return " ".join(text.split())


def answering(game: StoryJudge, sender: str, body: str) -> None:
    """A mail that answers the last one that went to its sender."""
    ours = next(m["Message-ID"] for m in reversed(game.unread) if m["To"] == sender)
    message = EmailMessage()
    message["From"], message["Subject"], message["In-Reply-To"] = sender, "Re: yours", ours
    message["Message-ID"] = f"<answer{game.mail_count}@x.example>"
    message.set_content(body)
    game.deliver_raw(message.as_bytes())


# Nobody's entry


@pytest.mark.parametrize("forged", [ENTRY, "SET ZONE Asia/Tokyo\n", "SET STYLE ZINE\n"])
@pytest.mark.parametrize("who", [ANNA, EVE])
def test_a_forged_mail_changes_nobody_s_entry(game: StoryJudge, who: str, forged: str) -> None:
    with game.services.store.begin() as work:
        before = work.people.by_address(who)
    game.deliver(who, "forged", forged)
    assert says(flat(said(game, who)), "entry-wants-proof")
    with game.services.store.begin() as work:
        assert work.people.by_address(who) == before


def test_nor_does_one_below_a_seat_that_the_forger_may_speak_for(game: StoryJudge) -> None:
    """Edgar writes in Anna's name and signs on with his own password, or with one of his own choice."""
    game.deliver(ANNA, "forged", f"SIGN ON England alpha swordE\n{ENTRY}")
    assert says(flat(said(game, ANNA)), "entry-wants-proof")
    game.deliver(
        ANNA,
        "forged",
        f"OBSERVE alpha sesame\n{ENTRY}SIGN ON Austria alpha swordX\n{ENTRY}",
    )
    game.deliver(GINA, "look", "SIGN ON M alpha gmword\nLIST\n")
    assert "cheat" not in said(game, GINA)
    assert "Anna Schmidt" in said(game, GINA)


def test_the_owner_changes_it_below_his_password_or_in_an_answer(game: StoryJudge) -> None:
    game.deliver(ANNA, "mine", f"{JOIN}REGISTER\nName: Anna Huber\nEND\n")
    assert says(flat(said(game, ANNA)), "entry-changed", name="Anna Huber")
    game.deliver(EVE, "mine", "SET ZONE Europe/Paris\n")
    assert says(flat(said(game, EVE)), "entry-wants-proof")
    answering(game, EVE, "SET ZONE Europe/Paris\nSET STYLE ZINE\n")
    assert says(flat(said(game, EVE)), "zone-set", zone="Europe/Paris")
    game.deliver(EVE, "mine", ENTRY.replace("I am a cheat", "Eve Adams"), "pass")
    assert says(flat(said(game, EVE)), "entry-changed", name="Eve Adams")


def test_who_sends_his_entry_again_as_it_is_needs_no_proof(game: StoryJudge) -> None:
    game.deliver(EVE, "again", "REGISTER\nName: Eve\nEND\nSIGN ON ?alpha sesame\n")
    assert says(flat(said(game, EVE)), "entry-changed", name="Eve")


def test_a_robot_that_sends_our_answer_back_changes_no_entry(game: StoryJudge) -> None:
    """The refused lines stand in our answer; whatever returns it, unmarked too, must not prove them."""
    game.deliver(EVE, "forged", ENTRY)
    mine = next(m for m in game.unread if m["To"] == EVE)
    answering(game, EVE, f"I am away. You wrote:\n\n{mine.get_content()}\n{ENTRY}")
    with game.services.store.begin() as work:
        eve = work.people.by_address(EVE)
    assert eve is not None
    assert eve.name == "Eve"


# Nobody's answers


def forged(game: StoryJudge, count: int) -> list[str]:
    """What Anna is sent because of so many forged mails, each with words of its own."""
    answers = []
    game.now += timedelta(hours=2)
    lines = "You are insult{0}\nLIST insult{0}\nHELP insult{0}\nHELP\n"
    for number in range(count):
        game.deliver(ANNA, f"insult{number}", lines.format(number))
        answers.append(said(game, ANNA))
    return [one for one in answers if one]


def test_forged_mails_use_up_none_of_the_answers_to_a_player_s_own(game: StoryJudge) -> None:
    assert len(forged(game, 25)) == 20
    game.deliver(ANNA, "mine", f"{JOIN}A Vie - Gal\n")
    assert "Austria: Army Vienna -> Galicia" in said(game, ANNA)
    game.deliver(ANNA, "vouched", "LIST\n", "pass")
    assert "alpha" in said(game, ANNA)


def test_nor_of_those_to_a_stranger_whom_his_border_vouches_for(game: StoryJudge) -> None:
    new = "nora@new.example"
    for number in range(8):
        game.deliver(new, "forged", f"LIST\nx{number}\n")
    game.deliver(new, "mine", "REGISTER\nName: Nora\nEND\n", "pass")
    assert "Welcome, Nora" in flat(said(game, new))


def test_mail_with_its_sender_s_password_is_answered_often(
    game: StoryJudge,
) -> None:
    game.change_policy(proven_answers=30)
    answers = 0
    for number in range(33):
        game.deliver(ANNA, "o", f"{JOIN}A Vie - {'Gal' if number % 2 else 'Boh'}\n")
        answers += bool(said(game, ANNA))
        assert says(said(game, ANNA), "reply-last") == (number == 28)
    assert answers == 29  # one of the thirty went to her yes in the opening


def test_another_s_password_brings_a_victim_no_more_answers_than_none(game: StoryJudge) -> None:
    """Edgar may speak for England from anywhere, but he proves nothing about the address he names."""
    answers = 0
    game.now += timedelta(hours=2)
    for number in range(25):
        game.deliver(ANNA, "o", f"SIGN ON England alpha swordE\nF Lon - {'Nth' if number % 2 else 'Eng'}\n")
        answers += any("Re:" in str(m["Subject"]) for m in game.unread if m["To"] == ANNA)
    assert answers == 20


# Nobody's messenger


def test_what_a_forger_writes_is_quoted_to_the_player_once(game: StoryJudge) -> None:
    answers = forged(game, 12)
    assert "insult0" in answers[0]
    assert not any("insult" in one for one in answers[1:])
    assert says(answers[1], "line-unquoted")
    assert " 4 HELP" in answers[1], "our own words are repeated"


@pytest.mark.parametrize(
    "body",
    [
        "REGISTER\nName: insult\nTimezone: insult\nEND\n",
        "SET ZONE insult\nGET insult\nSET STYLE insult\n",
        "SIGN ON ?insult insult1\nOBSERVE insult insult1\nCREATE ?in-sult insult1 insult\n",
        "FORGOT PASSWORD insult\nSET ADDRESS insult@x.example\nA insult - Gal\n",
        "PRESS TO E\ninsult\nENDPRESS\nBROADCAST\ninsult\nENDPRESS\nSET COMMENT insult\nHELP insult orders\n",
        "> insult\nDear judge, insult!\n-- \ninsult\n",
    ],
)
def test_nor_do_remarks_and_pages_carry_his_words(game: StoryJudge, body: str) -> None:
    game.now += timedelta(hours=2)
    game.deliver(ANNA, "first", "LIST nothing\n")
    game.deliver(ANNA, "insult", body)
    assert said(game, ANNA)
    assert "sult" not in said(game, ANNA)


def test_below_the_password_every_line_is_quoted(game: StoryJudge) -> None:
    for number in range(3):
        game.deliver(ANNA, "o", f"{JOIN}A Bud - Sebria{number}\n")
        assert f"A Bud - Sebria{number}" in said(game, ANNA)
