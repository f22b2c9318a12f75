"""One order: read, compared with the board under the game's policy, answered by its value or its mistake."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TypeAlias

from judge.game.proxies import Proxy
from judge.language.drafts import Action, Draft, WordRead
from judge.language.keywords import like_command
from judge.language.names import Names, names
from judge.language.orders import adjustments, movement, retreats
from judge.language.orders.adjustments import without_today
from judge.language.orders.alternatives import drafts
from judge.language.orders.context import Desk
from judge.language.orders.parser import check_words, draft
from judge.language.orders.phase import ASKED, kept_for
from judge.language.orders.proxies import disabled, proxy
from judge.language.policy import POLICIES
from judge.language.problems import Mistake, Problem, Wrong, listed
from judge.language.statements import Answer, Context, UnderstoodAhead, UnderstoodOrder, UnderstoodProxy
from judge.language.text.typography import Plain
from judge.rules.orders import Order
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Position, Power

_Read: TypeAlias = tuple[Power, Order | Proxy]


def answer(line: int, text: str, piece: Plain, context: Context) -> Answer:
    """The order in a piece of the line `text`; the mistake's column is that of the line as sent."""
    try:
        piece = _for_owner(piece, context)
        return (_kept if context.ahead else _understood)(line, text, piece, context)
    except Mistake as mistake:
        return problem(line, text, piece, mistake)


def problem(line: int, text: str, piece: Plain, mistake: Mistake) -> Problem:
    """The mistake with its line and column, the text at fault as it was sent."""
    word = mistake.word
    column = piece.column(word.at)
    end = piece.column(word.at + len(word.text) - 1) if word.text else column - 1
    read = text[column - 1 : end]
    message = mistake.message.replace(f'"{word.text}"', f'"{read}"')
    return Problem(line, column, text, mistake.wrong, message, read, mistake.hint)


_OWNER = re.compile(r"([a-z' ]+?)\s*:\s*(?=\S)")


def _for_owner(piece: Plain, context: Context) -> Plain:
    """The piece without `France:` in front; Mistake if that is somebody else."""
    found = _OWNER.match(piece.text)
    if not found or context.variant is None or not POLICIES[context.reading].owners:
        return piece
    owner = names(context.variant).powers.get(found[1].replace(" ", ""))
    if owner is None:
        return piece
    if owner != context.power and not context.proxies:
        name = context.variant.power(owner).name
        raise Mistake(Wrong.NOT_OWNER, WordRead(found[1], 0), f"You do not speak for {name}.")
    return piece.part(found.end(), len(piece.text))


def _understood(line: int, text: str, piece: Plain, context: Context) -> Answer:
    desk, reads = _at_desk(piece, context)
    for read in reads:
        check_words(read, desk.policy)
    if context.keeps and context.phase is not None:
        later = kept_for(reads[0], desk.variant, context.phase, desk.policy)
        if later is not None:
            return _kept(line, text, piece, replace(context, phase=later, ahead=True))
    power, value = _by_phase(desk, reads)
    written = text[piece.column(0) - 1 : piece.column(len(piece.text) - 1)]
    if isinstance(value, Proxy):
        return UnderstoodProxy(line, written, power, value, tuple(desk.assumed))
    return UnderstoodOrder(line, written, power, value, tuple(desk.assumed))


def _kept(line: int, text: str, piece: Plain, context: Context) -> Answer:
    """An order for a later phase: its words, its places and its kind are all that can be asked of it now."""
    variant, phase = context.variant, context.phase
    assert variant is not None
    assert phase is not None
    desk, reads = _at_desk(piece, replace(context, position=variant.position))
    for read in reads:
        _check_kept(desk, read, phase)
    written = text[piece.column(0) - 1 : piece.column(len(piece.text) - 1)]
    return UnderstoodAhead(line, written, phase, tuple(desk.assumed))


def _check_kept(desk: Desk, read: Draft, phase: Phase) -> None:
    check_words(read, desk.policy)
    if read.action not in ASKED[phase.kind]:
        raise Mistake(Wrong.WRONG_PHASE, read.word, f"That is nothing to order in {phase.mail_code}.")
    if read.action is Action.PROXY and not desk.proxies:
        raise disabled(read)
    units = [unit.place for unit in (read.unit, read.helped) if unit is not None]
    for place in (*units, *read.path):
        desk.province(place)


def _at_desk(piece: Plain, context: Context) -> tuple[Desk, tuple[Draft, ...]]:
    """Everything an order needs, and what it says first and otherwise.

    Mistake where nobody is signed on to a running game.
    """
    variant, first, policy = context.variant, WordRead(piece.text, 0), POLICIES[context.reading]
    if variant is None:
        raise Mistake(
            Wrong.NOT_SIGNED_ON, first, "Before orders, say who you are.", "SIGN ON power game password"
        )
    known = names(variant)
    today = before_others = False
    if context.phase is not None and context.phase.kind is PhaseKind.ADJUSTMENT and policy.words is None:
        piece, today = without_today(piece)
    elif policy.priority:
        piece, before_others = retreats.without_priority(piece)
    reads = drafts(known, piece.text) if policy.words is None else (draft(known, piece.text),)
    _check_sense(reads[0], known, first)
    power, position, kind = _at_hand(context, first)
    proxies, journeys = context.proxies, context.journeys
    desk = Desk(
        variant, known, policy, position, power, kind, proxies, journeys, today=today, first=before_others
    )
    return desk, reads


def _at_hand(context: Context, whole: WordRead) -> tuple[Power, Position, PhaseKind]:
    """Whom the writer speaks for, and the position and kind of phase of a running game."""
    if context.power is None:
        hint = "SIGN ON power game password; a master can BECOME a power."
        raise Mistake(Wrong.NOT_SIGNED_ON, whole, "You do not speak for a power here.", hint)
    if context.position is None or context.phase is None:
        raise Mistake(Wrong.WRONG_PHASE, whole, "No orders are due: the game is not running.")
    return context.power, context.position, context.phase.kind


def _check_sense(read: Draft, known: Names, whole: WordRead) -> None:
    """Mistake for words that are neither a place nor an order."""
    unit = read.unit
    if read.action is not Action.BARE or unit is None or unit.kind or unit.power or unit.place.means:
        return
    near = known.like_province(whole.text) or like_command(whole.text)
    hint = f"Did you mean {listed(near)}?" if near else "HELP shows what can be written."
    raise Mistake(Wrong.UNKNOWN_COMMAND, whole, "This is no order and no command I know.", hint)


def _by_phase(desk: Desk, reads: tuple[Draft, ...]) -> _Read:
    read = reads[0]
    if len(reads) > 1 and desk.kind is not PhaseKind.RETREAT:
        raise Mistake(Wrong.WRONG_PHASE, read.word, "Only a retreat can have another choice.")
    if desk.kind is PhaseKind.ADJUSTMENT:
        return desk.power, adjustments.order(desk, read)
    if read.unit is None:
        raise Mistake(
            Wrong.WRONG_PHASE,
            read.word,
            "No builds are due in this phase.",
            "They follow the fall's retreats.",
        )
    if desk.kind is PhaseKind.RETREAT:
        if read.action is Action.BUILD:
            raise Mistake(Wrong.WRONG_PHASE, read.word, "Units are built in the adjustments, not now.")
        beaten = retreats.dislodged(desk, read.unit)
        return beaten.unit.power, retreats.first_possible(desk, reads, beaten)
    if read.action is Action.PROXY:
        return _proxied(desk, read)
    unit = desk.own(read.unit)
    return unit.power, movement.order(desk, read, unit)


def _proxied(desk: Desk, read: Draft) -> _Read:
    if not desk.proxies or read.unit is None:
        raise disabled(read)
    unit = desk.own(read.unit)
    return unit.power, proxy(desk, read, unit)
