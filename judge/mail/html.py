"""HTML to plain text, block quotes marked; nothing is ever fetched, run or followed."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser

_BLOCKS = frozenset(
    re.findall(
        r"\w+",
        "address article aside blockquote body center dd details div dl dt fieldset figure footer form "
        "h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody tfoot thead tr ul",
    )
)
_SKIPPED = frozenset(
    ["script", "style", "head", "title", "template", "noscript", "textarea", "svg", "object"]
)
_CELLS = frozenset(["td", "th"])
_TAG = re.compile(r"<[^<>]*>")
_STRAY = re.compile(r"<(?!!)([^<>]*)(?=<)")
_ENDLESS = re.compile(r"<(?!!)[^<>]{4096,}>?")
_MAX_QUOTES = 50


class _TextMaker(HTMLParser):
    """The parser that collects lines; each is prefixed by the depth of quoting at which it began."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.lines: list[str] = []
        self._line: list[str] = []
        self._quotes = 0
        self._skipped = ""
        self._depth = 0
        self._pre = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002  # HTMLParser's signature
        self._enter(tag)
        if tag == "br":
            self._end_line(keep_empty=True)
        elif tag in _BLOCKS:
            self._end_line()
        elif tag in _CELLS:
            self._line.append(" ")
        if tag == "blockquote":
            self._quotes = min(self._quotes + 1, _MAX_QUOTES)
        if tag == "p":
            self._gap()
        if tag == "pre":
            self._pre += 1

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in _SKIPPED:
            self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        if tag == self._skipped:
            self._depth -= 1
            self._skipped = tag if self._depth else ""
        if tag in _BLOCKS:
            self._end_line()
        if tag == "blockquote":
            self._quotes = max(self._quotes - 1, 0)
        if tag == "p":
            self._gap()
        if tag == "pre":
            self._pre = max(self._pre - 1, 0)

    def handle_data(self, data: str) -> None:
        if self._skipped:
            return
        if not self._pre:
            self._line.append(data)
            return
        first, *rest = data.split("\n")
        self._line.append(first)
        for line in rest:
            self._end_line(keep_empty=True)
            self._line.append(line)

    def _enter(self, tag: str) -> None:
        """Keep count of the outermost element whose text does not show; a body ends a head left open."""
        if tag == "body":
            self._skipped, self._depth = "", 0
        elif tag in _SKIPPED and self._skipped in {"", tag}:
            self._skipped, self._depth = tag, self._depth + 1

    def _gap(self) -> None:
        if self.lines and self.lines[-1].strip("> "):
            self.lines.append(">" * self._quotes)

    def _end_line(self, *, keep_empty: bool = False) -> None:
        whole = "".join(self._line)
        self._line.clear()
        text = whole.rstrip() if self._pre else " ".join(whole.split())
        if text or keep_empty:
            self.lines.append(f"{'>' * self._quotes} {text}".rstrip() if self._quotes else text)

    def finish(self) -> str:
        if not self._skipped:
            self._line.append(unescape(_TAG.sub(" ", self.rawdata)))
        self._end_line()
        return "\n".join(self.lines).strip("\n")


def _without_endless_tags(html: str) -> str:
    """Take away what is no tag, or one of thousands of attributes: the parser needs 200 times its bytes."""
    return _ENDLESS.sub(" ", _STRAY.sub(r"&lt;\1", html))


def to_text(html: str) -> str:
    """Make plain text of an HTML body: a line for each block or line break, quotes prefixed `> `, `>> `.

    HTML that the standard parser gives up on loses its tags and keeps its text. HTMLParser.close() is not
    called: it looks through the rest anew for each broken tag, which takes minutes for a hostile mail.
    """
    maker = _TextMaker()
    try:
        maker.feed(_without_endless_tags(html))
    except (AssertionError, RecursionError):
        return unescape(_TAG.sub(" ", html))
    return maker.finish()
