"""HTML to plain text, quotes marked, what shows apart from what does not; nothing is ever fetched."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import unescape
from html.parser import HTMLParser

from judge.mail.html.authorship import is_indent
from judge.mail.html.css import Stylesheet, stylesheet
from judge.mail.html.elements import BLOCKS, CELLS, Elements

_SKIPPED = frozenset(["script", "style", "head", "title", "noscript", "textarea", "svg", "object"])
_TAG = re.compile(r"<[^<>]*>")
_WHOLE_TAG = re.compile(r"""<[a-zA-Z](?:[^<>"']|"[^"]*"|'[^']*')*>""")
_INNER = re.compile("[<>]")
_STRAY = re.compile(r"<(?!!)([^<>]*)(?=<)")
_ENDLESS = re.compile(r"<(?!!)[^<>]{4096,}>?")
_MAX_QUOTES = 50


@dataclass(frozen=True, slots=True)
class HtmlText:
    """The text that is read, and the text that is not: what does not show, is struck out or a signature.

    `struck` tells whether the writer has crossed out anything of their own.
    """

    shown: str
    hidden: str
    struck: bool = False


class _TextMaker(HTMLParser):
    """The parser that collects lines; each is prefixed by the depth of quoting at which it began."""

    def __init__(self, sheet: Stylesheet) -> None:
        super().__init__(convert_charrefs=True)
        self.lines: list[str] = []
        self.hidden: list[str] = []
        self._line: list[str] = []
        self._hidden_line: list[str] = []
        self._elements = Elements(sheet)
        self._quotes = 0
        self._indents: list[bool] = []
        self._marked = False
        self.struck = False
        self._skipped = ""
        self._depth = 0
        self._pre = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "blockquote":
            self._indents.append(is_indent(attrs))
            tag = "div" if self._indents[-1] else tag
        self._enter(tag)
        if not self._skipped:
            self._elements.begin(tag, attrs)
        self._mark()
        if tag == "br":
            self._end_line(keep_empty=True)
        elif tag in BLOCKS:
            self._end_line()
        elif tag in CELLS:
            self._here().append(" ")
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
        if tag == "blockquote" and self._indents and self._indents.pop():
            tag = "div"
        if tag == self._skipped:
            self._depth -= 1
            self._skipped = tag if self._depth else ""
        if tag in BLOCKS:
            self._end_line()
        if not self._skipped:
            self._elements.end(tag)
        self._mark()
        if tag == "blockquote":
            self._quotes = max(self._quotes - 1, 0)
        if tag == "p":
            self._gap()
        if tag == "pre":
            self._pre = max(self._pre - 1, 0)

    def handle_data(self, data: str) -> None:
        if self._skipped:
            return
        self.struck = self.struck or (self._elements.struck and bool(data.strip()))
        if not self._pre:
            self._here().append(data)
            return
        first, *rest = data.split("\n")
        self._here().append(first)
        for line in rest:
            self._end_line(keep_empty=True)
            self._here().append(line)

    def handle_comment(self, data: str) -> None:
        self.hidden += _TAG.sub(" ", data).splitlines()

    def _here(self) -> list[str]:
        """Return the line that text belongs to here: one that shows or one that does not."""
        return self._line if self._elements.shown else self._hidden_line

    def _mark(self) -> None:
        """End the line where a quote begins or ends that is one by its mark."""
        if self._elements.quoted is not self._marked:
            self._end_line()
            self._marked = not self._marked

    def _enter(self, tag: str) -> None:
        """Keep count of the outermost element whose text is none; a body ends a head left open."""
        if tag == "body" and self._skipped == "head":
            self._skipped, self._depth = "", 0
        elif tag in _SKIPPED and self._skipped in {"", tag}:
            self._skipped, self._depth = tag, self._depth + 1

    def _gap(self) -> None:
        if self.lines and self.lines[-1].strip("> ") and not self._elements.removed:
            self.lines.append(">" * (self._quotes + self._marked))

    def _end_line(self, *, keep_empty: bool = False) -> None:
        if hidden := self._taken(self._hidden_line):
            self.hidden.append(self._quoted(hidden))
        if self._elements.removed:
            return
        text = self._taken(self._line)
        if text or (keep_empty and self._elements.shown):
            self.lines.append(self._quoted(text))

    def _taken(self, line: list[str]) -> str:
        whole = "".join(line)
        line.clear()
        return whole.rstrip() if self._pre else " ".join(whole.split())

    def _quoted(self, text: str) -> str:
        depth = self._quotes + self._marked
        return f"{'>' * depth} {text}".rstrip() if depth else text

    def parse_marked_section(self, i: int, report: bool = True) -> int:  # noqa: ARG002  # the parser's own
        """Pass over `<![if mso]>` and the like as browsers do, where the standard parser gives up."""
        return self.parse_bogus_comment(i)

    def finish(self) -> HtmlText:
        rest, _, comment = self.rawdata.partition("<!")
        self.handle_comment(comment)
        if not self._skipped:
            self._here().append(" ".join(unescape(_TAG.sub(" ", rest)).split("\n")))
        self._end_line()
        last = self._taken(self._line)
        lines = [*self.lines, self._quoted(last)] if last else self.lines
        return HtmlText("\n".join(lines).strip("\n"), "\n".join(self.hidden), self.struck)


def _without_endless_tags(html: str) -> str:
    """Take away what is no tag, or one of thousands of attributes: the parser needs 200 times its bytes.

    Brackets inside an attribute go first: `<div title="<" style="...">` is one tag to a browser.
    """
    html = _WHOLE_TAG.sub(lambda tag: f"<{_INNER.sub(' ', tag[0][1:-1])}>", html)
    return _ENDLESS.sub(" ", _STRAY.sub(r"&lt;\1", html))


def read_html(html: str) -> HtmlText:
    """Make plain text of an HTML body: a line for each block or line break, quotes prefixed `> `, `>> `.

    Where the standard parser gives up, no one knows what shows: all is hidden. HTMLParser.close() is not
    called: it looks through the rest again for each broken tag, which takes minutes for a hostile mail.
    """
    maker = _TextMaker(stylesheet(html))
    try:
        maker.feed(_without_endless_tags(html))
    except (AssertionError, RecursionError):
        return HtmlText("", unescape(_TAG.sub(" ", html)))
    return maker.finish()
