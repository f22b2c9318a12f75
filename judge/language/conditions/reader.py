"""Reader of an IF when it is sent: it is rejected, or kept for the phase it is about.

docs: text, "Orders for later phases are kept as written"

A block is kept whole or not at all: every mistake in it is reported, and that nothing of it counts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from judge.game.message import Message, Said, message, paragraph
from judge.game.orders.conditions import (
    AllOf,
    AnyOf,
    BuildsDue,
    Condition,
    Not,
    Owns,
    RemovalsDue,
    WasDislodged,
)
from judge.game.settings import Blind
from judge.language.conditions.block_parser import (
    Block,
    InvalidBlock,
    Orders,
    all_orders,
    line_problem,
    parse,
)
from judge.language.conditions.tokens import Word, is_inline, tokens
from judge.language.conditions.writing import in_words
from judge.language.drafts import Action
from judge.language.names import names
from judge.language.orders.alternatives import parse_alternatives
from judge.language.orders.reader import phase_to_come
from judge.language.policy import POLICIES
from judge.language.problems import InvalidOrder, Problem, ProblemKind, beyond_effort
from judge.language.statements import Answer, Context, Statement, UnderstoodAhead
from judge.language.text.typography import Plain, pieces
from judge.rules.phases import Phase, PhaseKind

ReadPart: TypeAlias = Callable[[int, str, Plain, Context], Sequence[Answer]]
"""The reader of orders in a part of a line: its arguments are number, whole line, part, and context."""


def is_if(statement: Statement, context: Context) -> bool:
    """Return whether an IF without its end is one, and not a sentence that begins with the word.

    It is if it is written in capitals, or names a province.
    """
    if statement.closed or statement.text.lstrip().startswith("IF"):
        return True
    if context.variant is None:
        return False
    known = names(context.variant)
    return any(known.province(word) for word in re.findall(r"\w[\w/.-]*", statement.text)[1:])


def read(statement: Statement, context: Context, read_part: ReadPart) -> tuple[Answer, ...]:
    """Return the block as lines kept for a phase, or everything that is wrong with it."""
    line, text = statement.line, statement.text
    if context.work.is_used_up:
        return (beyond_effort(line, text),)
    context.work.steps += sum(map(len, (text, *statement.body)))
    if not statement.closed:
        why, hint = paragraph(message("if-not-closed"), _lines_lost(statement)), message("if-not-closed.hint")
        return (line_problem(line, text, why, hint, ProblemKind.NOT_CLOSED),)
    try:
        block = parse(statement, context)
        phase = _phase(block, context)
    except InvalidBlock as trouble:
        return _refused(statement, (trouble.problem,))
    later = replace(context, phase=phase, ahead=True)
    by_part = [(orders, list(_answers(orders, later, read_part))) for orders in all_orders(block)]
    answers = [one for _, found in by_part for one in found]
    problems = tuple(one for one in answers if isinstance(one, Problem))
    if problems:
        return _refused(statement, problems)
    kept = [one for one in answers if isinstance(one, UnderstoodAhead)]
    return (_kept(_as_kept(statement, by_part), kept, phase, _readings(block, context)),)


def _kept(
    statement: Statement, orders: Sequence[UnderstoodAhead], phase: Phase, asked: Iterable[Said]
) -> UnderstoodAhead:
    """Return the block as one line kept for the phase, with all that was assumed of its orders."""
    assumed = (said for one in orders for said in one.assumed)
    never = tuple(why for one in orders for why in one.never)
    return UnderstoodAhead(statement.line, indented(statement), phase, (*asked, *assumed), never)


def _as_kept(statement: Statement, by_part: Sequence[tuple[Orders, Sequence[Answer]]]) -> Statement:
    """Return the block with the words that its orders are kept with: REMOVE, below a heading for removals."""
    new: dict[str, dict[int, tuple[int, str]]] = {}
    for orders, answers in by_part:
        kept = [one.text.strip() for one in answers if isinstance(one, UnderstoodAhead)]
        if any(one not in orders.text for one in kept):
            start, end = orders.part.column(0) - 1, orders.part.column(len(orders.part.text) - 1)
            new.setdefault(orders.text, {})[start] = (end, "; ".join(kept))
    lines = [_with_parts(line, new.get(line, {})) for line in (statement.text, *statement.body)]
    return replace(statement, text=lines[0], body=tuple(lines[1:]))


def _with_parts(line: str, new: Mapping[int, tuple[int, str]]) -> str:
    for start in sorted(new, reverse=True):
        end, words = new[start]
        line = f"{line[:start]}{words} {line[end:]}".rstrip()
    return line


def _readings(block: Block, context: Context) -> Iterator[Message]:
    """Yield each condition in words, for its writer: AND and OR are easily misread."""
    assert context.variant is not None
    for condition in _conditions(block):
        yield message("condition-asked", condition=in_words(condition, context.variant))


def _answers(orders: Orders, context: Context, read_part: ReadPart) -> Iterator[Answer]:
    for one in read_part(orders.number, orders.text, orders.part, context):
        if isinstance(one, UnderstoodAhead | Problem):
            yield one
        else:
            yield line_problem(orders.number, orders.text, message("only-orders-in-if"), "")


def _refused(statement: Statement, problems: tuple[Problem, ...]) -> tuple[Answer, ...]:
    """Return the problems, with a note at the block's first line that nothing of it was kept."""
    if not statement.body:
        return problems
    lines = sorted({problem.line for problem in problems} - {statement.line})
    if not lines:
        return (
            replace(problems[0], message=paragraph(problems[0].message, _lines_lost(statement))),
            *problems[1:],
        )
    nothing = message("nothing-of-if", lines=len(lines), line=lines[0])
    whole = line_problem(statement.line, statement.text, nothing, message("mail-whole-if"))
    return (whole, *problems)


def _lines_lost(statement: Statement) -> Said:
    """Return which lines below the IF were not accepted; "" if there are none."""
    if not statement.numbers:
        return ""
    first, last = statement.numbers[0], statement.numbers[-1]
    if first == last:
        return message("line-not-taken", line=first)
    return message("lines-not-taken", first=first, last=last)


def indented(statement: Statement) -> str:
    """Return the block as it is kept and shown, its lines indented by their depth."""
    depth, lines = 0, []
    for number, text in enumerate((statement.text, *statement.body)):
        words = [token.word for token in tokens(0, text, lambda _: False)]
        back = words[0] in (Word.ELSE, Word.ELSE_IF, Word.END) if words else False
        lines.append("  " * max(0, depth - back) + " ".join(text.split()))
        depth += words[:1] == [Word.IF] and (number == 0 or not is_inline(text))
        depth -= words[:1] == [Word.END]
    return "\n".join(lines)


# For which phase


def _phase(block: Block, context: Context) -> Phase:
    """Return the phase named above the block, or the only later one of this turn for its orders."""
    phase, variant = context.phase, context.variant
    assert phase is not None
    assert variant is not None
    if context.ahead:
        return phase
    kind = _kind(block, context) if context.keeps and POLICIES[context.reading].ahead_in_one else None
    later = phase_to_come(variant, phase, kind) if kind else None
    if later is not None and later != phase:
        return later
    first = next(all_orders(block))
    following = phase_to_come(variant, variant.next_phase(phase), PhaseKind.MOVEMENT)
    hint: Said = message("phase-above-if", phase=following or Phase.parse("F1901M"))
    if POLICIES[context.reading].ahead_in_one:
        hint = paragraph(hint, message("phase-above-if-not-for-this-turn"))
    now = message("if-is-about-phase-to-come", phase=phase)
    raise InvalidBlock(line_problem(first.number, first.text, now, hint, ProblemKind.WRONG_PHASE))


def _kind(block: Block, context: Context) -> PhaseKind | None:
    """Return the only possible kind of phase for the orders, by their words and the conditions."""
    said = {action for orders in all_orders(block) for action in _actions(orders, context)}
    asked = {type(fact) for condition in _conditions(block) for fact in _facts(condition)}
    retreats = {Action.RETREAT} & said or (WasDislodged in asked and said <= {Action.MOVE, Action.DISBAND})
    if retreats and said <= {Action.RETREAT, Action.MOVE, Action.DISBAND}:
        return PhaseKind.RETREAT
    winter = {Action.BUILD, Action.REMOVE, Action.WAIVE} & said or asked & {BuildsDue, RemovalsDue, Owns}
    if winter and said <= {Action.BUILD, Action.REMOVE, Action.WAIVE, Action.BARE, Action.DISBAND}:
        return PhaseKind.ADJUSTMENT
    return None


def _actions(orders: Orders, context: Context) -> Iterator[Action]:
    """Yield the action of each order of the line; nothing for one that cannot be read."""
    assert context.variant is not None
    for piece in pieces(orders.part):
        try:
            yield parse_alternatives(names(context.variant), piece.text)[0].action
        except InvalidOrder:
            continue


def _conditions(block: Block) -> Iterator[Condition]:
    """Yield every condition of the block and of those within it, in the order written."""
    for branch in block.branches:
        if branch.when is not None:
            yield branch.when
        for part in branch.body:
            if isinstance(part, Block):
                yield from _conditions(part)


def _facts(condition: Condition) -> Iterator[Condition]:
    match condition:
        case Not():
            yield from _facts(condition.of)
        case AllOf() | AnyOf():
            for part in condition.parts:
                yield from _facts(part)
        case _:
            yield condition


def not_taken(statement: Statement) -> Problem:
    """Reject an IF that would tell what is hidden (njudge's BLIND), or is not an order."""
    none, hint = message("no-if-in-game"), message("no-if-in-game.hint")
    line, text = statement.line, statement.text
    return Problem(line, 1, text, ProblemKind.WRONG_PHASE, none, text.strip(), hint)


_AFTER = re.compile(r"(?<=[^\s,;])[\s,;]+if\s+(?=\S)", re.IGNORECASE)


def with_line_for_it(
    statement: Statement, found: Sequence[Answer], context: Context, read_part: ReadPart
) -> Sequence[Answer]:
    """Return the answers; a rejected line that could be kept with its IF first gets that line as a hint."""
    if context.settings.blind is not Blind.NO or POLICIES[context.reading].messages:
        return found
    said = _AFTER.search(statement.text)
    if said is None or len(found) != 1 or not isinstance(refused := found[0], Problem):
        return found
    orders, condition = statement.text[: said.start()].lstrip(), statement.text[said.end() :].rstrip(" .!")
    line = f"IF {condition} THEN {orders}"
    kept = read(Statement(statement.line, line), context, read_part)
    if not all(isinstance(one, UnderstoodAhead) for one in kept):
        return found
    phase = next(one.phase.mail_code for one in kept if isinstance(one, UnderstoodAhead))
    return (replace(refused, hint=message("if-on-its-own-line", line=line, phase=str(phase))),)
