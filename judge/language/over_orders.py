"""Lines over orders: a line without orders may say that those below it are not meant, or what they are for.

docs: text, "A heading that does not fit parks the orders"

It does so as a heading, with a colon or right above them, with another's name and a date, or as a sentence
about what is below it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from judge.language.dated_lines import introduces_citation, names_in_dated_line
from judge.language.headings import (
    anothers_names,
    has_order_sign,
    heading_in_words,
    not_for_now,
    speaks_of_phase,
    stands_over,
    unknown_in_heading,
)
from judge.language.names import names
from judge.language.order_words import UNIT
from judge.language.own_language import without_own_language
from judge.language.policy import POLICIES
from judge.language.powers import power_meant
from judge.language.problems import Problem, ProblemKind
from judge.language.prose import begins_order
from judge.language.readings import lines_around
from judge.language.readings.about_orders import (
    Kept,
    Where,
    counts_until_others,
    is_unreal_heading,
    kept_by,
    only_halts,
    says_not_entered_yet,
)
from judge.language.readings.corrections import places_named
from judge.language.readings.lexicon import names_last_one, names_region, said_in_heading
from judge.language.readings.writers import writer_of
from judge.language.secret_lines import password_names
from judge.language.segmentation import A_HEADING
from judge.language.statements import (
    About,
    Answer,
    Context,
    Correction,
    Heading,
    Ignored,
    Place,
    Proposal,
    Prose,
    Section,
    Statement,
    TakenBack,
    Topic,
    UnderstoodAhead,
    UnderstoodOrder,
)
from judge.language.text.sentence_ends import last_sentence
from judge.language.text.topics import is_apart
from judge.language.text.trials import begins_trial
from judge.language.text.typography import LETTERS, plain
from judge.language.unread import prose_of
from judge.rules.variant import Variant


def over_orders(statement: Statement, found: Sequence[Answer], context: Context) -> tuple[Answer, ...]:
    """Return the answers to a line, `found` by itself, with what it says about the orders below it."""
    if not POLICIES[context.reading].in_words:
        return tuple(found)
    if any(isinstance(one, UnderstoodOrder | UnderstoodAhead) for one in found):
        doubtful = stands_over(statement.text) and speaks_of_phase(statement.text)
        return (*found, not_for_now(statement.line, statement.text, context)) if doubtful else tuple(found)
    return _over_orders(statement, found, context)


def _over_orders(statement: Statement, found: Sequence[Answer], context: Context) -> tuple[Answer, ...]:
    """Return the answers to a line without orders: it may be dated, a sentence about orders, or a heading."""
    if counts_until_others(statement.text) and all(map(_may_be_heading, found)):
        return (Ignored(statement.line, statement.text, A_HEADING),)
    may_be_dated = _is_over(statement) and _orders_nothing(statement, found, context)
    named = names_in_dated_line(statement.text) if may_be_dated else None
    if named is None and may_be_dated and introduces_citation(statement.text):
        named = ()
    if named is not None:
        return _under_dated_line(statement, found, named, context)
    if not all(_may_be_heading(one) for one in found):
        return tuple(found)
    if about := tuple(_about_orders(statement, found, context)):
        return (*about, *(one for one in found if isinstance(one, Correction | Proposal)))
    return _beside_own_language(statement, found, context) if _is_over(statement) else tuple(found)


_FORBIDDEN = (
    *(ProblemKind.NO_BUILD_DUE, ProblemKind.NO_REMOVAL_DUE, ProblemKind.PROVINCE_OCCUPIED),
    *(ProblemKind.NOT_CONTROLLED, ProblemKind.NOT_HOME_CENTRE, ProblemKind.NOT_SUPPLY_CENTRE),
)
"""What the position forbids of the builds and removals understood: `B A Vie`, with Spanish for Friday."""


def _orders_nothing(statement: Statement, found: Sequence[Answer], context: Context) -> bool:
    """Return whether a line is neither an order nor a command, not even one that cannot be."""
    for one in found:
        if not isinstance(one, Problem | Prose | Heading) or isinstance(one, Proposal):
            return False
        if isinstance(one, Problem) and one.kind in _FORBIDDEN:
            return False
    return not _names_units_alone(statement.text, context)


def _beside_own_language(
    statement: Statement, found: Sequence[Answer], context: Context
) -> tuple[Answer, ...]:
    """Return the answers to a line over orders; an apology for its language says nothing about them."""
    bare = without_own_language(statement.text)
    if bare == statement.text:
        return _under_heading(statement, found, context)
    if not LETTERS.search(bare):
        return (Ignored(statement.line, statement.text, A_HEADING),)
    left = [one for one in found if not isinstance(one, Problem)] or [Prose(statement.line, bare)]
    said = _under_heading(replace(statement, text=bare), left, context)
    return tuple(replace(one, text=statement.text) for one in said)


_ENOUGH = frozenset({TakenBack.LAST, TakenBack.PARAGRAPH})
"""What words take back that say themselves how far they reach."""


def _under_heading(statement: Statement, found: Sequence[Answer], context: Context) -> tuple[Answer, ...]:
    """Return the answers to a heading or to words right over orders; unknown words may say anything.

    Of several sentences the last one heads the orders: `The car would not start. Here we go:`.
    """
    last = last_sentence(statement.text)
    if last != statement.text.strip():
        found = _under_heading(replace(statement, text=last), found, context)
        return tuple(replace(one, text=statement.text) for one in found)
    if context.work.is_used_up:
        return (*found, not_for_now(statement.line, statement.text, context))
    if statement.heads and not _may_head(statement, context):
        return _introducing(statement, found)
    said = heading_in_words(
        statement.line, statement.text, context, governed=_is_governed(statement, context)
    )
    if isinstance(said, Section):
        return (Ignored(statement.line, statement.text, A_HEADING, said),)
    wrong = any(isinstance(one, Heading) and one.wrong for one in found)
    if said is None and not statement.heads and _names_no_order(statement, found, context):
        return (Ignored(statement.line, statement.text, A_HEADING),)
    return (said,) if said is not None and said.wrong and not wrong else tuple(found)


def _under_dated_line(
    statement: Statement, found: Sequence[Answer], named: Sequence[str], context: Context
) -> tuple[Answer, ...]:
    """Return the answers to a dated line over orders; one with another's name may introduce their words."""
    if anothers_names(named, statement.text, context) or introduces_citation(statement.text):
        return (not_for_now(statement.line, statement.text, context),)
    headings = tuple(one for one in found if isinstance(one, Heading))
    return headings or (Ignored(statement.line, statement.text, A_HEADING),)


def _has_no_part(statement: Statement, found: Sequence[Answer], context: Context) -> bool:
    """Return whether orders around a line have no part in it: it asks for more time, or is a condition."""
    halts = says_not_entered_yet(statement.text) or only_halts(statement.text)
    apart = is_apart(plain(statement.text).text) and not halts
    return apart or _is_conditional_order(statement, found, context)


def _about_orders(statement: Statement, found: Sequence[Answer], context: Context) -> Iterator[Answer]:
    """Yield what a line says that keeps the orders above and below it, as `Nothing below is real`."""
    kept = Kept.NONE if _has_no_part(statement, found, context) else _kept(statement, context)
    enough = _ENOUGH - {TakenBack.LAST} if Kept.AROUND in kept else _ENOUGH  # `None of that is right`
    says_itself = any(isinstance(one, Prose) and one.takes_back in enough for one in found)
    if says_itself and (Kept.ABOVE not in kept or names_last_one(statement.text)):
        return
    if Kept.BELOW in kept:
        yield not_for_now(statement.line, statement.text, context)
    if kept & (Kept.ABOVE | Kept.AROUND):
        back = TakenBack.ALL_ABOVE if Kept.ABOVE in kept else TakenBack.AROUND
        words = next((one for one in found if isinstance(one, Prose)), None)
        words = words or prose_of(statement.line, statement.text, plain(statement.text))
        yield replace(words, text=statement.text, takes_back=back)


def _is_conditional_order(statement: Statement, found: Sequence[Answer], context: Context) -> bool:
    """Return whether a condition names a place with a unit of the writer, which it may order itself."""
    if context.position is None or context.power is None:
        return False
    if not any(isinstance(one, Problem) and one.kind is ProblemKind.CONDITION for one in found):
        return False
    own = {unit.province for unit in context.position.of(context.power)}
    return not own.isdisjoint(places_named(statement.text, context))


def _kept(statement: Statement, context: Context) -> Kept:
    """Return which orders a line keeps; orders around it are those below if it is over orders."""
    if context.variant is None or context.phase is None:
        return Kept.NONE
    if begins_order(plain(statement.text).text, names(context.variant)):  # beside words that nobody read
        return Kept.NONE
    where = Where.SIGNATURE if statement.place is Place.SIGNATURE else None
    where = Where.OVER if where is None and _is_over(statement) else where
    kept = kept_by(statement.text, writer_of(context), where)
    if begins_trial(statement.text):  # with nothing below it to try
        kept |= Kept.AROUND
    if _is_over(statement) and (Kept.AROUND in kept or is_unreal_heading(statement.text)):
        return (kept & ~Kept.AROUND) | Kept.BELOW
    return kept


def _is_over(statement: Statement) -> bool:
    """Return whether a line is over orders, by its colon or right above them."""
    return stands_over(statement.text) or statement.heads != ""


def _may_be_heading(answer: Answer) -> bool:
    """Return whether a line with this answer may say what orders below are for.

    The first line of a message does not.
    """
    if isinstance(answer, Heading):
        return all(claim.about in _OF_TIME for claim in answer.claims)
    if isinstance(answer, Problem):
        return answer.kind is not ProblemKind.NOT_CLOSED
    return isinstance(answer, Prose) and answer.topic is not Topic.PRESS


_OF_TIME = (About.SEASON, About.YEAR, About.KIND)


def _is_governed(statement: Statement, context: Context) -> bool:
    """Return whether a word in a heading denies, doubts or reports what is below it."""
    if context.variant is None or context.phase is None:
        return False
    if _COLON_AT_END.search(statement.text) or statement.heads:
        governor = lines_around.governor_over(replace(statement, under=statement.text), context, context.work)
    else:
        governor = lines_around.front_of(statement.text, context, context.work)
    return governor != ""


_COLON_AT_END = re.compile(r":[ *_=-]*$")


def _may_head(statement: Statement, context: Context) -> bool:
    """Return whether a line right over orders may keep them from counting without a colon.

    It names another phase or drafts, or has unknown words. A line that governs needs neither.
    """
    if context.variant is None or context.phase is None or _labels_writer(statement.text, context):
        return False
    work, over = context.work, statement.heads
    spoken = speaks_of_phase(statement.text)
    unknown = (
        not spoken
        and not has_order_sign(statement.text)
        and not _begins_with_place(statement.text, context.variant)
        and not lines_around.front_of(over, context, work)
        and lines_around.unknown_in(over, context, work)
    )
    introduces = spoken and lines_around.introduces(over, context, work)
    return unknown or (spoken and not introduces)


def _labels_writer(text: str, context: Context) -> bool:
    """Return whether a line is only a label with the writer's power, or one for their password."""
    label, _, value = text.partition(":")
    if context.variant is None or not value.strip():
        return False
    return bool(password_names(label)) or power_meant(context.variant, value.strip()) == context.power


def _begins_with_place(text: str, variant: Variant) -> bool:
    """Return whether the first word of a line is a place, as in the misspelt order `Bud holdd`."""
    first, *_ = plain(text).text.split() or ("",)
    return bool(names(variant).province(first))


def _names_units_alone(text: str, context: Context) -> bool:
    """Return whether a line has places and kinds of units and no other word: `A Vie <- Gal`, `Mar / Spa`.

    Short names are also those of days: `Vie` is a Friday, and `Mar` a Tuesday.
    """
    words = LETTERS.findall(plain(text).text)
    places = [one for one in words if context.variant and names(context.variant).province(one)]
    return len(places) > 1 and all(one in places or one in UNIT for one in words)


def _names_no_order(statement: Statement, found: Sequence[Answer], context: Context) -> bool:
    """Return whether a heading of known words was read as a faulty order: `Army orders:`."""
    words = plain(statement.text)
    if all(map(names_region, LETTERS.findall(words.text))):  # `Eastern front:`
        return True
    if context.variant is None or _begins_with_place(statement.text, context.variant):
        return False
    if _names_units_alone(statement.text, context):
        return False
    unknown = [one for one in unknown_in_heading(words, context) if not said_in_heading(one)]
    if "replaced" not in said_in_heading(words.text) and unknown:
        return False
    return all(isinstance(one, Problem) and one.kind in _NO_ORDER and one.unit is None for one in found)


_NO_ORDER = (ProblemKind.UNKNOWN_COMMAND, ProblemKind.UNKNOWN_PROVINCE)


def _introducing(statement: Statement, found: Sequence[Answer]) -> tuple[Answer, ...]:
    """Return the answers to known words right over orders; `As discussed` is no mistake."""
    if all(isinstance(one, Problem) and one.kind is ProblemKind.UNKNOWN_COMMAND for one in found):
        return (Prose(statement.line, statement.text),)
    return tuple(found)
