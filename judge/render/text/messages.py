"""The message catalogue: a sentence by its key and values, in the language of its reader.

The messages are in `locales/<language>/*.ftl` (Project Fluent), a file for each topic. What a language lacks
is said in English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from decimal import Decimal
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

from babel import Locale
from babel.dates import format_datetime
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.resolver import (
    Identifier,
    NeverIsolatingPlaceable,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)
from fluent.runtime.resolver import MessageReference as ResolvedReference
from fluent.runtime.types import FluentInt, FluentType, NumberFormatOptions
from fluent.syntax.ast import Message as SyntaxMessage
from fluent.syntax.ast import MessageReference, TermReference
from fluent.syntax.ast import TextElement as SyntaxText
from fluent.syntax.visitor import Visitor

from judge.game.message import Message, Name, PlaceName, Said, Usage, Value
from judge.game.roles import Role
from judge.known_secrets import without_words
from judge.paths import locales
from judge.render.text.escaping import one_line
from judge.render.text.name_forms import PLAIN, in_form, joined
from judge.render.text.names import local_name, with_local_names
from judge.render.text.reader_language import ENGLISH, cached_by_language, language
from judge.rules.english import capitalized, with_article
from judge.rules.phases import Phase
from judge.rules.units import Kind
from judge.rules.variant import PowerFacts

# Fluent cuts off what strangers' messages could make of a value. Ours are our own, and the list of all boards
# is longer than that.
resolver.MAX_PART_LENGTH = 1_000_000


def say(key: str, **values: Value) -> str:
    """Return the message of that key, or an attribute of it (`no-such-game.hint`), with its values.

    KeyError if English has no such message, FluentReferenceError if a value is missing for which it asks.
    """
    return _catalogue().say(key, values)


def said(one: Said) -> str:
    """Return a message of the language in words, what it hides masked."""
    if isinstance(one, str):
        return one
    return without_words(say(one.key, **dict(one.values)), one.hidden)


def kind_word(kind: Kind) -> str:
    """Return a kind of unit in a word, `army`."""
    return _name(kind)


def has_message(key: str) -> bool:
    """Return whether there is a message of that key, or that attribute of one."""
    return _catalogue().has(key)


def missing_messages(name: str) -> frozenset[str]:
    """Return the keys of the messages and attributes that a language lacks of those of English."""
    return _catalogue().missing(name)


def patterns_of(prefix: str) -> Mapping[str, str]:
    """Return the messages whose keys begin so, `{name}` in place of each value, for a script to say."""
    return _catalogue().patterns_of(prefix)


def texts_of(*keys: str) -> Iterator[tuple[str, ...]]:
    """Give the texts between the values of messages, in each language: by these our own words are known."""
    return _catalogue().texts(*keys)


_NO_TEXT = re.compile(
    r"^#.*|^-?[a-z][a-z0-9-]* *=|^ +\.[a-z-]+ *=|^ +\*?\[[\w-]+\]"
    r"|\$\w+|->|[A-Z_]+\([^)]*\)|\{ *-?[a-z][a-z.-]* *\}",
    re.MULTILINE,
)
"""What is no text for people in a file of messages."""


def texts_of_emails(*topics: str) -> Iterator[str]:
    """Give what stands between the values of the messages of emails, or of these topics, in all languages."""
    for topic in topics or OF_EMAILS:
        for file in sorted(locales().glob(f"*/{topic}.ftl")):
            text = _NO_TEXT.sub("{", file.read_text(encoding="utf-8"))
            yield from filter(None, map(str.strip, re.split("[{}]", text)))


OF_EMAILS = ("notices", "reply", "commands", "settings", "pages", "dates")
"""The topics that hold what emails say beside their answers to lines."""


# Values as Fluent takes them. What a text, a number or a moment looks like stands here; what a message wants
# of it otherwise, it says by a function.


class _Number(FluentInt):
    """A number as digits alone, as most are the name of something; NUMBER($lines, useGrouping: 1) groups."""

    default_number_format_options = NumberFormatOptions(useGrouping=False)


class _Moment(FluentType):
    """A moment, in full and in UTC; TIME($since, style: "clock") says less of it."""

    def __init__(self, at: datetime) -> None:
        self.at = at

    def format(self, locale: Locale) -> str:  # noqa: ARG002  # one of Fluent's types
        return moment_utc(self.at)

    def __str__(self) -> str:
        return moment_utc(self.at)


def moment_utc(at: datetime) -> str:
    """Return a moment in full and in UTC: `Wed 7 Jan 2026 23:30 UTC`."""
    at = at.astimezone(UTC)
    return say("moment-utc", day=dated(at, "weekday-and-date"), clock=dated(at, "clock"))


def dated(at: datetime, style: str) -> str:
    """Return the moment as the style of `date-pattern` has it, in the zone in which it is given."""
    # Without its zone: moments of two zones are equal and would share their place in the cache.
    return _dated(at.replace(tzinfo=None), style)


@cached_by_language(maxsize=1024)  # a phase says the same to everyone
def _dated(at: datetime, style: str) -> str:
    number = f"'{say('day-of-month', day=at.day)}'"
    pattern = _DAY_OF_MONTH.sub(lambda found: found[1] or number, say("date-pattern", style=style))
    return format_datetime(at, pattern, locale=language())


_DAY_OF_MONTH = re.compile(r"('[^']*')|(?<!d)d(?!d)")
"""The day's number in a pattern for dates, or words in it."""


def numbered(number: Decimal, pattern: str) -> str:
    """Return the number as a pattern of CLDR has it, with the comma or point of the reader's language."""
    return format_decimal(number, pattern, locale=language())


def in_percent(share: Decimal) -> str:
    """Return a share of 1 in percent: `90%`, `90 %`."""
    return format_percent(share, locale=language(), decimal_quantization=False)


_ListStyle: TypeAlias = Literal["standard", "or", "commas"]
_LIST_STYLES: Mapping[str, _ListStyle] = {"and": "standard", "or": "or", "commas": "commas"}


def listing(names: Iterable[str], type: Literal["and", "or"] = "and") -> str:  # noqa: A002  # as CLDR calls it
    """Return `A`, `A and B`, `A, B and C`; nothing of no names."""
    several = tuple(names)
    return _listing(several, type) if len(several) > 1 else "".join(several)


def clauses(parts: Iterable[str]) -> str:
    """Return `A; B; C`, with the semicolon as the language sets it."""
    said = ""
    for part in parts:
        said = say("clauses-joined", first=said, second=part) if said else part
    return said


@cached_by_language(maxsize=1024)  # the same neighbours are listed in email after email
def _listing(names: tuple[str, ...], style: Literal["and", "or"]) -> str:
    locale = Locale.parse(_REGIONS.get(language(), language()), sep="-")
    return joined(format_list(names, "or" if style == "or" else "standard", locale), names[-1])


class _Names(FluentType):
    """Names with commas between them; LIST($readers, type: "and") puts the word before the last."""

    def __init__(
        self, names: tuple[Name, ...], style: _ListStyle = "commas", most: int | None = None
    ) -> None:
        self.names, self._style, self._most = names, style, most

    def format(self, locale: Locale) -> str:
        names = [_name(one) for one in self.names]
        if (
            self._most is not None and len(names) > self._most + 1
        ):  # naming the last one is as short as its number
            more = len(names) - self._most
            return say("list-goes-on", names=", ".join(names[: self._most]), more=more)
        if self._style == "commas":  # CLDR has such lists of units, but Babel lacks those of German
            return ", ".join(names)
        return joined(format_list(names, self._style, locale), names[-1] if names else "")


class _Place(FluentType):
    """A place as it stands in a sentence; NAME($place) is its name alone, or in a `form` of the language."""

    def __init__(self, named: PlaceName) -> None:
        self.named = named

    def format(self, locale: Locale) -> str:  # noqa: ARG002  # one of Fluent's types
        return _name(self.named)


class _Power(FluentType):
    """A power: its name in the reader's language; ADJECTIVE($power) says `Austrian`."""

    def __init__(self, facts: PowerFacts) -> None:
        self.facts = with_local_names(facts)

    def format(self, locale: Locale) -> str:  # noqa: ARG002  # one of Fluent's types
        return self.facts.name

    def __str__(self) -> str:
        return self.facts.name


class _Kind(FluentType):
    """A kind of unit: its word in the reader's language; `{ $kind -> [army] …` chooses by the English one."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def format(self, locale: Locale) -> str:  # noqa: ARG002  # one of Fluent's types
        return _name(self.kind)

    def __str__(self) -> str:
        return _name(self.kind)

    def __eq__(self, other: object) -> bool:
        """Return whether it is the variant of that key: Fluent compares a selector with the keys."""
        return self.kind.name.lower() == other

    def __hash__(self) -> int:
        return hash(self.kind.name.lower())


def _shown(value: Value) -> str | FluentType:  # noqa: PLR0911  # one return for each kind of value
    match value:
        case Kind():
            return _Kind(value)
        case PowerFacts():
            return _Power(value)
        case Role() | Phase() | Message() | Usage():
            return _name(value)
        case str():
            return value
        case PlaceName():
            return _Place(value)
        case int():
            return _Number(value)
        case datetime():
            return _Moment(value)
        case tuple():
            return _Names(value)


def _name(value: Name | Phase) -> str:  # noqa: PLR0911  # one return for each kind
    """Return the name of a thing of the game in the language of the reader."""
    match value:
        case Kind():
            return say(f"kind-{value.name.lower()}")
        case PlaceName() if language() == ENGLISH:
            return with_article(value.board, value.place)
        case PlaceName():
            return in_form(local_name(value), PLAIN)
        case Message():
            return said(value)
        case Usage():
            return _usage(value)
        case Phase():
            return value.mail_code
        case PowerFacts():
            return with_local_names(value).name
        case Role():
            return say(f"role-{value.name.lower()}")
        case str():
            return value


_PLACEHOLDER = re.compile(
    r"\b(?:address|board|date|day|file|game|hours|list|n|name|number|options|order|password|phase|player"
    r"|powers?|reason|season|series|setting|text|time|token|topic|unit|value|variant|word|year)\b"
)
"""A word of a usage that stands for a value."""


def usage_line(line: str) -> str:
    """Return a way to write a command, the words that stand for values in the reader's language."""
    return _PLACEHOLDER.sub(lambda word: say("placeholder", word=word[0]), line)


def _usage(value: Usage) -> str:
    """Return how a command is written."""
    lines = map(usage_line, value.lines)
    return " / ".join(lines) if value.block else f" {say('usage-or')} ".join(lines)


# The functions that messages may call beside Fluent's own. A list or a moment may be a text in its place: "…"
# where it is hidden from the reader, or "everybody in the game".


def _list(
    names: _Names | str,
    *,
    type: str,  # noqa: A002  # as CLDR calls it
    max: FluentInt | None = None,  # noqa: A002
    article: str = "yes",
    form: str = "",
) -> FluentType | str:
    if isinstance(names, str):
        return in_form(names, form) if form else names
    shown = names.names if article == "yes" and not form else _in_forms(names, form)
    return _Names(shown, _LIST_STYLES[type], None if max is None else int(max))


def _named(value: _Place | _Power | _Kind | _Names | str, *, form: str = "") -> str:
    if isinstance(value, _Names):
        return ", ".join(_in_forms(value, form))
    name = local_name(value.named) if isinstance(value, _Place) else str(value)
    return in_form(name, form) if form else name


def _in_forms(names: _Names, form: str) -> tuple[str, ...]:
    """Return each name without its article, or in a form of the language."""
    bare = (local_name(one) if isinstance(one, PlaceName) else _name(one) for one in names.names)
    return tuple(in_form(name, form) if form else name for name in bare)


def _adjective(power: _Power) -> str:
    return power.facts.adjective


def _capitalized(text: str | FluentType) -> str:
    return capitalized(text if isinstance(text, str) else str(text.format(Locale("en"))))


def _time(moment: _Moment | str, *, style: str) -> str:
    return moment if isinstance(moment, str) else dated(moment.at, style)


def _cut(text: str, *, max: FluentInt) -> str:  # noqa: A002  # as libraries of Fluent call it
    return text[:max]


def _one_line(text: str, *, max: FluentInt) -> str:  # noqa: A002
    return one_line(text, max)


_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "LIST": _list,
    "TIME": _time,
    "CUT": _cut,
    "ONE_LINE": _one_line,
    "CAPITALIZED": _capitalized,
    "NAME": _named,
    "ADJECTIVE": _adjective,
}

# A message ready to be said. Fluent takes some forty calls to put two values into a text, and sixty for a
# plural, and an email says dozens of such messages. What has functions or other messages in it is left to it.

_Said: TypeAlias = Callable[[Mapping[str, Value]], str]


@dataclass(frozen=True, slots=True)
class _Text:
    """A message or a case as `str.__mod__` takes it: a text, and choices, each with the text after it."""

    first: str
    rest: Sequence[tuple[_Choice, str]]


@dataclass(frozen=True, slots=True)
class _Choice:
    """A choice by a value, a text or a plural."""

    name: str
    cases: Mapping[str, _Text]
    otherwise: _Text


def _ready(pattern: Pattern, bundle: FluentBundle) -> _Said:
    """Return what words the message, given its values."""
    by_fluent, text = _by_fluent(pattern, bundle), _text(pattern, bundle)
    return _by_format(text, bundle, by_fluent) if text else by_fluent


def _text(pattern: object, bundle: FluentBundle) -> _Text | None:
    """Return a message, or a case of one, as it is formatted; None for what is left to Fluent."""
    texts, choices = [""], list[_Choice]()
    for element in _flattened(pattern, bundle):
        piece = _piece(element, bundle)
        if piece is None:
            return None
        if isinstance(piece, str):
            texts[-1] += piece
        else:
            choices.append(piece)
            texts.append("")
    return _Text(texts[0], list(zip(choices, texts[1:], strict=True)))


def _flattened(pattern: object, bundle: FluentBundle) -> Iterator[object]:
    """Give the elements of a message, those of the messages that it names in their places."""
    for element in _elements(pattern):
        match element:
            case (
                Placeable(expression=ResolvedReference() as named)
                | NeverIsolatingPlaceable(expression=ResolvedReference() as named)
            ):
                message = bundle.get_message(named.id.name)
                yield from _flattened(
                    message.attributes[named.attribute.name] if named.attribute else message.value, bundle
                )
            case _:
                yield element


def _elements(pattern: object) -> Sequence[object]:
    return pattern.elements if isinstance(pattern, Pattern) else [pattern]


def _piece(element: object, bundle: FluentBundle) -> str | _Choice | None:
    """Return a part of a message as `str.__mod__` takes it, or as a choice; None if it is neither."""
    match element:
        case (
            Placeable(expression=SelectExpression() as choice)
            | NeverIsolatingPlaceable(expression=SelectExpression() as choice)
        ):
            return _choice(choice, bundle)
    return _plain(element)


def _plain(element: object) -> str | None:
    match element:
        case TextElement(value=text):
            return text.replace("%", "%%")
        case StringLiteral():
            return str(element.parse()["value"]).replace("%", "%%")
        case (
            Placeable(expression=VariableReference(id=name))
            | NeverIsolatingPlaceable(expression=VariableReference(id=name))
        ):
            return f"%({name.name})s"
    return None


def _choice(choice: SelectExpression, bundle: FluentBundle) -> _Choice | None:
    cases, otherwise = dict[str, _Text](), _Text("", ())
    for one in choice.variants:
        text = _text(one.value, bundle)
        if text is None or not isinstance(one.key, Identifier):
            return None
        cases.setdefault(one.key.name, text)
        otherwise = text if one.default else otherwise
    by = choice.selector
    return _Choice(by.id.name, cases, otherwise) if isinstance(by, VariableReference) else None


def _by_format(text: _Text, bundle: FluentBundle, by_fluent: _Said) -> _Said:
    """Return what words a message of texts and choices."""
    locale, plural = bundle._babel_locale, lru_cache(256)(bundle._plural_form)  # noqa: SLF001

    def chosen(text: _Text, values: Mapping[str, Value]) -> str | None:
        """Return the text with a case of each choice; None if a value is one that Fluent alone can match."""
        found = text.first
        for choice, more in text.rest:
            value = values.get(choice.name)
            case = plural(value) if type(value) is int else value
            if type(case) is not str:
                return None
            of_case = choice.cases.get(case, choice.otherwise)
            words = chosen(of_case, values) if of_case.rest else of_case.first
            if words is None:
                return None
            found += words + more
        return found

    def said(values: Mapping[str, Value]) -> str:
        found = chosen(text, values) if text.rest else text.first
        if found is None:
            return by_fluent(values)
        plain = values
        for name in values:
            if type(values[name]) is not str:
                plain = {**plain, name: _plain_value(values[name], locale)}
        try:
            return found % plain
        except KeyError:
            return by_fluent(values)  # raises an error that names the missing value

    return said


def _plain_value(value: Value, locale: Locale) -> str:
    if type(value) is int and value >= 0:
        return str(value)
    shown = _shown(value)
    return shown if isinstance(shown, str) else shown.format(locale)


def _by_fluent(pattern: Pattern, bundle: FluentBundle) -> _Said:
    def said(values: Mapping[str, Value]) -> str:
        text, errors = bundle.format_pattern(pattern, {name: _shown(value) for name, value in values.items()})
        if errors:
            raise errors[0]
        return str(text)

    return said


# The catalogue of a language. Parsing all of it would take longer than starting the judge, so each message is
# parsed when it is first said.

_REGIONS = {ENGLISH: "en-GB"}
"""The region whose rules for lists and numbers a language has."""
_ENTRY = re.compile(r"^(-?[a-z][a-z0-9-]*) *=", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^ +\.([a-z][a-z-]*) *=", re.MULTILINE)
_VALUE = re.compile(r"\$(\w+)")


class Catalogue:
    """The messages of all languages: each in a folder of its name, in any number of files."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._languages: dict[str, _Language] = {}
        self._ready: dict[tuple[str, str], _Said] = {}
        self._words: dict[tuple[str, str], str] = {}

    def say(self, key: str, values: Mapping[str, Value]) -> str:
        """Return a message in the reader's language, or else in English; KeyError if that has none."""
        which = language(), key
        if which in self._words:
            return self._words[which]
        if which not in self._ready:
            self._ready[which] = self._found(*which)
        text = self._ready[which](values)
        if not values:  # without values, it is the same for every reader
            self._words[which] = text
        return text

    def has(self, key: str) -> bool:
        """Return whether English, from which the others are translated, has the message."""
        return self._language(ENGLISH).message(key) is not None

    def _found(self, name: str, key: str) -> _Said:
        said = self._language(name).message(key) or self._language(ENGLISH).message(key)
        if said is None:
            raise KeyError(key)
        return said

    def patterns_of(self, prefix: str) -> Mapping[str, str]:
        """Return the messages whose keys begin so, `{name}` in place of each value."""
        found = self._language(ENGLISH).values_of(prefix)
        return {key: self.say(key, {name: f"{{{name}}}" for name in names}) for key, names in found.items()}

    def missing(self, name: str) -> frozenset[str]:
        """Return what a language lacks of English."""
        return self._language(ENGLISH).keys - self._unspoken(name).keys

    def texts(self, *keys: str) -> Iterator[tuple[str, ...]]:
        """Give the texts between the values of each message, in each language that has it."""
        for folder in sorted(self._folder.iterdir()):
            found = self._unspoken(folder.name).texts()
            yield from filter(None, map(found.of, keys))

    def _language(self, name: str) -> _Language:
        if name not in self._languages:
            self._languages[name] = self._unspoken(name)
        return self._languages[name]

    def _unspoken(self, name: str) -> _Language:
        """Return a language to look something up in; one that no one reads is not kept for that."""
        return self._languages.get(name) or _Language(name, self._folder / name)


class _Language:
    """The messages of a language, parsed when they are first said."""

    def __init__(self, name: str, folder: Path) -> None:
        self._name = name
        self._sources: dict[str, str] = {}
        for file in sorted(folder.glob("*.ftl")):
            text = file.read_text(encoding="utf-8")
            starts = list(_ENTRY.finditer(text))
            ends = (*(start.start() for start in starts[1:]), len(text))
            self._sources.update(
                (start[1], text[start.start() : end]) for start, end in zip(starts, ends, strict=True)
            )
        self._messages: dict[str, _Said | None] = {}
        self._parsed: set[str] = set()

    def message(self, key: str) -> _Said | None:
        """Return the message, or the attribute that the key names; None if the language lacks it."""
        if key not in self._messages:
            self._messages[key] = self._found(*key.partition("."))
        return self._messages[key]

    @cached_property
    def _bundle(self) -> FluentBundle:
        """What says the messages, with the region's rules; a megabyte or two."""
        return FluentBundle([_REGIONS.get(self._name, self._name)], _FUNCTIONS, use_isolating=False)

    @property
    def keys(self) -> frozenset[str]:
        """The keys of all messages and attributes."""
        parts = {f"{key}.{one}" for key, text in self._sources.items() for one in _ATTRIBUTE.findall(text)}
        return frozenset(self._sources) | parts

    def values_of(self, prefix: str) -> Mapping[str, list[str]]:
        """Return the names of the values of each message whose key begins so."""
        return {k: _VALUE.findall(text) for k, text in self._sources.items() if k.startswith(prefix)}

    def texts(self) -> _Texts:
        """Return what gives the texts between the values of messages."""
        return _Texts(self._sources)

    def _found(self, name: str, _dot: str, attribute: str) -> _Said | None:
        if name not in self._sources:
            return None
        self._parse(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return None if pattern is None else _ready(pattern, self._bundle)

    def _parse(self, name: str) -> None:
        """Give the bundle a message or a term, and those that it names."""
        if name in self._parsed:
            return
        self._parsed.add(name)
        entry = FluentResource(self._sources[name])
        self._bundle.add_resource(entry)
        references = _References()
        references.visit(entry)
        for one in references.found:
            self._parse(one)


class _Texts:
    """The texts between the values of messages of a language.

    Many keys may name attributes of one entry, and to parse it is slow, so it is parsed once.
    """

    def __init__(self, sources: Mapping[str, str]) -> None:
        self._sources = sources
        self._entries: dict[str, list[SyntaxMessage]] = {}

    def of(self, key: str) -> tuple[str, ...]:
        """Return the texts of a message or an attribute; none if the language lacks it."""
        name, _, attribute = key.partition(".")
        found = _TextsOfEntry(self)
        for entry in self._parsed(name):
            named = [one for one in entry.attributes if one.id.name == attribute]
            for part in named if attribute else [entry.value]:
                found.visit(part)
        return tuple(found.texts)

    def _parsed(self, name: str) -> Sequence[SyntaxMessage]:
        if name not in self._entries:
            body = FluentResource(self._sources.get(name, "")).body
            self._entries[name] = [entry for entry in body if isinstance(entry, SyntaxMessage)]
        return self._entries[name]


class _TextsOfEntry(Visitor):
    """The texts of a part of an entry, those of the messages in it among them."""

    def __init__(self, texts: _Texts) -> None:
        self.texts: list[str] = []
        self._of = texts.of

    def visit_TextElement(self, node: SyntaxText) -> None:  # noqa: N802  # Fluent's name
        self.texts.append(node.value)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        key = f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
        self.texts += self._of(key)


class _References(Visitor):
    """The messages and terms that an entry names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  # Fluent's name
        self.found.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.found.add(f"-{node.id.name}")


@cache
def _catalogue() -> Catalogue:
    return Catalogue(locales())
