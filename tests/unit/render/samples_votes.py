"""Samples of mails about votes, and of an end that shows diaries and a ranking."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from judge.game.endings import Ending, Terms, Vote
from judge.game.settings import VoteCount, VoteRule
from judge.game.state import DiaryEntry, Game
from judge.notices.phases import GameEnded
from judge.notices.restricted import people_in
from judge.notices.votes import VoteAwaits, VoteClosed, VoteOpened
from tests.unit.render.games import FALL_GAME, SNAPSHOTS, SPRING_GAME, over
from tests.unit.render.sample import AUSTRIA, Sample
from tests.unit.render.seven_players import DEADLINE, GM, PEOPLE, WATCHER

_DRAW = Terms(Ending.DRAW, (("ENGLAND", "RUSSIA", "TURKEY"),))
_BY_SEASON: Game = replace(
    SPRING_GAME, settings=replace(SPRING_GAME.settings, vote_rule=VoteRule.SEASON, dias=False)
)
_VOTES = (("AUSTRIA", Vote.YES), ("ENGLAND", Vote.YES), ("FRANCE", Vote.NO), ("ITALY", Vote.ABSTAIN))
_RANKED = over(FALL_GAME, Ending.VICTORY, "FRANCE")
_FAILED = VoteClosed(_BY_SEASON, 2, _DRAW, passed=False, refused=False, count=VoteCount.SECRET)


def _with_diary(game: Game) -> Game:
    settings = replace(game.settings, diaries_shown=True)
    phase = SNAPSHOTS[0].phase
    entries = (
        DiaryEntry(1, 1, "AUSTRIA", phase, DEADLINE, "Italy smiles too much."),
        DiaryEntry(2, 1, "AUSTRIA", None, DEADLINE, "I knew it."),
        DiaryEntry(1, 3, "FRANCE", phase, DEADLINE, "All is well."),
    )
    ranks = (("FRANCE",), ("GERMANY", "RUSSIA"), ("ENGLAND",))
    return replace(game, settings=settings, diaries=entries, ranks=ranks)


SAMPLES: Mapping[str, Sample] = {
    "proposal": Sample(
        "PROPOSE", VoteOpened(SPRING_GAME, 1, Terms(Ending.DRAW), DEADLINE, False, False), AUSTRIA
    ),
    "proposal-by-season": Sample("PROPOSE", VoteOpened(_BY_SEASON, 2, _DRAW, None, False, False), WATCHER),
    "proposal-again": Sample("PROPOSE", VoteOpened(_BY_SEASON, 3, _DRAW, None, True, True), AUSTRIA),
    "proposal-of-the-master": Sample("PROPOSE", VoteOpened(_BY_SEASON, 3, _DRAW, None, True, False), AUSTRIA),
    "proposal-with-votes-counted": Sample(
        "PROPOSE", VoteOpened(SPRING_GAME, 1, _DRAW, None, False, False, VoteCount.COUNT), AUSTRIA
    ),
    "proposal-with-votes-named": Sample(
        "PROPOSE", VoteOpened(SPRING_GAME, 1, _DRAW, None, False, False, VoteCount.NAMES), AUSTRIA
    ),
    "proposal-withdrawn": Sample("CANCEL PROPOSAL", replace(_FAILED, withdrawn=True), AUSTRIA),
    "proposal-passed-in-silence": Sample(
        "a proposal passed, but most said nothing", VoteAwaits(_BY_SEASON, 3, _DRAW), GM
    ),
    "proposal-failed": Sample("a proposal was counted", _FAILED, AUSTRIA),
    "proposal-failed-with-count": Sample(
        "a proposal was counted", replace(_FAILED, count=VoteCount.COUNT, votes=_VOTES, silent=2), AUSTRIA
    ),
    "proposal-passed-with-names": Sample(
        "a proposal was counted", replace(_FAILED, passed=True, count=VoteCount.NAMES, votes=_VOTES), AUSTRIA
    ),
    "proposal-refused": Sample("the master refuses a proposal", replace(_FAILED, refused=True), AUSTRIA),
    "game-ranked": Sample(
        "The game is over",
        GameEnded(_with_diary(_RANKED), people_in(_with_diary(_RANKED), PEOPLE), SNAPSHOTS),
        AUSTRIA,
    ),
}
