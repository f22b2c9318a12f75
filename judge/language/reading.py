"""Reading: a statement to its answers; nothing a player writes raises an exception here.

An email's text goes through this package in the following steps, which are also the order to read it in:

1. `segmentation` makes statements of the email's own lines. The service reads them one after another, because
   a SIGN ON changes what the lines below it are read against (`statements.Context`).
2. `read`, below, gives a block to `commands.blocks` or `conditions.reader`. A line is put into plain letters
   and cut into pieces where one order may end (`text.typography`).
3. A line that begins with a command's word (`command_words`) is one command, commas and all
   (`commands.reader`), unless each of its pieces makes sense by itself.
4. Every other piece is an order (`orders.reader`): it is parsed to a draft of its words, then compared with
   the board as far as the game's policy requires. A piece that is no order may be a heading over orders,
   whose claims are checked (`headings`, docs: text, "A heading that does not fit parks the orders"). If a
   piece of a line makes no sense, the line is read by whole sentences (`readings.arbiter`, docs: text, "A
   sentence is read as a whole").
5. Last, the pieces of a line are looked at together: a retreat without a unit gets that of the piece before
   it, an order after one that breaks off is only its rest, several headings are one, and a line of plain
   words is prose (`prose`) as a whole.

An answer is a value: what was understood, or a Problem with its place, its kind and what would be right.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from judge.game.commands.anyone import Cancel, Get, Help
from judge.game.commands.master import SetSetting
from judge.game.commands.member import Resign, SetPreference
from judge.game.message import message
from judge.game.settings import Blind
from judge.language import no_builds, prose
from judge.language.classic import classic_answer
from judge.language.command_words import is_command, is_command_with_value
from judge.language.commands import blocks, lists, press_blocks
from judge.language.commands import reader as command_reader
from judge.language.conditions import conditional_press
from judge.language.conditions import reader as condition_reader
from judge.language.conditions.tokens import IF, STRAY
from judge.language.headings import as_one, heading, heading_and_rest, section_in_season, section_named
from judge.language.names import Names, names, names_of, with_codes
from judge.language.order_words import UNIT, either
from judge.language.orders import messages, naval
from judge.language.orders import reader as order_reader
from judge.language.orders.alternatives import with_unit_before, without_fragments
from judge.language.orders.naval_printed import in_english
from judge.language.orders.naval_words import in_notation
from judge.language.over_orders import over_orders
from judge.language.policy import POLICIES
from judge.language.press_for_judge import without_call
from judge.language.problems import Problem, ProblemKind
from judge.language.readings import arbiter, line_read
from judge.language.readings.adjusting import adjustment_named
from judge.language.readings.answers import answers, with_limit
from judge.language.readings.corrections import denied_alone, own_units_named, places_named, proposal
from judge.language.readings.evidence import Outcome
from judge.language.readings.lattice import DEEDS, lattice_of
from judge.language.readings.lexicon import (
    begins_with,
    points_back,
    says_each,
    times_in_english,
    without_courtesy,
)
from judge.language.readings.remarks_on_orders import leaves_open
from judge.language.segmentation import A_GREETING, A_HEADING, greets
from judge.language.statements import (
    Answer,
    Context,
    Heading,
    Ignored,
    Place,
    Proposal,
    Prose,
    Section,
    Statement,
    TakenBack,
    Topic,
    Understood,
    UnderstoodAhead,
    UnderstoodOrder,
)
from judge.language.table_rows import cells
from judge.language.text.blocks import PRESS_END, PRESS_LINE
from judge.language.text.order_start import UNIT_KIND, is_order, may_order_place, orders_place, places_of_move
from judge.language.text.own_lines import A_COMMENT, A_SIGNATURE
from judge.language.text.signatures import is_name, signs_for
from judge.language.text.typography import LONGEST, Plain, comment, pieces, plain, uncommented
from judge.language.unread import prose_of, prose_or, reads_other_words, words_or_prose
from judge.rules.phases import PhaseKind

MOST_ORDERS = 40
"""More than any power has on one line."""
_UNREAD = (
    ProblemKind.UNKNOWN_PROVINCE,
    ProblemKind.UNKNOWN_ACTION,
    ProblemKind.UNKNOWN_COMMAND,
    ProblemKind.WRONG_PHASE,
    ProblemKind.PROXY_DISABLED,  # the letter of a proxy is Portuguese for *to*
)
"""Problems with a piece for which the line is tried in other words."""
_NO_ORDER = (*_UNREAD, ProblemKind.NOT_SIGNED_ON, ProblemKind.UNIT_TYPE)
"""Problems with a line that may be a name."""
_NOT_UNDERSTOOD = (ProblemKind.UNKNOWN_COMMAND, ProblemKind.UNKNOWN_ACTION)
"""Problems for which one answer is enough if every piece of a line has one of them."""


def read(statement: Statement, context: Context) -> tuple[Answer, ...]:
    """Return the answers to a statement, one for each order or command in it, in the order written."""
    found = _read(statement, context)
    if _is_signature(statement, found, context):
        return (Ignored(statement.line, statement.text, A_SIGNATURE),)
    return found


def _is_signature(statement: Statement, found: Sequence[Answer], context: Context) -> bool:
    """Return whether a meaningless statement is part of a signature: by its place or its writer's name.

    A lone town below a closing greeting is no build, and two towns with a dash are no move.
    """
    senseless = all(isinstance(one, Problem | Heading | Prose) for one in found)
    in_signature = statement.place is Place.SIGNATURE
    if not (senseless or in_signature):
        return False
    words = [one for one in found if isinstance(one, Prose)]
    if any(one.topic or _speaks_of_orders(one) for one in words):
        return False
    if in_signature:
        return _signs(statement.text, names_of(context.variant), senseless=senseless)
    orders_nothing = any(isinstance(one, Problem) and one.kind in _NO_ORDER for one in found)
    return (bool(words) or orders_nothing) and _is_writers_name(statement, context)


def _speaks_of_orders(words: Prose) -> bool:
    """Return whether words without orders say what happens to orders given before."""
    return words.leaves_all or words.takes_back is not TakenBack.NOTHING


def _is_writers_name(statement: Statement, context: Context) -> bool:
    """Return whether a line is the player's name, or may be a name by its place at the end."""
    if signs_for(statement.text, context.player):
        return True
    known = names_of(context.variant)
    names_place = known is not None and bool(known.province(statement.text))
    below = statement.place is Place.BELOW_SENTENCE and not names_place
    is_last_name = (below or statement.place is Place.LAST) and is_name(statement.text)
    if not is_last_name or denied_alone(statement.text, context):
        return False
    return known is None or not _is_misspelt_order(statement.text, known, context)


def _signs(text: str, known: Names | None, *, senseless: bool) -> bool:
    """Return whether a line in the place of a signature belongs to it; an order with a slip does not."""
    if is_command_with_value(text):
        return False
    move = places_of_move(text)
    if not senseless:
        return move is not None or bool(known is not None and known.province(text))
    if known is None:
        return True
    if move is None:
        return not _begins_with_unit(text, known)
    return all(map(known.province, move)) or not all(_nearly_names(known, place) for place in move)


def _begins_with_unit(text: str, known: Names) -> bool:
    """Return whether a line begins like an order with the kind of its unit, even if its place is misspelt."""
    return _UNIT.match(text) is not None and prose.begins_order(plain(text).text, known)


def _is_misspelt_order(text: str, known: Names, context: Context) -> bool:
    """Return whether a line like a name is an order whose place is misspelt: `F Treist H`, `A Veinna`."""
    if _begins_with_unit(text, known):
        return True
    read = lattice_of(text, context) if _KIND.match(plain(text).text) else None
    if read is None or len(read.words) == 1:
        return False
    acts = any(edge.concept in DEEDS for row in read.edges[1:] for edge in row)
    place = read.words[1][0]
    return acts or (len(place) >= _SHORTEST_NAME and bool(known.similar_provinces(place)))


def _nearly_names(known: Names, text: str) -> bool:
    """Return whether words are a place, perhaps with a slip; `Spain Ferries` is none."""
    similar = (
        len(name.split()) == len(text.split())
        for name in map(known.full.__getitem__, known.similar_provinces(text))
    )
    return bool(known.province(text)) or any(similar)


_UNIT = re.compile(rf"\W*(?:{either(UNIT)})\b", re.IGNORECASE)
_SHORTEST_NAME = 4
"""The fewest letters of a misspelt place's name: `A de Vries` signs."""
_KIND = re.compile(rf"\W*{UNIT_KIND}\s")


def _read(statement: Statement, context: Context) -> tuple[Answer, ...]:
    if len(statement.text) > LONGEST:
        return (_too_long(statement),)
    if statement.section is not None:
        context = replace(_for_section(context, statement.section), adjustment=statement.adjustment)
    if statement.block:
        return _read_block(statement, context)
    if _only_greets(statement.text, context):
        return (Ignored(statement.line, statement.text, A_GREETING),)
    opens = _opened(statement.text, context)
    if opens is not None:
        return (Ignored(statement.line, statement.text, A_HEADING, opens),)
    waived = no_builds.read(statement, context)
    if waived:
        return tuple(waived)
    found = _read_line(statement, context)
    if ":" in statement.text and not all(isinstance(one, UnderstoodAhead | UnderstoodOrder) for one in found):
        found = _after_heading(statement, context) or found
    if not any(isinstance(one, UnderstoodAhead | UnderstoodOrder | Understood) for one in found):
        found = _retreats_ahead(statement, context) or tuple(_of_change(one, context) for one in found)
    return over_orders(statement, found, context)


def _of_change(answer: Answer, context: Context) -> Answer:
    """Return the answer to a line without orders; one that changes orders by their places is told how."""
    if not isinstance(answer, Problem) or answer.kind is not ProblemKind.UNKNOWN_COMMAND:
        return answer
    if not begins_with(plain(answer.text), ("withdrawal", "exchange")):
        return answer
    return (
        replace(answer, hint=message("orders-denied.hint")) if places_named(answer.text, context) else answer
    )


def _after_heading(statement: Statement, context: Context) -> Sequence[Answer]:
    """Return the orders after a heading for a later phase of the turn, if all of them can be kept for it."""
    headed = heading_and_rest(statement.text)
    if headed is None:
        return ()
    opens = _opened(headed[0], context)
    later = _for_section(context, opens.kind) if opens is not None else context
    if opens is None or later is context or (opens.season, opens.year) != (None, None):
        return ()
    later = replace(later, adjustment=adjustment_named(plain(headed[0])))
    found = _orders_in_part(statement.line, headed[1], plain(headed[1]), later)
    return found if all(isinstance(one, UnderstoodAhead) for one in found) else ()


def _retreats_ahead(statement: Statement, context: Context) -> tuple[Answer, ...]:
    """Return the retreats of a sentence that says where a unit goes if it is dislodged, to keep them.

    That is the condition of every retreat. Nothing if a word of the sentence says more.
    """
    if context.ahead or not reads_other_words(context) or context.work.is_used_up:
        return ()
    if not says_each(plain(statement.text), ("condition", "beaten")):
        return ()
    later = _for_section(context, PhaseKind.RETREAT)
    if later is context:
        return ()
    verdicts = arbiter.read_line(statement, later, context.work).verdicts
    kept = tuple(one for verdict in verdicts for one in verdict.orders if isinstance(one, UnderstoodAhead))
    certain = all(one.outcome in (Outcome.GIVEN, Outcome.TALK) for one in verdicts)
    return kept if certain and not any(one.problems for one in verdicts) else ()


def _for_section(context: Context, kind: PhaseKind) -> Context:
    """Return the context of a later phase of the turn, if orders are kept for it; else the same context."""
    if context.variant is None or context.phase is None or not POLICIES[context.reading].ahead_in_one:
        return context
    later = order_reader.phase_to_come(context.variant, context.phase, kind)
    if not context.keeps or later in (None, context.phase):
        return context
    return replace(context, phase=later, ahead=True)


def _opened(text: str, context: Context) -> Section | None:
    """Return the section that a heading opens; None if it opens none."""
    kind = section_named(text)
    if kind is not None and is_command(plain(text).text.rstrip(" :"), context.variant):  # `Withdraw`
        return None
    return Section(kind) if kind is not None else _section_in_season(text, context)


def _section_in_season(text: str, context: Context) -> Section | None:
    """Return what a heading with a season opens; moves of another turn may be from an old email.

    docs: text, "A heading that does not fit parks the orders"
    """
    found = section_in_season(text) if POLICIES[context.reading].ahead_in_one else None
    if found is None or context.phase is None:
        return None
    same = found.season is context.phase.season and found.year in (None, context.phase.year)
    return found if same or found.kind is not PhaseKind.MOVEMENT else None


def _read_block(statement: Statement, context: Context) -> tuple[Answer, ...]:
    if not IF.match(statement.text):
        press = messages.refused_press(statement, context)
        return (press,) if press is not None else _with_doubt(statement, blocks.read(statement, context))
    if condition_reader.is_if(statement, context):
        if context.settings.blind is not Blind.NO or POLICIES[context.reading].messages:
            return (condition_reader.not_taken(statement),)
        if conditional_press.holds_press(statement):
            return conditional_press.read(statement, context, press_blocks.press, _orders_of_if)
        found = _orders_of_if(statement, context)
        refused = any(isinstance(one, Problem) for one in found)
        return (_retreats_ahead(_on_one_line(statement), context) if refused else ()) or found
    lines = zip(statement.numbers, statement.body, strict=True)
    below = (Statement(*line, front=statement.text) for line in lines)
    return tuple(
        answer for one in (Statement(statement.line, statement.text), *below) for answer in read(one, context)
    )


def _on_one_line(block: Statement) -> Statement:
    return Statement(block.line, " ".join((block.text, *block.body)))


def _with_doubt(statement: Statement, found: Sequence[Answer]) -> tuple[Answer, ...]:
    """Return the answers to a block; a message below words that deny or doubt it may not be meant."""
    doubt = press_blocks.doubt_over(statement)
    return tuple(replace(one, doubt=doubt) if isinstance(one, Understood) else one for one in found)


def _orders_of_if(statement: Statement, context: Context) -> tuple[Answer, ...]:
    return condition_reader.read(statement, context, _orders_in_part)


def _read_line(statement: Statement, context: Context) -> Sequence[Answer]:
    whole = _in_plain_letters(statement.text, context)
    parts = pieces(whole)
    commands = bool(parts) and is_command(parts[0].text, context.variant)
    known = _known_at_once(statement, whole, parts, context, commands=commands)
    if known is not None:
        return (known,)
    if commands:
        found = _read_commands(statement, whole, parts, context)
    elif POLICIES[context.reading].messages and messages.are_taken(statement.text, context):
        return [_message(statement.line, statement.text, piece, context) for piece in parts]
    else:
        found = _read_orders(statement, whole, parts, context)
    if not parts or not isinstance(found[0], Problem | Prose):
        return found
    if any(isinstance(one, Prose) and _speaks_of_orders(one) for one in found):
        return found
    return words_or_prose(
        statement, condition_reader.with_line_for_it(statement, found, context, _orders_in_part), context
    )


def _in_plain_letters(text: str, context: Context) -> Plain:
    """Return a line in plain letters, without words before its orders, and with the board's names read."""
    whole = without_call(with_codes(plain(text), context.variant), _place_test(context))
    if context.variant is None or context.variant.board.variant_rules.naval is None:
        return whole
    known = names(context.variant)
    whole = in_notation(in_english(text, whole), known)
    return naval.powers_together(naval.grants_apart(whole, known), known)


def _known_at_once(
    statement: Statement, whole: Plain, parts: Sequence[Plain], context: Context, *, commands: bool
) -> Answer | None:
    """Return the answer to a line that needs no more reading: a comment, a rejection, a message, a plea."""
    if not parts and is_order(uncommented(statement.text)):
        return Ignored(statement.line, statement.text, A_COMMENT)
    refused = _refused_line(statement, whole, parts, context)
    if refused is not None:
        return refused
    if PRESS_LINE.match(statement.text) and not POLICIES[context.reading].messages:
        press = press_blocks.one_line_press(statement, context)
        if press is not None:
            return press
    asks = commands and not _WITH_VALUES.match(parts[0].text) and _is_plea(whole, parts, context)
    return prose_of(statement.line, statement.text, whole) if asks else None


_CHANGING = re.compile(r"(?:cancel|swap) +")
"""Commands that are also words for a change of orders."""


def _changed(statement: Statement, whole: Plain, context: Context) -> str:
    """Return what a line with CANCEL or SWAP changes: an order, or places; "" for anything else.

    `Cancel A Bud - Ser`, `Cancel that one`, `Swap Vienna and Trieste`.
    """
    found, known = _CHANGING.match(whole.text), names_of(context.variant)
    if found is None or known is None:
        return ""
    rest = statement.text[whole.column(found.end()) - 1 :]
    orders = prose.begins_order(plain(rest).text, known) or points_back(rest)
    return rest if orders or places_named(rest, context) else ""


_WITH_VALUES = re.compile(r"\s*(?:set|sign|signon|login)\b")
"""Commands that no sentence begins with."""


def _refused_line(
    statement: Statement, whole: Plain, parts: Sequence[Plain], context: Context
) -> Problem | None:
    """Return what is wrong before a line's words are read: its length, an end without beginning, press."""
    line, text = statement.line, statement.text
    if len(whole.text) > LONGEST or len(parts) > MOST_ORDERS:
        return _too_long(statement, len(parts))
    if PRESS_END.match(text.strip()):
        wrong, hint = message("no-letter-open"), message("no-letter-open.hint")
        return Problem(line, 1, text, ProblemKind.UNKNOWN_COMMAND, wrong, text.strip(), hint)
    if STRAY.match(text):
        wrong, hint = message("no-if-open"), message("no-if-open.hint")
        return Problem(line, 1, text, ProblemKind.UNKNOWN_COMMAND, wrong, text.strip(), hint)
    return messages.refused_press(statement, context) if POLICIES[context.reading].messages else None


def _is_plea(whole: Plain, parts: Sequence[Plain], context: Context) -> bool:
    """Return whether a line asks somebody to do what orders or commands do, and is neither."""
    return prose.is_plea(whole.text) and not _is_earnest(whole, parts, context)


def _is_earnest(whole: Plain, parts: Sequence[Plain], context: Context) -> bool:
    """Return whether a line that seems to ask for a command's effect is that command, or holds an order."""
    if is_command(whole.text, context.variant):
        written = command_reader.read(0, whole.text, whole.text, 0, context)
        if isinstance(written, Understood) and not isinstance(written.command, Cancel | Resign):
            return True
    known = names_of(context.variant)
    return any(prose.begins_order(part.text, known) for part in parts)


def _message(line: int, text: str, piece: Plain, context: Context) -> Answer:
    """Return a line of Illegal Gunboat; one that does not begin like that may be a heading or prose."""
    answer = order_reader.message_answer(line, text, piece, context)
    if not isinstance(answer, Problem) or messages.begins_like_one(piece.text):
        return answer
    return heading(line, text, piece, context) or prose_or(answer, text, piece, context)


def _too_long(statement: Statement, orders: int = 0) -> Problem:
    wrong = message("line-too-long", number=len(statement.text), most=LONGEST)
    if orders > MOST_ORDERS:
        wrong = message("line-too-long.orders", number=orders, most=MOST_ORDERS)
    hint, column = message("line-too-long.hint"), min(LONGEST, len(statement.text)) + 1
    return Problem(statement.line, column, statement.text[:LONGEST], ProblemKind.TOO_LONG, wrong, hint=hint)


def _only_greets(text: str, context: Context) -> bool:
    """Return whether a greeting that has the form of an order is no order on this board."""
    return (
        not orders_place(plain(text).text, names_of(context.variant))
        and may_order_place(text)
        and greets(text)
    )


def _place_test(context: Context) -> Callable[[str], bool]:
    known = names_of(context.variant)
    return known.has if known is not None else lambda _: False


# Commands


def _read_commands(
    statement: Statement, whole: Plain, parts: tuple[Plain, ...], context: Context
) -> Sequence[Answer]:
    """Return the answers to a line that begins with a command; CANCEL before an order may revoke that."""
    found = _as_command(statement, parts, context)
    changed = _changed(statement, whole, context)
    if not changed:
        return _orders_with_its_verb(statement, whole, found, context) or found
    if prose.begins_order(plain(changed).text, names_of(context.variant)) or points_back(changed):
        return _read_in_other_words(statement, whole, found, context)
    if not isinstance(found[0], Problem):
        return found
    found = (order_reader.answer(statement.line, statement.text, whole, context),)
    return _read_in_other_words(statement, whole, found, context)


def _orders_with_its_verb(
    statement: Statement, whole: Plain, found: Sequence[Answer], context: Context
) -> Sequence[Answer]:
    """Return the orders of a line that begins with a command's word and makes no sense as that command.

    `Send Trieste to Albania`, `Withdraw Vienna to Tyrolia`. HELP and GET take any words: there every word has
    to belong to an order.
    """
    if _WITH_VALUES.match(whole.text) or not reads_other_words(context) or context.work.is_used_up:
        return ()
    refused = all(isinstance(one, Problem) for one in found)
    if not refused and not all(
        isinstance(one, Understood) and isinstance(one.command, Get | Help) for one in found
    ):
        return ()
    if not places_named(statement.text, context):
        return ()
    (first, *_) = pieces(whole)
    unread = (order_reader.answer(statement.line, statement.text, first, context),)
    read = _read_in_other_words(statement, whole, unread, context)
    counted = all(isinstance(one, UnderstoodOrder | UnderstoodAhead) for one in read)
    asked = refused and any(isinstance(one, UnderstoodOrder | UnderstoodAhead | Proposal) for one in read)
    return read if counted or asked else ()


def _as_command(statement: Statement, parts: tuple[Plain, ...], context: Context) -> Sequence[Answer]:
    """Return the command that a line begins with, unless each of its parts makes sense by itself."""
    answer = command_reader.read(statement.line, statement.text, statement.text, 0, context)
    if isinstance(answer, Problem) and (listed := lists.one_by_one(statement.text, context)):
        apart = [command_reader.read(statement.line, line, line, 0, context) for line in listed]
        return [replace(one, text=statement.text) for one in apart]
    if len(parts) == 1 or _takes_lists(answer) or _ONE_VALUE.match(parts[0].text):
        return (answer,)
    apart = _as_pieces(statement, parts, context)
    refused = [isinstance(part, Problem) for part in apart]
    may_half = isinstance(answer, Problem) and not _WHOLE.match(parts[0].text)
    return apart if not any(refused) or (may_half and not refused[0]) else (answer,)


def _as_pieces(statement: Statement, parts: Sequence[Plain], context: Context) -> list[Answer]:
    """Return the pieces of a line that begins with a command, each a command or order; SET counts for all."""
    apart = [_command_or_order(statement.line, statement.text, piece, context) for piece in parts]
    if not _SET.match(parts[0].text):
        return apart
    return [_set_again(one, statement, at, context) for one, at in zip(apart, parts, strict=True)]


_SET = re.compile(r"\s*set\b")
_ONE_VALUE = re.compile(r"\s*set\s+(?:address|password)\b")
"""Commands whose value has no commas: text after one is part of a mistake."""
_WHOLE = re.compile(r"\s*set\s+(?:deadline|grace|start)\b")  # not done if what stands beside it is refused


def _set_again(answer: Answer, statement: Statement, piece: Plain, context: Context) -> Answer:
    """Return the answer to a piece without a meaning of its own after SET, read with SET before it.

    `SET WHITE/GREY, NO PARTIAL` says SET once for both.
    """
    if not isinstance(answer, Problem):
        return answer
    start, end = piece.column(0) - 1, piece.column(len(piece.text) - 1)
    line = f"SET {statement.text[start:end]}"
    again = command_reader.read(statement.line, line, line, 0, context)
    known = classic_answer(statement.line, line, context.game) if isinstance(again, Problem) else again
    return answer if known is None else replace(known, text=statement.text[start:end])


def _takes_lists(answer: Answer) -> bool:
    """Return whether commas and semicolons belong to the command: lists of powers, comments."""
    return isinstance(answer, Understood) and isinstance(answer.command, SetPreference | SetSetting)


def _command_or_order(line: int, text: str, piece: Plain, context: Context) -> Answer:
    if is_command(piece.text, context.variant):
        start, end = piece.column(0) - 1, piece.column(len(piece.text) - 1)
        return command_reader.read(line, text, text[start:end], start, context)
    return order_reader.answer(line, text, piece, context)


# Orders and headings


def _read_orders(
    statement: Statement, whole: Plain, parts: tuple[Plain, ...], context: Context
) -> Sequence[Answer]:
    if len(parts) > 1 and context.variant:
        parts = prose.without_courtesies(parts, names(context.variant))
    found = _read_as_it_stands(statement, whole, parts, context)
    around = bool(statement.under or statement.front or statement.after)
    if not around and all(isinstance(one, UnderstoodOrder) for one in found):  # as of most lines
        return found
    if _may_be_governed(found, around=around):
        return _read_in_other_words(statement, whole, found, context)
    if not _may_be_in_other_words(found, context):
        return found
    if _is_plea(whole, parts, context):
        return (prose_of(statement.line, statement.text, whole),)
    if context.work.is_used_up:
        return with_limit(statement, found, context)
    return _read_in_other_words(statement, whole, found, context)


def _of_cells(statement: Statement, found: Sequence[Answer], context: Context) -> Answer | None:
    """Return the one order of a row of a table, of which no cell is one: `A;VIE;-;GAL`.

    With only names of places between commas it may be a list, as it may be with two of the writer's units.
    """
    if any(not isinstance(one, Problem | Prose) for one in found) or not (row := cells(statement.text)):
        return None
    read = _read_line(replace(statement, text=" ".join(row)), context)
    if len(read) != 1 or not isinstance(order := read[0], UnderstoodOrder):
        return None
    order = replace(order, text=statement.text)
    only_places = all(places_named(one, context) for one in row)
    certain = ";" in statement.text and len(own_units_named(statement.text, context)) == 1
    return order if certain or not only_places else None


def _may_be_governed(found: Sequence[Answer], *, around: bool) -> bool:
    """Return whether words around orders, or an order for another's unit, may say what they are."""
    owned = any(isinstance(one, Problem) and one.kind is ProblemKind.NOT_OWNER for one in found)
    return (around or owned) and any(isinstance(one, UnderstoodOrder | UnderstoodAhead) for one in found)


def _may_be_in_other_words(found: Sequence[Answer], context: Context) -> bool:
    """Return whether a piece was not read, and the game's orders may be in words of any language."""
    if not reads_other_words(context):
        return False
    retreat = context.phase is not None and context.phase.kind is PhaseKind.RETREAT
    kinds = (*_UNREAD, ProblemKind.NO_UNIT_AT_SOURCE) if retreat else _UNREAD
    return any(isinstance(one, Prose) or (isinstance(one, Problem) and one.kind in kinds) for one in found)


def _read_in_other_words(
    statement: Statement, whole: Plain, found: Sequence[Answer], context: Context
) -> Sequence[Answer]:
    """Return the answers to the line's sentences read as wholes; unchanged if they name no order."""
    context.work.left_unread = False
    read_whole = arbiter.read_line(statement, context, context.work)
    if context.work.left_unread:
        return with_limit(statement, found, context)
    if read_whole.strict and all(one.why != line_read.STANDS_BEFORE for one in read_whole.verdicts):
        return found
    if read_whole.leaves_all:
        return (Prose(statement.line, statement.text, leaves_all=True),)
    if read_whole.takes_back is not TakenBack.NOTHING:
        words = prose_of(statement.line, statement.text, whole)
        if words.topic in _BESIDE_TAKING_BACK:
            return (replace(words, takes_back=read_whole.takes_back),)
    if all(one.outcome is Outcome.TALK for one in read_whole.verdicts):
        return _in_english(statement, whole, found, context)
    return answers(statement, read_whole, found, context)


_BESIDE_TAKING_BACK = (None, Topic.REFUSAL, Topic.WAIT, Topic.LEAVE)
"""Topics of words that may take orders back all the same: `Wait`, `Stop`."""


def _in_english(
    statement: Statement, whole: Plain, found: Sequence[Answer], context: Context
) -> Sequence[Answer]:
    """Return the heading in another language, or the command after a courtesy, of a line without orders."""
    if any(isinstance(one, Prose) for one in found):
        return found
    bare = prose.without_courtesies(pieces(whole), names(context.variant)) if context.variant else ()
    for line in (times_in_english(whole), *(without_courtesy(one) for one in bare if len(bare) == 1)):
        answer = _order_or_heading(statement.line, statement.text, line, context)
        if isinstance(answer, Heading | Understood):
            return (answer,)
    return found


def _read_as_it_stands(
    statement: Statement, whole: Plain, parts: tuple[Plain, ...], context: Context
) -> Sequence[Answer]:
    line, text = statement.line, statement.text
    found = [_order_or_heading(line, text, piece, context) for piece in parts]
    if context.keeps and len(found) > 1:
        found = with_unit_before(found, parts, lambda piece: order_reader.answer(line, text, piece, context))
    found = [
        prose_or(one, text, piece, context) if isinstance(one, Problem) else one
        for one, piece in zip(found, parts, strict=True)
    ]
    if not all(isinstance(one, Heading) for one in found):
        found = [
            replace(one, text=_written(text, piece)) if isinstance(one, Heading) else one
            for one, piece in zip(found, parts, strict=True)
        ]
    row = _of_cells(statement, found, context)
    return _together(without_fragments(found), whole, context) if row is None else (row,)


def _written(text: str, piece: Plain) -> str:
    """Return a piece of a line as it was written: the heading in `A Rom - Apu, Italy`."""
    return text[piece.column(0) - 1 : piece.column(len(piece.text) - 1)].strip()


def _together(found: list[Answer], whole: Plain, context: Context) -> Sequence[Answer]:
    """Return the answers to a line's pieces, as one if they are alike; the last order gets the comment."""
    headings = [answer for answer in found if isinstance(answer, Heading)]
    if headings and len(headings) == len(found):
        return (as_one(headings),)
    if len(found) > 1 and all(isinstance(one, Problem) and one.kind in _NOT_UNDERSTOOD for one in found):
        return found[:1]
    remark, last = comment(whole), found[-1] if found else None
    if remark and isinstance(last, UnderstoodOrder):
        said = message("comment-not-read", comment=remark)
        found[-1] = replace(last, assumed=(*last.assumed, said))
        if leaves_open(remark, context):
            found[-1] = proposal(Statement(last.line, last.text), (last,))
    return found


def _order_or_heading(line: int, text: str, piece: Plain, context: Context) -> Answer:
    """Return the answer to a piece: a piece that cannot be read otherwise may be a heading."""
    answer = _command_or_order(line, text, piece, context)
    if isinstance(answer, Problem):
        return heading(line, text, piece, context) or answer
    return answer


def _orders_in_part(line: int, text: str, part: Plain, context: Context) -> list[Answer]:
    """Return the orders in a part of a line, as if it were a line of its own."""
    found = _orders_of(line, text, pieces(part), context)
    if any(isinstance(one, Problem) for one in found) and _AND.search(part.text):
        apart = [one for piece in pieces(part) for one in _without_and(piece)]
        again = _orders_of(line, text, apart, context)
        return found if any(isinstance(one, Problem) for one in again) else again
    return found


def _orders_of(line: int, text: str, parts: Sequence[Plain], context: Context) -> list[Answer]:
    return without_fragments([_command_or_order(line, text, piece, context) for piece in parts])


_AND = re.compile(rf" +(?:and|&) +(?=(?:(?:build|remove) +)?(?:{either(UNIT)})\b)")


def _without_and(piece: Plain) -> Iterator[Plain]:
    """Yield the orders of a piece before and after an AND before a unit: `F(Bre) and A(Par)`."""
    cuts = [(0, 0), *((one.start(), one.end()) for one in _AND.finditer(piece.text))]
    ends = [*(start for start, _ in cuts[1:]), len(piece.text)]
    yield from (piece.part(after, end) for (_, after), end in zip(cuts, ends, strict=True))
