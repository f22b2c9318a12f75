from __future__ import annotations

from judge.game import machine
from judge.game.commands.master import Eject
from judge.game.commands.member import Resign
from judge.game.commands.votes import SetDraw
from judge.game.events import DrawVoted, Ended, Refusal, Refused
from judge.game.state import Ending, Game, Status
from tests.unit.game.seven_players import (
    DAY,
    MASTER,
    NMR,
    NOON,
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
    assert names(do(game, player("TURKEY"), Resign())[1]) == ["Left", "Abandoned", "StandbysAsked", "Ended"]
    assert names(do(game, MASTER, Eject(power="TURKEY"))[1]) == [
        "Left",
        "Abandoned",
        "StandbysAsked",
        "Ended",
    ]


def test_a_game_everybody_left_is_no_draw() -> None:
    game = running()
    for power in POWERS:
        game, _ = do(game, player(power), Resign())
    assert game.status is Status.PAUSED
