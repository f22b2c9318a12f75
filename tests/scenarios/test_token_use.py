"""A token in a mail from elsewhere: what cannot be undone needs its owner; they are told of any use."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest

from judge.service.outgoing.post import token_of
from tests.messages import says
from tests.scenarios.alpha import ANNA, EVE, GINA, said
from tests.scenarios.story import StoryJudge
from tests.scenarios.test_proposals import in_force

EDGAR, ROLF = "edgar@eng.example", "rolf@rus.example"
AUSTRIA, RUSSIA = "SIGN ON Austria alpha swordA\n", "SIGN ON Russia alpha swordR\n"


def told(game: StoryJudge, to: str) -> str:
    return " ".join(said(game, to).split())


def asked(game: StoryJudge) -> str:
    game.deliver(ANNA, "bye", f"{AUSTRIA}RESIGN\n")
    return game.token


@pytest.mark.parametrize("sender", [EVE, "nobody@new.example", EDGAR])
def test_a_token_from_elsewhere_ends_no_seat(game: StoryJudge, sender: str) -> None:
    token = asked(game)
    game.deliver(sender, "for her", f"CONFIRM {token}\n")
    assert says(told(game, sender), "token-of-writer")
    assert says(told(game, ANNA), "email-another-answered")
    game.deliver(ANNA, "yes", f"CONFIRM {token}\n")
    assert says(told(game, ANNA), "left-game", game="alpha"), "the question waited on"


def test_below_the_password_a_token_counts_from_elsewhere_and_its_owner_is_told(game: StoryJudge) -> None:
    token = asked(game)
    game.deliver("nobody@new.example", "bye", f"{AUSTRIA}CONFIRM {token}\n")
    assert says(told(game, ANNA), "email-token-used.line", answer="yes")
    assert "RESIGN" in told(game, ANNA)


def test_a_second_address_of_a_person_is_their_own(game: StoryJudge) -> None:
    phone = "anna@phone.example"
    with game.services.store.begin() as work:
        owner = work.people.by_address(ANNA)
        assert owner is not None
        work.people.add_other(owner.id, phone)
        work.commit()
    game.deliver(phone, "yes", f"CONFIRM {asked(game)}\n")
    assert says(told(game, phone), "left-game", game="alpha")


def test_who_uses_his_own_token_at_his_address_is_told_nothing_more(game: StoryJudge) -> None:
    game.deliver(ANNA, "yes", f"CONFIRM {asked(game)}\n")
    assert not says(told(game, ANNA), "email-token-used.line")


def test_a_question_dropped_from_elsewhere_is_told_of(game: StoryJudge) -> None:
    game.deliver(EVE, "no", f"CANCEL {asked(game)}\n")
    assert says(told(game, ANNA), "email-token-used.line", answer="no")
    assert "RESIGN" in told(game, ANNA)


def test_a_password_set_from_elsewhere_is_told_of(game: StoryJudge) -> None:
    game.deliver(ANNA, "forgot", "FORGOT PASSWORD alpha\n")
    game.deliver(EDGAR, "mine now", f"RESET PASSWORD {game.token} newword77\n")
    assert says(told(game, ANNA), "email-token-used.password", game="alpha")
    assert "newword77" not in told(game, ANNA)


@pytest.mark.parametrize("word", ["CONFIRM", "YES", "CANCEL"])
def test_no_player_says_the_masters_word(game: StoryJudge, word: str) -> None:
    game.deliver(ROLF, "time", f"{RUSSIA}EXTEND +72h\n")
    token = game.token
    game.deliver(ROLF, "granted", f"{word} {token}\n")
    assert says(told(game, ROLF), "token-of-master", game="alpha")
    assert says(told(game, GINA), "email-another-answered")
    assert {mail["To"] for mail in game.unread} == {ROLF, GINA}
    game.deliver(GINA, "granted", f"CONFIRM {token}\n")
    assert "Deadline Adjustment" in told(game, ANNA), "the question waited on"


ELSEWHERE = [EDGAR, ROLF, EVE, GINA, "nobody@new.example"]
LETTER = "Press from E to A"


def proposed(game: StoryJudge) -> str:
    game.deliver(ANNA, "o", f"{AUSTRIA}Vienna goes to Galicia, hopscotch\n")
    return game.token


def held(game: StoryJudge) -> str:
    game.deliver(EDGAR, "plan", "SIGN ON England alpha swordE\nPRESS TO A\nFrance must fall.\nENDPRESS\n")
    game.now += timedelta(hours=1)
    asked = [mail for mail in game.sent if mail["To"] == ANNA and LETTER in str(mail["Subject"])]
    game.deliver(
        ANNA, "Re: plan", "Vienna to Galicia it is, hopscotch.\n", answers=str(asked[-1]["Message-ID"])
    )
    return token_of(str(game.last(ANNA)["Message-ID"]))


@pytest.mark.parametrize("sender", ELSEWHERE)
@pytest.mark.parametrize("word", ["CONFIRM", "YES", "CANCEL"])
def test_the_token_of_a_proposal_is_its_writers(game: StoryJudge, sender: str, word: str) -> None:
    token = proposed(game)
    game.deliver(sender, "for her", f"{word} {token}\n")
    assert not says(told(game, ANNA), "email-copy-of-record")
    assert in_force(game, "AUSTRIA") == []
    game.deliver(ANNA, "yes", f"YES {token}\n")
    assert in_force(game, "AUSTRIA") == ["A VIE - GAL"]


@pytest.mark.parametrize("sender", ELSEWHERE)
def test_below_the_password_it_counts_from_elsewhere_and_the_copy_says_so(
    game: StoryJudge, sender: str
) -> None:
    token = proposed(game)
    game.deliver(sender, "for her", f"{AUSTRIA}YES {token}\n")
    assert in_force(game, "AUSTRIA") == ["A VIE - GAL"]
    assert says(told(game, ANNA), "email-copy-of-record", what="orders", power="Austria")


def test_whoever_was_asked_elsewhere_may_answer_there(game: StoryJudge) -> None:
    phone = "anna@phone.example"
    game.deliver(phone, "o", f"{AUSTRIA}Vienna goes to Galicia, hopscotch\n")
    game.reply(phone, game.last(phone), "Yes")
    assert in_force(game, "AUSTRIA") == ["A VIE - GAL"]


@pytest.mark.parametrize("sender", ELSEWHERE)
@pytest.mark.parametrize("word", ["CONFIRM", "YES", "CANCEL"])
def test_the_token_of_a_message_that_waits_is_its_writers(game: StoryJudge, sender: str, word: str) -> None:
    token = held(game)
    game.deliver(sender, "for her", f"{word} {token}\n")
    assert "Press from A" not in str([mail["Subject"] for mail in game.sent])
    game.reply(ANNA, game.last(ANNA, "plan"), "Yes")
    assert "Press from A to E" in str([mail["Subject"] for mail in game.unread])


PARTED = {
    "over two lines": lambda token: f"{token[:16]}\n{token[16:]}",
    "over two lines, indented": lambda token: f"{token[:36]}\n  {token[36:]}",
    "in two words": lambda token: f"{token[:20]} {token[20:]}",
    "with signs": lambda token: f"<{token[:8]}-{token[8:]}>",
    "in capitals": str.upper,
}
SPELT = {
    "letter by letter": " ".join,
    "letter by letter, in brackets": lambda token: "".join(f"[{one}] " for one in token),
    "a letter a line": "\n".join,
    "in pairs": lambda token: ":".join(re.findall("..", token)),
    "in threes": lambda token: " - ".join(re.findall("...?", token)),
}


@pytest.mark.parametrize("form", PARTED)
def test_a_token_in_pieces_counts_for_its_owner_alone(game: StoryJudge, form: str) -> None:
    typed = PARTED[form](asked(game))
    game.deliver(EDGAR, "for her", f"CONFIRM {typed}\n")
    assert says(told(game, EDGAR), "token-of-writer")
    game.deliver(ANNA, "yes", f"CONFIRM {typed}\n")
    assert says(told(game, ANNA), "left-game", game="alpha")


@pytest.mark.parametrize("form", PARTED | SPELT)
def test_a_token_in_pieces_reaches_no_reader_of_a_message(game: StoryJudge, form: str) -> None:
    token = asked(game)
    game.deliver(ANNA, "plan", f"{AUSTRIA}BROADCAST\nLook: {(PARTED | SPELT)[form](token)}\nENDPRESS\n")
    sent = said(game, EDGAR)
    assert "Look: " in sent
    assert token[-12:] not in sent.lower()
    assert token[:8] not in sent.lower()
    assert token[-12:] not in re.sub(r"\W", "", sent).lower()


def test_numbers_and_words_in_a_message_are_no_token(game: StoryJudge) -> None:
    line = "1901 1902 1903 1904 1905 1906 1907 1908 1909"
    game.deliver(ANNA, "plan", f"{AUSTRIA}BROADCAST\n{line}\nface cafe dead beef added decade\nENDPRESS\n")
    assert line in said(game, EDGAR)
    assert "decade" in said(game, EDGAR)


def test_a_list_of_years_in_a_message_is_no_token(game: StoryJudge) -> None:
    line = "1901 e 1902 e 1903 e 1904 e 1905 e 1906 e 1907 e 1908 e 1909"
    game.deliver(ANNA, "plan", f"{AUSTRIA}BROADCAST\n{line}\nENDPRESS\n")
    assert line in said(game, EDGAR)
