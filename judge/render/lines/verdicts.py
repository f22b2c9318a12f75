"""The verdict of a reply: its subject and first lines, which say what happened to the email as a whole."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from judge.render.lines.header import ClockView
from judge.render.lines.orders_in_force import OrdersInForce
from judge.render.lines.replies import Summary
from judge.render.text.messages import listing, say
from judge.render.text.phase_names import phase_name
from judge.render.text.reader_language import cached_by_language
from judge.rules.phases import Phase

_NAMED = 3
"""Units without an order that a subject names."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where the orders of a seat stand after the email.

    `owing` names its power if it still has to order; `judged` is the phase that the email completed.
    """

    in_force: OrdersInForce | None
    clock: ClockView | None
    owing: str
    judged: Phase | None
    now: Phase | None


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict; `subject` is empty where the sender's own says enough.

    `accepted` where all was done and nothing is to be said of orders.
    """

    subject: str
    lines: tuple[str, ...]
    accepted: bool = False


def verdict(counts: Summary, standings: Sequence[Standing], *, named: bool, empty: bool) -> Verdict:
    """Return what is said first, also of an `empty` email.

    Where seats are `named`, each tells below where its own orders stand.
    """
    found = (say("reply-empty"),) if empty else tuple(_of_lines(counts, standings, named=named))
    stands = tuple(_stands(counts, standings[0])) if standings and not named else ()
    accepted = say("reply-accepted")
    lines = (*found, *stands) or (accepted,)
    return Verdict(_subject(counts, standings), lines, accepted=lines == (accepted,))


def _stands(counts: Summary, one: Standing) -> Iterator[str]:
    """Say where the orders of the only seat stand."""
    if not _still_complete(counts, one):
        yield from orders_stand(one)
    elif counts.waiting:
        yield say("reply-pending-complete", lines=counts.waiting)
    elif counts.units_kept:
        yield say("reply-units-kept")
    else:
        yield say("reply-still-complete", lines=counts.refused)


def _subject(counts: Summary, standings: Sequence[Standing]) -> str:
    """Return the verdict as a subject, the first that holds; "" where nothing is to be said of it."""
    if counts.waiting:
        return _subject_of_waiting(counts)
    if counts.press_asks:
        return say("reply-subject-unsent")
    owing = [one.owing for one in standings if one.owing and one.judged is None]
    of_orders = _subject_of_orders(standings[0], prose=counts.prose) if len(standings) == 1 else ""
    if len(standings) > 1 and owing:
        return say("reply-subject-incomplete", powers=tuple(owing))
    if counts.refused:
        return of_orders if owing else say("reply-subject-rejected", lines=counts.refused)
    if not owing and _changed_nothing(counts):
        return say("reply-subject-nothing")
    return "" if _is_of_other_things(counts) else of_orders


def _subject_of_waiting(counts: Summary) -> str:
    if counts.lines_wait:
        return say("reply-subject-lines-waiting", lines=counts.waiting)
    return say("reply-subject-waiting", orders=counts.waiting)


def is_verdict(subject: str) -> bool:
    """Whether a subject is a verdict of ours, as the answer to a reply has it: it is about another email."""
    return _verdicts().fullmatch(subject) is not None


@cached_by_language(maxsize=1)
def _verdicts() -> re.Pattern[str]:
    """Return the subjects of verdicts with any values."""
    said = [
        say("reply-subject-unsent"),
        say("reply-subject-nothing"),
        say("reply-subject-late"),
        say("reply-subject-incomplete", powers=_ANY),
        *(say("reply-subject-complete", asked=1, prose=prose) for prose in ("yes", "no")),
        say("reply-subject-due", given=1, asked=1),
    ]
    said += [say("reply-subject-adjudicated", phase=_ANY, kind=kind) for kind in ("retreat", "movement")]
    for number in (1, 2):
        said += [
            say("reply-subject-waiting", orders=number),
            say("reply-subject-lines-waiting", lines=number),
            say("reply-subject-rejected", lines=number),
            say("reply-subject-missing", given=1, asked=1, units=_ANY, number=number),
        ]
    found = (re.sub(r"\d+", r"\\d+", re.escape(one)).replace(re.escape(_ANY), ".+") for one in said)
    return re.compile("|".join(found))


_ANY = "\0"


def _changed_nothing(counts: Summary) -> bool:
    """Return whether nothing was done, and more was written than who writes."""
    return not counts.taken and (counts.prose or not counts.signed_on)


def _is_of_other_things(counts: Summary) -> bool:
    """Return whether something was done, but nothing was ordered."""
    return bool(counts.taken) and not counts.ordered


def _subject_of_orders(one: Standing, *, prose: bool) -> str:
    if one.judged is not None:
        return say("reply-subject-adjudicated", phase=phase_name(one.judged), kind=_kind(one.judged))
    found = one.in_force
    if found is None or not found.asked:
        return ""
    if found.late:
        return say("reply-subject-late")
    if not found.count:
        return say("reply-subject-complete", asked=found.asked, prose="yes" if prose else "no")
    given, asked, units = found.asked - found.count, found.asked, found.places_missing
    if not units or len(units) > _NAMED:
        return say("reply-subject-due", given=given, asked=asked)
    return say("reply-subject-missing", given=given, asked=asked, units=listing(units), number=len(units))


def _still_complete(counts: Summary, one: Standing) -> bool:
    """Return whether lines were rejected or wait, and all orders are in all the same."""
    found = one.in_force
    if not (counts.refused or counts.waiting) or counts.press_asks or found is None or one.judged:
        return False
    return bool(found.asked) and not found.count and not found.with_moves


# What happened to the lines


def _of_lines(counts: Summary, standings: Sequence[Standing], *, named: bool) -> Iterator[str]:
    """Say what was not done, or that there is more than orders; nothing where all is as it should be."""
    if counts.waiting:
        yield from _waiting(counts)
    elif counts.tried or counts.hidden or counts.left_out:
        yield _not_read(counts)
    elif counts.refused:
        yield _rejected(counts)
        owing = tuple(one.owing for one in standings if one.owing)
        if named and owing:
            yield say("reply-incomplete", powers=owing)
    elif counts.press_asks:
        yield say("reply-unsent-rest") if counts.taken else say("reply-unsent")
    elif said := _understood(counts, standings, named=named):
        yield said


def _understood(counts: Summary, standings: Sequence[Standing], *, named: bool) -> str:
    """Say what is to be said of an email that was understood; "" where that is nothing."""
    if counts.surplus and not counts.prose:
        return say("reply-surplus")
    if _changed_nothing(counts):
        return say("reply-nothing")
    if counts.prose:
        return say("reply-prose")
    of_orders = _of_orders(standings[-1].in_force, named=named) if standings else ""
    return of_orders or (say("reply-accepted") if _is_of_other_things(counts) else "")


def _of_orders(found: OrdersInForce | None, *, named: bool) -> str:
    """Say what is wrong with orders that are in force, "" where nothing is."""
    if found is None:
        return ""
    if named and found.late:
        return say("reply-late")
    return say("reply-impossible") if found.impossible and (named or found.count) else ""


def _waiting(counts: Summary) -> Iterator[str]:
    yield (
        say("reply-lines-waiting", number=counts.waiting)
        if counts.lines_wait
        else say("reply-orders-waiting", number=counts.waiting)
    )
    if counts.refused:
        yield say("reply-also-rejected", lines=counts.refused)


def _not_read(counts: Summary) -> str:
    """Lines that look like orders: in a trial, hidden, or where nothing is read."""
    if counts.tried:
        tried = counts.tried
        return say("reply-trial", orders=tried) if counts.taken else say("reply-only-trial", orders=tried)
    if counts.hidden:
        lines = counts.hidden
        return say("reply-hidden", lines=lines) if counts.taken else say("reply-only-hidden", lines=lines)
    lines = counts.left_out
    return say("reply-left-out", lines=lines) if counts.taken else say("reply-only-left-out", lines=lines)


def _rejected(counts: Summary) -> str:
    lines = counts.refused
    if counts.press_asks:
        return say("reply-rejected-unsent", lines=lines)
    if counts.taken and counts.shut_out:
        return say("reply-rejected-with-others", lines=lines)
    if counts.taken:
        return say("reply-rejected", lines=lines)
    return say("reply-sign-on-rejected") if counts.shut_out else say("reply-only-rejected", lines=lines)


# Where the orders of a seat stand


def orders_stand(one: Standing) -> Iterator[str]:
    """Say whether the orders of a seat are in, and what that means where they are not."""
    if one.judged is not None:
        yield _adjudicated(one.judged, one.now)
        return
    found, clock = one.in_force, one.clock
    if found is None:
        return
    past = clock is not None and clock.deadline.past
    replaces = "yes" if found.replaces else "no"
    if not found.asked:
        yield say("reply-nothing-due", power=found.power)
    elif found.count:
        yield _missing(found)
        if past or found.late or found.closed:
            yield from _late(found, clock)
    elif past and clock is not None and clock.late_by_master:
        yield say("reply-closed-complete")
    elif found.with_moves:
        yield found.with_moves
        yield say("reply-can-change", replaces=replaces)
    elif found.impossible:
        yield say("reply-complete-impossible", replaces=replaces)
    else:
        yield say("reply-complete", replaces=replaces)


def _adjudicated(judged: Phase, now: Phase | None) -> str:
    phase, kind = phase_name(judged), _kind(judged)
    if now is None:
        return say("reply-adjudicated-last", phase=phase, kind=kind)
    return say("reply-adjudicated", phase=phase, kind=kind, now=phase_name(now))


def _missing(found: OrdersInForce) -> str:
    given = found.asked - found.count
    if found.late:
        return say("reply-none-in-time")
    if not found.missing:
        return say("reply-due", given=given, asked=found.asked)
    if not given:
        return say("reply-none-in", units=found.missing)
    return say("reply-missing", given=given, asked=found.asked, units=found.missing)


def _late(found: OrdersInForce, clock: ClockView | None) -> Iterator[str]:
    """Say what a passed deadline means for orders that are missing."""
    if found.closed:
        yield say("reply-closed", phase=found.closed)
    elif found.late and found.late_declined:
        yield say("reply-late-declined")
    elif found.late:
        yield say("reply-late-asked")
    elif clock is not None and clock.late_by_master:
        yield say("reply-late-by-gm")
    else:
        yield say("reply-late-awaited")


def _kind(phase: Phase) -> str:
    """Return what a sentence agrees with: retreats have been adjudicated, a spring has."""
    return phase.kind.name.lower()
