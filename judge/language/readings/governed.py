"""Governed sentences: the words that deny, doubt, ask, report or set a condition, and what they reach."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from judge.language.readings.clauses import (
    BESIDE,
    CORRECTING,
    clause_of,
    has,
    has_form,
    is_aim,
    meaningful,
    rest_of_clause,
    speaks_of_else,
    start_of_clause,
    without_signs,
)
from judge.language.readings.covers import SIGNS
from judge.language.readings.evidence import OrderRead, Outcome, Reading
from judge.language.readings.lattice import DEEDS, ELSE, GOVERNORS, OTHER_POWER, QUESTION_MARK, is_neutral
from judge.language.readings.lexicon import DESPITE, FRAMING, PRECAUTION, REASON, REQUEST, may_stand_for


def doubt_in(readings: Sequence[Reading]) -> str:
    """Return the word of an orderless sentence that may govern the orders before it; "" if there is none."""
    if has_form(readings):
        return ""
    kinds = {one.kind for one in readings}
    for at, one in enumerate(meaningful(readings)):
        if one.kind in ("report", "maybe") and _wonders_about(one, readings):
            continue
        reports = one.kind == "report" and at > 0 and "condition" not in kinds
        if one.kind in _DOUBTING or reports or (one.kind == "condition" and "unknown" not in kinds):
            return one.words
    return ""


def _wonders_about(reading: Reading, readings: Sequence[Reading]) -> bool:
    """Return whether a reading is behind a question word of its clause: `Let's see what she can do`."""
    at = readings.index(reading)
    asked = has(readings[start_of_clause(at, readings) : at], "question")
    return asked and not has(readings, "pronoun")


_DOUBTING = ("denial", "withdrawal", "maybe")
"""Governors that speak of what was said before; a question and another season may be about anything.

So may a condition with words that are not known, and a report that is asked for: `Tell me if anything
is wrong`, `If you need anything let me know`.
"""


def front_governor(readings: Sequence[Reading]) -> str:
    """Return the governing words before a colon, which govern all after it; "" if there are none."""
    colon = next((n for n, one in enumerate(readings) if one.kind == "colon" or is_aim(one)), 0)
    if _announces(readings[: colon + 1]) and readings[0].kind == "withdrawal":
        return ""
    return next((one.words for one in readings[:colon] if one.kind in GOVERNORS), "")


@dataclass(frozen=True, slots=True)
class Decision:
    """What a rule decides about a sentence, and the words it is based on."""

    outcome: Outcome
    why: str
    words: str = ""
    others: tuple[OrderRead, ...] = ()
    """The orders of another meaning."""


def drops(after: Sequence[Reading]) -> bool:
    """Return whether a *but* follows an order, and behind it neither an order nor a place."""
    but = next((at for at, one in enumerate(after) if _may_be_but(one)), None)
    return but is not None and not any(
        one.is_form or one.kind == "place" or one.kind in DEEDS for one in after[but:]
    )


def _may_be_but(reading: Reading) -> bool:
    return reading.kind == "but" or may_stand_for(reading.words, "but")


def governed_by(readings: Sequence[Reading]) -> Decision | None:
    """Return the strongest word that governs the sentence; it refuses its orders, or proposes them.

    Orders are proposed if the word takes back and then orders, or only says that somebody thinks so, or is
    part of a remark: in a sentence that is no question.
    """
    governing = [
        (at, one)
        for kind in (*GOVERNORS, REQUEST, QUESTION_MARK, OTHER_POWER)
        for at, one in enumerate(readings)
        if one.kind == kind and not (asks_for_consent(at, readings) or requests(at, readings))
    ]
    if not governing:
        return None
    first, one = governing[0]
    if one.kind == "denial":  # `If they do not answer, …`, `…, unless nobody comes`
        first, one = next(
            (each for each in governing if each[1].kind == "condition" and each[0] < first), (first, one)
        )
    takes_back = one.kind == "withdrawal" and _begins_anew(readings)
    remarks = all(_is_remark(at, each, readings) for at, each in governing)
    return Decision(Outcome.PROPOSED if takes_back or remarks else Outcome.REJECTED, one.kind, one.words)


def _begins_anew(readings: Sequence[Reading]) -> bool:
    """Return whether a sentence first takes back what was sent, and then gives other orders."""
    if withdraws(readings):
        return True
    first = next((at for at, one in enumerate(readings) if one.is_form), 0)
    front = readings[:first]
    if not front or front[0].kind != "withdrawal" or has(front, "place"):
        return False
    return (front[-1].kind == "comma" or _announces(front)) and opens_with_correction(readings)


def _announces(front: Sequence[Reading]) -> bool:
    """Return whether words before a colon end in a clause that introduces: `Forget that, my new orders:`."""
    commas = [at for at, one in enumerate(front) if one.kind == "comma"]
    return bool(commas) and front[-1].kind == "colon" and has(front[commas[-1] :], "introduction")


def stands_against_order(readings: Sequence[Reading]) -> Decision | None:
    """Return a refusal if what an order stands against is an order itself: `Kiel holds even if Ber - Mun`."""
    for at, one in enumerate(readings):
        if one.kind in (DESPITE, PRECAUTION) and has_form(rest_of_clause(at, readings)):
            return Decision(Outcome.REJECTED, "condition", one.words)
    return None


def ends_with_no(readings: Sequence[Reading]) -> Decision | None:
    """Return a no or a word for waiting after all orders, which may take them back: `…, no wait`."""
    last = next(
        (one for one in reversed(readings) if one.kind not in (*SIGNS, "filler", FRAMING, "courtesy")), None
    )
    if last is None or last.kind != "change" or not may_stand_for(last.words, "nay"):
        return None
    return Decision(Outcome.PROPOSED, "denial", last.words)


def _is_remark(at: int, reading: Reading, readings: Sequence[Reading]) -> bool:
    """Return whether a governing word may only say how certain its writer is, or remark on an order.

    This is so for a doubt (`I'd say Kiel to Holland`), for words in a clause that orders nothing (`we have
    been friends`), and after an order for the name of another power and words that may ask: `Vienna to
    Galicia, as agreed with Russia`, `…, wie besprochen`. It is also so for any word of a remark in brackets
    after an order (`(I hope Italy is not angry)`), for words about another unit in a clause of its own:
    `Ankara todavía no`, for a no that denies something else (`…, I don't trust Fleur`), and for any word of
    a reason.
    """
    if reading.kind == "maybe" or _is_of_another_matter(at, readings):
        return True
    clause = clause_of(at, readings)
    orders_nothing = not any(one.is_form for one in clause)
    if reading.kind in ("past", "report") and orders_nothing:
        return True
    first = next((n for n, one in enumerate(readings) if one.is_form), len(readings))
    if at < first:
        return False
    if reading.kind in _WEAK or _is_enclosed(at, readings):
        return True
    of_another = any(one.kind == "place" or one.kind in DEEDS for one in clause)
    return reading.kind in ("later", "withdrawal") and orders_nothing and of_another


def _tells_outcome(at: int, readings: Sequence[Reading]) -> bool:
    """Return whether an *otherwise* is followed only by what happens then: `…, otherwise Ivan is angry`."""
    if readings[at].kind != "condition" or not has_form(readings[:at]):
        return False
    after = readings[at + 1 :]
    orders = any(one.is_form or one.kind == "place" or one.kind in DEEDS for one in after)
    return may_stand_for(readings[at].words, ELSE) and bool(without_signs(after)) and not orders


def _is_of_another_matter(at: int, readings: Sequence[Reading]) -> bool:
    """Return whether a word is part of a reason, or of a no that denies something else than the orders.

    So is a condition that only threatens what happens otherwise.
    """
    if _gives_reason(at, readings) or _tells_outcome(at, readings):
        return True
    return denies_else(at, readings) or _denies_help(at, readings)


def _denies_help(at: int, readings: Sequence[Reading]) -> bool:
    """Return whether a no is beside a word for help that orders none: `…, and Munich supports nobody`."""
    if readings[at].kind != "denial":
        return False
    before, after = readings[max(at - 1, 0) : at], readings[at + 1 : at + 3]
    return has(before, *_HELPING) or (has(after[:1], *_HELPING) and not has_form(after))


_HELPING = ("support", "support_hold", "support_move", "support_from", "helped_by")
"""Words for help, in no form of an order."""


def denies_else(at: int, readings: Sequence[Reading]) -> bool:
    """Return whether a no is in a clause that orders nothing, and denies something else than the orders.

    Before them it may also deny another action: `I'd rather not retreat, kill it`.
    """
    clause = clause_of(at, readings)
    if readings[at].kind != "denial" or has_form(clause):
        return False
    is_before = not has_form(readings[:at])
    acts = is_before and not has(clause, "pronoun") and any(one.kind in DEEDS for one in clause)
    return acts or speaks_of_else(clause)


def denies_orders(readings: Sequence[Reading]) -> bool:
    """Return whether a no is in one clause with an order, or points at what was said."""
    if has(readings, *BESIDE):
        return True
    clauses = (clause_of(at, readings) for at, one in enumerate(readings) if one.kind in ("denial", "nay"))
    return any(has_form(clause) or has(clause, "pronoun") for clause in clauses)


def _gives_reason(at: int, readings: Sequence[Reading]) -> bool:
    """Return whether a reading is in a clause that says why, and orders nothing: `because I trust nobody`."""
    clause, first = clause_of(at, readings), start_of_clause(at, readings)
    start = next(
        (n for n, one in enumerate(clause) if one.kind in (REASON, DESPITE, PRECAUTION)), len(clause)
    )
    return start < at - first and not any(one.is_form for one in clause[start:])


def opens_with_correction(readings: Sequence[Reading]) -> bool:
    """Return whether a sentence takes back earlier words, and then says otherwise: `Nej vänta, …`.

    The words that take back are before a comma or colon. Nothing else governs the orders after it, except
    that somebody thinks so, or that it should have been so.
    """
    first = next((at for at, one in enumerate(readings) if one.is_form), 0)
    ends = [at for at, one in enumerate(readings[:first], 1) if one.kind in ("comma", "colon", "nay")]
    if not ends:
        return False
    front, after = readings[: ends[-1]], readings[ends[-1] :]
    takes_back = any(one.kind in CORRECTING for one in front)
    governed = any(one.kind in ("condition", QUESTION_MARK) for one in front)
    return takes_back and not governed and not are_governed(after)


def are_governed(readings: Sequence[Reading]) -> bool:
    """Return whether words govern their orders in another way than by saying that somebody thinks so."""
    governing = {*GOVERNORS, QUESTION_MARK, "not_before", "not_but"} - {*_THOUGHT, "question"}
    return any(one.kind in governing for one in readings)


def _is_enclosed(at: int, readings: Sequence[Reading]) -> bool:
    """Return whether a reading is part of a remark in brackets, and decides nothing.

    A change of mind that denies takes back the order before it: `(o mejor no: que Viena se quede)`.
    """
    before = [one.kind for one in readings[:at]]
    decides = readings[at].kind in ("withdrawal", "condition", "alternative", "either")
    decides |= readings[at].kind == "denial" and before[-2:] == ["open", "change"]
    return not decides and before.count("open") > before.count("close")


_WEAK = ("question", OTHER_POWER)
"""Governors that may belong to a remark about the order before them."""
_THOUGHT = ("maybe", "past", "report")
"""Governors that may only say what their writer thinks or knows: `I think …`."""


def withdraws(readings: Sequence[Reading]) -> bool:
    """Return whether a sentence begins by taking back what was said before it: `Scratch that, …`."""
    return [one.kind for one in readings[:2]] == ["withdrawal", "comma"]


def asks_for_consent(at: int, readings: Sequence[Reading]) -> bool:
    """Return whether a question mark follows a courtesy, even within an order: `A Vie - Gal, okay?`."""
    if readings[at].kind != QUESTION_MARK or not at:
        return False
    before = readings[at - 1]
    front, _, last = before.words.rpartition(",")
    alone = front or not before.is_form
    return before.kind == "courtesy" or bool(alone and last.strip() and may_stand_for(last, "courtesy"))


def requests(at: int, readings: Sequence[Reading]) -> bool:
    """Return whether a word begins a request, or is the question mark of one: `Could you …?`."""
    if readings[at].kind == REQUEST:
        before = readings[start_of_clause(at, readings) : at]
        return all(is_neutral(one.kind) or one.kind in SIGNS for one in before)
    return readings[at].kind == QUESTION_MARK and any(
        one.kind == REQUEST and requests(n, readings) for n, one in enumerate(readings[:at])
    )
