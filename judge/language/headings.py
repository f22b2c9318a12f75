"""Lines over orders that name the power or the season: no orders, but a wrong one is pointed out.

`France`, `Spring 1901`, `France, S1901M:`, `Orders for Fall 1901`.
"""

from __future__ import annotations

import re

from judge.language.names import names
from judge.language.normal import Plain
from judge.language.problems import Problem, Wrong
from judge.language.statements import Context, Ignored
from judge.rules.phases import Phase, PhaseKind, Season

_SEASONS = {"spring": Season.SPRING, "fall": Season.FALL, "autumn": Season.FALL, "winter": Season.FALL}
_KINDS = {
    "m": PhaseKind.MOVEMENT,
    "r": PhaseKind.RETREAT,
    "a": PhaseKind.ADJUSTMENT,
    "b": PhaseKind.ADJUSTMENT,
}
_PHASE = re.compile(
    r"\b(?P<season>spring|fall|autumn|winter)[ ,]*(?:of )?(?P<year>\d{4})\b"
    r"|\b(?P<code>[sfw])(?P<short>\d{4})(?P<kind>[mrab])?\b"
)
_FILLING = re.compile(
    r"\b(?:orders|moves|movement|retreats?|builds?|adjustments?|phase|turn|season"
    r"|for|of|the|my|are|these|here|as)\b|[\W_]"
)


A_HEADING = "a heading"


def heading(line: int, text: str, piece: Plain, context: Context) -> Ignored | Problem | None:
    """A heading that fits is ignored, one that does not is a Problem; None if the piece is no heading."""
    plain = piece.text
    found = _PHASE.search(plain)
    rest = plain[: found.start()] + " " + plain[found.end() :] if found else plain
    rest = _FILLING.sub(" ", rest).strip()
    power = names(context.variant).powers.get(rest) if context.variant else None
    if rest and power is None:
        return None
    if not rest and found is None:
        return None
    message = _wrong_power(context, power) or (_wrong_phase(found, context) if found else "")
    if not message:
        return Ignored(line, text, A_HEADING)
    hint = "The lines below were read for the game as it stands."
    return Problem(line, piece.column(0), text, Wrong.WRONG_HEADING, message, plain, hint)


def _wrong_power(context: Context, power: str | None) -> str:
    if power is None or context.variant is None or context.power in (None, power):
        return ""
    own = context.variant.power(context.power or power).name
    return f"This heading names {context.variant.power(power).name}, but you speak for {own}."


def _wrong_phase(found: re.Match[str], context: Context) -> str:
    """What is wrong with the season named; a heading may leave the kind of phase open."""
    phase = context.phase
    if phase is None:
        return ""
    named = _SEASONS[found["season"]] if found["season"] else Season(found["code"].upper())
    season = Season.FALL if named is Season.WINTER else named
    year = int(found["year"] or found["short"])
    kind = _KINDS[found["kind"]] if found["kind"] else phase.kind
    if (season, year, kind) == (phase.season, phase.year, phase.kind):
        return ""
    written = Phase(season, year, kind) if found["kind"] else f"{season.label} {year}"
    return f"This heading names {written}, but the game is at {phase.mail_code}."
