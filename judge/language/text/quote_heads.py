"""Quote heads: what mail programs put above the email that is answered or forwarded.

A head is known by its structure; its words, in some thirty languages, are a table (`quote_words`):

- an attribution, `On Mon, 5 Jan 2026 at 14:00, Judge <j@x.org> wrote:`, over one line or several;
- a header block, lines of `From: …`, `Sent: …`, `To: …`, `Subject: …` in any order, or all on one line, or
  each value on the line below its label;
- a separator, `-------- Original Message --------`.

An order on the first line before an attribution was typed by the sender: some programs put no line end
between the two. If the attribution begins with a date, that order is own. If it begins with a name, nobody
knows which words are the order's, so the line is reported as one that holds an order too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from judge.language.addresses import ADDRESS
from judge.language.text.greetings import is_greeting
from judge.language.text.order_start import is_order, is_order_or_command
from judge.language.text.patterns import QUOTED
from judge.language.text.quote_words import quote_words
from judge.language.text.typography import LETTERS, plain

LONGEST_LINE = 300
"""How many characters of a line are examined; more would cost time and prove nothing."""
_LONGEST_ATTRIBUTION = 4
"""The most lines over which a mail program may break an attribution."""
_ADDRESS = re.compile(ADDRESS)
_CLOCK = re.compile(r"(?<!\d)\d{1,2}[:.h]\d\d(?!\d|\.\d)|(?<!\d)\d{1,2}\s?(?:am|pm|uhr)\b")
_DAY = re.compile(
    r"(?<!\d)(?:\d{1,2}[./-]\s?\d{1,2}[./-]\s?\d{2,4}|\d{4}[./-]\s?\d{1,2}[./-]\s?\d{1,2}"
    r"|\d{4}[年년](?:\s?\d{1,2}[月월]\s?\d{1,2}[日일])?"
    r"|\d{1,2}(?:st|nd|rd|th)?[.,]?\s(?:[^\d:]{2,20}\s?)?\d{4}|\d{4}\.?,?\s[^\d:]{2,20}\s?\d{1,2})(?!\d|[:.h]\d)"
)
_MARKS = "-_=*~# \t"


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a quote: its number of lines, and whether only a mail program writes it like that.

    `kept` is how many characters of its first line come before it and are the sender's; `with_order` is
    whether its lines also hold an order of which nobody knows where it ends or begins. `sender` and `to` are
    the values of a header block, in plain letters.
    """

    lines: int
    certain: bool
    kept: int = 0
    with_order: bool = False
    sender: str = ""
    to: str = ""


def _looked_at(line: str) -> str:
    return line.strip()[:LONGEST_LINE]


# Separators


def separator(line: str) -> bool:
    """Return whether a line says between dashes, or as Apple does, that an email follows.

    Apple writes `Begin forwarded message:`.
    """
    glued = _FIELD_AFTER.match(_looked_at(line))
    if glued is not None and header_field(glued["field"]) is not None:
        return separator(glued["dashed"])
    text = plain(_looked_at(line)).text
    return _is_separator(text) or _names_sender(text)


def _is_separator(text: str) -> bool:
    """Return whether a text consists of words of a separator: between dashes, in brackets or as Apple's."""
    bare = text.strip(_MARKS + ":")
    if not bare or len(bare) > _LONGEST_SEPARATOR:
        return False
    words, table = bare.split(), quote_words()
    if bare in table.separators:
        return True
    if text.startswith("["):
        return _is_tag(bare)
    if not text.startswith(_DASHED):
        begins = words[0] in table.begins and not table.other.isdisjoint(words)
        return begins and _only_separates(words)
    by = words[0] in table.other and len(words) > 1 and words[1] in table.by and text.endswith(_DASHED)
    return by or (_only_separates(words) and not table.other.isdisjoint(_pieces(words)))


_FIELD_AFTER = re.compile(
    r"(?P<dashed>[-_=*~]{2,}[^-_=*~:]{3,60}[-_=*~]{2,})\s*(?P<field>[^\W\d_*][^:]{0,30}:.*)"
)
"""A separator with the first field of a header block on its line: `-----Original Message-----From: Judge`."""
_LONGEST_SEPARATOR = 80
_DASHED = ("--", "__", "==", "**", "~~", "##", "- -", "*")


def _names_sender(text: str) -> bool:
    """Return whether a marked line says from whom the text below is: `** Reply to message from Rolf <r@x>`.

    Brackets are marks too: `[Quoted text from Rolf]`.
    """
    if not (text.startswith(_DASHED) or _IN_BRACKETS.fullmatch(text)) or is_order_or_command(text):
        return False
    words, table = _SIGNS_AROUND.sub(" ", text).split(), quote_words()
    known = table.messages | table.other | table.between | table.begins
    senders = table.by | table.senders
    at = next((n for n, word in enumerate(words) if word not in known or word in senders), len(words))
    named = at < len(words) - 1 and words[at] in senders
    return named and not table.other.isdisjoint(_pieces(words[:at])) and len(words) - at <= _MOST_OF_SENDER


_IN_BRACKETS = re.compile(r"\[[^\[\]]+\][:.]?")
_SIGNS_AROUND = re.compile(r"[-_=*~#\[\]:]{1,300}")
_MOST_OF_SENDER = 14
"""The most words of a sender, with the address and date."""


def _is_tag(bare: str) -> bool:
    """Return whether a line in brackets begins a quote, and says no more: `[begin quote]`."""
    words, table = bare.strip("[] ").split(), quote_words()
    return len(words) > 1 and words[0] in table.begins and {*words[1:]} <= table.other | table.between


def may_separate(line: str) -> bool:
    """Return whether a line in ASCII begins as a separator or a banner may (a quick check)."""
    return quote_words().may_separate.match(line) is not None


def _pieces(words: Sequence[str]) -> list[str]:
    """Return the words, `original-message` as two."""
    messages = quote_words().messages
    return [piece for word in words for piece in ([word] if word in messages else word.split("-")) if piece]


def _only_separates(words: Sequence[str]) -> bool:
    """Return whether one of the words is *message* or the like, and each may be in a separator."""
    table, pieces = quote_words(), _pieces(words)
    known = table.messages | table.other | table.between | table.begins
    return not table.messages.isdisjoint(pieces) and all(piece in known for piece in pieces)


# Header blocks


def header_field(line: str) -> tuple[str, str] | None:
    """Return the kind of a header line's field, and its value in plain letters; None for other lines."""
    text = plain(_looked_at(line)).text
    name, colon, value = text.partition(":")
    kind = quote_words().fields.get(name.strip(" \t*_")) if colon else None
    return None if kind is None else (kind, value.strip(" \t*_"))


def header_block(lines: Sequence[str], here: int) -> Head | None:
    """Return the header block that begins at a line: two fields or more, one the sender or the date."""
    if (on_one_line := _on_one_line(_looked_at(lines[here]))) is not None:
        return on_one_line
    if header_field(lines[here]) is None:
        return None
    values: dict[str, str] = {}
    last = here
    for number in _filled(lines, here):
        found = header_field(lines[number]) or _unknown_field(lines[number])
        if found is not None:
            values[found[0]] = values.get(found[0]) or found[1]
            last = number
        elif number > last + 1 or not _goes_on(lines[number]):
            break
        else:
            last = number
    if len(values) < _FEWEST_FIELDS or values.keys().isdisjoint(("from", "date")):
        return None
    written = " ".join(values.values())
    certain = any(mark.search(written) for mark in (_ADDRESS, _CLOCK, _DAY))
    return Head(last + 1 - here, certain, sender=values.get("from", ""), to=values.get("to", ""))


_FEWEST_FIELDS = 2
_LONGEST_BLOCK = 16


def _unknown_field(line: str) -> tuple[str, str] | None:
    """Return a field of a block by what is after its label: a day or a time is when, an address is a copy."""
    found = None if is_order_or_command(line) else _LABELLED.fullmatch(plain(_looked_at(line)).text)
    if found is None:
        return None
    value = found["value"].strip("*_")
    if _CLOCK.search(value) or _DAY.search(value):
        return "date", value
    return ("copy", value) if _ENDS_WITH_ADDRESS.search(value) else None


_LABELLED = re.compile(r"[*_]*[^\W\d_][^\W\d_]*(?:[ -][^\W\d_]+){0,2}[*_]*\s?:[*_]*\s+(?P<value>\S.*)")
"""One to three words, a colon and a value: a field whose name is not known."""


def _filled(lines: Sequence[str], here: int) -> Iterator[int]:
    """Yield the next lines from here that are not blank."""
    for number in range(here, min(here + _LONGEST_BLOCK, len(lines))):
        if lines[number].strip():
            yield number


def _goes_on(line: str) -> bool:
    """Return whether a line may be the rest of the field above: more addresses, or indented."""
    if is_order_or_command(line) or QUOTED.match(line):
        return False
    return line.startswith((" ", "\t")) or ("@" in line and line.rstrip().endswith((",", ";", ">", '"')))


def may_hold_labels(lines: Sequence[str]) -> bool:
    """Return whether a line is only the name of a header field (a quick check, once for each block).

    A name with an accent is not found by it, and each language has names without.
    """
    return not quote_words().fields.keys().isdisjoint([line.strip(_AROUND_LABEL).lower() for line in lines])


def labelled_blocks(lines: Sequence[str]) -> dict[int, Head]:
    """Return header blocks with their values below their labels, as in Notes, by their first lines.

    Fields of two kinds are named within a few lines, and a day or an address is with them, or of three kinds:
    a table of orders may have the headings *From* and *To*. A name and a date right above belong to the
    block.
    """
    found: dict[int, Head] = {}
    labels = {number: kind for number, line in enumerate(lines) if (kind := _label(line))}
    last = -1
    for first in labels:
        if first <= last:
            continue
        run = [first]
        for number in labels:
            if run[-1] < number <= run[-1] + _LABEL_TO_LABEL:
                run.append(number)
        last = run[-1]
        above = _above_labels(lines, first)
        if last + 1 < len(lines) and lines[last + 1].strip() and not _is_of_no_head(lines[last + 1]):
            last += 1
        certain = any(_is_day_or_address(line) for line in lines[above : last + 1])
        if len({labels[number] for number in run}) >= (_FEWEST_FIELDS if certain else _FEWEST_UNDATED):
            found[above] = Head(last + 1 - above, certain)
    return found


_AROUND_LABEL = " \t\r*_:\xa0"
_FEWEST_UNDATED = 3
_LABEL_TO_LABEL = 4
"""The most lines from a label to the next one: its value may take two, with blank ones between."""
_LINES_ABOVE_LABELS = 4


def _label(line: str) -> str | None:
    """Return the kind of the field that a line names and nothing else; None if it is no label."""
    bare = line.strip(_AROUND_LABEL)
    return quote_words().fields.get(plain(bare).text) if 1 < len(bare) <= _LONGEST_LABEL else None


_LONGEST_LABEL = 20


def _above_labels(lines: Sequence[str], first: int) -> int:
    """Return the line of the name or date right above the labels; the first label if there is none."""
    start = max(0, first - _LINES_ABOVE_LABELS)
    dated = [n for n in range(start, first) if _is_day_or_address(lines[n]) and not _is_of_no_head(lines[n])]
    if not dated:
        return first
    above = dated[0] - 1
    named = above >= 0 and lines[above].strip() and not _is_of_no_head(lines[above])
    return above if named else dated[0]


def _is_of_no_head(line: str) -> bool:
    """Return whether a line is surely in no header block."""
    return is_order_or_command(line) or QUOTED.match(line) is not None


def _is_day_or_address(line: str) -> bool:
    text = plain(_looked_at(line)).text
    return bool(_ADDRESS.search(text) or (_DAY.search(text) and _CLOCK.search(text)))


def _on_one_line(line: str) -> Head | None:
    """Return the header block on one line, as from HTML: `From: … Date: … To: …`."""
    if line.count(":") < _FEWEST_FIELDS:
        return None
    text, table = plain(line).text, quote_words().fields
    glued = _FIELD_AFTER.match(text)
    begun = (glued["field"] if glued else text).lstrip(_MARKS)
    kinds: dict[str, str] = {}
    kind = table.get(begun.partition(":")[0].strip(" *_"))
    if kind is None:
        return None
    parts = begun.split(":")
    for part in parts[1:]:
        words = part.split()
        ends = (" ".join(words[-length:]).strip("*_") for length in (3, 2, 1) if len(words) >= length)
        following = next((table[end] for end in ends if end in table), None)
        kinds[kind] = f"{kinds.get(kind, '')} {part}"
        kind = following or kind
    certain = bool(_ADDRESS.search(text) or _CLOCK.search(text))
    if len(kinds) < (_FEWEST_FIELDS if certain else _FEWEST_UNDATED):
        return None
    return Head(1, certain, sender=kinds.get("from", ""), to=kinds.get("to", ""))


def is_own_memo(head: Head, writer: str) -> bool:
    """Return whether a header block at the top of an email is its sender's own, as in a memo to the judge.

    A forwarded email looks the same. The block is another's unless it has the writer's address or name, or
    neither an address nor a time, which programs write. `writer` is `Name <address>`, "" if nobody knows.
    """
    judge = quote_words().judge
    by, to = (set(LETTERS.findall(text)) for text in (head.sender, head.to))
    if by & judge or (head.to and not to & judge):
        return False
    known = plain(writer).text
    addresses = _ADDRESS.findall(head.sender)
    if addresses:
        return all(f"<{one}>" in known for one in addresses)
    named = by & set(LETTERS.findall(known.partition("<")[0]))
    return bool(named) or (bool(head.to) and not head.certain)


def is_title(line: str) -> bool:
    """Return whether a line may be a memo's title, as `MEMO` or `Note de service`: few words, no greeting."""
    return _TITLE.fullmatch(line) is not None and not is_greeting(line)


_TITLE = re.compile(r"[-=*_#~\s]*[^\W\d_]{2,}(?:[\s/-][^\W\d_]{1,20}){0,3}[-=*_#~:\s]*")
"""One to four words, perhaps between dashes; an order with an arrow is none."""


# Attributions


def attribution(lines: Sequence[str], here: int) -> Head | None:
    """Return the `On … wrote:` that begins at a line."""
    first = _looked_at(lines[here])
    is_order = is_order_or_command(first)
    if is_order or ("@" in first and is_order_or_command(_before_address(first))):
        head = _glued(lines, here) or _named_after_order(lines, here)
        if head is not None or is_order:
            return head
    return _spread(lines, here)


def _spread(lines: Sequence[str], here: int) -> Head | None:
    """Return the attribution that begins at a line and extends over several."""
    joined, without_end = "", None
    for length in range(1, _LONGEST_ATTRIBUTION + 1):
        if here + length > len(lines) or not (line := _looked_at(lines[here + length - 1])):
            break
        if length > 1 and (is_order_or_command(line) or not _goes_on_in(joined, line)):
            break
        joined = f"{joined} {line}".strip()
        certain = _attributes(joined, _below(lines, here + length))
        if _has_order_after(joined):
            return Head(length, certain=True, with_order=True)
        if certain is None and _has_form(joined):
            certain = False
        if certain is None:
            if without_end is None and _dates_address(joined):
                without_end = Head(length, certain=True)
            continue
        if length > 1 and _begins_below(lines, here + 1, here + length):
            break
        return Head(length, certain)
    return without_end


def names_time(text: str) -> bool:
    """Return whether a text in plain letters has a day or a time of day."""
    return any(mark.search(text) for mark in (_CLOCK, _DAY, _SHORT_DAY))


def _dates_address(joined: str) -> bool:
    """Return whether a text lacks only the colon to be an attribution: date, time, address, few words."""
    bare = _FENCE_AFTER.sub("", plain(joined[: LONGEST_LINE * 2]).text.strip(_MARKS + ":"))
    if bare.count("<") > bare.count(">") or not all(mark.search(bare) for mark in (_ADDRESS, _CLOCK, _DAY)):
        return False
    return _is_short(bare) and (_says_who_wrote(bare) or _ends_with_address(bare))


_FENCE_AFTER = re.compile(r"\s*>{2,}$")
_ENDS_WITH_ADDRESS = re.compile(r"[<(\[]?\S+@[^\s<>()]+[>)\]]?$")


def _ends_with_address(bare: str) -> bool:
    """Return whether a text begins with a date and ends with an address: `Mon, 5 Jan 2026, J <j@x.org>`."""
    return _begins_dated(bare) and _ENDS_WITH_ADDRESS.search(bare) is not None


def _before_address(line: str) -> str:
    """Return the words of a line before the first address."""
    return line.partition("@")[0].rpartition(" ")[0]


_AFTER_COLON = re.compile(r"(?P<head>.*\S\s?:)\s+(?P<order>\S.*)")


def _has_order_after(joined: str) -> bool:
    """Return whether an order is on the line of an attribution, after its colon."""
    found = _AFTER_COLON.fullmatch(joined)
    if found is None or not is_order_or_command(found["order"]):
        return False
    return _attributes(found["head"], "") is not None


def _below(lines: Sequence[str], number: int) -> str:
    return lines[number] if number < len(lines) else ""


def _begins_below(lines: Sequence[str], start: int, end: int) -> bool:
    """Return whether the lower lines are an attribution with a day without the first line."""
    joined = " ".join(_looked_at(line) for line in lines[start:end])
    text = plain(joined).text
    dated = _opens(text) and _DAY.search(text) is not None
    return dated and _attributes(joined, _below(lines, end)) is not None


def _goes_on_in(text: str, line: str) -> bool:
    """Return whether the text read so far may begin an attribution that continues in a line."""
    begun = plain(text).text
    if QUOTED.match(line) and begun.count("<") <= begun.count(">"):
        return False
    return not begun.endswith(":") and (_begins_dated(begun) or _NAMED.match(begun) is not None)


_NAMED = re.compile(r"[-*_\s\"']*(?:[^\s<>@]+\s){0,6}[\"']?[<(\[]?(?:[^\s<>@]+@[^\s<>@]+|$)")
"""A name and an address, which may begin an attribution; or the `<` at which a program broke it."""
_MOST_OTHER = 1


def _begins_dated(text: str) -> bool:
    """Return whether a text begins with a number, after at most a preposition, a day and a month."""
    bare = text.lstrip(_MARKS + "\"'(")
    digit = next((place for place, sign in enumerate(bare) if sign.isdigit()), None)
    if digit is None:
        return False
    table = quote_words()
    before = [word.strip(".,:;()") for word in bare[:digit].split()]
    other = [word for word in before if word and word not in table.openings and word not in table.weekdays]
    return len(other) <= _MOST_OTHER


def _opens(text: str) -> bool:
    """Return whether a text begins like an attribution: with a date."""
    return _begins_dated(text) and bool(_DAY.search(text) or _CLOCK.search(text))


_SHORT_DAY = re.compile(
    r"(?<![\d.])(?:[12]?\d|3[01])(?:st|nd|rd|th)?\.?,?\s(?:of\s|de\s)?[^\W\d_]{3,}|(?<![\d.])\d{1,2}[./]\d{1,2}\b"
)
"""A day without its year: `5 Jan`, `5.1.`."""
_IN_CHAT = re.compile(
    r"(?:\[[^\]]*\d[^\]]*\]\s*|\d[\d./-]+,?\s\d{1,2}:\d\d\S*(?:\s[ap]m)?\s-+\s)[^\W\d][^:\[\]]{0,60}"
)
"""The day and time, in brackets or before a dash, and a name, as in chat programs."""
_BY_ADDRESS = re.compile(r"(?:\S.*\s|\W*)[<(\[]?[^\s@]+@\S+[>)\]](?:\s*\[[^\]]*\])?")
"""An attribution that needs no verb: a name, an address and a colon."""
_MOST_WORDS = 10
_DATED = re.compile(r"(?:.*[^\s<(\[]@[^\s>)\]].*|\W*\S.{0,60}\[[^\]]*\d[^\]]*\])")
"""An attribution in any language: a time, an address (or brackets round the date) and a colon at the end."""
_NAMELESS = re.compile(
    r"\d{4}-\d\d-\d\d[\s,t]+\d{1,2}:\d\d(?::\d\d)?\s*(?:(?:gmt|utc)\s?(?:[+-]\d\d?(?::?\d\d)?)?|[+-]\d\d:?\d\d|z)"
    r"\s+[^\W\d][^:]{0,60}"
)
"""A date, its zone and a name whose address a program removed."""
_APART = re.compile(r"<[^>]*>|\([^)]*\)|\[[^\]]*\]|\S*[\d@]\S*")


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A possible attribution in plain letters: whether a colon ends it, and what dates it."""

    bare: str
    colon: bool
    address: bool
    clock: bool
    day: bool

    @property
    def certain(self) -> bool:
        """Whether only a program writes this, if it is an attribution."""
        return self.address or (self.clock and self.day)


def _attributes(joined: str, below: str) -> bool | None:
    """Return whether only a program writes this attribution; None if it is none. `below` follows it."""
    text = plain(joined[: LONGEST_LINE * 2]).text
    marked = text.strip(_MARKS)
    fenced = text.startswith("--") and text.endswith("--")
    colon = marked.endswith(":")
    ends = colon or fenced or not below.strip() or QUOTED.match(below)
    bare = marked.rstrip(": \t")
    if not ends or bare.count("<") > bare.count(">"):
        return None
    address, clock, day = (mark.search(bare) is not None for mark in (_ADDRESS, _CLOCK, _DAY))
    candidate = _Candidate(bare, colon, address, clock, day)
    return candidate.certain if any(form(candidate) for form in _FORMS) else None


def _says_who_and_when(one: _Candidate) -> bool:
    """Return whether it says that somebody wrote, with a date or an address, or with less and a colon."""
    if not _says_who_wrote(one.bare):
        return False
    dated = one.certain or _opens(one.bare)
    return dated or (one.colon and (one.day or one.clock or _names_day(one.bare)))


def _is_of_chat(one: _Candidate) -> bool:
    return one.colon and one.clock and one.day and _IN_CHAT.fullmatch(one.bare) is not None


def _is_by_address(one: _Candidate) -> bool:
    return one.colon and one.address and _is_short(one.bare) and _BY_ADDRESS.fullmatch(one.bare) is not None


def _is_dated(one: _Candidate) -> bool:
    return one.colon and one.clock and _is_short(one.bare) and _DATED.fullmatch(one.bare) is not None


def _is_nameless(one: _Candidate) -> bool:
    return _NAMELESS.fullmatch(one.bare) is not None


_FORMS = (_says_who_and_when, _is_of_chat, _is_by_address, _is_dated, _is_nameless)
"""The forms of attributions."""


def _has_form(joined: str) -> bool:
    """Return whether a text has a name, a verb in any language, an address or a date, and a colon.

    With only a date, it must begin with the date, or have the time of day as well.
    """
    bare = plain(joined).text.strip(_MARKS)
    if not bare.endswith(":") or len(bare) > LONGEST_LINE:
        return False
    if _count_words(bare) > _MOST_WORDS_DATED or quote_words().of_orders.search(bare) or _PHASE.search(bare):
        return False
    if _ADDRESS.search(bare):
        return True
    day, clock = _DAY.search(bare), _CLOCK.search(bare)
    if day is None or len(LETTERS.findall(_dateless(bare))) < _NAME_AND_VERB:
        return False
    return clock is not None or _begins_dated(bare)


def _dateless(bare: str) -> str:
    """Return a text without its days, times and the words before a date."""
    table = quote_words()
    text = _CLOCK.sub(" ", _DAY.sub(" ", bare))
    return " ".join(
        word for word in text.split() if not {word.strip(".,:")} & (table.openings | table.weekdays)
    )


_PHASE = re.compile(r"\b[sfw]\d{4}[mrab]?\b")
_NAME_AND_VERB = 2
_MOST_WORDS_DATED = 12


_SHORTEST_DAY = 3
"""The fewest letters of a short day of the week; many words have two letters."""


def _names_day(bare: str) -> bool:
    """Return whether a text names a day of the week, or a date without its year."""
    words = (one for word in bare.split() if len(one := word.strip(".,:;()")) >= _SHORTEST_DAY)
    return _SHORT_DAY.search(bare) is not None or not quote_words().weekdays.isdisjoint(words)


def _says_who_wrote(bare: str) -> bool:
    """Return whether a text says that somebody wrote: the verb at its end, or before a name and a date."""
    table = quote_words()
    if table.wrote_at_end.search(bare):
        return True
    found = table.wrote_before_name.search(bare)
    return found is not None and _count_words(found["rest"]) <= _MOST_NAMES


def names_writer(line: str) -> bool:
    """Return whether a line is `Alpha Judge wrote:`, which counts if a marked quote follows."""
    bare = plain(line).text
    if not bare.endswith(":") or len(bare) > _LONGEST_NAME or is_order_or_command(line):
        return False
    return _says_who_wrote(bare.rstrip(": \t"))


def names_judge(line: str) -> bool:
    """Return whether a line is `Alpha Judge wrote:` with the judge's name; all below is the judge's email."""
    words = LETTERS.findall(plain(_looked_at(line)).text)
    return names_writer(line) and not quote_words().judge.isdisjoint(words)


def between_marks(line: str) -> bool:
    """Return whether a name or an address and a time are between marks, as GroupWise introduces a quote."""
    found = _BETWEEN_MARKS.fullmatch(_looked_at(line))
    text = plain(found["head"]).text if found else ""
    return bool(_CLOCK.search(text) and (_DAY.search(text) or _ADDRESS.search(text)))


_BETWEEN_MARKS = re.compile(r"[>*=#~]{2,}+\s*+(?P<head>\S.*?)\s*>{2,}+\s*:?")
_LONGEST_NAME = 100
_MOST_NAMES = 6
"""The most words after the verb, for a name, a day and a month."""


def _is_short(bare: str) -> bool:
    """Return whether a text has hardly more words than a name and a date, beside address and numbers."""
    return _count_words(bare) <= _MOST_WORDS


def _count_words(text: str) -> int:
    """Return the number of words of a text without addresses, numbers and words in brackets."""
    return len(LETTERS.findall(_APART.sub(" ", text)))


_GAP = re.compile(r"[\s,;]+(?=(?P<word>\S+))")
_LONGEST_ORDER = 100
"""The most characters of an order before a head on its line."""


def _glued(lines: Sequence[str], here: int) -> Head | None:
    """Return the head on the line of an order: it begins after the order, at a gap."""
    raw, table = lines[here][: LONGEST_LINE * 2], quote_words()
    whole = plain(raw)
    for gap in _GAP.finditer(whole.text, 0, _LONGEST_ORDER):
        word, start = gap["word"].strip(".,:*"), whole.column(gap.end()) - 1
        begins = word in table.openings or word in table.weekdays or word in table.fields
        if "@" in raw[:start]:
            return None
        begins = begins and table.wrote_before_name.match(whole.text[gap.end() :]) is None
        if not (begins or word.startswith("--")) or not is_order_or_command(raw[:start]):
            continue
        if length := _glued_length(lines, here, raw[start:], whole.text[gap.end() :]):
            return Head(length, certain=True, kept=start)
    return None


def _named_after_order(lines: Sequence[str], here: int) -> Head | None:
    """Return the attribution after an order on its line that begins with a name or an address.

    Nobody knows where exactly it begins.
    """
    raw = _looked_at(lines[here])
    if ":" not in raw and "@" not in raw and not raw.endswith("<"):
        return None
    starts = (gap.end() for gap in re.finditer(r"[\s,;]+(?=\S)", raw[:_LONGEST_ORDER]))
    start = next((one for one in starts if is_order(raw[:one])), None)
    if start is None:
        return None
    for length, joined in _with_lines_below(lines, here, raw[start:], _is_of_no_head):
        below = here + length
        by_name = names_writer(joined) and QUOTED.match(_next_filled(lines, below))
        if by_name or _attributes(joined, _below(lines, below)) is not None:
            return Head(length, certain=not by_name, with_order=True)
    return None


def _with_lines_below(
    lines: Sequence[str], here: int, rest: str, ends: Callable[[str], bool]
) -> Iterator[tuple[int, str]]:
    """Yield the rest of a line alone and with the next ones, and the number of lines in it."""
    for length in range(1, _LONGEST_ATTRIBUTION):
        yield length, rest
        line = _looked_at(_below(lines, here + length))
        if not line or ends(line):
            return
        rest = f"{rest} {line}"


def _next_filled(lines: Sequence[str], start: int) -> str:
    """Return the next line from here that is not blank; "" if all are."""
    return next((line for line in lines[start : start + _LONGEST_BLOCK] if line.strip()), "")


def _glued_length(lines: Sequence[str], here: int, rest: str, text: str) -> int:
    """Return the number of lines of the head that begins in an order's line; 0 if there is none."""
    if _on_one_line(rest) is not None or (text.startswith("--") and separator(rest)):
        return 1
    if not _opens(text):
        return 0
    for length, joined in islice(_with_lines_below(lines, here, rest, is_order_or_command), 2):
        if _attributes(joined, _below(lines, here + length)) is not None:
            return length
    return 0
