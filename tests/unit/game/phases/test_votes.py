from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game import machine
from judge.game.commands.master import Eject
from judge.game.commands.member import CastVote, Propose, Resign, SetConcede, SetDraw
from judge.game.endings import Vote
from judge.game.events import DrawVoted, Ended
from judge.game.refusals import Refusal, Refused
from judge.game.settings import MissingOrders, Settings
from judge.game.state import Ending, Game, Status
from tests.unit.game.seven_players import (
    DAY,
    HOUR,
    MASTER,
    NMR,
    NOON,
    PLAIN,
    POWERS,
    all_complete,
    at,
    do,
    names,
    only,
    player,
    running,
)


def all_vote(game: Game, but: tuple[str, ...] = ()) -> Game:
    for power in POWERS:
        if power not in but:
            game, events = do(game, player(power), SetDraw(draw=True))
            assert events == (DrawVoted(power, draw=True),)
    return game


def test_the_last_vote_ends_the_game() -> None:
    game = all_vote(running(), but=("TURKEY",))
    assert game.status is Status.RUNNING
    game, events = do(game, player("TURKEY"), SetDraw(draw=True))
    assert events == (DrawVoted("TURKEY", draw=True), Ended(Ending.DRAW, POWERS))
    assert (game.status, game.ending, game.winners) == (Status.FINISHED, Ending.DRAW, POWERS)
    assert machine.next_due(game) is None


def test_a_vote_can_be_taken_back() -> None:
    game = all_vote(running(), but=("TURKEY",))
    game, _ = do(game, player("ITALY"), SetDraw(draw=False))
    game, _ = do(game, player("TURKEY"), SetDraw(draw=True))
    assert game.status is Status.RUNNING


def test_votes_are_for_one_phase() -> None:
    game = all_vote(all_complete(running()), but=("TURKEY",))
    game, _ = machine.expire(game, NOON + DAY)
    game, _ = do(game, player("TURKEY"), SetDraw(draw=True), NOON + DAY)
    assert game.status is Status.RUNNING


def test_only_survivors_vote_and_share() -> None:
    game = at("S1908M", {"FRANCE": "A PAR", "ITALY": "A ROM"}, {"TURKEY": "CON"})
    assert do(game, player("RUSSIA"), SetDraw(draw=True))[1] == (Refused(Refusal.ELIMINATED, "RUSSIA"),)
    for power in ("FRANCE", "ITALY"):
        game, _ = do(game, player(power), SetDraw(draw=True))
    game, events = do(game, player("TURKEY"), SetDraw(draw=True))
    assert only(events, Ended).winners == ("FRANCE", "ITALY", "TURKEY")


def test_powers_without_a_player_block_nothing_but_share() -> None:
    game, _ = machine.expire(all_complete(running(NMR), but=("TURKEY",)), NOON + 4 * DAY)
    game = all_vote(game, but=("TURKEY", "RUSSIA"))
    _, events = do(game, player("RUSSIA"), SetDraw(draw=True))
    assert only(events, Ended).winners == POWERS


def test_the_last_to_disagree_leaves() -> None:
    game = all_vote(running(), but=("TURKEY",))
    assert names(do(game, player("TURKEY"), Resign())[1]) == ["Left", "Abandoned", "Ended"]
    assert names(do(game, MASTER, Eject(power="TURKEY"))[1]) == ["Left", "Abandoned", "Ended"]


def test_a_game_everybody_left_is_no_draw() -> None:
    game = running()
    for power in POWERS:
        game, _ = do(game, player(power), Resign())
    assert game.status is Status.PAUSED


def all_but_turkey(settings: Settings) -> Game:
    """Everybody has ordered but Turkey, and would end the game."""
    return all_vote(all_complete(running(settings), but=("TURKEY",)), but=("TURKEY",))


@pytest.mark.parametrize("missing", [one for one in MissingOrders if one is not MissingOrders.TWICE])
def test_the_votes_count_anew_when_who_is_late_has_no_player_any_more(missing: MissingOrders) -> None:
    game, _ = machine.expire(all_but_turkey(replace(PLAIN, missing=missing)), NOON + 4 * DAY - HOUR)
    assert game.status is Status.RUNNING, "he is only late"
    ended, events = machine.expire(game, NOON + 4 * DAY)
    assert (ended.status, ended.ending, ended.winners) == (Status.FINISHED, Ending.DRAW, POWERS)
    assert names(events)[-1] == "Ended"
    assert "PhaseJudged" not in names(events)
    assert ended.phase == game.phase
    assert machine.next_due(ended) is None


def test_a_concession_and_a_proposal_count_anew_likewise() -> None:
    conceding = all_complete(running(), but=("TURKEY",))
    for power in POWERS[1:-1]:
        conceding, _ = do(conceding, player(power), SetConcede("AUSTRIA"))
    ended, _ = machine.expire(conceding, NOON + 4 * DAY)
    assert (ended.ending, ended.winners) == (Ending.VICTORY, ("AUSTRIA",))
    voting, _ = do(
        all_complete(running(), but=("TURKEY",)), player("AUSTRIA"), Propose(Ending.TERMINATED, ())
    )
    for power in POWERS[1:-1]:
        voting, _ = do(voting, player(power), CastVote(Vote.YES))
    assert voting.status is Status.RUNNING
    ended, events = machine.expire(voting, NOON + 4 * DAY)
    assert ended.ending is Ending.TERMINATED
    assert names(events)[-2:] == ["ProposalClosed", "Ended"]


def test_who_has_said_nothing_and_is_still_there_keeps_the_game_going() -> None:
    game = all_vote(all_complete(running(), but=("TURKEY",)), but=("TURKEY", "ITALY"))
    game, _ = machine.expire(game, NOON + 4 * DAY)
    assert game.status is Status.RUNNING
