"""Spectators: a player lets somebody who watches see what their power gets, and nothing more."""

from __future__ import annotations

from datetime import timedelta

import pytest

from judge.service.keeper_policy import KeeperPolicy
from tests.messages import says
from tests.scenarios.alpha import ANNA, EVE, GINA
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

AUSTRIA, MASTER = "SIGN ON Austria alpha swordA\n", "SIGN ON M alpha gmword\n"
ENGLAND, EDGAR = "SIGN ON England alpha swordE\n", "edgar@eng.example"
WATCHES = "SIGN ON O alpha sesame.seed\n"
LETTER = "PRESS TO A\nMeet me in Tyrolia, says the fox.\nENDPRESS\n"


def mails(story: StoryJudge, to: str) -> list[str]:
    """What went to somebody since the last mail in, without answers to their own."""
    found = [m for m in story.unread if m["To"] == to and not str(m["Subject"]).startswith("Re:")]
    return [f"{m['Subject']}\n{' '.join(m.get_content().split())}" for m in found]


def answer(story: StoryJudge, who: str, text: str) -> str:
    story.deliver(who, "a word", text, "pass")
    (found,) = (m for m in story.unread if m["To"] == who and str(m["Subject"]).startswith("Re:"))
    return " ".join(found.get_content().split())


@pytest.fixture
def watched(game: StoryJudge) -> StoryJudge:
    """The game of the opening, which Eve watches."""
    answer(game, EVE, "OBSERVE alpha sesame.seed\n")
    return game


def test_a_spectator_reads_the_letters_of_the_power_until_its_player_ends_it(watched: StoryJudge) -> None:
    watched.deliver(EDGAR, "a letter", ENGLAND + LETTER, "pass")
    assert mails(watched, EVE) == []
    told_anna = answer(watched, ANNA, f"{AUSTRIA}SPECTATOR {EVE}\n")
    assert says(told_anna, "spectator-permitted", who=EVE)
    (told,) = mails(watched, EVE)
    assert says(told, "email-seat-changed.spectator-you-subject", power="Austria")
    watched.deliver(EDGAR, "a letter", ENGLAND + LETTER, "pass")
    (read,) = mails(watched, EVE)
    assert "says the fox" in read
    assert says(read, "email-press.spectator", power="Austria")
    assert says(answer(watched, ANNA, f"{AUSTRIA}SPECTATOR -{EVE}\n"), "spectator-ended")
    (ended,) = mails(watched, EVE)
    assert says(ended, "email-seat-changed.spectator-ended-you-subject", power="Austria")
    watched.deliver(EDGAR, "a letter", ENGLAND + LETTER, "pass")
    assert mails(watched, EVE) == []


def test_letters_to_other_powers_and_orders_stay_hidden(watched: StoryJudge) -> None:
    answer(watched, ANNA, f"{AUSTRIA}SPECTATOR {EVE}\n")
    watched.deliver(EDGAR, "a letter", ENGLAND + LETTER.replace("TO A", "TO G"), "pass")
    assert mails(watched, EVE) == []
    watched.deliver(ANNA, "orders", f"{AUSTRIA}A Bud - Ser\n", "pass")
    assert mails(watched, EVE) == []


def test_with_orders_they_see_what_the_player_sends_without_its_secrets(watched: StoryJudge) -> None:
    answer(watched, ANNA, f"{AUSTRIA}SPECTATOR {EVE} WITH ORDERS\n")
    watched.deliver(ANNA, "orders", f"{AUSTRIA}A Bud - Ser\nSET PASSWORD new.sword7\nSET DRAW\n", "pass")
    (copy,) = mails(watched, EVE)
    assert says(copy, "email-copy-for-spectator.subject", power="Austria")
    assert "Army Budapest -> Serbia" in copy
    for secret in ("swordA", "new.sword7", "DRAW"):
        assert secret not in copy


@pytest.mark.parametrize(
    "line", ["A Bud - Ser", "SET DRAW", "SET WAIT", "SPECTATOR NONE", "PARTNER zoe@obs.example", "CLEAR"]
)
def test_a_spectator_does_nothing_for_the_power(watched: StoryJudge, line: str) -> None:
    answer(watched, ANNA, f"{AUSTRIA}SPECTATOR {EVE}\n")
    with watched.services.store.begin() as work:
        before = work.games.get("alpha")
    answer(watched, EVE, f"{WATCHES}{line}\n")
    with watched.services.store.begin() as work:
        after = work.games.get("alpha")
    assert before is not None
    assert after is not None
    assert (after.orders, after.seats) == (before.orders, before.seats)


def test_a_spectator_writes_no_letter_as_the_power(watched: StoryJudge) -> None:
    answer(watched, ANNA, f"{AUSTRIA}SPECTATOR {EVE}\n")
    answer(watched, EVE, f"{WATCHES}PRESS TO E\nHello\nENDPRESS\n")
    assert all("Austria" not in one for one in mails(watched, EDGAR))


def test_the_gm_is_told_and_may_forbid_it(watched: StoryJudge) -> None:
    answer(watched, ANNA, f"{AUSTRIA}SPECTATOR {EVE}\n")
    (told,) = mails(watched, GINA)
    assert "Spectator of Austria" in told
    assert EVE in told
    assert all("pectator" not in one for one in mails(watched, EDGAR))
    answer(watched, GINA, f"{MASTER}SET NO SPECTATORS\n")
    watched.deliver(EDGAR, "a letter", ENGLAND + LETTER, "pass")
    assert mails(watched, EVE) == []
    assert says(answer(watched, ANNA, f"{AUSTRIA}SPECTATOR {EVE}\n"), "refused-spectators-forbidden")


@pytest.mark.parametrize("options", ["", " WITH ORDERS"])
def test_the_gm_alone_is_told_that_a_rival_who_plays_sees_nothing(game: StoryJudge, options: str) -> None:
    told_anna = answer(game, ANNA, f"{AUSTRIA}SPECTATOR {EDGAR}{options}\n")
    assert not says(told_anna, "email-seat-changed.spectator-not-watching")
    (told,) = mails(game, GINA)
    assert says(told, "email-seat-changed.spectator-not-watching")
    assert mails(game, EDGAR) == []


def test_of_somebody_who_watches_nothing_is_said_to_be_unseen(watched: StoryJudge) -> None:
    answer(watched, ANNA, f"{AUSTRIA}SPECTATOR {EVE}\n")
    (told,) = mails(watched, GINA)
    assert says(told, "email-seat-changed.spectator", power="Austria", game="alpha")
    assert not says(told, "email-seat-changed.spectator-not-watching")


def test_the_answer_does_not_tell_who_is_registered_or_watches(watched: StoryJudge) -> None:
    known, unknown = (
        answer(watched, ANNA, f"{AUSTRIA}SPECTATOR {who}\n").replace(who, "WHO")
        for who in (EVE, "nobody@no.example")
    )
    assert known.split("Received:")[0] == unknown.split("Received:")[0]
    gone = (
        answer(watched, ANNA, f"{AUSTRIA}SPECTATOR -{who}\n").replace(who, "WHO")
        for who in (EVE, "nobody@no.example")
    )
    assert len({one.split("Received:")[0] for one in gone}) == 1


def test_it_ends_with_the_player_who_permitted_it(watched: StoryJudge) -> None:
    answer(watched, ANNA, f"{AUSTRIA}SPECTATOR {EVE}\n")
    answer(watched, GINA, f"{MASTER}EJECT Austria\n")
    answer(watched, "zoe@obs.example", "REGISTER\nName: Zoe\nEND\nSIGN ON Austria alpha clever.cat9\n")
    watched.deliver(EDGAR, "a letter", ENGLAND + LETTER, "pass")
    assert [one for one in mails(watched, EVE) if "says the fox" in one] == []


def test_who_has_seen_a_power_s_letters_needs_the_gm_s_word_to_play(watched: StoryJudge) -> None:
    answer(watched, ANNA, f"{AUSTRIA}SPECTATOR {EVE}\nSPECTATOR -{EVE}\n")
    answer(watched, EVE, f"{WATCHES}RESIGN\n")
    answer(watched, GINA, f"{MASTER}EJECT Turkey\n")
    answer(watched, EVE, "SIGN ON Turkey alpha clever.cat9\n")
    with watched.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    assert game.seat("TURKEY").person == 0


def test_who_stops_watching_sees_nothing_when_they_come_back(watched: StoryJudge) -> None:
    answer(watched, ANNA, f"{AUSTRIA}SPECTATOR {EVE}\n")
    answer(watched, EVE, f"{WATCHES}RESIGN\n")
    answer(watched, EVE, "OBSERVE alpha sesame.seed\n")
    watched.deliver(EDGAR, "a letter", ENGLAND + LETTER, "pass")
    assert mails(watched, EVE) == []


def test_from_elsewhere_the_player_is_asked_first(watched: StoryJudge) -> None:
    watched.deliver("thief@bad.example", "a word", f"{AUSTRIA}SPECTATOR {EVE}\n", "pass")
    assert mails(watched, EVE) == []
    watched.deliver(EDGAR, "a letter", ENGLAND + LETTER, "pass")
    assert mails(watched, EVE) == []


def test_a_spectator_of_a_blind_game_sees_the_board_as_the_power_does() -> None:
    dark = in_memory("parts/blind-start")
    oscar = "oscar@obs.example"
    answer(dark, ANNA, f"SIGN ON Austria dark swordA9\nSPECTATOR {oscar}\n")
    dark.deliver(GINA, "now", "SIGN ON M dark gmword9\nPROCESS NOW\n", "pass")
    (seen,) = [one for one in mails(dark, oscar) if "Results" in one]
    (own,) = [one for one in mails(dark, ANNA) if "Results" in one]
    for shown in ("Austria: Army Vienna", "Italy: Army Venice"):
        assert (shown in seen, shown in own) == (True, True)
    for hidden in ("Munich", "London", "swordA9"):
        assert hidden not in seen
    assert not says(seen, "next-step.answer")


def test_in_gunboat_a_spectator_and_the_players_stay_unnamed() -> None:
    gun = in_memory("parts/gunboat-start")
    answer(gun, EVE, "REGISTER\nName: Eve\nEND\nOBSERVE gun sesame.seed\n")
    answer(gun, ANNA, f"SIGN ON Austria gun swordA\nSPECTATOR {EVE} WITH ORDERS\n")
    told = {to: mails(gun, to) for to in {str(m["To"]) for m in gun.unread}}
    assert set(told) == {ANNA, EVE, GINA}
    assert "Anna" not in told[EVE][0] + told[GINA][0]
    read: list[str] = []
    gun.deliver(ANNA, "orders", "SIGN ON Austria gun swordA\nA Bud - Ser\n", "pass")
    read += mails(gun, EVE)
    gun.deliver(EDGAR, "letter", "SIGN ON England gun swordE\nPRESS TO A\nHello\nENDPRESS\n", "pass")
    read += mails(gun, EVE)
    assert len(read) == 2
    for one in read:
        assert not any(who in one for who in ("Anna", "Edgar", "@aus", "@eng", "swordA"))


def test_copies_for_a_spectator_have_the_quota_of_whoever_causes_them(watched: StoryJudge) -> None:
    answer(watched, ANNA, f"{AUSTRIA}SPECTATOR {EVE} WITH ORDERS\n")
    watched.now += timedelta(hours=2)
    watched.tick(None)
    told = 0
    for number in range(2 * KeeperPolicy().notices):
        goal = ("Gal", "Tyr")[number % 2]
        watched.deliver(ANNA, f"orders {number}", f"{AUSTRIA}A Vie - {goal}\n", "pass")
        told += len(mails(watched, EVE))
    assert told == KeeperPolicy().notices


@pytest.mark.parametrize(
    "words",
    [
        f"Please let {EVE} see my orders",
        f"{EVE} wants to watch my power",
        f"give {EVE} a copy of what I get",
    ],
)
def test_a_player_who_wants_a_spectator_is_told_the_line(watched: StoryJudge, words: str) -> None:
    found = answer(watched, ANNA, f"{AUSTRIA}{words}\n")
    assert says(found, "prose-does.hint", line=f"SPECTATOR {EVE}")
    assert mails(watched, EVE) == []
