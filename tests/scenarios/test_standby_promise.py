"""What a standby was promised: it is kept whatever SET NMR says, and whatever ends or moves it is mailed."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from judge.service.keeper.acts import remove_person
from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.story import StoryJudge

SAM, ZOE, TARA = "sam@standby.example", "zoe@standby.example", "tara@tur.example"
DEADLINE = datetime(2026, 1, 7, 23, 31, tzinfo=UTC)
HALF_OF_GRACE = datetime(2026, 1, 10, 11, 30, tzinfo=UTC)
END_OF_GRACE = datetime(2026, 1, 12, 23, 31, tzinfo=UTC)
ASKED = "Will you play"


def others_order(game: StoryJudge) -> None:
    """All but Turkey hold."""
    for power, (address, password, units) in {
        "Austria": (ANNA, "swordA", "Vie Bud Tri"),
        "England": ("edgar@eng.example", "swordE", "Lon Edi Lvp"),
        "France": ("fleur@fra.example", "swordF", "Bre Par Mar"),
        "Germany": ("gerd@ger.example", "swordG", "Kie Ber Mun"),
        "Italy": ("irma@ita.example", "swordI", "Nap Rom Ven"),
        "Russia": ("rolf@rus.example", "swordR", "Stp Mos War Sev"),
    }.items():
        orders = "\n".join(f"{unit} H" for unit in units.split())
        game.deliver(address, "orders", f"SIGN ON {power} alpha {password}\n{orders}\n")


def asked(game: StoryJudge, *settings: str) -> None:
    """Half of grace is over, Turkey alone is late, and Sam was asked."""
    for address, name in ((SAM, "Sam Silver"), (ZOE, "Zoe Zinc")):
        game.deliver(address, "hello", f"REGISTER\nName: {name}\nEND\nSIGN UP AS STANDBY\n")
    if settings:
        game.deliver(GINA, "rules", "\n".join(("SIGN ON malpha gmword", *settings)))
    others_order(game)
    at(game, DEADLINE)
    at(game, HALF_OF_GRACE)


def at(game: StoryJudge, moment: datetime) -> None:
    game.now = moment
    game.tick(None)


def answer(game: StoryJudge, address: str, words: str, subject: str = ASKED) -> str:
    """What somebody is mailed for an answer to the last mail with that in its subject."""
    question = next(m for m in reversed(game.sent) if m["To"] == address and subject in m["Subject"])
    game.deliver(address, f"Re: {question['Subject']}", f"{words}\n", answers=str(question["Message-ID"]))
    return said(game, address)


def promised(game: StoryJudge, *settings: str) -> None:
    """Sam has said that he plays Turkey if its player stays away."""
    asked(game, *settings)
    assert says(answer(game, SAM, "yes"), "stands-by")


@pytest.mark.parametrize("settings", [(), ("SET NMR",), ("SET NMR BOT",), ("SET NMR FIRST",)])
def test_the_power_is_his_with_time_to_order_and_nobody_reads_otherwise(
    game: StoryJudge, settings: tuple[str, ...]
) -> None:
    promised(game, *settings)
    before = len(game.sent)
    at(game, END_OF_GRACE)
    told = said(game, SAM)
    at(game, datetime(2026, 1, 13, 0, 5, tzinfo=UTC))
    assert says(told, "email-standby-told", cause="late", power="Turkey", game="alpha")
    assert "You have 3 units to order." in told
    subjects = " ".join(str(mail["Subject"]) for mail in game.sent[before:])
    assert "S1901M New Player Signon: T" in subjects
    assert "Civil Disorder" not in subjects
    assert "Results" not in subjects
    assert "Waiting for" not in subjects
    assert "Army Constantinople -> Bulgaria" in answer(game, SAM, "Con - Bul", "You play")


@pytest.mark.parametrize("policy", ["SET NMR TWICE"])
def test_nobody_is_asked_for_a_power_that_its_player_keeps(game: StoryJudge, policy: str) -> None:
    asked(game, policy)
    assert ASKED not in said(game, SAM)


def test_one_of_three_orders_does_not_free_him_and_stands_for_him(game: StoryJudge) -> None:
    promised(game)
    game.deliver(TARA, "late", "SIGN ON Turkey alpha swordT\nCon - Bul\n")
    assert said(game, SAM) == ""
    at(game, END_OF_GRACE)
    told = said(game, SAM)
    assert says(told, "email-standby-told", cause="late")
    assert says(told, "email-standby-told.orders", number=1)
    assert says(told, "units-to-order.left", units=2)
    assert says(said(game, TARA), "email-seat-changed.replaced", power="Turkey", game="alpha", sent="some")


def test_another_end_of_grace_a_pause_and_its_end_are_told(game: StoryJudge) -> None:
    promised(game)
    game.deliver(GINA, "grace", "SIGN ON malpha gmword\nSET GRACE 20 Jan 20:00\n")
    told = said(game, SAM)
    assert says(told, "email-standby-moved", game="alpha")
    assert says(told, "email-standby-moved.grace", until="Tue 20 Jan 2026 20:00 UTC")
    game.deliver(GINA, "pause", "SIGN ON malpha gmword\nPAUSE\n")
    assert says(said(game, SAM), "refused-paused", game="'alpha'")
    game.deliver(GINA, "on", "SIGN ON malpha gmword\nRESUME\n")
    assert says(said(game, SAM), "email-standby-moved.grace")


@pytest.mark.parametrize(
    ("line", "cause"),
    [
        ("PROCESS NOW", "judged"),
        ("SET NMR TWICE", "kept"),
    ],
)
def test_what_ends_the_promise_is_told(game: StoryJudge, line: str, cause: str) -> None:
    promised(game)
    game.deliver(GINA, "word", f"SIGN ON malpha gmword\n{line}\n")
    assert says(said(game, SAM), "email-standby-told.ended", cause=cause, power="Turkey", game="alpha")


def test_the_end_of_the_game_ends_the_promise(game: StoryJudge) -> None:
    promised(game)
    game.deliver(GINA, "word", "SIGN ON malpha gmword\nTERMINATE\n")
    answer(game, GINA, "CONFIRM", "Please confirm")
    assert says(said(game, SAM), "email-standby-told.ended", cause="over", power="Turkey", game="alpha")


def test_a_player_who_resigns_gives_the_power_to_the_standby_and_to_nobody_else(game: StoryJudge) -> None:
    promised(game)
    game.deliver(TARA, "enough", "SIGN ON Turkey alpha swordT\nRESIGN\n")
    answer(game, TARA, "CONFIRM", "Please confirm")
    told = said(game, SAM)
    assert says(told, "email-standby-told", cause="left", power="Turkey", game="alpha")
    assert "plays Turkey" not in told
    assert "is free" not in told
    assert "is free" not in said(game, ANNA)


@pytest.mark.parametrize("word", ["No", "CANCEL", "No, sorry, I can't after all", "SIGN OFF AS STANDBY"])
@pytest.mark.parametrize("subject", ["S1901M Will you play", "Re: "])
def test_a_yes_is_taken_back_in_an_answer_and_the_next_one_is_asked(
    game: StoryJudge, word: str, subject: str
) -> None:
    promised(game)
    told = answer(game, SAM, word, subject)
    assert says(told, "stands-by-no-more", power="Turkey", game="alpha")
    assert ASKED in said(game, ZOE)
    assert not says(said(game, SAM), "email-standby-wanted.question")
    at(game, END_OF_GRACE)
    assert said(game, SAM) == ""


def test_signing_off_ends_what_was_promised_and_his_own_page_shows_it(game: StoryJudge) -> None:
    promised(game)
    game.deliver(SAM, "mine", "MY GAMES\n")
    shown = " ".join(said(game, SAM).split())
    assert says(shown, "stands-by-until", power="Turkey", game="alpha", until="12 Jan 23:30")
    game.deliver(SAM, "off", "SIGN OFF AS STANDBY FOR gunboat games\n")
    assert not says(said(game, SAM), "stands-by-no-more")
    game.deliver(SAM, "off", "SIGN OFF AS STANDBY\n")
    assert says(said(game, SAM), "reply-nothing-changed"), "anybody can write his address"
    answer(game, SAM, "SIGN OFF AS STANDBY FOR alpha", "off")
    assert says(said(game, SAM), "stands-by-no-more", power="Turkey", game="alpha")


def test_another_s_no_takes_nothing_back(game: StoryJudge) -> None:
    promised(game)
    question = next(m for m in game.sent if m["To"] == SAM and ASKED in m["Subject"])
    game.deliver("eve@evil.example", "Re: x", "CANCEL\n", answers=str(question["Message-ID"]))
    at(game, END_OF_GRACE)
    assert "You play Turkey" in said(game, SAM)


def test_a_standby_whom_the_keeper_removes_gets_nothing_and_another_is_asked(game: StoryJudge) -> None:
    promised(game)
    with game.services.store.begin() as work:
        sam = work.people.by_address(SAM)
        assert sam is not None
        remove_person(game.services, work, sam, game.now)
        work.commit()
    before = len(game.sent)
    at(game, game.now)
    assert any(m["To"] == ZOE and ASKED in m["Subject"] for m in game.sent[before:])
    before = len(game.sent)
    at(game, END_OF_GRACE)
    assert all(m["To"] != SAM and "New Player" not in m["Subject"] for m in game.sent[before:])
