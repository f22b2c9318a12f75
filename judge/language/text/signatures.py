"""Signatures without the separator: a closing greeting at the end of an email, and what follows it.

Closing greetings are known in some forty languages. The lines below one are a signature, whatever they say,
unless they are a whole order; so is a last paragraph with a telephone number, a web address or the name of a
company, below its last order or command. A name alone in the last line may be one, too. Words such as
`Servus` and `Danke` also open an email: without own text above, a closing greeting has only names and contact
details below it. A postscript is own text, and may have a signature of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise

from judge.language.text.blocks import SIGN
from judge.language.text.greetings import is_closing, is_greeting, is_postscript
from judge.language.text.order_start import ORDER_LIKE, is_whole_order, places_of_move
from judge.language.text.own_lines import NumberedLine
from judge.language.text.typography import LETTERS, plain
from judge.language.word_files import any_of, word_table

_DETAILS = word_table("greetings")["contact"]
_CONTACT = re.compile(
    rf"(?:^|\s)(?:{any_of(_DETAILS['phone'])})\b\W*[\d+(]"
    r"|^\W*[tmfpw]?\W*\+?\(?\d[\d\s()/.-]{6,}$|(?:^|\s)(?:www\.|https?://)\S+|^\W*+(?:e-?mail\W++)?[^\s@]++@[^\s@.]++\.\S+$"
    rf"|\b(?:{'|'.join(_DETAILS['company'])})\.?$|\b(?:{any_of(_DETAILS['place'])})\b"
    r"|^\W*[^\W\d_][^\d:]{1,40}[\s,:|/\u2013-]\+?\(?0?\d[\d\s()/.-]{6,}$"
)
_NAME = re.compile(r"[\s~*/_\u2013\u2014-]*[^\W\d_][\w'.\u2019-]*(?: [^\W\d_][\w'.\u2019-]*){0,2}[\s.!)(:;]*")
_LONGEST_SIGNATURE = 12
_LOOKED_AT = 200
"""How many letters of a line are examined."""


def is_contact(text: str) -> bool:
    """Return whether a line of a signature has a telephone number, a web address or a company."""
    return _CONTACT.search(plain(_beginning(text)).text) is not None


def signature(lines: Sequence[NumberedLine], is_command: Callable[[str], bool]) -> frozenset[int]:
    """Return which of the lines that are not blank are a signature, above a postscript or at the end.

    `is_command` returns whether a line is a command, whose date is no telephone number.
    """
    begins = [0, *(at for at in range(1, len(lines)) if is_postscript(lines[at].text)), len(lines)]
    found: set[int] = set()
    for here, end in pairwise(begins):
        found.update(range(here + _signature_start(lines[here:end], is_command), end))
    return frozenset(found)


def _signature_start(lines: Sequence[NumberedLine], is_command: Callable[[str], bool]) -> int:
    """Return where the signature at the end of some lines begins; their number if there is none."""
    end = len(lines)
    below = _below_closing(lines, _tail(lines, is_whole_order))
    if below is not None:
        return below
    tail = _tail(lines, lambda text: _is_move(text) or is_command(text))
    first = end
    while first > max(end - tail, 1) and lines[first - 1].number == lines[end - 1].number - (end - first):
        first -= 1
    contact = any(is_contact(line.text) for line in lines[first:])
    return first if contact else end


def _tail(lines: Sequence[NumberedLine], ends: Callable[[str], bool]) -> int:
    """Return how many of the last lines may be a signature: all after the last one that `ends` it."""
    most = min(len(lines), _LONGEST_SIGNATURE)
    return next((length for length in range(most) if ends(lines[-1 - length].text)), most)


def _is_move(text: str) -> bool:
    return is_whole_order(text) or (places_of_move(text) is not None and not is_contact(text))


def _below_closing(lines: Sequence[NumberedLine], tail: int) -> int | None:
    """Return the line below the closing greeting of a signature; None if there is none.

    A motto, a street or a company may look like an order (`Hold fast`, `Fleet Street`, `Paris - Rome`). It is
    no order if the greeting ends the email: it follows a line like an order and a blank line, and no such
    line comes after its paragraph.
    """
    end = len(lines)
    for here in range(end - tail, end):
        if not is_closing(lines[here].text) or _opens(lines, here):
            continue
        like = [n for n in range(here + 1, end) if is_order_like(lines[n].text)]
        if not like or (_takes_leave(lines, here) and like[-1] < _end_of_paragraph(lines, here + 1)):
            return here + 1
    return None


def _opens(lines: Sequence[NumberedLine], here: int) -> bool:
    """Return whether a greeting opens an email: no own text is above it, and own text is below it."""
    if not all(_only_greets(line.text) for line in lines[:here]):
        return False
    return not all(_is_of_signature(line.text) for line in lines[here + 1 :])


def _only_greets(text: str) -> bool:
    return SIGN.match(text) is not None or is_greeting(text)


def _is_of_signature(text: str) -> bool:
    """Return whether a line is a name, a greeting, contact details, or a few words that are no sentence."""
    words = LETTERS.findall(text)
    named = len(words) <= 1 or (is_name(text) and all(word[0].isupper() for word in words))
    motto = len(words) <= _MOST_OF_MOTTO and not text.rstrip().endswith(_ENDS)
    return named or motto or is_contact(text) or is_closing(text)


_MOST_OF_MOTTO = 3
_ENDS = (".", "!", "?", ",", ":", ";")


def _takes_leave(lines: Sequence[NumberedLine], here: int) -> bool:
    apart = here > 0 and lines[here].number > lines[here - 1].number + 1
    return apart and any(is_order_like(line.text) for line in lines[:here])


def _end_of_paragraph(lines: Sequence[NumberedLine], here: int) -> int:
    """Return the line after the paragraph of a line."""
    while here + 1 < len(lines) and lines[here + 1].number == lines[here].number + 1:
        here += 1
    return here + 1


def is_order_like(text: str) -> bool:
    """Return whether a line looks like an order or a command, and not like a greeting or contact details."""
    found = ORDER_LIKE.search(plain(_beginning(text)).text)
    return found is not None and (is_whole_order(text) or not (is_closing(text) or is_contact(text)))


def _beginning(text: str) -> str:
    """Return the part of a line that is looked at: these patterns try runs of signs again from each place."""
    return text.strip()[:_LOOKED_AT]


def is_name(text: str) -> bool:
    """Return whether a line may be only somebody's name, perhaps after a dash."""
    return _NAME.fullmatch(text) is not None and any(letter.isupper() for letter in text[:4])


def signs_for(text: str, player: str) -> bool:
    """Return whether a line is the player's name or first name, or begins with it and says little more."""
    words, name = _words(text), _words(player)
    if not words or not name:
        return False
    return words == name or (
        words[0] == name[0] and len(words) <= len(name) + 2 and not ORDER_LIKE.search(text.lower())
    )


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", plain(text).text)
