"""Parser of an IF: its tokens to branches with their conditions, with orders and further IFs in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from judge.game.message import Message, Said, message, written_as
from judge.game.orders.conditions import Condition
from judge.language.conditions import expression
from judge.language.conditions.tokens import Token, Word, is_inline, tokens
from judge.language.names import names
from judge.language.orders.alternatives import is_alternative
from judge.language.orders.context import OrderContext
from judge.language.orders.reader import problem
from judge.language.policy import POLICIES
from judge.language.problems import InvalidOrder, Problem, ProblemKind
from judge.language.statements import Context, Statement
from judge.language.text.typography import Plain

DEEPEST = 5
"""How many IFs may be nested."""
MOST_LINES = 60
"""The most lines of a block."""


@dataclass(frozen=True, slots=True)
class Orders:
    """A line's orders, or the part of a line that holds them."""

    number: int
    text: str
    part: Plain

    @property
    def written(self) -> str:
        """The orders alone, as they were written."""
        return self.text[self.part.column(0) - 1 : self.part.column(len(self.part.text) - 1)]


@dataclass(frozen=True, slots=True)
class Branch:
    """What is to be done if a condition holds; an ELSE has none. `head` is its own line."""

    head: str
    when: Condition | None
    body: tuple[Orders | Block, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """An IF with its branches, of which the first that holds counts."""

    branches: tuple[Branch, ...]


def all_orders(block: Block) -> Iterator[Orders]:
    """Yield the orders of all branches, in the order written."""
    for branch in block.branches:
        for part in branch.body:
            if isinstance(part, Block):
                yield from all_orders(part)
            else:
                yield part


def line_problem(
    line: int, text: str, why: Message, hint: Said, kind: ProblemKind = ProblemKind.BAD_VALUE
) -> Problem:
    """Return a problem with a whole line of a block."""
    return Problem(line, 1, text, kind, why, hint=hint)


class InvalidBlock(Exception):  # noqa: N818  # the writer's, not ours
    """A block that cannot be parsed, with the problem; caught within this package."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


def parse(statement: Statement, context: Context) -> Block:
    """Return the block with its branches; InvalidBlock with the first mistake in its structure."""
    if 1 + len(statement.body) > MOST_LINES:
        long = message("if-too-long", lines=1 + len(statement.body), most=MOST_LINES)
        hint = message("if-too-long.hint")
        raise InvalidBlock(line_problem(statement.line, statement.text, long, hint, ProblemKind.TOO_LONG))
    order_context = _order_context(statement, context)
    choice = partial(is_alternative, order_context.names)
    numbers = statement.numbers or tuple(range(statement.line + 1, statement.line + 1 + len(statement.body)))
    found = list(tokens(statement.line, statement.text, choice))
    for number, text in zip(numbers, statement.body, strict=True):
        line = list(tokens(number, text, choice))
        if line and line[0].word is Word.IF and is_inline(text) and line[-1].word is not Word.END:
            line.append(replace(line[0], word=Word.END))
        found += line
    if found[-1].word is not Word.END:
        found.append(replace(found[-1], word=Word.END))
    block, rest = _Builder(order_context, found).block(0, 1)
    if rest < len(found):
        raise _misplaced(found[rest])
    if next(all_orders(block), None) is None:
        none = message("if-without-orders")
        raise InvalidBlock(
            line_problem(statement.line, statement.text, none, "", ProblemKind.INCOMPLETE_COMMAND)
        )
    return block


def _order_context(statement: Statement, context: Context) -> OrderContext:
    if context.variant is None or context.power is None:
        who, hint = message("say-who-you-are"), written_as("SIGN ON power game password")
        raise InvalidBlock(line_problem(statement.line, statement.text, who, hint, ProblemKind.NOT_SIGNED_ON))
    if context.phase is None or context.position is None:
        none = message("game-not-running")
        raise InvalidBlock(line_problem(statement.line, statement.text, none, "", ProblemKind.WRONG_PHASE))
    policy, kind = POLICIES[context.reading], context.phase.kind
    known = names(context.variant)
    return OrderContext(context.variant, known, policy, context.variant.position, context.power, kind)


class _Builder:
    """A builder of the branches from the tokens, one after the other."""

    def __init__(self, order_context: OrderContext, found: Sequence[Token]) -> None:
        self.order_context = order_context
        self.found = found

    def block(self, here: int, depth: int) -> tuple[Block, int]:
        """Return the block that begins at `here`, and where it ends."""
        if depth > DEEPEST:
            token = self.found[here]
            deep, hint = message("ifs-too-deep", most=DEEPEST), message("ifs-too-deep.hint")
            raise InvalidBlock(line_problem(token.number, token.text, deep, hint))
        branches: list[Branch] = []
        while self.found[here].word is not Word.END:
            token = self.found[here]
            if token.word is (Word.ELSE_IF if not branches else Word.IF) or _has_else(branches):
                raise _misplaced(token)
            when = None if token.word is Word.ELSE else self._condition(token)
            body, here = self._body(here + 1, depth)
            branches.append(Branch(_head(token), when, body))
        return Block(tuple(branches)), here + 1

    def _body(self, here: int, depth: int) -> tuple[tuple[Orders | Block, ...], int]:
        body: list[Orders | Block] = []
        while here < len(self.found):
            token = self.found[here]
            if token.word is Word.ORDERS:
                body.append(Orders(token.number, token.text, token.part))
                here += 1
            elif token.word is Word.IF:
                inner, here = self.block(here, depth + 1)
                body.append(inner)
            else:
                return tuple(body), here
        last = self.found[-1]
        raise InvalidBlock(
            line_problem(last.number, last.text, message("an-if-not-closed"), "", ProblemKind.NOT_CLOSED)
        )

    def _condition(self, token: Token) -> Condition:
        try:
            return expression.read(token.part.text, self.order_context)
        except InvalidOrder as mistake:
            raise InvalidBlock(problem(token.number, token.text, token.part, mistake)) from None


def _has_else(branches: Sequence[Branch]) -> bool:
    """Return whether an ELSE without a condition has come, after which no other can follow."""
    return bool(branches) and branches[-1].when is None


def _misplaced(token: Token) -> InvalidBlock:
    word = token.word.name.replace("_", " ")
    none, hint = message("belongs-to-no-if", word=word), message("belongs-to-no-if.hint")
    return InvalidBlock(line_problem(token.number, token.text, none, hint))


def _head(token: Token) -> str:
    """Return `IF Russian fleet Bla`, as it was written."""
    name = token.word.name.replace("_", " ")
    if not token.part.text:
        return name
    start, end = token.part.column(0) - 1, token.part.column(len(token.part.text) - 1)
    return f"{name} {token.text[start:end]}"
