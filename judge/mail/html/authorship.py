"""Authorship of an element: the classes, identifiers and names by which mail programs say whose it is.

Programs put letters of their own before a mark when they write an email into another (`x_`, `ydp4711`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import Enum, auto


class Whose(Enum):
    """Whose text an element holds."""

    OWN = auto()
    QUOTE = auto()
    LEAD = auto()
    """A quote up to the end of the blockquote in it; what people write between stands after that."""
    BELOW = auto()
    """Nothing to speak of, but all below it is a quote: the program closes no element around that."""
    SIGNATURE = auto()


_PREFIX = r"(?:x_){0,9}(?:ydp[0-9a-z]{0,16}|yiv[0-9]{0,16})?"
_END = r"(?:_[0-9]{1,16})?"
_BY_CLASS = (
    (
        r"yahoo_quoted|moz-cite-prefix|moz-forward-container|gmail_attr|zmail_extra|tutanota_quote",
        Whose.QUOTE,
    ),
    (r"ms-outlook-mobile-reference-message|bloop_original_html|aolmail_quote", Whose.QUOTE),
    (r"gmail_quote(?:_container)?|protonmail_quote", Whose.LEAD),
    (
        r"gmail_signature(?:_prefix)?|protonmail_signature_block(?:-(?:user|proton|empty))?|moz-signature|bloop_sign",
        Whose.SIGNATURE,
    ),
)
_BY_IDENTIFIER = (
    (r"yahoo_quoted|mail-editor-reference-message-container|olk_src_body_section", Whose.QUOTE),
    (r"isreplycontent|isforwardcontent|_originalcontent|replybody[0-9]{0,9}|reply-intro|qt", Whose.QUOTE),
    (r"appendonsend|divrplyfwdmsg", Whose.BELOW),
    (r"signature|ms-outlook-mobile-signature|applemailsignature|protonmail_signature_block", Whose.SIGNATURE),
)
_BY_NAME = {
    "quote": Whose.QUOTE,
    "__QUOTED_TEXT__": Whose.QUOTE,
    "messageReplySection": Whose.QUOTE,
    "messageSignatureSection": Whose.SIGNATURE,
}
"""Values of `name`, as GMX, web.de and Spark write it, and of `data-marker`, as Zimbra does."""
_CLASSES, _IDENTIFIERS = (
    tuple((re.compile(_PREFIX + f"(?:{words})" + _END, re.IGNORECASE), whose) for words, whose in table)
    for table in (_BY_CLASS, _BY_IDENTIFIER)
)


_OF_INDENT = frozenset({"style", "dir", "lang", "class"})
_INDENTED = re.compile(r"(?:^|;)\s*margin(?:-left|-inline-start)?\s*:[^;]*[1-9]", re.IGNORECASE)
_NO_LINE = re.compile(r"(?:^|;)\s*border(?:-left|-width)?\s*:\s*(?:none|0(?:px)?)\b", re.IGNORECASE)
_A_LINE = re.compile(r"(?:^|;)\s*border[\w-]*\s*:[^;]*(?:[1-9]|solid|double|dashed|dotted)", re.IGNORECASE)


def is_indent(attributes: Sequence[tuple[str, str | None]]) -> bool:
    """Return whether a blockquote is what a button for indenting makes of the writer's own text.

    Those of WebKit, which Apple Mail and Gmail share, say that there is no line at its side, as all quotes
    have; the text above tells whether someone else is quoted anyway.
    """
    given = {name: value or "" for name, value in reversed(attributes)}
    if not (given.keys() <= _OF_INDENT and given.get("class", _WEBKIT) == _WEBKIT):
        return False
    style = given.get("style", "")
    return bool(_INDENTED.search(style) and _NO_LINE.search(style) and not _A_LINE.search(style))


_WEBKIT = "webkit-indent-blockquote"


def has_bar(tag: str, style: Mapping[str, str]) -> bool:
    """Whether a style draws a line at the left of an element and at no other side, as beside a quote."""
    if tag in _OF_TABLES:
        return False
    lines = {name: value for name, value in style.items() if _BORDER.fullmatch(name) and _DRAWN.search(value)}
    return bool(lines) and all(_LEFT.match(name) for name in lines)


_OF_TABLES = frozenset({"table", "thead", "tbody", "tfoot", "tr", "td", "th", "blockquote"})
_BORDER = re.compile(r"border(?:-(?:left|right|top|bottom|inline-start|inline-end|block|inline))?(?:-style)?")
_LEFT = re.compile(r"border-(?:left|inline-start)")
_DRAWN = re.compile(r"solid|double|dashed|dotted|groove|ridge|inset|outset", re.IGNORECASE)


def whose(classes: str, identifier: str, marker: str) -> Whose:
    """Return whose text an element with these classes, this identifier and this name or marker has."""
    for name in classes.split():
        for mark, found in _CLASSES:
            if mark.fullmatch(name):
                return found
    for mark, found in _IDENTIFIERS:
        if identifier and mark.fullmatch(identifier):
            return found
    return _BY_NAME.get(marker, Whose.OWN)
