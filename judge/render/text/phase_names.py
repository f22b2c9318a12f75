"""Names of phases for people, in the language of the reader; programs read `fixed_words`."""

from __future__ import annotations

from judge.render.text.messages import say
from judge.render.text.reader_language import cached_by_language
from judge.rules.phases import Phase, PhaseKind, Season


def season_name(phase: Phase) -> str:
    """Return `Spring`; adjustments belong to the winter."""
    season = Season.WINTER if phase.kind is PhaseKind.ADJUSTMENT else phase.season
    return say("season-name", season=season.name.lower())


def year_name(year: int) -> str:
    """Return `1901`, `273 BC`; the year 0 in which some boards begin is 1 BC, as there was no other."""
    return str(year) if year > 0 else say("year-before-christ", year=-year or 1)


def season_of_year(phase: Phase) -> str:
    """Return `Spring of 1901`."""
    return say("season-of-year", season=season_name(phase), year=year_name(phase.year))


def season_and_year(phase: Phase) -> str:
    """Return `Fall 1902`."""
    return say("season-and-year", season=season_name(phase), year=year_name(phase.year))


def phase_name(phase: Phase) -> str:
    """Return `Spring 1901`, `Fall 1901 retreats`, `Winter 1901`, as a sentence names a phase."""
    return say("phase-name", kind=_kind(phase.kind), season=season_name(phase), year=year_name(phase.year))


@cached_by_language(maxsize=64)  # each page of an email has it at its top
def phase_with_kind(phase: Phase) -> str:
    """Return `Retreats for Fall of 1901`."""
    return say(
        "phase-with-kind", kind=_kind(phase.kind), season=season_name(phase), year=year_name(phase.year)
    )


def phase_title(phase: Phase) -> str:
    """Return `Fall 1902, movement`, as a map is headed."""
    return say("phase-title", kind=_kind(phase.kind), season=season_name(phase), year=year_name(phase.year))


def kind_title(kind: PhaseKind) -> str:
    """Return `Movement`, the title of a phase whose season no one said."""
    return say("phase-of-unknown-season", kind=_kind(kind))


def _kind(kind: PhaseKind) -> str:
    return kind.name.lower()
