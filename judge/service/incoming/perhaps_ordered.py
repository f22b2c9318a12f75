"""Orders that a line without orders may mean, by what its writer has ordered so far: they are proposed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from judge.game.proxies import Proxy, ordered_province
from judge.game.state import Game
from judge.language.agreement import names_unit
from judge.language.problems import Problem, ProblemKind
from judge.language.reading import read
from judge.language.readings.corrections import (
    builds_told,
    corrected,
    corrects,
    has_room,
    only_stays,
    own_units_named,
    proposal,
)
from judge.language.readings.lexicon import begins_with
from judge.language.statements import (
    Answer,
    Context,
    Correction,
    Ignored,
    Place,
    Proposal,
    Prose,
    Statement,
    Topic,
    UnderstoodAhead,
    UnderstoodOrder,
)
from judge.language.text.sentence_ends import last_sentence
from judge.language.text.typography import plain
from judge.rules import notation
from judge.rules.orders import Build, Order, Remove
from judge.rules.phases import PhaseKind
from judge.rules.units import Power, Province
from judge.service.handlers.doubtful_orders import answer_in
from judge.service.handlers.orders import OrderAnswer, in_force
from judge.service.own_statements import lines_between
from judge.service.parked import orders_asked
from judge.service.request import Request
from judge.service.speaker import Speaker

_UNREAD = (
    ProblemKind.UNKNOWN_ACTION,
    ProblemKind.UNKNOWN_COMMAND,
    ProblemKind.NO_UNIT_AT_SOURCE,
    ProblemKind.DESTINATION_MISSING,
    ProblemKind.FREE_TEXT,
    ProblemKind.CONDITION,
    ProblemKind.UNKNOWN_PROVINCE,
    ProblemKind.NO_UNIT_TYPE,
    ProblemKind.WRONG_PHASE,
    ProblemKind.NO_REMOVAL_DUE,
)
_NO_MATTER = (None, Topic.ORDERS, Topic.CONDITION, Topic.CLEAR, Topic.RULES, Topic.REFUSAL, Topic.PREFERENCE)
"""Topics of sentences that may still be about an order."""
_FEWEST_WORDS = 3
"""The fewest words of a sentence; a shorter line is an order with a slip, unless it corrects one.

`Lieber auflösen` corrects one.
"""


def perhaps_ordered(
    request: Request,
    speaker: Speaker,
    statement: Statement,
    answers: Sequence[Answer],
    run: Sequence[OrderAnswer],
) -> Proposal | None:
    """Return the orders that a line without any may mean, as a proposal; None if it may mean nothing."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None or actor.power is None:
        return None
    context = speaker.context(request)
    if context.ahead or not _may_order(statement, answers, run, context, game):
        return None
    asked = _asked(request, game, actor.power, context)
    ordered = _ordered(game, actor.power, run, asked)
    last = _last_meant(request, statement, run, asked, context)
    orders = of_correction(answers, ordered) or corrected(statement.text, context, ordered, last)
    orders = orders or _of_last_sentence(statement.text, context, ordered)
    found = _read(statement, orders, context)
    return proposal(statement, found) if found else None


def _of_last_sentence(text: str, context: Context, ordered: Sequence[Order]) -> Sequence[Order]:
    """Return the orders that the last sentence of a line may mean, if those before it name no place or unit.

    They may deny or tell something else: `I didn't see that coming! The fleet sails home to Sevastopol.`
    """
    said = last_sentence(text)
    before = text[: len(text) - len(said)] if text.endswith(said) else ""
    if not before.strip() or "?" in before or names_unit(before, context):
        return ()
    return corrected(said, context, ordered)


def _may_order(
    statement: Statement,
    answers: Sequence[Answer],
    run: Sequence[OrderAnswer],
    context: Context,
    game: Game,
) -> bool:
    """Return whether a line was not read, or says below orders that a unit stays, and asks for nothing."""
    if _is_unread(statement, answers, proposed=_is_adjusting(game)):
        return True
    asks = all(isinstance(one, Prose) and one.topic for one in answers)
    return bool(run) and not asks and not statement.block and only_stays(statement.text, context)


def _asked(request: Request, game: Game, power: Power, context: Context) -> list[Order]:
    """Return the orders that the answered email asked about: `Make that Tyrolia` corrects them, too."""
    if game.phase is None:
        return []
    read_again = (answer_in(context, 0, text) for text in orders_asked(request, power, game.phase))
    return [one.order for one in read_again if isinstance(one, UnderstoodOrder)]


def _last_meant(
    request: Request,
    statement: Statement,
    run: Sequence[OrderAnswer],
    asked: Sequence[Order],
    context: Context,
) -> Province | None:
    """Return the place of the unit that a line without one is about: the one ordered or named last above it.

    None if several are named on the last line that names any.
    """
    last = run[-1] if run else None
    if last is None:
        meant, above = (ordered_province(asked[0]) if len(asked) == 1 else None), 0
    elif isinstance(last, UnderstoodOrder) and statement.line - last.line <= _MOST_LINES:
        meant, above = ordered_province(last.order), last.line
    else:
        return None
    between = lines_between(request.email, above, statement.line)
    if len(between) > _MOST_BETWEEN:
        return None
    for text in reversed(between):
        if named := own_units_named(text, context):
            return named.pop() if len(named) == 1 else None
    return meant


_MOST_LINES = 3
"""How far below an order a line may be that corrects it without naming its unit."""
_MOST_BETWEEN = 20
"""How many lines above a correction are searched for the unit that it is about."""


def of_correction(answers: Sequence[Answer], ordered: Sequence[Order]) -> Sequence[Order]:
    """Return the orders of a sentence that corrects those of the same units, or builds; none of any other."""
    if len(answers) != 1 or not isinstance(answers[0], Correction):
        return ()
    meant = [one.order for one in answers[0].orders]
    units = [ordered_province(one) for one in meant]
    builds = any(isinstance(one, Build | Remove) for one in ordered)
    before = {ordered_province(one) for one in ordered if one not in meant}
    corrects = all(unit in before or (builds and unit is not None) for unit in units)
    return meant if corrects and len(set(units)) == len(units) else ()


def _is_adjusting(game: Game) -> bool:
    """Return whether the game is in a phase of builds and removals."""
    return game.phase is not None and game.phase.kind is PhaseKind.ADJUSTMENT


def with_the_rest(
    request: Request,
    speaker: Speaker,
    statement: Statement,
    answers: Sequence[Answer],
    run: Sequence[OrderAnswer],
) -> Sequence[Answer]:
    """Return the answers, with all builds or removals that remain after a line that replaces one of them.

    `An army in Smyrna instead of Constantinople` takes the place of the fleet there, but leaves Ankara.
    """
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or not _is_adjusting(game):
        return answers
    given = [one.order for one in answers if isinstance(one, UnderstoodOrder)]
    context = speaker.context(request)
    if actor is None or actor.power is None or len(given) < len(answers) or context.ahead:
        return answers
    ordered, last = _ordered(game, actor.power, run), _last_meant(request, statement, run, (), context)
    meant = corrected(statement.text, context, ordered, last, given[0] if len(given) == 1 else None)
    if not set(given) <= set(meant):
        unclear = corrects(statement.text, context) and not has_room((*ordered, *given), context)
        return (proposal(statement, _read(statement, given, context)),) if unclear else answers
    return (*answers, *_read(statement, [one for one in meant if one not in given], context))


def ordered_so_far(request: Request, speaker: Speaker, run: Sequence[OrderAnswer]) -> list[Order]:
    """Return the orders of the speaker's power, in force or in a run of lines above; none without a power."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None or actor.power is None:
        return []
    return _ordered(game, actor.power, run)


def _ordered(
    game: Game, power: Power, run: Sequence[OrderAnswer], asked: Sequence[Order] = ()
) -> list[Order]:
    """Return the power's orders so far; those `asked` about or above in the email replace earlier ones."""
    given = [one.order for one in run if isinstance(one, UnderstoodOrder)]
    new = set(map(ordered_province, given))
    above = [*(one for one in asked if ordered_province(one) not in new), *given]
    units = set(map(ordered_province, above)) - {None}
    before = [one for one in in_force(game, power) if not isinstance(one, Proxy)]
    return [*(one for one in before if ordered_province(one) not in units), *above]


def _read(statement: Statement, orders: Sequence[Order], context: Context) -> list[UnderstoodOrder]:
    """Return the orders as if written in short form; nothing if one of them is read as another."""
    found: list[UnderstoodOrder] = []
    for order in orders:
        answers = read(Statement(statement.line, notation.write(order)), context)
        if len(answers) != 1 or not isinstance(answers[0], UnderstoodOrder) or answers[0].order != order:
            return []
        found.append(answers[0])
    return found


def told_ahead(
    context: Context, statement: Statement, answers: Sequence[Answer]
) -> tuple[UnderstoodAhead, ...]:
    """Return the builds of a later phase that a sentence tells, as their lines would be kept."""
    winter = context.phase is None or context.phase.kind is PhaseKind.ADJUSTMENT
    if winter or context.ahead or statement.body:
        return ()
    if not _is_unread(replace(statement, block=False), answers, proposed=False):
        return ()
    lines = builds_told(statement.text, context)
    found = [one for line in lines for one in read(Statement(statement.line, line), context)]
    ahead = tuple(one for one in found if isinstance(one, UnderstoodAhead))
    return ahead if len(ahead) == len(lines) == len(found) else ()


def _is_unread(statement: Statement, answers: Sequence[Answer], *, proposed: bool) -> bool:
    """Return whether a line is a sentence of which nothing was read as an order or a command.

    Builds and removals that other words `proposed` do not take those in force into account, so they are
    proposed again here.
    """
    words = not statement.block and len(statement.text.split()) >= _FEWEST_WORDS
    words |= not statement.block and begins_with(plain(statement.text), ("change", "withdrawal"))
    if statement.place is Place.SIGNATURE or all(isinstance(one, Ignored) for one in answers):
        return False
    return words and all(
        isinstance(one, Ignored)
        or (isinstance(one, Prose) and one.topic in _NO_MATTER and not one.unread)
        or (isinstance(one, Problem) and (proposed or not isinstance(one, Proposal)) and one.kind in _UNREAD)
        for one in answers
    )
