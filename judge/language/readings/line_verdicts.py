"""Line verdicts: the verdict on each sentence of a line, with what its neighbours say about it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from judge.game.proxies import ordered_province
from judge.language.answer_words import is_irony
from judge.language.names import names
from judge.language.orders import reader as order_reader
from judge.language.orders.alternatives import is_collective
from judge.language.readings.about_orders import Kept, kept_by, only_seems_to_say
from judge.language.readings.clauses import (
    ALL_ABOVE,
    BUILDS,
    CORRECTING,
    LATER,
    PARTING,
    has,
    has_form,
    orders_of,
    speaks_of_else,
    unit_of,
)
from judge.language.readings.corrections import (
    corrected,
    corrects,
    corrects_or_stays,
    has_room,
    may_replace_last,
    own_units_named,
    places_kept,
    places_named,
)
from judge.language.readings.covers import NOT_BUILT, Cover, Coverer
from judge.language.readings.evidence import OrderRead, Outcome, Reading, Verdict
from judge.language.readings.governed import are_governed, doubt_in, front_governor
from judge.language.readings.lattice import ASKED, ELSE, Lattice
from judge.language.readings.lexicon import may_stand_for
from judge.language.readings.line_read import STANDS_BEFORE, as_doubted, as_overruled, only_denies_build
from judge.language.readings.sentence_verdict import Sentence
from judge.language.readings.taken_back import takes_back_before
from judge.language.readings.writers import writer_of
from judge.language.statements import Context, UnderstoodOrder
from judge.language.text.topics import is_apart
from judge.language.text.typography import plain
from judge.rules import notation
from judge.rules.orders import Order
from judge.rules.phases import PhaseKind
from judge.rules.units import Province

CORRECTION = "correction"
"""Why an order was only proposed: its sentence corrects one before it."""


def verdicts_on(coverer: Coverer) -> list[Verdict]:
    """Return the verdict on each sentence of a line, including what its neighbours say about it."""
    found: list[Verdict] = []
    over = doubt = builds = ""
    phase = coverer.context.phase
    retreats = phase is not None and phase.kind is PhaseKind.RETREAT
    for start, end in sentences(coverer.lattice, choices=retreats):
        covers = _covers(coverer, start, end, found)
        said = Sentence(coverer, start, end, covers[0], covers[1:])
        verdict = said.verdict()
        verdict = _corrected_behind(coverer, verdict) or verdict
        verdict = _of_builds_to_come(verdict, coverer.context)
        builds = builds or _builds_later(covers[0].readings, coverer.context)
        if builds and _names_only_kinds(verdict.readings):
            verdict = replace(verdict, outcome=Outcome.REJECTED, why=LATER, governor=builds)
        if over:
            verdict = as_overruled(verdict, STANDS_BEFORE, over)
        verdict = as_doubted(verdict, doubt) if doubt else verdict
        changed = None if over else _corrected_before(coverer, verdict, found)
        if changed is not None:
            found = changed
        else:
            before, below = _around(found, verdict, covers[0].readings, coverer.context)
            found = [*_without_overtaken(before, verdict), verdict]
            over, doubt = over or front_governor(covers[0].readings), doubt or below
        coverer.before = covers[0].last_order or coverer.before
    return found


def _covers(coverer: Coverer, start: int, end: int, before: Sequence[Verdict]) -> list[Cover]:
    """Return the covers of a sentence; a build that it only denies may concern an order before it.

    If no other build is ordered before it, or that one is, the denial may take back what was sent earlier.
    """
    covers = coverer.covers(start, end)
    denied = [one for one in covers[0].readings if one.kind == NOT_BUILT]
    if not denied or has_form(covers[0].readings):
        return covers
    assert coverer.context.variant is not None
    known = names(coverer.context.variant)
    places = {code for one in denied for place in one.places for code in known.province(place)}
    ordered = {unit_of(one) for each in before for one in _may_count(each)} | coverer.above.done
    if ordered and not places & ordered:
        return covers
    return replace(coverer, denies_builds=False).covers(start, end)


def _builds_later(readings: Sequence[Reading], context: Context) -> str:
    """Return the word of a sentence that speaks of builds while units move; "" if there is none."""
    assert context.phase is not None
    if context.phase.kind is not PhaseKind.MOVEMENT:
        return ""
    found = (one.words for one in readings if one.kind == "build" and not one.is_form)
    return next((one for one in found if len(one) >= _SHORTEST_VERB), "")


_SHORTEST_VERB = 4
"""The fewest letters of a word for building that is not also a number: `one`, `1`."""


def _of_builds_to_come(verdict: Verdict, context: Context) -> Verdict:
    """Return the verdict on a sentence; one that builds, while units move or retreat, orders none of them."""
    only_kinds = _names_only_kinds(verdict.readings) and verdict.why == f"{BUILDS} left over"
    if not only_kinds and (verdict.orders or not _retreats_elsewhere(verdict, context)):
        return verdict
    word = next((one.words for one in verdict.readings if not one.is_form and _may_build(one)), "")
    if not word:
        return verdict
    return replace(verdict, outcome=Outcome.REJECTED, why=LATER, governor=word, orders=(), problems=())


def _retreats_elsewhere(verdict: Verdict, context: Context) -> bool:
    """Return whether units retreat, and a sentence names none of those that do."""
    if context.phase is None or context.phase.kind is not PhaseKind.RETREAT or context.position is None:
        return False
    dislodged = {one.unit.province for one in context.position.dislodged}
    return dislodged.isdisjoint(places_named(verdict.text, context))


def _may_build(reading: Reading) -> bool:
    """Return whether a reading is a word for building, which is one for later while units retreat."""
    return reading.kind == BUILDS or (reading.kind == LATER and may_stand_for(reading.words, BUILDS))


def _names_only_kinds(readings: Sequence[Reading]) -> bool:
    """Return whether orders name their units by kind alone, as builds do: `a fleet in Kiel`."""
    forms = [one.kind for one in readings if one.is_form]
    return bool(forms) and all(one == "move_only" for one in forms)


def _around(
    before: Sequence[Verdict], verdict: Verdict, readings: Sequence[Reading], context: Context
) -> tuple[Sequence[Verdict], str]:
    """Return the verdicts before a sentence with what it says of them, and its words if it doubts later ones.

    What it says of the orders around it is about those before it, or about later ones if there are none.
    """
    if _is_apart(verdict) or only_denies_build(verdict):
        return before, ""
    kept = kept_by(verdict.text, writer_of(context)) if verdict.outcome is Outcome.TALK else Kept.NONE
    ordered = any(one.orders for one in before)
    if Kept.AROUND in kept:
        kept |= Kept.ABOVE if ordered else Kept.BELOW
    before = _governed_after(before, verdict, readings)
    if verdict.outcome is Outcome.TALK and may_replace_last(verdict.text, context):
        before = [*before[:-1], *(as_doubted(one, verdict.text) for one in before[-1:])]
    if Kept.ABOVE in kept:
        before = [as_doubted(one, verdict.text) for one in before]
    return before, verdict.text if Kept.BELOW in kept else ""


def _governed_after(
    before: Sequence[Verdict], verdict: Verdict, readings: Sequence[Reading]
) -> Sequence[Verdict]:
    """Return the verdicts before a sentence that takes them back or doubts them.

    A no with words that are not known only doubts them: `Don't laugh!`.
    """
    if takes_back_before(readings) and speaks_of_else(readings):
        return [as_doubted(one, verdict.text) for one in before]
    if takes_back_before(readings):
        return [as_overruled(one, "taken back", verdict.text) for one in before]
    if verdict.outcome is not Outcome.TALK:
        return before
    if doubt := doubt_in(readings) or (verdict.text if is_irony(verdict.text) else ""):
        return [as_doubted(one, doubt) for one in before]
    return before


def _is_apart(verdict: Verdict) -> bool:
    """Return whether a sentence without orders has one clause, which is about something else.

    `I resign` asks for something else, and `No joke` only seems to take back.
    """
    if verdict.outcome is not Outcome.TALK or has(verdict.readings, *PARTING, "pronoun", *ALL_ABOVE):
        return False
    return is_apart(plain(verdict.text).text) or only_seems_to_say(verdict.text)


def _gives(verdict: Verdict, new: Sequence[Order], meant: Collection[Order]) -> bool:
    """Return whether a sentence gives orders for certain, and all of them are meant."""
    return verdict.outcome is Outcome.GIVEN and bool(new) and set(new) <= set(meant)


def _adjusts(context: Context) -> bool:
    """Return whether the phase is one of builds and removals."""
    return context.phase is not None and context.phase.kind is PhaseKind.ADJUSTMENT


def _corrected_before(coverer: Coverer, verdict: Verdict, before: Sequence[Verdict]) -> list[Verdict] | None:
    """Return the verdicts if a sentence corrects one before it: `…, no, rather Bohemia`; else None.

    The order that it corrects goes, and the others stay. An order for a unit replaces an earlier one by
    itself; a build or a removal does so only by this.
    """
    context, text = coverer.context, verdict.text
    ordered = orders_of(one for each in before for one in _may_count(each))
    if not ordered or not _may_correct(verdict, context):
        return None
    new = orders_of(verdict.orders)
    if added := _added_beside_kept(verdict, ordered, new, context):
        return _asked_instead(coverer, verdict, before, added)
    meant = corrected(text, context, ordered, _last_meant(before, context), new[0] if len(new) == 1 else None)
    room = has_room((*ordered, *new), context)
    replaced = {ordered_province(one) for one in ordered if one not in meant}
    certain = not room or replaced <= places_named(text, context)
    if certain and _gives(verdict, new, meant):
        return [*_without_units(before, replaced), verdict]
    return None if not meant and room else _asked_instead(coverer, verdict, before, meant)


def _added_beside_kept(
    verdict: Verdict, ordered: Sequence[Order], new: Sequence[Order], context: Context
) -> Sequence[Order]:
    """Return the orders together with new ones if a unit without an order is kept, otherwise nothing.

    `Remove Albania. Trieste? No, keep Trieste, remove Serbia` replaces no removal.
    """
    kept = places_kept(verdict.text, context) if _adjusts(context) else set()
    if not kept or not kept.isdisjoint(map(_at, ordered)):
        return ()
    added = (*ordered, *(one for one in new if _at(one) not in kept))
    return added if has_room(added, context) else ()


def _at(order: Order) -> str:
    return ordered_province(order) or ""


def _may_correct(verdict: Verdict, context: Context) -> bool:
    """Return whether a sentence has words that correct, and no order that replaces another by itself."""
    if only_denies_build(verdict) or (verdict.orders and not _adjusts(context)):
        return False
    return corrects_or_stays(verdict.text, context)


def _asked_instead(
    coverer: Coverer, verdict: Verdict, before: Sequence[Verdict], meant: Sequence[Order]
) -> list[Verdict] | None:
    """Return the verdicts with what a correction may mean as a proposal, in the place of the orders before.

    Those before stay if they are for other units, and if it is known which of them is replaced.
    """
    asked = _proposed(coverer, verdict, verdict.text, meant or orders_of(verdict.orders))
    if asked is None:
        return None
    left = _without_units(before, set(map(unit_of, asked.orders)))
    return [*(left if meant else [as_overruled(one, "taken back", verdict.text) for one in left]), asked]


def _last_meant(before: Sequence[Verdict], context: Context) -> Province | None:
    """Return the place of the unit that the sentences before a correction order or name last.

    None if the last of them that names any names several.
    """
    for one in reversed(before):
        if ordered := orders_of(_may_count(one)):
            return ordered_province(ordered[-1])
        if named := own_units_named(one.text, context):
            return named.pop() if len(named) == 1 else None
    return None


def _corrected_behind(coverer: Coverer, verdict: Verdict) -> Verdict | None:
    """Return what a sentence proposes if it corrects its own orders: `…, no, Bohemia`, `… (rather Bohemia)`.

    The orders that are not corrected are proposed with it.
    """
    ordered, behind = orders_of(verdict.orders), _correction_behind(coverer, verdict)
    unclear = verdict.outcome in (Outcome.PROPOSED, Outcome.REJECTED) or bool(verdict.problems)
    may = unclear and ordered and len(ordered) == len(verdict.orders)
    if not (may and behind) or not corrects(behind, coverer.context):
        return None
    meant = corrected(behind, coverer.context, ordered, ordered_province(ordered[-1]))
    if not meant:
        return None
    units = set(map(ordered_province, meant))
    left = () if _adjusts(coverer.context) else (one for one in ordered if ordered_province(one) not in units)
    return _proposed(coverer, verdict, behind, (*left, *meant))


def _correction_behind(coverer: Coverer, verdict: Verdict) -> str:
    """Return the words of a sentence that may correct its orders: brackets at its end, or from a no on.

    There are none if words before that no govern the orders, or the words after it give others.
    """
    readings = verdict.readings
    if len(verdict.orders) == 1 and (brackets := _BRACKETS.search(verdict.text)) is not None:
        return brackets[1]
    first = next((at for at, one in enumerate(readings) if one.orders), len(readings))
    no = next((at for at in range(first, len(readings)) if readings[at].kind in CORRECTING), None)
    if no is None or are_governed(readings[:no]) or any(one.orders for one in readings[no:]):
        return ""
    read = coverer.lattice
    start = read.line.column(read.at(readings[no].start))
    return coverer.statement.text[start - 1 : verdict.column - 1 + len(verdict.text)]


_BRACKETS = re.compile(r"[(\[]([^()\[\]]+)[)\]]\W*$")
"""Brackets that end a sentence."""


def _proposed(coverer: Coverer, verdict: Verdict, text: str, meant: Sequence[Order]) -> Verdict | None:
    """Return a verdict that proposes the orders which words come to; None if there are none."""
    line = coverer.statement.line
    read = [order_reader.answer(line, text, plain(notation.write(one)), coverer.context) for one in meant]
    orders = tuple(one for one in read if isinstance(one, UnderstoodOrder))
    if not orders or len(orders) < len(read):
        return None
    proposed, why = Outcome.PROPOSED, CORRECTION
    return replace(verdict, outcome=proposed, why=why, governor=text, orders=orders, problems=())


def _without_overtaken(before: Sequence[Verdict], verdict: Verdict) -> Sequence[Verdict]:
    """Return the verdicts before one, of which a YES accepts no order for a unit that it orders later."""
    units = {unit_of(one) for one in _may_count(verdict) if not is_collective(one)} - {None}
    if before and _breaks_off_before(before[-1], verdict, units):
        before = before[:-1]
    return [
        one
        for each in before
        for one in (_without_units((each,), units) if each.outcome is Outcome.PROPOSED else (each,))
    ]


def _breaks_off_before(verdict: Verdict, after: Verdict, units: Collection[str | None]) -> bool:
    """Return whether a faulty sentence breaks off before another order: `Pic supports... no, Pic to Bel`."""
    corrects = bool(after.readings) and after.readings[0].kind in CORRECTING
    wrong = verdict.problems and not verdict.orders and _BREAKING.search(verdict.text) is not None
    return corrects and bool(wrong) and all(one.unit in units for one in verdict.problems)


_BREAKING = re.compile(r"(?:\.{2,}|\u2026|-)\s*$")
"""Signs with which a sentence breaks off."""


def _may_count(verdict: Verdict) -> Sequence[OrderRead]:
    """Return the orders of a sentence that count, or may count after a YES."""
    return verdict.orders if verdict.outcome in (Outcome.GIVEN, Outcome.PROPOSED) else ()


def _without_units(verdicts: Sequence[Verdict], units: Collection[str | None]) -> list[Verdict]:
    """Return verdicts without the orders of some units; those that had no others are left out."""
    found: list[Verdict] = []
    for one in verdicts:
        left = tuple(each for each in one.orders if unit_of(each) not in units)
        if left or not one.orders:
            others = tuple(each for each in one.others if unit_of(each) not in units)
            found.append(replace(one, orders=left, others=others))
    return found


_FULL_STOP = re.compile(r"[.!?]+")


def sentences(read: Lattice, *, choices: bool = False) -> Iterator[tuple[int, int]]:
    """Yield the first word of each sentence and the one after its last.

    With `choices`, words for a second choice belong to the sentence before them: `If that fails, disband`.
    """
    inside = {at for row in read.edges for edge in row for at in range(edge.start, edge.end - 1)}
    start = depth = 0
    for at, word in enumerate(read.words):
        depth = max(0, depth + (word[0] in ("(", "[")) - (word[0] in (")", "]")))
        if choices and any(edge.concept == ELSE for row in read.edges[at + 1 : at + 2] for edge in row):
            continue
        if not depth and at not in inside and _ends_sentence(read, at):
            yield start, at + 1
            start = at + 1
    if start < len(read.words):
        yield start, len(read.words)


def _ends_sentence(read: Lattice, at: int) -> bool:
    """Return whether a word ends a sentence; a point after a letter or number, or before a move, does not."""
    sign = read.words[at][0]
    if not _FULL_STOP.fullmatch(sign) or any(one.concept == ASKED for one in read.edges[at]):
        return False
    before = read.words[at - 1][0] if at else ""
    after = read.words[at + 1][0] if at + 1 < len(read.words) else ""
    shortened = (len(before) == 1 and before.isalnum()) or before.isdigit() or "." in before
    shortens = sign == "." and (shortened or after[:1] in tuple("-=~>/"))
    return not shortens and not _FULL_STOP.fullmatch(after)
