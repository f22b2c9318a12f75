"""Paraphrases of a line: remarks left out, words translated, its orders parted; each order is `order`'s.

A line may have several paraphrases, one for each language its words may be of. `judge.language.reading`
takes one only if it makes more orders of the line and none less.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TypeAlias

from judge.language.drafts import Action
from judge.language.names import names
from judge.language.orders.grammar import WORD_START, Trie, any_name
from judge.language.paraphrase.order import OrderOf, Part, Writer, places, reworded
from judge.language.paraphrase.translation import translations
from judge.language.paraphrase.wordings import (
    ALL,
    ALL_BUT,
    AND,
    ARTICLE,
    BRACKETED_TYPE,
    BRACKETS,
    BREAK,
    CONDITION,
    DASHED_HOLD,
    DEED,
    DOUBT,
    FORGET,
    FRONT_OWNER,
    GLUED_COAST,
    HELPED_BEHIND,
    INSTEAD,
    INTRODUCTIONS,
    KIND,
    LOOSE,
    NOT_THAT,
    NUMBER,
    ORDER_START,
    ORNAMENT,
    PART_OF_ORDER,
    PLURAL,
    PLUS,
    PREPOSITION,
    REST,
    SENTENCE,
    STAYS,
    SUPPOSED,
    TYPE_BEHIND,
    UNIT_START,
)
from judge.language.prose import begins_order, is_courtesy
from judge.language.statements import Context, Statement
from judge.language.text.patterns import GREETING
from judge.language.text.topics import topic
from judge.language.text.typography import Plain, pieces, unadorned
from judge.rules.phases import PhaseKind

LONGEST = 240
"""A longer line is read as it stands or not at all."""
MOST_ORDERS = 12
"""So many orders a line may be parted into, of which one may be for all units."""


def paraphrases(
    statement: Statement, line: Plain, context: Context, order_of: OrderOf
) -> Iterator[tuple[Part, ...]]:
    """The ways to put a statement whose line in plain letters is `line`, the likeliest first."""
    if len(line.text) > LONGEST or not (
        context.variant and context.position and context.power and context.phase
    ):
        return
    kind, known = context.phase.kind, names(context.variant)
    board, position = context.variant.board, context.position
    writer = Writer(statement, board, known, position, context.power, kind, order_of, context.effort)
    context.effort.letters += len(line.text)
    bare, said = _without_remarks(writer, unadorned(line))
    but = ALL_BUT.match(bare.text)
    bare = bare.replaced([(but.start("but"), but.end("but"), "; ")]) if but else bare
    tried: set[tuple[str, ...]] = set()
    translated_lines = list(translations(known, bare, kind))
    for translated in (*translated_lines, *(_sentences_apart(writer, one) for one in translated_lines)):
        parts = tuple(_parts(writer, translated))
        key = tuple(part.text.text for part in parts)
        if parts and key not in tried:
            tried.add(key)
            yield (replace(parts[0], said=(*said, *parts[0].said)), *parts[1:])


# The whole line


def _without_remarks(writer: Writer, line: Plain) -> tuple[Plain, tuple[str, ...]]:
    """The line without what only talks about an order, and what was left out.

    The name of a unit's owner behind its order says nothing new; any other remark is named to the writer.
    """
    cuts: list[tuple[int, int, str]] = []
    said: list[str] = []
    for found in BRACKETS.finditer(line.text):
        inner = (found[1] or found[2] or "").strip()
        if PART_OF_ORDER.fullmatch(inner) or DOUBT.search(inner) or writer.known.province(inner):
            continue
        cuts.append((found.start(), found.end(), " "))
        if writer.known.power_named(inner) not in _owners(writer, line.text):
            said.append(f'"{writer.written(line, found.start(), found.end())}" was not read.')
    introduction = _introduction(writer, line)
    if introduction:
        cuts.append((0, introduction, ""))
        if not GREETING.match(line.text[:introduction].strip(" :,")):
            said.append(f'"{writer.written(line, 0, introduction).strip(" :,;.")}" was not read.')
    forget = None if introduction else FORGET.match(line.text)
    if forget is not None:
        cuts.append((forget.start(), forget.end(), ""))
        said.append(f'"{writer.written(line, forget.start(), forget.end()).strip(" ,;.")}" was not read.')
    instead = INSTEAD.search(line.text) or NOT_THAT.search(line.text)
    if instead is not None and instead.re is NOT_THAT and not any(places(writer.known, instead["what"])):
        instead = None
    if instead is not None and not AND.search(instead["what"]):
        cuts.append((instead.start(), len(line.text), ""))
        said.append(f'"{writer.written(line, instead.start(), len(line.text)).strip(" ,")}" was not read.')
    bare = line.replaced(sorted(cuts))
    return bare.replaced([(one.start(), one.end(), " ") for one in ORNAMENT.finditer(bare.text)]), tuple(said)


def _introduction(writer: Writer, line: Plain) -> int:
    """Where the orders of a line begin behind words that only introduce them; 0 if none do.

    Words that name another power, take something back, or may be only a thought are no introduction.
    """
    for form in INTRODUCTIONS:
        found = form.match(line.text)
        if found is None or not _begins_with_unit(writer, line.text[found.end() :]):
            continue
        words = found["words"]
        doubtful = CONDITION.search(words) or SUPPOSED.search(words) or DEED.search(words)
        if doubtful or topic(words) is not None or begins_order(words, writer.known):
            continue
        named = set(filter(None, map(writer.known.power_named, _WORDS.findall(words))))
        if not named - {writer.power} and not _names_unit(writer, words):
            return found.end()
    return 0


def _begins_with_unit(writer: Writer, text: str) -> bool:
    """Whether a text begins as an order does, by its unit or the place of that."""
    first = next(iter(places(writer.known, text)), None)
    return begins_order(text, writer.known) and (
        UNIT_START.match(text) is not None or (first is not None and first[0] == 0)
    )


def _names_unit(writer: Writer, text: str) -> bool:
    """Whether the words are an order, or a unit without one."""
    read = writer.draft(text)
    return read is not None and read.unit is not None and bool(read.unit.place.means)


_WORDS = re.compile(r"[a-z']+")


def _owners(writer: Writer, text: str) -> set[str]:
    """Whose units stand in the places that a text names."""
    named = (writer.known.province(text[start:end]) for start, end in places(writer.known, text))
    provinces = {code for means in named for code in means}
    return {unit.power for unit in writer.position.units if unit.province in provinces}


def _respelled(writer: Writer, line: Plain) -> Plain:
    """The line with signs and glued words as the grammar has them: `1)`, `|`, `SpaSC`, `Vie (A)`, `AUS:`."""
    known, text = writer.known, line.text
    cuts = [(one.start(), one.end(), "; ") for one in NUMBER.finditer(text)]
    cuts += [(place, place + 1, " ") for place, sign in enumerate(text) if sign == "|"]
    cuts += [(one.start(), one.start() + 1, "") for one in HELPED_BEHIND.finditer(text)]
    cuts += [(one.start(), one.end(), " ") for one in DASHED_HOLD.finditer(text)]
    if writer.kind is PhaseKind.ADJUSTMENT:
        cuts += [(one.start(), one.end(), "; build ") for one in PLUS.finditer(text)]
    for one in GLUED_COAST.finditer(text):
        if known.province(one[1]) and not known.province(one[0]):
            cuts.append((one.end(1), one.end(1), "/"))
    cuts += _types_in_front(any_name(known), text)
    owner = FRONT_OWNER.match(text)
    if owner is not None and known.power(owner[1]) == (writer.power,):
        cuts.append((0, owner.end(), ""))
    return line.replaced(sorted(cuts))


_Cut: TypeAlias = tuple[int, int, str]


def _types_in_front(names: Trie, text: str) -> Iterator[_Cut]:
    """Cuts that put a unit's type before its place: `Vie (A)`, and `Vienna army` where an order begins."""
    if "(" not in text and "army" not in text and "fleet" not in text:
        return
    begins = {one.start() for one in ORDER_START.finditer(text)}
    done = 0
    for start in sorted({*begins, *(one.start() for one in WORD_START.finditer(text))}):
        if start < done:
            continue
        cut = _bracketed_type(names, text, start)
        if cut is None and start in begins:
            cut = _type_behind(names, text, start)
        if cut is not None:
            yield cut
            done = cut[1]


def _bracketed_type(names: Trie, text: str, start: int) -> _Cut | None:
    for end in names.ends(text, start):
        found = BRACKETED_TYPE.match(text, end)
        if found is not None:
            return start, found.end(), f"{found['kind']} {text[start:end]}"
    return None


def _type_behind(names: Trie, text: str, start: int) -> _Cut | None:
    """A type behind the name of its place, unless it is that of a place behind it."""
    article = ARTICLE.match(text, start)
    for front in (start,) if article is None else (article.end(), start):
        name = _behind_blanks(text, front)
        for end in names.ends(text, name):
            found = TYPE_BEHIND.match(text, end)
            if found is not None and not _is_before_name(names, text, found.end()):
                return start, found.end(), f"{found['kind']} {text[name:end]}"
    return None


def _is_before_name(names: Trie, text: str, at: int) -> bool:
    at = _behind_blanks(text, at)
    preposition = PREPOSITION.match(text, at)
    behind = () if preposition is None else (preposition.end(),)
    return any(names.end(text, place) is not None for place in (at, *behind))


def _behind_blanks(text: str, at: int) -> int:
    return len(text) - len(text[at:].lstrip(" "))


def _sentences_apart(writer: Writer, line: Plain) -> Plain:
    """The line with its sentences parted as orders are, if one of them names a place; names left alone."""
    ends = list(SENTENCE.finditer(line.text))
    if not ends or not (_is_collective(line) or any(places(writer.known, line.text))):
        return line
    named = list(places(writer.known, line.text))
    ends = [one for one in ends if not any(start < one.start() < end for start, end in named)]
    return line.replaced([(one.start(), one.end(), "; ") for one in ends])


def _is_collective(line: Plain) -> bool:
    """Whether a sentence of the line is about all units, or about the rest of them."""
    sentences = (one.strip(" .!?") for one in SENTENCE.split(line.text))
    return any(form.match(one) for one in sentences for form in (ALL, REST, KIND))


# Its orders


def _parts(writer: Writer, line: Plain) -> Iterator[Part]:
    """The orders of a line whose words are translated."""
    before: Plain | None = None
    said = (one for one in pieces(_respelled(writer, line)) if not is_courtesy(one.text, writer.known))
    found = [part for piece in said for part in _apart(writer, _tidy(piece))]
    if len(found) > MOST_ORDERS:
        return
    for piece in _with_shared_words(writer, found):
        for part in reworded(writer, piece, before):
            before = part.text
            yield part


def _apart(writer: Writer, piece: Plain) -> Iterable[Plain]:
    """The orders of a piece: itself, those around an AND, and those with nothing between them."""
    if writer.is_order(piece.text):
        return (piece,)
    cuts = [(0, 0), *((one.start(), one.end()) for one in AND.finditer(piece.text)), (len(piece.text), 0)]
    between = (_tidy(unadorned(piece.part(start, end))) for (_, start), (end, _) in pairwise(cuts))
    return [
        order
        for part in between
        if part.text
        for order in _split(writer, part) or _split(writer, _dashed(writer, part)) or [_dashed(writer, part)]
    ]


def _dashed(writer: Writer, piece: Plain) -> Plain:
    """`vie gal` as `vie - gal`: a dash between two places with nothing between them."""
    if writer.kind is PhaseKind.ADJUSTMENT:
        return piece
    gaps = [
        (end, start, " - ")
        for (_, end), (start, _) in pairwise(places(writer.known, piece.text))
        if piece.text[end:start].isspace()
    ]
    return piece.replaced(gaps)


def _in_pairs(writer: Writer, piece: Plain) -> list[Plain]:
    """`par pic mar spa bre eng`: moves of which each names its unit's place and where it goes."""
    found = list(places(writer.known, piece.text))
    if len(found) < _FEWEST_PAIRED or len(found) % 2 or writer.kind is not PhaseKind.MOVEMENT:
        return []
    between = (
        piece.text[end:start] for (_, end), (start, _) in pairwise(((0, 0), *found, (len(piece.text), 0)))
    )
    mine = {unit.province for unit in writer.position.of(writer.power)}
    starts = (writer.known.province(piece.text[start:end].strip()) for start, end in found[::2])
    if any(gap.strip() for gap in between) or not all(mine.intersection(means) for means in starts):
        return []
    pairs = zip(found[::2], found[1::2], strict=True)
    return [_dashed(writer, piece.part(start, end)) for (start, _), (_, end) in pairs]


_FEWEST_PAIRED = 4
"""Places in a row that are two moves."""


def _split(writer: Writer, piece: Plain) -> list[Plain]:
    """The orders of a piece without anything between them, as few as can be; none if it cannot be parted."""
    if pairs := _in_pairs(writer, piece):
        return pairs
    if writer.draft(piece.text) is not None:
        return [piece]
    breaks = (one.end() for one in BREAK.finditer(piece.text))
    units = (one.start() for one in UNIT_START.finditer(piece.text))
    starts = sorted({0, *breaks, *units, *(start for start, _ in places(writer.known, piece.text))})
    if len(starts) > 3 * MOST_ORDERS:
        return []
    best: dict[int, tuple[int, ...]] = {len(piece.text): ()}
    for start in reversed(starts):
        ends = [end for end in (*starts, len(piece.text)) if end > start and end in best]
        ways = [(start, *best[end]) for end in ends if writer.is_order(piece.text[start:end].strip(" /."))]
        if ways:
            best[start] = min(ways, key=len)
    if 0 not in best:
        return []
    return [_stripped(piece.part(start, end)) for start, end in pairwise((*best[0], len(piece.text)))]


def _with_shared_words(writer: Writer, found: Sequence[Plain]) -> Iterator[Plain]:
    """The pieces; a unit alone before another one's order has the same: `A Vie and A Bud hold`."""
    for number, piece in enumerate(found):
        if not writer.is_bare(piece.text) or STAYS.match(piece.text):
            yield piece
            continue
        behind = next((other.text for other in found[number + 1 :] if not writer.is_bare(other.text)), "")
        read = writer.draft(behind)
        if read is None or read.unit is None or read.action is Action.MOVE:
            yield _as_before(writer, found[:number], piece)
            continue
        word = read.unit.place.coast_word or read.unit.place.word
        yield _with_behind(piece, behind[word.at + len(word.text) :])


def _as_before(writer: Writer, before: Sequence[Plain], piece: Plain) -> Plain:
    """`hold A Vie and A Bud`, `armies in Par and Mar`: the word before counts for what follows, too."""
    if not before:
        return piece
    read, plural = writer.draft(before[-1].text), PLURAL.search(before[-1].text)
    if _is_collective(before[-1]):
        return piece
    if read is not None and read.action is Action.HOLD:
        return _with_behind(piece, " h")
    if plural is not None and writer.kind is PhaseKind.ADJUSTMENT:
        return piece.replaced([(0, 0, "army " if plural["kind"] == "armies" else "fleet ")])
    return piece


def _with_behind(piece: Plain, text: str) -> Plain:
    return piece.replaced([(len(piece.text), len(piece.text), text)])


def _tidy(piece: Plain) -> Plain:
    """The piece without commas within, doubled blanks and a word that only ties it to the one before."""
    cuts = [(one.start(), one.end(), " ") for one in LOOSE.finditer(piece.text)]
    return unadorned(piece.replaced(cuts))


def _stripped(piece: Plain) -> Plain:
    """The piece without what parts it from the next."""
    return unadorned(piece.part(0, len(piece.text.rstrip(" /."))))
