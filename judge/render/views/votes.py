"""Views of the notices in notices/votes.py: what is proposed, and what happened to it."""

from __future__ import annotations

from judge.game.orders.outstanding import played_seats
from judge.game.votes import SILENCE, season_of
from judge.notices.votes import VoteAwaits, VoteClosed, VoteOpened
from judge.render.lines.votes import count_text, is_by_season, terms_text
from judge.render.mail_context import AboutValues, MailContext, view
from judge.render.text.phase_names import season_of_year
from judge.render.text.times import length, spoken
from judge.render.views.buttons import Button
from judge.render.views.reply_buttons import vote_buttons


class VoteOpenedValues(AboutValues):
    """What the templates of `VoteOpened` print."""

    buttons: tuple[Button, ...]
    number: int
    terms: str
    by_season: bool
    season: str
    until: str
    silence_agrees: bool
    silent_from: str
    silence: str
    repeated: bool
    told: str
    votes: bool
    by_answer: bool
    power: str


@view(VoteOpened)
def vote_opened(notice: VoteOpened, context: MailContext) -> VoteOpenedValues:
    """An end of the game is proposed: what, how long it is voted on, and what silence means."""
    game = notice.game
    voters = {seat.power for seat in played_seats(game)}
    return {
        **context.about(game),
        "number": notice.number,
        "terms": terms_text(game.variant, notice.terms),
        "by_season": is_by_season(game, notice.number),
        "season": season_of_year(season_of(game)),
        "until": spoken(notice.until, context.zone) if notice.until else "",
        "silence_agrees": notice.silence_agrees,
        "silent_from": spoken(notice.silent_from, context.zone) if notice.silent_from else "",
        "silence": length(SILENCE),
        "repeated": notice.repeated,
        "told": notice.count.value,
        "votes": context.power in voters,
        "buttons": vote_buttons(context, game, notice.number) if context.power in voters else (),
        "by_answer": context.answers_count(game),
        "power": game.variant.power(context.power).name if context.power else "",
    }


class VoteAwaitsValues(AboutValues):
    """What the templates of `VoteAwaits` print."""

    number: int
    terms: str


@view(VoteAwaits)
def vote_awaits(notice: VoteAwaits, context: MailContext) -> VoteAwaitsValues:
    """Return a proposal passed in silence: the master may refuse it."""
    return {
        **context.about(notice.game),
        "number": notice.number,
        "terms": terms_text(notice.game.variant, notice.terms),
    }


class VoteClosedValues(AboutValues):
    """What the templates of `VoteClosed` print."""

    number: int
    terms: str
    passed: bool
    refused: bool
    withdrawn: bool
    silence_agrees: bool
    count: str


@view(VoteClosed)
def vote_closed(notice: VoteClosed, context: MailContext) -> VoteClosedValues:
    """Return what became of a proposal."""
    return {
        **context.about(notice.game),
        "number": notice.number,
        "terms": terms_text(notice.game.variant, notice.terms),
        "passed": notice.passed,
        "refused": notice.refused,
        "withdrawn": notice.withdrawn,
        "silence_agrees": notice.silence_agrees,
        "count": count_text(notice),
    }
