"""Votes in words: the terms of an end, what is open, and what a count came to."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.endings import Ending, Proposal, Terms, Vote
from judge.game.settings import VoteCount, VoteRule
from judge.game.state import Game
from judge.game.votes import rule_of
from judge.notices.votes import VoteClosed
from judge.render.text.english import counted, season, spoken
from judge.rules.english import listing
from judge.rules.units import Power
from judge.rules.variant import Variant


def terms_text(variant: Variant, terms: Terms) -> str:
    """`a draw of England and Russia`, `a victory of Italy`, `an end without a result`, a ranking."""
    ranks = [listing(variant.power(one).name for one in rank) for rank in terms.ranks]
    if len(ranks) > 1:
        return f"the ranking {'; '.join(_places(terms, ranks))}"
    if terms.ending is Ending.TERMINATED:
        return "an end without a result"
    if terms.ending is Ending.VICTORY:
        return f"a victory of {ranks[0]}"
    return f"a draw of {ranks[0]}" if ranks else "a draw of all survivors"


def _places(terms: Terms, ranks: list[str]) -> Iterator[str]:
    place = 1
    for rank, names in zip(terms.ranks, ranks, strict=True):
        yield f"{place} {names}"
        place += len(rank)


def vote_text(game: Game, power: Power) -> str:
    """What a power votes for by SET DRAW and SET CONCEDE; "" for nothing."""
    seat, name = game.seat(power), game.variant.power
    said = []
    if seat.draw:
        whose = listing(name(one).name for one in seat.draw_of) or "all survivors"
        said.append(
            f"You vote for a draw of {whose} in this phase; nobody else is told. SET NODRAW takes it back."
        )
    if seat.concede:
        winner = name(seat.concede).name
        said.append(
            f"You concede the game to {winner} in this phase, if all others do; nobody else is told. "
            "SET NOCONCEDE takes it back."
        )
    return " ".join(said)


def ranking_lines(game: Game) -> tuple[str, ...]:
    """The order of merit that the players agreed on."""
    if len(game.ranks) < 2:  # noqa: PLR2004  # one rank is no order
        return ()
    ranks = [listing(game.variant.power(one).name for one in rank) for rank in game.ranks]
    return tuple(_places(Terms(Ending.DRAW, game.ranks), ranks))


def proposal_lines(game: Game, power: Power | None) -> tuple[str, ...]:
    """The open proposals, each with the reader's own vote."""
    return tuple(_open(game, one, power) for one in game.proposals)


def _open(game: Game, one: Proposal, power: Power | None) -> str:
    vote = one.votes.get(power) if power else None
    own = f" You vote {vote.upper()}." if vote else ""
    silence = " Silence agrees, if anybody says YES." if one.silence_agrees else ""
    until = f", until {spoken(one.until, 'UTC')}" if one.until else ""
    with_moves = f", counted with the moves of {season(one.season)}" if is_by_season(game, one.number) else ""
    waits = " It passed in silence and waits for the master." if one.awaits_master else ""
    return f"{one.number}: {terms_text(game.variant, one.terms)}{with_moves}{until}.{silence}{own}{waits}"


def is_by_season(game: Game, number: int) -> bool:
    """Whether an open proposal is counted with the moves."""
    rules = (rule_of(game, one) for one in game.proposals if one.number == number)
    return next(rules, game.settings.vote_rule) is VoteRule.SEASON


def count_text(notice: VoteClosed) -> str:
    """`3 YES, 1 NO, 2 silent`, or who voted what; "" where nothing is told."""
    said = [vote for _, vote in notice.votes]
    silent = said.count(Vote.ABSTAIN) + notice.silent
    if notice.count is VoteCount.COUNT:
        numbers = f"{said.count(Vote.YES)} YES, {said.count(Vote.NO)} NO"
        return f"{numbers}, {counted(silent, 'player')} without a vote." if silent else f"{numbers}."
    if notice.count is VoteCount.NAMES:
        names = {power.code: power.name for power in notice.game.variant.powers}
        told = [
            f"{vote.upper()}: {listing(names[power] for power, one in notice.votes if one is vote)}"
            for vote in (Vote.YES, Vote.NO)  # who abstained has taken his vote back
            if vote in said
        ]
        return "; ".join([*told, *([f"{counted(silent, 'player')} without a vote"] if silent else [])])
    return ""
