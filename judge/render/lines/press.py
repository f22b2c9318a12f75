"""Press: a message's author and addressees in subject and first line, and its text after bars."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from judge.game.anonymity import anonymous
from judge.game.diary import diaries_shown
from judge.game.message import Name, Value, message
from judge.game.roles import MASTER, OBSERVERS, Role
from judge.game.state import Game
from judge.notices.press import Press
from judge.notices.restricted import Known
from judge.render.lines.seats import is_named
from judge.render.text.escaping import fenced, one_line, plain_letter
from judge.render.text.messages import listing, say
from judge.rules.variant import Variant

_OTHERS = {MASTER: ("Master", "M"), OBSERVERS: ("Observers", "O")}
_ROLE_OF = {"M": Role.MASTER, "O": Role.OBSERVER}
_ROLES = {Role.MASTER: ("Master", "M"), Role.KEEPER: ("Master", "M"), Role.OBSERVER: ("Observer", "O")}


@dataclass(frozen=True, slots=True)
class PressView:
    """A message ready to print: `topic` for the subject, `opening` names sender and addressees.

    `reply_to` are the letters after PRESS TO in an answer.
    """

    topic: str
    opening: str
    lines: tuple[str, ...]
    reply_to: str
    answered: Value
    """Who reads an answer: names, or everyone in words."""
    asks: bool
    """Whether an answer asks first: everyone would read it."""


def press_view(press: Press, person: Known | None, reader: str) -> PressView:
    """Return the message as the reader gets it, who knows its author as `person`.

    the GM's copy of a grey one names its author.
    """
    variant = press.game.variant
    names, letters = _addressees(variant, press.left_out or press.to)
    if press.left_out:
        names, letters = f"all but {names}", f"all but {letters}"
    author = _author(variant, press)
    topic, opening = _topic(press, author, letters), _opening(press, author, person, names)
    if press.fake is not None:
        topic, opening = _faked(press, author, person, names)
    return PressView(
        topic=topic,
        opening=opening,
        lines=press_lines(press.body, set_anew=anonymous(press.game)),
        reply_to=_reply_addressees(press, author, letters, reader),
        answered=_answered(press, author, reader),
        asks=press.broadcast or not press.to,
    )


def _faked(press: Press, author: tuple[str, str] | None, person: Known | None, names: str) -> tuple[str, str]:
    """Return what the others see of a faked letter, and in square brackets whom it reaches."""
    assert press.fake is not None
    to, left_out = press.fake.to, press.fake.left_out
    shown = replace(press, to=to, left_out=left_out, broadcast=not to, fake=None)
    pretended, letters = _addressees(press.game.variant, left_out or to)
    if left_out:
        pretended, letters = f"all but {pretended}", f"all but {letters}"
    opening = _opening(shown, author, person, pretended).removesuffix(":")
    return _topic(shown, author, letters), f"{opening} [really to {names or 'everybody'}]:"


def press_lines(body: str, *, set_anew: bool) -> tuple[str, ...]:
    """Return the text of a message behind bars, in a game without names set anew."""
    return fenced(plain_letter(body) if set_anew else body)


def _addressees(variant: Variant, to: tuple[str, ...]) -> tuple[str, str]:
    """Names and letters of the addressees."""
    pairs = _pairs(variant, to)
    return listing(name for name, _ in pairs), "".join(letter for _, letter in pairs)


def _pairs(variant: Variant, to: tuple[str, ...]) -> list[tuple[str, str]]:
    """Give name and letter of each, powers in the variant's order, then master and observers."""
    pairs = [(facts.name, facts.letter) for facts in variant.powers if facts.code in to]
    return pairs + [pair for code, pair in _OTHERS.items() if code in to]


def _author(variant: Variant, press: Press) -> tuple[str, str] | None:
    """Return the author's name and letter, None for a grey message.

    A player of a forming game has no power yet.
    """
    actor = press.author
    if actor is None:
        return None
    if actor.power is not None:
        facts = variant.power(actor.power)
        return facts.name, facts.letter
    return _ROLES.get(actor.role, ("a player", "?"))


def _topic(press: Press, author: tuple[str, str] | None, letters: str) -> str:
    kind = "Broadcast" if press.broadcast or not press.to else "Press"
    sender = f" from {author[1]}" if author and not press.grey else ""
    return f"{kind}{sender} to {letters}" if press.to and not press.broadcast else f"{kind}{sender}"


def _opening(press: Press, author: tuple[str, str] | None, person: Known | None, names: str) -> str:
    """`Message from anna@aus.test as Austria to Germany in 'alpha':`, the first line of the message."""
    sender = _signed(press, author[0], person) if author else ""
    if press.broadcast or not press.to:
        return f"Broadcast message{sender} in '{press.game.name}':"
    return f"Message{sender} to {names} in '{press.game.name}':"


def _signed(press: Press, name: str, person: Known | None) -> str:
    """Return the author; what only the master may read stands in square brackets."""
    if person is None or not is_named(person):
        return f" from {name}"
    address = one_line(person.address, 100)
    if press.grey:
        return f" [from {address} as {name}]"
    return f" from [{address} as] {name}" if _hidden(press) else f" from {address} as {name}"


def _hidden(press: Press) -> bool:
    """Return whether the author stays anonymous; a master who speaks for himself does not."""
    actor = press.author
    openly = actor is not None and actor.role >= Role.MASTER and actor.power is None
    return anonymous(press.game) and not openly


def _reply_addressees(press: Press, author: tuple[str, str] | None, letters: str, reader: str) -> str:
    """Return the letters behind PRESS TO in an answer: the author and the other addressees."""
    if author is None:
        return ""
    if press.left_out:
        return letters.upper()
    pairs = _pairs_answered(press, author, reader)
    return "".join(one for _, one in pairs) or author[1]


def _answered(press: Press, author: tuple[str, str] | None, reader: str) -> Value:
    """Return who reads an answer to the message: `France and the GM`."""
    if press.broadcast or not press.to:
        return say("readers-everybody")
    if press.left_out:
        return message("readers-all-but", left=tuple(_names(_pairs(press.game.variant, press.left_out))))
    if author is None:
        return tuple(_names(_pairs(press.game.variant, press.to)))
    pairs = _pairs_answered(press, author, reader)
    return tuple(_names(pair for pair in pairs if pair[1] != reader))


def _names(pairs: Iterable[tuple[str, str]]) -> Iterator[Name]:
    """Give readers as a sentence names them."""
    return (_ROLE_OF[one] if pair in _OTHERS.values() else pair[0] for pair in pairs for one in pair[1:])


def _pairs_answered(press: Press, author: tuple[str, str], reader: str) -> list[tuple[str, str]]:
    """Names and letters of those who read an answer; the GM answers the author of a grey message alone."""
    variant, to = press.game.variant, () if press.grey or press.broadcast else press.to
    usual = [(facts.name, facts.letter) for facts in variant.powers] + list(_OTHERS.values())
    codes = {facts.letter: facts.code for facts in variant.powers}
    codes |= {pair[1]: code for code, pair in _OTHERS.items()}
    wanted = {author[1], *(one for _, one in usual if codes[one] in to and one != reader)}
    return [pair for pair in usual if pair[1] in wanted]


def diary_lines(game: Game) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the diaries that everybody may read at the end, power by power, behind bars."""
    for power, entries in groupby(diaries_shown(game), key=lambda one: one.power):
        texts = (f"{one.phase.mail_code if one.phase else ''}\n{one.body}".strip() for one in entries)
        yield game.variant.power(power or "").name, press_lines("\n\n".join(texts), set_anew=anonymous(game))
