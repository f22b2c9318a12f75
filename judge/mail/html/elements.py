"""The open elements of an HTML text, as a browser keeps them (HTML §13.2.4): what shows, and whose it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace

from judge.mail.html.authorship import Whose
from judge.mail.html.css import NOWHERE, Children, Color, Place, Stylesheet, alike
from judge.mail.html.visibility import PLAIN, Look, look

DEEPEST = 250
"""Elements open at once; what stands deeper is not shown by every mail program, and counts as hidden."""

# fmt: off
BLOCKS = frozenset({
    "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "dialog", "div", "dl",
    "dt", "fieldset", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html",
    "li", "main", "nav", "ol", "p", "pre", "section", "summary", "table", "tbody", "tfoot", "thead", "tr",
    "ul",
})
_VOID = frozenset({
    "area", "base", "basefont", "bgsound", "br", "col", "embed", "frame", "hr", "img", "input", "keygen",
    "link", "meta", "param", "source", "track", "wbr",
})
_FORMATS = frozenset({
    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
})
# fmt: on
"""Elements that go on after the end of what they stand in (HTML §13.2.4.3)."""
CELLS = frozenset({"td", "th"})
_ROWS = frozenset({"td", "th", "tr", "tbody", "thead", "tfoot", "caption"})
_ENDS = {
    "li": frozenset({"li"}),
    "dd": frozenset({"dd", "dt"}),
    "dt": frozenset({"dd", "dt"}),
    "td": CELLS,
    "th": CELLS,
    "tr": CELLS | {"tr"},
    "option": frozenset({"option"}),
}
"""What ends where one of these begins, because its end tag may be left out."""
_LISTS = frozenset({"table", "ul", "ol", "dl", "select"})
_BARRIERS = frozenset({"td", "th", "table", "caption", "button", "object", "template"})


@dataclass(frozen=True, slots=True)
class _State:
    """What is so for text that stands here."""

    removed: bool
    shown: bool
    struck: bool
    quoted: bool


@dataclass(frozen=True, slots=True)
class _Open:
    """An open element: how it looks, and where it is for the rules of the mail."""

    tag: str
    look: Look
    place: Place
    children: Children


class Elements:
    """The open elements, outermost first."""

    def __init__(self, sheet: Stylesheet) -> None:
        self._sheet = sheet
        self._open: list[_Open] = []
        self._document = sheet.document()
        self._root = _Open("", PLAIN, self._document.body, Children())
        self._counts: Counter[str] = Counter()
        self._state: _State | None = None
        self._rest_quoted = False
        around = {"html": self._document.html, "body": self._document.body}
        self._around = [
            (tag, said) for tag, at in around.items() if (said := look(tag, [], sheet, at)) is not PLAIN
        ]
        """How the elements around all text look as long as their tags have not come."""

    @property
    def removed(self) -> bool:
        """Whether what stands here takes no place at all."""
        return self._worked_out().removed

    @property
    def shown(self) -> bool:
        """Whether text that stands here can be seen, and belongs to the mail's text."""
        return self._worked_out().shown

    @property
    def struck(self) -> bool:
        """Whether the writer's own text that stands here is crossed out."""
        state = self._worked_out()
        return state.struck and not state.quoted and not self._counts["blockquote"]

    @property
    def quoted(self) -> bool:
        """Whether a mail program has marked text that stands here as another's, blockquotes aside."""
        return self._worked_out().quoted

    def _worked_out(self) -> _State:
        if self._state is None:
            looks = [(tag, said) for tag, said in self._around if not self._counts[tag]]
            looks += [(one.tag, one.look) for one in self._open if one.look is not PLAIN]
            self._state = _State(
                any(one.removed for _, one in looks),
                self._seen([one for _, one in looks]),
                any(one.struck for _, one in looks),
                self._rest_quoted or any(_quotes(tag, one) for tag, one in looks),
            )
        return self._state

    def _seen(self, looks: list[Look]) -> bool:
        if len(self._open) >= DEEPEST or any(map(_unread, looks)):
            return False
        inner = looks[::-1]
        visible = next((one.visible for one in inner if one.visible is not None), True)
        tiny = next((one.tiny for one in inner if one.tiny is not None), False)
        ink: Color | None = next((one.ink for one in inner if one.ink is not None), None)
        paper: Color | None = next((one.paper for one in inner if one.paper is not None), None)
        return visible and not tiny and not alike(ink, paper)

    def begin(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """A start tag."""
        self._close_before(tag)
        if (tag in {"html", "body"} and self._counts[tag]) or len(self._open) >= DEEPEST:
            return
        place = self._root.place
        if self._sheet.rules:
            parent, children = self._parent_of(tag)
            place = self._sheet.place(tag, attributes, parent, children)
        if tag in _VOID:
            return
        said = look(tag, attributes, self._sheet, place)
        if said.whose is Whose.BELOW and not self.quoted and not self._counts["blockquote"]:
            self._rest_quoted = True
        children = Children() if self._sheet.matcher.of_siblings else self._root.children
        if tag == "html":  # what stands in it is in its body, with or without a tag
            self._document = self._sheet.document(place)
            place = self._document.body
        self._change(len(self._open), [_Open(tag, said, place, children)])

    def _parent_of(self, tag: str) -> tuple[Place, Children]:
        """Return the place of what an element begins in, and what stands there before it."""
        if tag == "html":
            return NOWHERE, Children()
        if tag == "body":
            return self._document.html, self._document.before
        parent = self._open[-1] if self._open else self._root
        return parent.place, parent.children

    def _close_before(self, tag: str) -> None:
        """Close what a start tag ends without saying so (HTML §13.1.2.4)."""
        if tag in BLOCKS and self._counts["p"]:
            self._close(self._nearest(lambda one: one == "p", BLOCKS - {"p"} | _BARRIERS))
        ends = _ENDS.get(tag, frozenset())
        while any(self._counts[one] for one in ends):
            found = self._nearest(ends.__contains__, _LISTS)
            if found is None:
                break
            self._close(found)

    def end(self, tag: str) -> None:
        """An end tag; one that ends nothing here, as browsers see it, has no effect."""
        if not self._counts[tag] or tag in {"html", "body"}:
            return
        if tag in _FORMATS:
            found = self._nearest(lambda one: one == tag, frozenset())
        elif tag in _ROWS:
            found = self._nearest(lambda one: one == tag, frozenset({"table"}))
        elif tag in BLOCKS or tag in _BARRIERS:
            found = self._nearest(lambda one: one == tag, frozenset() if tag == "table" else _BARRIERS)
        else:
            found = self._nearest(lambda one: one == tag, BLOCKS | _BARRIERS)
        self._close(found, alone=tag in _FORMATS)

    def _nearest(self, wanted: Callable[[str], bool], barriers: frozenset[str]) -> int | None:
        for index in range(len(self._open) - 1, -1, -1):
            tag = self._open[index].tag
            if wanted(tag):
                return index
            if tag in barriers:
                return None
        return None

    def _close(self, index: int | None, *, alone: bool = False) -> None:
        """End an element, and with it all in it but formats, which go on."""
        if index is None:
            return
        ended = self._open[index]
        if ended.tag == "blockquote" and ended.look.whose is Whose.LEAD:
            self._end_lead(index)
        inner = self._open[index + 1 :]
        kept = inner if alone else [one for one in inner if one.tag in _FORMATS]
        self._change(index, kept)

    def _end_lead(self, index: int) -> None:
        """Have the element that leads to a quote hold the writer's own text from here on."""
        for number in range(index - 1, -1, -1):
            outer = self._open[number]
            if outer.tag == "blockquote":
                return
            if outer.look.whose is Whose.LEAD:
                self._open[number] = replace(outer, look=replace(outer.look, whose=Whose.OWN))
                return

    def _change(self, index: int, others: list[_Open]) -> None:
        """Put others in place of the elements from `index` on."""
        gone = self._open[index:]
        deep = len(self._open) >= DEEPEST
        self._open[index:] = others
        self._counts.subtract(one.tag for one in gone)
        self._counts.update(one.tag for one in others)
        if deep or len(self._open) >= DEEPEST or any(map(self._says_look, (*gone, *others))):
            self._state = None

    def _says_look(self, one: _Open) -> bool:
        """Return whether what shows may change where an element begins or ends."""
        return one.look is not PLAIN or (bool(self._around) and one.tag in {"html", "body"})


def _quotes(tag: str, one: Look) -> bool:
    return tag != "blockquote" and one.whose in {Whose.QUOTE, Whose.LEAD}


def _unread(one: Look) -> bool:
    return one.gone or one.struck or one.whose is Whose.SIGNATURE
