"""A practice game of two years by mail: every phase is judged with the mail that completes it."""

from __future__ import annotations

from datetime import timedelta

import pytest

from judge.game.orders.outstanding import orders_asked
from judge.game.state import Game, Status
from judge.rules.phases import PhaseKind
from tests.messages import says
from tests.scenarios.story import StoryJudge

ANNA = "anna@aus.example"


def the_game(story: StoryJudge) -> Game:
    with story.services.store.begin() as work:
        game = work.games.get("practice-1")
    assert game is not None
    return game


def quiet_lines(game: Game) -> list[str]:
    """France holds, disbands what is dislodged, waives builds and removes what it has to."""
    assert game.phase is not None
    if game.phase.kind is PhaseKind.MOVEMENT:
        return [f"{unit} H" for unit in game.position.of("FRANCE")]
    if game.phase.kind is PhaseKind.RETREAT:
        return [f"{lost.unit} DISBAND" for lost in game.position.dislodged if lost.unit.power == "FRANCE"]
    number = orders_asked(game, "FRANCE")
    if len(game.position.of("FRANCE")) > len(game.position.centres_of("FRANCE")):
        return [f"REMOVE {unit}" for unit in game.position.of("FRANCE")[:number]]
    return ["WAIVE"] * number


def test_a_practice_game_of_two_years(story: StoryJudge) -> None:
    story.deliver(ANNA, "hello", "REGISTER\nName: Anna Schmidt\nEND\nSIGN ON France ?practice ostrich\n")
    phases: list[str] = []
    while (phase := the_game(story).phase) is not None and phase.year < 1903:
        before = the_game(story)
        lines = quiet_lines(before)
        story.transport.mails.clear()
        story.deliver(ANNA, "orders", "\n".join(["SIGN ON France practice-1 ostrich", *lines, ""]))
        after = the_game(story)
        subjects = [str(mail["Subject"]) for mail in story.transport.mails]
        assert {str(mail["To"]) for mail in story.transport.mails} == {ANNA}
        assert any(one.startswith(f"TEST:practice-1 - {phase.mail_code} Results") for one in subjects)
        assert after.number > before.number
        assert orders_asked(after, "FRANCE") > 0
        phases.append(str(phase))
    assert {"S1901M", "F1901M", "S1902M", "F1902M"} <= set(phases)
    with story.services.store.begin() as work:
        judged = work.games.snapshots("practice-1")
    assert all(result.given for one in judged for result in one.outcome.results)
    assert any(unit.power != "FRANCE" for unit in the_game(story).position.units)


def test_who_only_holds_is_taken_by_1904(story: StoryJudge) -> None:
    """The bots at their usual level teach that: two of three home centres at least."""
    story.deliver(ANNA, "hello", "REGISTER\nName: Anna Schmidt\nEND\nSIGN ON France ?practice ostrich\n")
    game = the_game(story)
    while game.status is Status.RUNNING and game.phase is not None and game.phase.year <= 1904:
        lines = quiet_lines(game)
        story.deliver(ANNA, "orders", "\n".join(["SIGN ON France practice-1 ostrich", *lines, ""]))
        story.now += timedelta(minutes=2)
        story.tick(None)
        assert the_game(story).number > game.number
        game = the_game(story)
    assert len(the_game(story).position.centres_of("FRANCE")) <= 1


def test_nobody_is_named_who_would_read_plain_words(story: StoryJudge) -> None:
    story.deliver(ANNA, "hello", "REGISTER\nName: Anna Schmidt\nEND\nSIGN ON France ?practice ostrich\n")
    story.deliver(ANNA, "words", "SIGN ON France practice-1 ostrich\nWhat a lovely evening it was\n")
    said = story.last(ANNA).get_content()
    assert says(said, "prose-for-nobody")
    assert "PRESS TO M" not in said


@pytest.mark.parametrize("line", ["AWAY 28 Jan TO 2 Feb", "EXTEND +24h"])
def test_every_mail_says_that_the_game_ends_at_its_deadline(story: StoryJudge, line: str) -> None:
    story.deliver(ANNA, "hello", "REGISTER\nName: Anna Schmidt\nEND\nSIGN ON France ?practice ostrich\n")
    story.deliver(ANNA, "more", f"SIGN ON France practice-1 ostrich\n{line}\n")
    mails = [" ".join(mail.get_content().split()) for mail in story.unread]
    assert len(mails) == 2
    assert all(says(mail, "due-practice") for mail in mails)
    assert not any(says(mail, "due.late-then", what="replaced") for mail in mails)


def test_who_waits_in_a_practice_game_is_told_when_it_is_judged(story: StoryJudge) -> None:
    story.deliver(ANNA, "hello", "REGISTER\nName: Anna Schmidt\nEND\nSIGN ON France ?practice ostrich\n")
    story.deliver(ANNA, "wait", "SIGN ON France practice-1 ostrich\nSET WAIT\n")
    (answer,) = (" ".join(mail.get_content().split()) for mail in story.unread)
    assert says(answer, "due-practice.waiting")
    assert not says(answer, "due-practice")


@pytest.mark.parametrize("to", ["PRESS TO ALL", "BROADCAST", "PRESS TO ENGLAND, GERMANY"])
def test_a_letter_that_only_bots_would_get_is_refused(story: StoryJudge, to: str) -> None:
    story.deliver(ANNA, "hello", "REGISTER\nName: Anna Schmidt\nEND\nSIGN ON France ?practice ostrich\n")
    story.deliver(ANNA, "talk", f"SIGN ON France practice-1 ostrich\n{to}\nHello bots.\nENDPRESS\n")
    (answer,) = (" ".join(mail.get_content().split()) for mail in story.unread)
    assert says(answer, "refused-bot-reads-nothing")


def test_phases_ordered_ahead_are_played_a_few_at_a_time(story: StoryJudge) -> None:
    """One mail with orders for ten phases must not have the bots play them all within it; none is lost."""
    story.deliver(ANNA, "hello", "REGISTER\nName: Anna Schmidt\nEND\nSIGN ON Turkey ?practice ostrich\n")
    phases = [f"{season}{year}M" for year in range(1901, 1906) for season in "SF"]
    ahead = "".join(f"PHASE {phase}\nA Con H\nF Ank H\nA Smy H\n" for phase in phases)
    builds = "".join(f"PHASE W190{year}A\nWAIVE\nWAIVE\n" for year in range(1, 6))
    story.deliver(ANNA, "ten phases", f"SIGN ON Turkey practice-1 ostrich\n{ahead}{builds}")
    first = the_game(story).number
    assert 1 < first <= 8, "bots order for 24 powers in a mail: five or six phases with the builds"
    for _ in range(20):
        story.now += timedelta(minutes=2)
        story.tick(None)
    assert the_game(story).number > first, "the others follow by themselves"


def test_bots_of_a_large_board_order_a_few_powers_at_a_time(story: StoryJudge) -> None:
    """Thirty-four bots among a hundred units take longer than one mail should; none of them is left out."""
    join = "SIGN ON Argentina ?practice ostrich WWIV"
    story.deliver(ANNA, "hello", f"REGISTER\nName: Anna Schmidt\nEND\n{join}\n")
    builds = "".join(f"BUILD A {centre}\n" for centre in the_game(story).position.centres_of("ARGENTINA"))
    story.deliver(ANNA, "builds", f"SIGN ON Argentina practice-1 ostrich\n{builds}")
    game = the_game(story)
    bots = [seat.power for seat in game.seats if seat.bot]
    ordered = []
    for _ in range(5):
        ordered.append(sum(power in game.orders for power in bots))
        story.now += timedelta(seconds=30)
        story.tick(None)
        game = the_game(story)
    assert (len(bots), game.phase and game.phase.kind) == (34, PhaseKind.MOVEMENT)
    assert ordered == [12, 24, 34, 34, 34]


@pytest.mark.parametrize(
    "line", ["take back my last move, back to spring", "please take back the last phase"]
)
def test_who_wants_his_last_move_back_in_practice_is_told_of_rollback(story: StoryJudge, line: str) -> None:
    story.deliver(ANNA, "hello", "REGISTER\nName: Anna Schmidt\nEND\nSIGN ON France ?practice ostrich\n")
    orders = ["SIGN ON France practice-1 ostrich", *quiet_lines(the_game(story)), ""]
    story.deliver(ANNA, "orders", "\n".join(orders))
    story.transport.mails.clear()
    story.deliver(ANNA, "back", f"SIGN ON France practice-1 ostrich\n{line}\n")
    (answer,) = (" ".join(mail.get_content().split()) for mail in story.transport.mails)
    assert says(answer, "prose-rollback.hint")
    assert "No province" not in answer
