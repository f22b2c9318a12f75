"""The composer: a notice becomes an email; its view makes the values that its templates print.

The templates are Jinja2's, in one environment: sandboxed, strict, built once. What people typed reaches it as
data only. Their words, and those of tables and boards, are the vocabulary: they tell no one anything, and no
redaction strikes them out.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Callable, Container, Iterator, Mapping, MutableMapping, Sequence
from dataclasses import fields, is_dataclass, replace
from datetime import datetime
from functools import cache, cached_property, lru_cache
from inspect import getmembers
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar, cast

from jinja2 import BaseLoader, FileSystemLoader, StrictUndefined, pass_context
from jinja2.runtime import Context, Macro
from jinja2.sandbox import ImmutableSandboxedEnvironment
from markupsafe import Markup

from judge.game.commands import COMMANDS
from judge.game.order_style import MapForm
from judge.game.roles import Role
from judge.game.settings import rows
from judge.language.secret_words import NEW_PASSWORD, OLD_PASSWORD, PLACEHOLDERS, YOUR_PASSWORD
from judge.notices.notice import Addressee, JudgeInfo, Notice
from judge.notices.replies import Page
from judge.notices.restricted import NOBODY, Known
from judge.paths import locales, templates
from judge.records import CalendarFile, EmailText, Person, Undrawn
from judge.records.page_tokens import PageTokens
from judge.render.calendar import DeadlineEvent, deadline_events, escaped, folded, moment
from judge.render.compiled_templates import CompiledTemplates
from judge.render.echo_sentences import echo_sentences
from judge.render.email_page import PageFrame, page_frame
from judge.render.help_pages import commands_by_topic, commands_on, page_files, settings_help, topics
from judge.render.lines.seats import name_of
from judge.render.mail_context import MailContext, PageValues, Values
from judge.render.pictures import MailPictures, board_of, map_page
from judge.render.text.escaping import fold, wire_size
from judge.render.text.fixed_words import one_word
from judge.render.text.messages import listing, say, texts_of_emails
from judge.render.text.names import in_style, with_local_places
from judge.render.text.phase_names import season_of_year
from judge.render.text.reader_language import in_language
from judge.render.text.typesetting import typeset
from judge.render.views import VIEWS
from judge.render.views.buttons import Button
from judge.render.views.record_pages import HistoryPageValues, history_page
from judge.variants.load import load, place_words
from judge.word_set import WordSet

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)
_HEADER_LINE = re.compile(r"^::.*\n?", re.MULTILINE)
_OF_DICTS = frozenset(dir(dict))
_FOR_CONTEXTS = frozenset(("_loop_vars", "_block_vars"))
"""What Jinja2 gives to every call in a loop or block, for functions that take its context."""
_COMPILED = CompiledTemplates()


def _is_page(template: str | None) -> bool:
    """Return whether a template is HTML; emails and help are plain text."""
    return template is not None and template.endswith(".html.j2")


class _Fields(dict[type, frozenset[str]]):
    """The fields and properties of dataclasses that a template may read, by type; none of any other type."""

    def __missing__(self, kind: type) -> frozenset[str]:
        names = [one.name for one in fields(kind)] if is_dataclass(kind) else []
        if is_dataclass(kind):
            names += [name for name, _ in getmembers(kind, _is_property)]
        found = self[kind] = frozenset(name for name in names if not name.startswith("_"))
        return found


def _is_property(member: object) -> bool:
    return isinstance(member, property | cached_property)


class _Sandbox(ImmutableSandboxedEnvironment):
    """The sandbox; whether a template may read an attribute is calculated once for all values of a type."""

    def __init__(self, loader: BaseLoader) -> None:
        super().__init__(
            loader=loader,
            undefined=StrictUndefined,
            autoescape=_is_page,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
            cache_size=-1,
            bytecode_cache=_COMPILED,
        )
        self._safe: dict[tuple[type, str], bool] = {}
        self._fields = _Fields()

    def make_globals(self, d: MutableMapping[str, object] | None) -> MutableMapping[str, object]:
        """The globals of a template in one dict: Jinja2 goes through all their names at each import."""
        return {**self.globals, **(d or {})}

    def call(self, __context: Context, __obj: Any, *args: Any, **kwargs: Any) -> Any:  # noqa: PYI063  # Jinja2's names
        """As in Jinja2, with a short way to `say` and macros, called hundreds of times a turn."""
        is_macro = type(__obj) is Macro
        if not is_macro and __obj is not say:
            return super().call(__context, __obj, *args, **kwargs)
        if "_loop_vars" in kwargs or "_block_vars" in kwargs:
            kwargs = {name: value for name, value in kwargs.items() if name not in _FOR_CONTEXTS}
        return __obj(__context.eval_ctx, *args, **kwargs) if is_macro else __obj(*args, **kwargs)

    def getattr(self, obj: Any, attribute: str) -> Any:
        """As in Jinja2, with a short way to what views are made of: mappings and dataclasses."""
        if type(obj) is dict and attribute in obj and attribute not in _OF_DICTS:
            return obj[attribute]
        if attribute in self._fields[type(obj)]:
            return getattr(obj, attribute)
        return super().getattr(obj, attribute)

    def is_safe_attribute(self, obj: object, attr: str, value: object) -> bool:
        """As in Jinja2, which looks at nothing of a value but its type."""
        which = type(obj), attr
        if which not in self._safe:
            self._safe[which] = super().is_safe_attribute(obj, attr, value)
        return self._safe[which]


class PlainText(NamedTuple):
    """The text of an email, and the pieces of it that its template names, which its page may print too."""

    subject: str
    body: str
    pieces: Mapping[str, Any]


class Templates:
    """Templates by name; in each, the facts about the judge and the tables of commands and settings."""

    def __init__(self, judge_info: JudgeInfo) -> None:
        self._environment = _Sandbox(FileSystemLoader((templates(), locales())))
        self._environment.filters.update(
            listing=_for_reader(listing),
            fold=fold,
            ljust=str.ljust,
            on_lines="\n".join,
            one_word=one_word,
            local_places=_for_reader(with_local_places),
            ical=escaped,
            typeset=_typeset_for_all,
            arrows=_with_arrows,
            beside=_beside,
        )
        self._environment.globals.update(
            judge=judge_info,
            say=say,
            host=judge_info.address.rpartition("@")[2],
            placeholder=YOUR_PASSWORD,
            old_password=OLD_PASSWORD,
            new_password=NEW_PASSWORD,
            commands_on=commands_on,
            commands_by_topic=commands_by_topic(),
            settings_help=settings_help,
            topics=topics(),
            help_page=self.help_page,
        )
        self._pages = frozenset(file.name for file in (templates() / "mail").glob("*.html.j2"))
        self._last_of_all: dict[str, tuple[object, Mapping[str, object]]] = {}

    def mail(self, template: str, values: Mapping[str, object]) -> PlainText:
        """Return the text of an email; an unknown name in a template is our mistake and raises."""
        given = dict(values)
        try:
            if "views" in values:
                given["of_all"] = self._of_all("txt", values)
            mail = self._environment.get_template(f"mail/{template}.txt.j2").make_module(given)
        except Exception:  # noqa: BLE001  # raised again, with the template's own lines, as by `render`
            self._environment.handle_exception()
        pieces = vars(mail)
        subject = " ".join(pieces["subject_line"].split())
        return PlainText(subject, without_blank_runs(_below_header(str(mail), values)), pieces)

    def html(self, template: str, plain: PlainText, values: Mapping[str, object], frame: PageFrame) -> str:
        """Return the page of an email with that text: its own template, or the one for those without one."""
        buttons = cast("Sequence[Button]", values.get("buttons", frame["buttons"]))
        news = values.get("news", frame["news"])
        read_first = not news and any(one.confirms for one in buttons)
        shown = {"buttons": buttons, "news": news, "read_first": read_first}
        given = {**values, **frame, **shown, "plain": plain.pieces}
        name = f"{template}.html.j2"
        if name not in self._pages:
            given = {**given, **_parts(plain.body, buttons, plain.pieces.get("standing", ""))}
            return self._environment.get_template("mail/_parts/letter.html.j2").render(given)
        if "views" in values:
            given["of_all"] = self._of_all("html", values)
        return self._environment.get_template(f"mail/{name}").render(given)

    def _of_all(self, form: str, values: Mapping[str, object]) -> Mapping[str, object]:
        """Return what all read alike whose results have the same views: emails composed one after the other.

        Each piece by the name that its template sets.
        """
        views, pieces = self._last_of_all.get(form, (None, {}))
        if views is not values["views"]:
            template = self._environment.get_template(f"mail/_parts/results_of_all.{form}.j2")
            pieces = vars(template.make_module(dict(values)))
            self._last_of_all[form] = values["views"], pieces
        return pieces

    def page(self, values: PageValues) -> str:
        """Return a page of a reply, by its `kind`."""
        return self._environment.get_template(f"mail/_parts/page_{values['kind']}.txt.j2").render(page=values)

    def whole_history(self, page: Page, context: MailContext) -> str:
        """Return the text of HISTORY without the bound that a mail has."""
        values: HistoryPageValues = {**history_page(page, context), "room": sys.maxsize}
        return without_blank_runs(self.page(values))

    def calendar(self, event: DeadlineEvent, stamp: datetime, *, method: str = "") -> CalendarFile:
        """Return the file of a deadline, written at that moment.

        A feed has a method of its own for what is over.
        """
        method = method or ("CANCEL" if event.cancelled else "PUBLISH")
        template = self._environment.get_template("calendar/deadline.ics.j2")
        text = template.render(
            event=event,
            method=method,
            stamp=moment(stamp),
            start=moment(event.at),
            kind=event.phase.kind.name.lower(),
            season=season_of_year(event.phase),
        )
        return CalendarFile(f"{event.name}.ics", method, folded(text))

    def help_page(self, topic: str) -> str:
        """Return a page of help by its name, in the reader's language.

        Jinja2.TemplatesNotFound if there is none.
        """
        return without_blank_runs(self._environment.select_template(page_files(topic)).render())


def _for_reader(words: Callable[P, T]) -> Callable[Concatenate[Context, P], T]:
    """Return a filter whose words depend on the reader's language, called anew for each email.

    When Jinja2 compiles a template, it applies an ordinary filter to a constant once and for all, and so in
    the language of whoever is the first to read an email made from it.
    """

    @pass_context
    def filtered(_context: Context, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return words(*args, **kwargs)

    return filtered


def _with_arrows(text: str) -> str:
    """Return an order for a page, where an arrow of two letters could be broken behind its shaft."""
    return text.replace("->", "\N{RIGHTWARDS ARROW}")


def _typeset(text: str) -> Markup:
    return Markup(typeset(str(text)))  # noqa: S704  # it escapes all that it is given


_typeset_for_all = lru_cache(maxsize=64)(_typeset)
"""The same of pieces of templates, which all readers of results read alike."""


def _parts(body: str, buttons: Sequence[Button], standing: str) -> dict[str, Markup]:
    """Return the first paragraph of an email, and the rest, as HTML; what is `standing` in it comes before.

    Without the `::` lines, which the strip has, and without the link to the order page that has a button.
    """
    body = _beside(_HEADER_LINE.sub("", body), buttons)
    first, _, rest = body.strip("\n").partition("\n\n")
    standing = without_blank_runs(standing).strip("\n")
    if standing and standing in rest:
        rest = f"{standing}\n\n{rest.replace(standing, '', 1)}"
    return {"first": _typeset(first), "rest": _typeset(rest)}


def _beside(text: str, buttons: Sequence[Button]) -> str:
    """Return a text without the link to the order page, if there is a button for it."""
    for one in buttons[:1]:
        if one.url in text:
            text = text.replace(f"{say('order-page-in-email', link=one.url)}\n", "", 1)
    return text


def _below_header(body: str, values: Mapping[str, object]) -> str:
    """Return the body below the `::` lines that every mail about one game begins with.

    A fence is above them.
    """
    match values:
        case {"header": (str() as first, *more)}:
            fence = say("fence") if body.lstrip().startswith(say("fence")) else ""
            return "\n".join((fence, "", first, *map(str, more), "", body.lstrip().removeprefix(fence)))
    return body


def without_blank_runs(text: str) -> str:
    """No blanks at the ends of lines, no more than one empty line in a row, one newline at the end."""
    # No template leaves a blank at an end; people's words may.
    if " \n" in text or "\t\n" in text or text.endswith((" ", "\t")):
        text = "\n".join([line.rstrip(" \t") for line in text.split("\n")])
    while "\n\n\n" in text:
        text = text.replace("\n\n\n", "\n\n")
    return text.strip("\n") + "\n"


_DRAWN = (MapForm.PNG, MapForm.SVG)
"""The forms of a map for which a picture is drawn."""
_AROUND_PAGES = 2_000
"""Bytes of a reply beside its lines and pages."""
_NAMED = 10
"""Pages left out that are named."""


class MailComposer:
    """Turns notices into text with Jinja2; built once for a judge.

    Without `page_tokens` no link brings one.
    Pure: the same arguments give the same text.
    """

    def __init__(
        self,
        judge_info: JudgeInfo,
        pictures: MailPictures | None = None,
        page_tokens: PageTokens | None = None,
    ) -> None:
        self.judge_info = judge_info
        self._page_tokens = page_tokens
        self.templates = Templates(judge_info)
        self._pictures = pictures or MailPictures()
        self._undrawn = set[Undrawn]()  # each is logged once

    def ordinary_words(self) -> WordSet:
        """Return the words of the judge's own sentences and of the standard board, in lower case."""
        return ordinary_words()

    def vocabulary(self) -> Container[str]:
        """The words, in lower case, that templates, tables and boards hold: no secret can be among them."""
        return Vocabulary()

    def sentences(self) -> frozenset[str]:
        """Return what the templates of mails with a token say of their own accord.

        Who sends that back gives no word with it.
        """
        return echo_sentences()

    def compose(
        self,
        notice: Notice,
        reader: Addressee | None,
        now: datetime,
        by: Known | None = None,
        *,
        waits: bool = False,
    ) -> EmailText:
        """The mail of what this reader sees (None: someone not registered), times in their zone and UTC.

        `by` is the one of several masters whose deed it tells. An email that `waits` says of what time it
        speaks.
        """
        with in_language(self._language_for(notice, reader)):
            return self._composed(notice, reader, now, by, waits=waits)

    def language_of(self, person: Person | None) -> str:
        """Return the language that a person has chosen, or else the judge's."""
        return (person.language if person else "") or self.judge_info.language

    def _language_for(self, notice: Notice, reader: Addressee | None) -> str:
        """The language of an email: its reader's, and for observers who have not chosen that of the game."""
        game = notice.about
        if game is None or reader is None or reader.role is not Role.OBSERVER or reader.person.language:
            return self.language_of(reader.person if reader else None)
        return game.settings.language or self.judge_info.language

    def _composed(
        self, notice: Notice, reader: Addressee | None, now: datetime, by: Known | None, *, waits: bool
    ) -> EmailText:
        context = MailContext(self.judge_info, reader, now, waits, self._page_tokens)
        notice = in_style(notice.seen_by(reader or NOBODY), context.style)
        values: Values = {
            **VIEWS[type(notice)](notice, context),
            "done_by": name_of(by) if by else "",
        }
        match values:
            case {"pages": tuple() as pages, "lines": tuple() as lines, "room": int() as room}:
                values.update(self._fitting(pages, lines, room))
        plain = self.templates.mail(notice.template, values)
        html = ""
        if context.map is not MapForm.NONE:
            frame = page_frame(notice.about, plain.subject, context, map_page(notice, context))
            html = self.templates.html(notice.template, plain, values, frame)
        calendar = self._calendar(notice, reader, now)
        text = EmailText(plain.subject, plain.body, links=tuple(context.links), html=html, calendar=calendar)
        return self._with_picture(text, notice, context) if context.map in _DRAWN else text

    def _calendar(self, notice: Notice, reader: Addressee | None, now: datetime) -> tuple[CalendarFile, ...]:
        """Return the files of the deadlines that a mail tells of, for a reader who wants them."""
        if reader is None or not reader.person.wish.calendar:
            return ()
        return tuple(self.templates.calendar(one, now) for one in deadline_events(notice, now))

    def _with_picture(self, text: EmailText, notice: Notice, context: MailContext) -> EmailText:
        """Return the mail with its picture.

        The text decides, so a fault of the drawer's costs the picture alone.
        """
        try:
            return replace(text, picture=self._pictures.of(notice, context.map, context.power))
        except Exception as error:
            undrawn = Undrawn(board_of(notice), type(error).__name__)
            if undrawn not in self._undrawn:
                self._undrawn.add(undrawn)
                log.exception("a map of %s could not be drawn, and its mails go as text", undrawn.board)
            return replace(text, undrawn=undrawn)

    def _fitting(self, pages: Sequence[PageValues], lines: Sequence[str], room: int) -> Values:
        """Return the pages of a reply as text, each once, as far as its lines leave room.

        The rest by name.
        """
        if pages:
            room -= _AROUND_PAGES + sum(wire_size(f"{line}\n") for line in lines)
        texts: dict[str, None] = {}
        left_out: list[str] = []
        for page in pages:
            text = self.templates.page(page) if room > 0 else ""
            if text in texts:
                continue
            if not text or wire_size(text) > room:
                left_out.append(page["asked_for"])
            else:
                texts[text] = None
                room -= wire_size(text)
        return {"pages": tuple(texts), "left_out": _named(left_out)}


def _named(left_out: Sequence[str]) -> tuple[str, ...]:
    """Return the first of them by name, the others in number."""
    more = len(left_out) - _NAMED
    return (*left_out[:_NAMED], *((f"{more} more",) if more > 0 else ()))


_WORD = re.compile(r"\w+(?:['/-]\w+)*")


class Vocabulary:
    """Whether a word, in lower case, can stand in any mail: ordinary words, and names on the boards."""

    def __contains__(self, word: object) -> bool:
        return word in ordinary_words() or word in place_words()


@cache
def ordinary_words() -> WordSet:
    """Return the words of templates, tables and the standard board, in lower case."""
    return WordSet(word.lower() for text in _texts() for word in _WORD.findall(text))


def _texts() -> Iterator[str]:
    for file in (*sorted((templates() / "mail").rglob("*")), *sorted(locales().glob("*/help/*"))):
        if file.is_file():
            yield file.read_text(encoding="utf-8")
    yield from texts_of_emails()
    for usage in [row.usage for row in COMMANDS.values()] + [row.usage for row in rows().values()]:
        yield " ".join(usage)
    yield from PLACEHOLDERS
    variant = load("standard")
    yield variant.title
    for power in variant.powers:
        yield f"{power.name} {power.adjective} {power.code} {power.letter}"
    for place in variant.board.places:
        yield f"{place} {variant.board.name(place)}"
