"""Headings: lines over orders that claim whose they are and for when.

docs: text, "A heading that does not fit parks the orders"

`France`, `Spring 1901`, `France, S1901M:`, `Orders for Fall 1901`, `Game: alpha`, `Player: Anna Schmidt`,
`Country: France Year: 1901` (seed 004 §3.7).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache

from judge.game.message import Message, Name, Said, message
from judge.language.command_words import is_command
from judge.language.drafts import Action
from judge.language.names import names, names_of, normalized
from judge.language.order_words import ACTIONS
from judge.language.policy import POLICIES
from judge.language.powers import power_meant
from judge.language.readings.lexicon import (
    WROTE,
    around_heading,
    governs,
    later_turns,
    names_game,
    names_region,
    said_in_heading,
    sections,
    unknown_words,
)
from judge.language.readings.writers import own_words
from judge.language.slips import near
from judge.language.statements import About, Claim, Context, Heading, Section, Statement
from judge.language.text.quote_words import quote_words
from judge.language.text.typography import Plain
from judge.language.text.typography import plain as plainly
from judge.language.word_files import any_of, word_table
from judge.rules.phases import Phase, PhaseKind, Season

_SEASON = re.compile(r"\b(spring|fall|autumn|winter)\b")
_YEAR = re.compile(r"\b\d{4}\b")
_NUMBER = re.compile(r"\d+")
_CODE = re.compile(r"\b([sfw])(\d{4})([mrab])?\b")
_ALONE = re.compile(rf"{_SEASON.pattern}|{_CODE.pattern}")
"""Words that are a heading by themselves; a number is not, though it may be a year."""
_KIND = re.compile(r"\b(?:(?P<R>retreats?)|builds?|removals?|adjustments?)\b")
_SEASONS = {"spring": "s", "s": "s"}
"""Words of the seasons; all others mean the fall, whose adjustments some call winter."""
MAY_CLAIM = re.compile(rf"{_SEASON.pattern}|\d", re.IGNORECASE)
"""Signs that a heading in free words may claim something: a season or a digit."""

FREE_WORDS = any_of(word_table("headings")["free"])
_FILLERS = re.compile(
    r"\b(?:orders|moves|movement|retreats?|builds?|adjustments?|phase|turn|season|year"
    rf"|for|of|the|my|our|are|these|here|as|{FREE_WORDS})\b|[\W_]"
)
_AROUND = re.compile(rf"\b(?:{any_of(word_table('headings')['around'])})\b")
"""Words that accompany the turn in a heading over orders for a future turn."""
_NEXT = "next"
"""The value of a claim of a future turn without its season."""
_MOST_WORDS = 7
"""The most words of a heading with a colon."""
_LABEL = re.compile(
    r"(?:^|[\s,;/|])(?:(?:the|my) )?(?P<label>game|country|power|nation|player|name|year|season|turn)"
    r"(?: name)?\s*[:=]\s*"
)
_WORD = re.compile(r"\w+")
_ABOUT = {"game": About.GAME, "player": About.PLAYER, "name": About.PLAYER}
_ABOUT |= dict.fromkeys(("country", "power", "nation"), About.POWER)


_SECTION = re.compile(
    r"^[\s*_=#-]*(?:(?:my|our|the|with|conditional|possible(?! +(?:orders|mov))) +)*(?:"
    r"(?P<R>retreats|withdraw(?:als?)?|retreat(?= +(?:orders|phase))"
    r"|if (?:[\w ]+ )?(?:(?:is |are )?dislodged|forced to retreat))"
    r"|(?P<A>build(?= +(?:orders|phase))|builds(?:(?:/| and | or )removals)?|removals|adjustments|winter)"
    r"|(?P<M>moves|movement|orders))(?: +(?:orders|phase))?[\s*_=-]*[:.]?[\s*_=-]*$",
    re.IGNORECASE,
)
_FEW_WORDS = re.compile(r"[\s*_=#.:-]*((?:[^\W\d_]+ ){0,2}[^\W\d_]+)[\s*_=.:-]*")


def section(text: str) -> PhaseKind | None:
    """Return the kind of phase that a heading line opens; None if the line is no such heading."""
    found = _SECTION.match(text)
    return PhaseKind(found.lastgroup) if found and found.lastgroup else None


_SEASON_OR_SUMMER = re.compile(r"\b(spring|summer|fall|autumn|winter)\b")
"""A season, or summer for retreats, as in zines and in seed 000; the next ones if no year is named."""
_OF_SEASON = re.compile(
    rf"{_SEASON_OR_SUMMER.pattern}|{_YEAR.pattern}|\b(?:for|of|in|the)\b|[()]", re.IGNORECASE
)
_SPACE_BEFORE_COLON = re.compile(r"\s+(?=:)")
_KINDS_OF_SEASON = {"spring": "MR", "summer": "R", "fall": "MRA", "autumn": "MRA", "winter": "A"}
_SEASON_OF_ONE_KIND = {"summer": PhaseKind.RETREAT, "winter": PhaseKind.ADJUSTMENT}
"""A season that is for one kind of phase by itself: `Winter 1902:`."""


def section_in_season(text: str) -> Section | None:
    """Return the phase that a heading with a season opens, as `Fall retreats:`; None for other lines."""
    seasons = _SEASON_OR_SUMMER.findall(text.lower())
    if len(seasons) != 1 or len(years := _YEAR.findall(text)) > 1:
        return None
    rest = _SPACE_BEFORE_COLON.sub("", " ".join(_OF_SEASON.sub(" ", text).split()))
    kind = section(rest) if rest.strip(" :.*_=-") else _SEASON_OF_ONE_KIND.get(seasons[0])
    if kind is None or kind not in _KINDS_OF_SEASON[seasons[0]]:
        return None
    if seasons[0] == "summer" and not years:
        return Section(kind)
    season = Season.SPRING if seasons[0] in ("spring", "summer") else Season.FALL
    return Section(kind, season, int(years[0]) if years else None)


def section_named(text: str) -> PhaseKind | None:
    """Return the kind of phase that a heading over orders names, in any language."""
    found = section(text)
    few = _FEW_WORDS.fullmatch(text) if found is None else None
    return found if few is None else sections().get(plainly(few[1]).text)


def heading_and_rest(text: str) -> tuple[str, str] | None:
    """Return a heading with a colon and what comes after it on its line; None if a line has not both."""
    found = _HEADED.fullmatch(text.strip())
    return (found["heading"], found["rest"]) if found else None


_HEADED = re.compile(r"(?P<heading>[^:]{3,40}:)\s*(?P<rest>\S.*)")


def names_later_turn(text: str) -> bool:
    """Return whether a line is a heading for a future turn without a season, as `Next turn:`."""
    return _later_turn(text) != ""


@lru_cache(maxsize=1024)
def _later_turn(text: str) -> str:
    """Return a heading's words for a future turn; "" if the line is none, or names its season."""
    line = plainly(text).text
    found = max((one[1] for one in _turns_named().finditer(line)), key=len, default="")
    if not found or _says_more(text, line, found):
        return ""
    return found


@cache
def _turns_named() -> re.Pattern[str]:
    """Return a pattern of the longest words for a future turn at each position, also within others."""
    return re.compile(rf"\b(?=({any_of(later_turns())})\b)")


def _says_more(text: str, line: str, words: str) -> bool:
    """Return whether a line says more than a heading with these words: without a colon, any other word."""
    if _ends_in_colon(text):
        return len(line.split()) > _MOST_WORDS
    return bool(_FILLERS.sub("", _AROUND.sub("", line.replace(words, " "))).strip())


_PHASES: Mapping[str, PhaseKind] = {"retreats": PhaseKind.RETREAT, "builds": PhaseKind.ADJUSTMENT}
_DENYING = ("denial", "withdrawal")
_INTRODUCING = ("introduction", "moves", "greeting", "addressee", "courtesy")
_SHORTEST_PART = 4
"""The fewest letters of a heading within a longer word: `Spielzüge`."""


def stands_over(text: str) -> bool:
    """Return whether a colon, or signs around it, show that a line is above others: `--- old ---`."""
    return _ends_in_colon(text) or _FENCED.fullmatch(text) is not None


def makes_draft(text: str) -> bool:
    """Return whether a line above others says that they are a draft, an idea or for another turn."""
    return stands_over(text) and "not_now" in said_in_heading(plainly(text).text)


def _ends_in_colon(text: str) -> bool:
    return text.rstrip(" *_=-").endswith(":")


_FENCED = re.compile(r"\s*([-=*~#_+.<>|])\1+\s*+(?:[^\W\d_]+\s+){0,3}[^\W\d_]+\s*([-=*~#_+.<>|])\2+\s*")
"""A few words between two runs of signs."""


_SIGNS = frozenset(word for words in ACTIONS.values() for word in words.judge if len(word) == 1)
_DEEDS = frozenset(
    word for one in (Action.HOLD, Action.SUPPORT, Action.CONVOY) for word in ACTIONS[one].judge
)


def has_order_sign(text: str) -> bool:
    """Return whether a line has a letter or a second word of orders: `Nax H`, `Bux stands`."""
    words = plainly(text).text.split()
    return not _SIGNS.isdisjoint(words) or (len(words) > 1 and words[1] in _DEEDS)


def speaks_of_phase(text: str) -> bool:
    """Return whether a line names a season, a kind of phase or a future turn, in any words."""
    return bool(said_in_heading(plainly(text).text))


def section_in_words(text: str) -> Section | None:
    """Return the phase that a line opens in words of its own, as `In case I am dislodged:`."""
    line = plainly(text)
    said, years = said_in_heading(line.text), _YEAR.findall(line.text)
    kinds = [kind for word, kind in _PHASES.items() if word in said]
    seasons = [season for season in Season if season.name.lower() in said]
    unclear = len(kinds) != 1 or len(seasons) > 1 or len(years) > 1 or bool(years and not seasons)
    if unclear or "not_now" in said or _is_denied(line):
        return None
    return Section(kinds[0], next(iter(seasons), None), next(map(int, years), None))


def _is_denied(line: Plain) -> bool:
    """Return whether a heading says no or maybe; with an if, many languages use words for maybe anyway."""
    return governs(line, _DENYING) or (governs(line, ("maybe",)) and not governs(line, ("condition",)))


def not_for_now(line: int, text: str, context: Context, about: About = About.WORDS) -> Heading:
    """Return a heading whose orders wait for a YES, because it is unclear what they are for."""
    claim = Claim(line, about, "", f'"{text.strip(" :")}"')
    return Heading(line, text, (claim,), contradiction(claim, context))


def heading_in_words(line: int, text: str, context: Context, *, governed: bool) -> Heading | Section | None:
    """Return what a line over orders without an order says about them; None if it says nothing.

    It is `governed` if a word in it denies, doubts or reports. If it names another phase, season, year or
    power, or has unknown words, the orders do not count for this phase.
    """
    if _is_date(text):
        return None
    words = plainly(text)
    others = _other_powers(words, context)
    opens = section_in_words(text)
    if opens is not None and not others and POLICIES[context.reading].ahead_in_one:
        return opens
    claims = list(_claims_in_words(line, text, others))
    said, replaces = said_in_heading(words.text), _replaces_others(words)
    old = "not_now" in said or ("replaced" in said and not replaces)
    if not (claims or old) and _is_clear(text, words, context, replaces=replaces, governed=governed):
        return None
    if governed or old or not claims:
        claims.append(not_for_now(line, text, context).claims[0])
    return Heading(line, text, tuple(claims), _wrong(claims, context))


def _is_date(text: str) -> bool:
    """Return whether a line is a date, as over a quote: a number that is no year, and no words of phases."""
    return set(_NUMBER.findall(text)) > set(_YEAR.findall(text)) and not speaks_of_phase(text)


def _other_powers(words: Plain, context: Context) -> Sequence[str]:
    """Return the words of a line that name powers other than the writer's."""
    known = names_of(context.variant)
    if known is None:
        return ()
    return [one for one in _WORD.findall(words.text) if known.power_named(one) not in (None, context.power)]


def _is_clear(text: str, words: Plain, context: Context, *, replaces: bool, governed: bool) -> bool:
    """Return whether the orders below a line count: nothing governs them, and each word is known."""
    if governed and not _ends_in_colon(text):  # what a colon governs is refused by itself
        return False
    if "case" in said_in_heading(words.text):
        return False
    return replaces or (stands_over(text) and not _is_unclear(words, context))


_DOUBTING = ("denial", "condition", "question", "report", WROTE, "maybe", "either")


def _replaces_others(line: Plain) -> bool:
    """Return whether a heading only says that its orders replace others: `This replaces my earlier orders`.

    Any other word might deny it, as `I doubt` does; only nouns for orders may follow the first.
    """
    around = around_heading(line.text, "replaced")
    if around is None:
        return False
    before, after = map(_WORD.findall, around)
    messages = quote_words().messages
    is_subject = all(one in messages or _may_mean_heading(one) for one in before[1:]) and not after
    return is_subject and "?" not in line.text and not governs(plainly(" ".join(around)), _DOUBTING)


def _claims_in_words(line: int, text: str, others: Sequence[str]) -> Iterator[Claim]:
    words = plainly(text).text
    said, years = said_in_heading(words), _YEAR.findall(words)
    quoted = f'"{text.strip(" :")}"'
    for word, kind in _PHASES.items():
        if word in said:
            yield Claim(line, About.KIND, kind.lower(), quoted)
    for season in Season:
        if season.name.lower() in said:
            yield Claim(line, About.SEASON, season[0].lower(), quoted)
    if "later" in said:
        yield Claim(line, About.SEASON, _NEXT, quoted)
    yield from (Claim(line, About.YEAR, year, year) for year in years)
    yield from (Claim(line, About.POWER, power, power.capitalize()) for power in others)


def other_game(statement: Statement, game: str, names_game: Callable[[str], bool]) -> Heading | None:
    """Return the heading of a short line that names another game; None if it names none."""
    words = plainly(statement.text)
    if len(_WORD.findall(words.text)) > _MOST_BESIDE_GAME:
        return None
    for word in unknown_words(words):
        name = re.sub(r"'s?$", "", word)
        if name != game and names_game(name):
            claim = Claim(statement.line, About.GAME, name, name)
            return Heading(statement.line, statement.text, (claim,), _names_other_game(name, game))
    return None


_MOST_BESIDE_GAME = 8
"""The most words of a heading that names a game."""


def _is_unclear(words: Plain, context: Context) -> bool:
    """Return whether a line over orders has unknown words, and none that refer to these orders."""
    unknown = unknown_in_heading(words, context)
    if all(map(_may_mean_heading, unknown)) or is_command(words.text, context.variant):
        return False
    return not governs(words, _INTRODUCING) or governs(words, ("about", "from"))


def unknown_in_heading(words: Plain, context: Context) -> list[str]:
    """Return a heading's unknown words, without names of the writer, places and regions."""
    known, own = names_of(context.variant), own_words(context)
    of_game = context.game in _WORD.findall(words.text)
    return [
        one
        for one in unknown_words(words)
        if one not in own
        and not (known and known.has(one))
        and not names_region(one)
        and not (of_game and names_game(one))
    ]


def anothers_names(named: Sequence[str], text: str, context: Context) -> bool:
    """Return whether a name in a line is not the writer's, and no place, power or known word."""
    known, own = names_of(context.variant), own_words(context)
    power = context.variant.power(context.power).name.lower() if context.variant and context.power else ""
    unknown = {word for one in unknown_words(plainly(text)) for word in _WORD.findall(one)}
    return any(
        (one in unknown or (known is not None and known.power_named(one) is not None))
        and one not in own
        and not (known is not None and known.province(one))
        and not (power and one.startswith(power[:_LETTERS_OF_POWER]))
        for one in named
    )


_LETTERS_OF_POWER = 5
"""How many first letters a power and its people share: `Austrian`."""


def _may_mean_heading(word: str) -> bool:
    """Return whether a word is a heading over orders with a slip, or ends with one: `Spielzüge`."""
    heads = [one for one in sections() if len(one) >= _SHORTEST_PART]
    return word.endswith(tuple(heads)) or bool(near(word, heads))


def heading(line: int, text: str, piece: Plain, context: Context) -> Heading | None:
    """Return the heading in a piece of a line, its claims checked; None if the piece is none."""
    later = _later_turn(text)
    if later:
        claims: tuple[Claim, ...] = (Claim(line, About.SEASON, _NEXT, f'"{text.strip(" :")}"'),)
    elif _LABEL.match(piece.text):
        claims = tuple(_labelled(line, text, piece))
    else:
        claims = tuple(_unlabelled(line, text, piece, context))
    if not claims:
        return None
    wrong = _wrong(claims, context)
    return Heading(line, text, claims, wrong, _phase_to_name(claims, context) if wrong else "")


def _wrong(claims: Iterable[Claim], context: Context) -> Said:
    """Return what is wrong with the first claim that does not fit; "" if all fit."""
    return next((said for claim in claims if (said := contradiction(claim, context))), "")


def as_one(headings: Sequence[Heading]) -> Heading:
    """Return the headings of one line as one."""
    claims = tuple(claim for one in headings for claim in one.claims)
    wrong = next((one for one in headings if one.wrong), headings[0])
    return replace(headings[0], claims=claims, wrong=wrong.wrong, hint=wrong.hint)


def _phase_to_name(claims: tuple[Claim, ...], context: Context) -> Said:
    """Return how to keep orders for the claimed movement, if it is still to come; "" for no hint."""
    claimed, now = {claim.about: claim.value for claim in claims}, context.phase
    if now is None or About.SEASON not in claimed:
        return ""
    fall = now.season is Season.SPRING if claimed[About.SEASON] == _NEXT else claimed[About.SEASON] == "f"
    season = Season.FALL if fall else Season.SPRING
    year = now.year + (claimed[About.SEASON] == _NEXT and not fall)
    phase = Phase(season, int(claimed.get(About.YEAR, year)), PhaseKind.MOVEMENT)
    if (phase.year, season is Season.FALL) <= (now.year, now.season is Season.FALL):
        return ""
    return message("heading-names-phase.hint", next=phase)


def _labelled(line: int, text: str, piece: Plain) -> Iterator[Claim]:
    """Yield the claims of `Game: alpha Country: France`; a label with nothing after it claims nothing."""
    labels = list(_LABEL.finditer(piece.text))
    ends = [*(label.start() for label in labels[1:]), len(piece.text)]
    for label, end in zip(labels, ends, strict=True):
        value = piece.text[label.end() : end].strip(" ,;.:/|'\"?")
        about = _ABOUT.get(label["label"])
        if about is not None and value:
            start = piece.text.index(value, label.end())
            written = text[piece.column(start) - 1 : piece.column(start + len(value) - 1)]
            yield Claim(line, about, value, written)
        else:
            yield from _time_claims(line, value)


def _unlabelled(line: int, written: str, piece: Plain, context: Context) -> Iterator[Claim]:
    """Yield the claims of a heading without labels: it has no other words, unless it has a colon."""
    text = piece.text
    rest = _FILLERS.sub(" ", _SEASON.sub(" ", _YEAR.sub(" ", _CODE.sub(" ", text)))).strip()
    about = _what_is_named(rest, context) if rest else None
    if about is not None:
        yield Claim(line, about, rest, rest)
    season = _ALONE.search(text)
    if about is not None or (season and (not rest or not _says_more(written, text, season[0]))):
        yield from _time_claims(line, text)


def _what_is_named(words: str, context: Context) -> About | None:
    """Return what the words name: a power, the current game or the sender."""
    if context.variant is not None and names(context.variant).power_named(words):
        return About.POWER
    if context.game and words == context.game:
        return About.GAME
    same = context.player and normalized(words) == normalized(context.player)
    return About.PLAYER if same else None


def _time_claims(line: int, text: str) -> Iterator[Claim]:
    """Yield the season, year and kind of phase in the words."""
    code = _CODE.search(text)
    season = code[1] if code else (_SEASON.search(text) or [""])[0]
    year = code[2] if code else (_YEAR.search(text) or [""])[0]
    written = code[0].upper() if code else f"{season.capitalize()} {year}".strip()
    if season:
        yield Claim(line, About.SEASON, _SEASONS.get(season, "f"), written)
    if year:
        yield Claim(line, About.YEAR, year, written)
    kind = _KIND.search(text)
    if code and code[3]:
        yield Claim(line, About.KIND, code[3].replace("b", "a"), written)
    elif season and kind:
        yield Claim(line, About.KIND, "r" if kind["R"] else "a", f"{written} {kind[0]}")


def contradiction(claim: Claim, context: Context, kept_for: Phase | None = None) -> Said:
    """Return what is wrong with a claim at this point; "" if it fits or no one can tell.

    `kept_for` is the later phase an order is for, which a heading may name too.
    """
    match claim.about:
        case About.GAME:
            return _wrong_game(claim, context)
        case About.POWER:
            return _wrong_power(claim, context)
        case About.PLAYER:
            return _wrong_player(claim, context)
        case About.WORDS | About.READER:
            return message("heading-not-certain", words=claim.written)
    return _wrong_time(claim, context, kept_for)


def _wrong_time(claim: Claim, context: Context, kept_for: Phase | None) -> Said:
    phases = [phase for phase in (context.phase, kept_for) if phase is not None]
    if claim.value == _NEXT and len(phases) > 1 and phases[1].mail_code != phases[0].mail_code:
        return ""
    if not phases or any(_fits(claim, phase) for phase in phases):
        return ""
    return message("heading-names-phase", named=claim.written, phase=phases[0])


def _fits(claim: Claim, phase: Phase) -> bool:
    match claim.about:
        case About.SEASON:
            return claim.value == ("s" if phase.season is Season.SPRING else "f")
        case About.YEAR:
            return int(claim.value) == phase.year
        case _:
            return claim.value == phase.kind.lower()


def _wrong_game(claim: Claim, context: Context) -> Said:
    first = "".join(claim.value.split()[:1])
    if not context.game or context.game == first.rpartition(":")[2]:
        return ""
    return _names_other_game(claim.written, context.game)


def _names_other_game(named: str, game: str) -> Message:
    return message("heading-names-game", named=named, game=game)


def _wrong_power(claim: Claim, context: Context) -> Said:
    """Return what is wrong with a power; over orders for lent units, another power's name may be right."""
    variant, power = context.variant, context.power
    if variant is None or power is None or context.proxies:
        return ""
    named = power_meant(variant, claim.value)
    if named == power:
        return ""
    other: Name = variant.power(named) if named else claim.written
    return message("heading-names-power", named=other, power=variant.power(power))


def _wrong_player(claim: Claim, context: Context) -> Said:
    """Return what is wrong with a name; it fits with one word of the sender's name, or their power's name."""
    own = set(_WORD.findall(plainly(context.player).text))
    if not own or own & set(_WORD.findall(claim.value)):
        return ""
    variant, power = context.variant, context.power
    if variant is not None and power and power_meant(variant, claim.value) == power:
        return ""
    return message("heading-names-player", named=claim.written, player=context.player)
