"""Votes in words: the terms of an end, what is open, and what a count came to."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.endings import Ending, Proposal, Terms, Vote
from judge.game.settings import VoteCount, VoteRule
from judge.game.state import Game
from judge.game.votes import rule_of
from judge.notices.votes import VoteClosed
from judge.render.text.messages import clauses, listing, say
from judge.render.text.phase_names import season_of_year
from judge.rules.units import Power
from judge.rules.variant import Variant


def terms_text(variant: Variant, terms: Terms) -> str:
    """`a draw of England and Russia`, `a victory of Italy`, `an end without a result`, a ranking."""
    ranks = [listing(variant.power(one).name for one in rank) for rank in terms.ranks]
    if len(ranks) > 1:
        return say("terms-ranking", ranks=clauses(_places(terms, ranks)))
    if terms.ending is Ending.TERMINATED:
        return say("terms-terminated")
    if terms.ending is Ending.VICTORY:
        return say("terms-victory", power=ranks[0])
    return say("terms-draw", powers=ranks[0]) if ranks else say("terms-draw-of-all")


def _places(terms: Terms, ranks: list[str]) -> Iterator[str]:
    place = 1
    for rank, names in zip(terms.ranks, ranks, strict=True):
        yield f"{place} {names}"
        place += len(rank)


def vote_text(game: Game, power: Power) -> str:
    """Return what a power votes for by SET DRAW and SET CONCEDE; "" for nothing."""
    seat, name = game.seat(power), game.variant.power
    said = []
    if seat.draw:
        powers = listing(name(one).name for one in seat.draw_of)
        draw = say("terms-draw", powers=powers) if powers else say("terms-draw-of-all")
        said.append(say("own-vote-draw", draw=draw))
    if seat.concede:
        said.append(say("own-vote-concede", power=name(seat.concede).name))
    return " ".join(said)


def ranking_lines(game: Game) -> tuple[str, ...]:
    """Return the order of merit that the players agreed on."""
    if len(game.ranks) < 2:  # noqa: PLR2004  # one rank is no order
        return ()
    ranks = [listing(game.variant.power(one).name for one in rank) for rank in game.ranks]
    return tuple(_places(Terms(Ending.DRAW, game.ranks), ranks))


def proposal_lines(game: Game, power: Power | None) -> tuple[str, ...]:
    """Return the open proposals, each with the reader's own vote."""
    return tuple(_open(game, one, power) for one in game.proposals)


def _open(game: Game, one: Proposal, power: Power | None) -> str:
    vote = one.votes.get(power) if power else None
    by_season = is_by_season(game, one.number)
    return say(
        "open-proposal",
        number=one.number,
        terms=terms_text(game.variant, one.terms),
        counted="season" if by_season else "any",
        season=season_of_year(one.season) if by_season else "",
        ends="yes" if one.until else "no",
        until=one.until or "",
        silence="agrees" if one.silence_agrees else "says-nothing",
        voted="yes" if vote else "no",
        vote=vote.upper() if vote else "",
        awaits="master" if one.awaits_master else "nobody",
    )


def is_by_season(game: Game, number: int) -> bool:
    """Return whether an open proposal is counted with the moves."""
    rules = (rule_of(game, one) for one in game.proposals if one.number == number)
    return next(rules, game.settings.vote_rule) is VoteRule.SEASON


def count_text(notice: VoteClosed) -> str:
    """`3 YES, 1 NO, 2 silent`, or who voted what; "" where nothing is told."""
    said = [vote for _, vote in notice.votes]
    silent = said.count(Vote.ABSTAIN) + notice.silent
    if notice.count is VoteCount.COUNT:
        return say(
            "votes-counted",
            yes=said.count(Vote.YES),
            no=said.count(Vote.NO),
            voted="some" if silent else "all",
            silent=silent,
        )
    if notice.count is VoteCount.NAMES:
        names = {power.code: power.name for power in notice.game.variant.powers}
        told = [
            f"{vote.upper()}: {listing(names[power] for power, one in notice.votes if one is vote)}"
            for vote in (Vote.YES, Vote.NO)  # who abstained has taken their vote back
            if vote in said
        ]
        return clauses([*told, *([say("votes-missing", silent=silent)] if silent else [])])
    return ""
