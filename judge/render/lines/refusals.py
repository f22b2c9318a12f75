"""Refusals of the game in words, with what would be right: the messages `refused-` in the catalogue."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime

from judge.game.phases.starting import waits_for_answers
from judge.game.refusals import Refusal, Refused
from judge.game.roles import MASTER, OBSERVERS
from judge.game.state import Game
from judge.render.lines.header import current_phase, goes_on
from judge.render.lines.seats import players_needed
from judge.render.text.escaping import one_line
from judge.render.text.messages import listing, say
from judge.render.text.numbers import percent
from judge.render.text.times import spoken

_ABOUT_TIMES = (
    Refusal.IN_THE_PAST,
    Refusal.EARLIER_ALONE,
    Refusal.DEADLINE_AFTER_GRACE,
    Refusal.NOT_LATER,
    Refusal.START_AFTER_DEADLINE,
)
_ABOUT_SHARES = (Refusal.OFTEN_LATE, Refusal.OFTEN_RESIGNED)
_ABOUT_PLACES = (Refusal.OCCUPIED, Refusal.NO_UNIT_THERE)


def refusal_words(refused: Refused, game: Game) -> tuple[str, str]:
    """Return a refusal as a sentence, and what would be right; KeyError if the catalogue lacks it."""
    key, values = message_of_refusal(refused.why), refusal_values(refused, game)
    return say(key, **values), say(f"{key}.hint", **values)


def message_of_refusal(why: Refusal) -> str:
    """Return the key of its message in the catalogue: `refused-not-free`."""
    return f"refused-{why.replace('_', '-')}"


def refusal_values(refused: Refused, game: Game) -> dict[str, str]:
    """Return the values from which the message of a refusal takes what it needs."""
    names = {power.code: power.name for power in game.variant.powers}
    names |= {MASTER: say("role-master"), OBSERVERS: say("role-observer")}
    if refused.why in _ABOUT_PLACES:
        names |= {code: game.variant.board.name(code) for code in game.variant.board.provinces}
    detail = one_line(listing(names.get(one, one) for one in refused.detail.split(",")), 60)
    if refused.why in _ABOUT_TIMES:
        with suppress(ValueError):
            detail = spoken(datetime.fromisoformat(detail), "UTC")
    if refused.why in _ABOUT_SHARES:
        with suppress(ValueError):
            detail = percent(float(detail))
    said = detail or _unnamed(refused.why)
    return {
        "game": game.name,
        "phase": current_phase(game).mail_code,
        "later": game.variant.next_moves(current_phase(game)).mail_code,
        "goes_on": goes_on(game),
        "waits": players_needed(game) if waits_for_answers(game) else say("unnamed-players"),
        "about": f" ({detail})" if detail else "",
        "detail": said,
        "first": said[:1],
        "powers": ", ".join(facts.name for facts in game.variant.powers[:7]),
    }


def _unnamed(why: Refusal) -> str:
    """Return what stands for a detail that a refusal does not give."""
    match why:
        case Refusal.BOT_READS_NOTHING:
            return say("unnamed-others")
        case Refusal.NOT_FREE | Refusal.NOT_PLAYED | Refusal.ELIMINATED:
            return say("unnamed-power")
        case Refusal.NOT_DUE | Refusal.MAY_NOT_LEAD | Refusal.LEADS_ALREADY:
            return say("unnamed-reader")
        case _:
            return say("unnamed-thing")
