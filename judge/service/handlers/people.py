"""People: REGISTER, what the judge knows about a person, and WHO IS, which shows what they let others see."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from zoneinfo import ZoneInfo

from judge.game.anonymity import anonymous
from judge.game.commands.anyone import (
    InfoPlayer,
    Register,
    SetCalendar,
    SetLanguage,
    SetMail,
    SetMap,
    SetProfile,
    SetStyle,
    SetSubject,
    SetZone,
    Shown,
    WhoIs,
)
from judge.game.message import message
from judge.game.order_style import Amount, MapForm
from judge.game.roles import PersonId, Role
from judge.game.seats.entry import mailbox
from judge.game.settings import Visibility
from judge.game.state import Status
from judge.language.language_names import language_code, own_name
from judge.language.names_of_people import NameFault, is_name_of, name_fault, ways_to_pass, ways_to_read
from judge.language.orders.writing import written
from judge.language.written_language import language_written
from judge.language.zones import UnknownZone, zone_name, zone_words
from judge.notices.remarks import GameRemark, PersonRemark, Remark, remark
from judge.notices.replies import Note, Page, PageKind, Profile
from judge.records import CounterKind, Person
from judge.render.languages import languages
from judge.render.text.messages import texts_of
from judge.render.text.names import in_style, style_of_reader
from judge.render.text.reader_language import in_language
from judge.rules.orders import Support
from judge.rules.units import Kind
from judge.service.echoes import is_echo
from judge.service.handlers.seat_lookup import proves_itself_below
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.pages import add_page, page_key
from judge.service.passwords import is_own_password
from judge.service.request import Request
from judge.service.session import Session
from judge.service.speaker import ChangingSpeaker, Speaker
from judge.service.transcript import Transcript
from judge.store.database import UnitOfWork
from judge.variants.load import load

# REGISTER, SET ZONE, SET STYLE, SET PROFILE: what the judge knows of a person.

_EXAMPLE = Support(Kind.ARMY, "MUN", "RUH", "BUR", Kind.ARMY)
_ZONE_KEYS = ("timezone", "time zone", "zone")
_MOST_FIELDS = 40
_EVERYBODY = 1_000_000
_LONGEST_NAME, _MOST_WORDS = 60, 7
_SIGNS_OF_NAMES = frozenset(" .,'\u2019\u00b7\"()/&+-")
"""Beside letters, marks on letters and digits; sentences have others, and addresses and headings too."""


def register(session: Session, command: Register) -> Outcome:
    """Register the sender under the address the email came from, or change their entry."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    fields = dict(command.fields[:_MOST_FIELDS])
    name = _printable(fields.get("name", "")) or _of_address_book(request.email.sender_name)
    renamed = speaker.person is None or speaker.person.name != name
    wrong = _wrong_name(request, speaker, name) if renamed else None
    if wrong is not None:
        return Rejected(wrong)
    wanted = next((fields[key] for key in _ZONE_KEYS if fields.get(key)), "")
    old = speaker.person.zone if speaker.person else "UTC"
    zone, times = _zone_wanted(request, wanted, old)
    language, notes = _language_wanted(request, speaker.person, fields.get("language", ""))
    if speaker.person is not None:
        entry = replace(
            speaker.person, name=name, zone=zone, entry=command.fields[:_MOST_FIELDS], language=language
        )
        return _entered(session, speaker.person, entry, times, notes)
    closed = closed_to_new(request)
    if closed is not None:
        return Rejected(closed)
    if speaker.must_answer(request) and not _answers_us(request, speaker, transcript):
        speaker.unanswered = True
        return not_registered(request, speaker)
    if _is_somebodys(request, speaker, transcript, name):
        return Rejected(remark(PersonRemark.NAME_TAKEN))
    speaker.person = request.work.people.add(
        name, request.email.sender, zone, request.now, command.fields[:_MOST_FIELDS], language
    )
    speaker.is_newcomer = True
    address = request.email.sender
    return Done(remark(PersonRemark.REGISTERED, name=name, address=address, times=times), notes)


def _language_wanted(
    request: Request, person: Person | None, wanted: str
) -> tuple[str, tuple[tuple[Note, Remark], ...]]:
    """Return the language asked for, and what is said about it; an unknown one costs no registration.

    A newcomer who asks for none is told that theirs exists.
    """
    old = person.language if person else ""
    code = language_code(wanted) if wanted else language_written(request.email.text)
    if wanted:
        if code in languages():
            return code, ()
        return old, ((Note.NOTE, without_language(code, wanted)),)
    if person is not None or code not in languages() or code == request.services.judge_info.language:
        return old, ()
    return old, ((Note.NOTE, remark(PersonRemark.LANGUAGE_OFFERED, name=own_name(code))),)


def without_language(code: str, word: str = "") -> Remark:
    """Return what is said about a language that the judge does not write, or a word that is none."""
    names = tuple(map(own_name, languages()))
    if not code:
        return remark(PersonRemark.LANGUAGE_UNKNOWN, word=word, names=names)
    return remark(PersonRemark.LANGUAGE_UNAVAILABLE, name=own_name(code), names=names)


def _entered(
    session: Session,
    before: Person,
    after: Person,
    times: Remark,
    notes: tuple[tuple[Note, Remark], ...],
) -> Outcome:
    """Change the entry of a registered person."""
    if after.name != before.name and _is_somebodys(
        session.request, session.speaker, session.transcript, after.name
    ):
        return Rejected(remark(PersonRemark.NAME_TAKEN))
    refused = change_entry(session, before, after)
    return refused or Done(
        remark(PersonRemark.ENTRY_CHANGED, name=after.name, times=times), (*_was(before, after.name), *notes)
    )


def _wrong_name(request: Request, speaker: Speaker, name: str) -> Remark | None:
    """Return why nobody may have that name; None if one may.

    A name is used in the judge's sentences and must not make one.
    """
    info = request.services.judge_info
    if not name or name.casefold() in _examples():
        return remark(PersonRemark.NAME_MISSING)
    if is_name_of(name, info.name, info.code) or is_name_of(name, info.code, ""):
        return remark(PersonRemark.NAME_OURS)
    if not all(map(_may_stand_in_name, name)) or len(name) > _LONGEST_NAME or len(name.split()) > _MOST_WORDS:
        return remark(PersonRemark.NAME_IS_TEXT, most=_LONGEST_NAME, words=_MOST_WORDS)
    fault = name_fault(name)
    if fault is None and is_own_password(request, speaker, name):
        return remark(PersonRemark.NAME_IS_PASSWORD)
    return None if fault is None else _FAULTS[fault]


@cache
def _examples() -> frozenset[str]:
    """Return what replaces a name in lines to copy, in every language."""
    return frozenset(text.casefold() for texts in texts_of("your-name") for text in texts)


_FAULTS = {
    NameFault.TITLE: remark(PersonRemark.NAME_IS_TITLE),
    NameFault.PART: remark(PersonRemark.NAME_IS_PART),
    NameFault.NO_LETTER: remark(PersonRemark.NAME_WITHOUT_LETTER),
    NameFault.FORMULA: remark(PersonRemark.NAME_IS_FORMULA),
    NameFault.MIXED: remark(PersonRemark.NAME_OF_TWO_ALPHABETS),
}


def _is_somebodys(request: Request, speaker: Speaker, transcript: Transcript, name: str) -> bool:
    """Return whether the name is hard to tell from that of another person who is known by it.

    That is somebody with another mailbox who runs a game that goes on, or plays in one that names its
    players. Nobody is told about others, who may have the same name.
    """
    if transcript.names_taken is None:
        transcript.names_taken = _names_taken(request.work)
    takers = frozenset[PersonId]().union(*(transcript.names_taken.get(way, ()) for way in ways_to_pass(name)))
    own = {one.id for one in request.work.people.of_mailbox(mailbox(request.email.sender))}
    others = takers - own - {speaker.person.id if speaker.person else 0}
    return any(_is_known(request.work, person) for person in sorted(others))


def _is_known(work: UnitOfWork, person: PersonId) -> bool:
    """Return whether a game that goes on tells others the name of a person as its GM's or a player's."""
    for name in work.games.of(person):
        game = work.games.get(name)
        if game is None or game.status is Status.FINISHED or game.settings.visibility is Visibility.PRIVATE:
            continue
        players = {one.person for one in game.seats} | {one.person for one in game.applicants}
        if game.is_run_by(person) or (person in players and not anonymous(game)):
            return True
    return False


def _names_taken(work: UnitOfWork) -> Mapping[str, frozenset[PersonId]]:
    """Return the people registered under a name that looks the same."""
    taken: dict[str, frozenset[PersonId]] = {}
    for person in work.people.named("", _EVERYBODY):
        for way in ways_to_read(person.name):
            taken[way] = taken.get(way, frozenset()) | {person.id}
    return taken


def _was(before: Person, name: str) -> tuple[tuple[Note, Remark], ...]:
    """Return who the entry of the address was until now, if the name changed, and how to change it back."""
    if before.name == name:
        return ()
    return ((Note.NOTE, remark(PersonRemark.ENTRY_WAS, name=before.name, zone=before.zone, now=name)),)


def _answers_us(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether the email answers one of the judge's that only its sender got, with lines of its own.

    So they have shown that they receive email. Somebody who is asked only about forged emails, as many as a
    day allows, is not locked out by them (docs: sender, "An address confirms once before it takes part").
    """
    return speaker.answers_mail_to(request, request.email.sender) and not is_echo(request, transcript)


def _zone_wanted(request: Request, wanted: str, old: str) -> tuple[str, Remark]:
    """Return the zone asked for and what is said about it; an unknown one costs no registration."""
    try:
        zone = zone_name(wanted) if wanted else old
    except UnknownZone as unknown:
        kept = zone_words(old)
        if unknown.near:
            return old, remark(PersonRemark.ZONE_NEAR, zone=wanted, near=unknown.near, kept=kept)
        return old, remark(PersonRemark.ZONE_UNKNOWN, zone=wanted, kept=kept)
    return zone, _times(request, zone)


def change_entry(session: Session, before: Person, after: Person) -> Rejected | None:
    """Change an entry for its owner; anybody can write an address, so something has to prove it.

    An email in answer to one of the judge's does, if it is not that email coming back. The email that made
    the entry may say the rest of it.
    """
    if after != before and not (session.speaker.is_newcomer or proves_itself(session, before)):
        return Rejected(remark(PersonRemark.ENTRY_WANTS_PROOF, address=before.address))
    session.speaker.person = after
    session.request.work.people.save(after)
    return None


def proves_itself(session: Session, person: Person) -> bool:
    """Return whether anything in the email shows that it is from the person whose address it bears."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    answers = speaker.answers_mail_to(request, person.address) and not is_echo(request, transcript)
    return speaker.is_authentic(request, transcript) or answers or proves_itself_below(session)


def _times(request: Request, zone: str) -> Remark:
    """Return what is said about a zone: its name and its present time, which shows a wrong one."""
    if zone == "UTC":
        return remark(PersonRemark.ZONE_IS_UTC, now=request.now)
    return remark(PersonRemark.ZONE_SET, zone=zone_words(zone), now=request.now.astimezone(ZoneInfo(zone)))


def _printable(name: str) -> str:
    """Return a name without control characters, on one line."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())


def _may_stand_in_name(character: str) -> bool:
    return (
        character.isalnum() or character in _SIGNS_OF_NAMES or unicodedata.category(character).startswith("M")
    )


def _of_address_book(name: str) -> str:
    """Return the name beside an address, if it can be one: nobody chose it for the game."""
    words = "".join(c if _may_stand_in_name(c) else " " for c in _printable(name)).split()[:_MOST_WORDS]
    return " ".join(words)[:_LONGEST_NAME].strip().lstrip("+-")


def set_zone(session: Session, command: SetZone) -> Outcome:
    """Change the time zone of a person's emails."""
    request, speaker = session.request, session.speaker
    if speaker.person is None:
        return not_registered(request, speaker)
    refused = change_entry(session, speaker.person, replace(speaker.person, zone=command.zone))
    if refused is not None:
        return refused
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None or actor.role is not Role.MASTER:
        return Done(_times(request, command.zone))
    of_game = remark(PersonRemark.ZONE_OF_GAME, game=game.name, zone=zone_words(command.zone))
    return Done(_times(request, command.zone), ((Note.NOTE, of_game),))


def set_language(session: Session, command: SetLanguage) -> Outcome:
    """Change the language of a person's emails."""
    speaker = session.speaker
    if speaker.person is None:
        return not_registered(session.request, speaker)
    if command.language not in languages():
        return Rejected(without_language(command.language))
    refused = change_entry(session, speaker.person, replace(speaker.person, language=command.language))
    return refused or Done(remark(PersonRemark.LANGUAGE_SET, name=own_name(command.language)))


def set_style(session: Session, command: SetStyle) -> Outcome:
    """Change the form of orders in a person's emails."""
    speaker = session.speaker
    if speaker.person is None:
        return not_registered(session.request, speaker)
    refused = change_entry(session, speaker.person, replace(speaker.person, style=command.style))
    if refused is not None:
        return refused
    with in_language(session.request.services.composer.language_of(speaker.person)):
        example = written(_EXAMPLE, style_of_reader(command.style), in_style(load("standard"), command.style))
    return Done(remark(PersonRemark.STYLE_SET, example=example))


def set_mail(session: Session, command: SetMail) -> Outcome:
    """Change how much email a person gets, and when."""
    speaker = session.speaker
    if speaker.person is None:
        return not_registered(session.request, speaker)
    wish = speaker.person.wish
    if command.stop:
        stopped = replace(speaker.person, wish=replace(wish, prompts=False), standby=())
        if change_entry(session, speaker.person, stopped) is not None:
            return Rejected(remark(PersonRemark.STOP_WANTS_PROOF, address=speaker.person.address))
        return Done(remark(PersonRemark.STOPPED))
    if command.amount is not None:
        prompts = wish.prompts or command.amount is Amount.ALL
        wish = replace(wish, amount=command.amount, prompts=prompts)
    if command.late_notices is not None:
        wish = replace(wish, late_notices=command.late_notices)
    refused = change_entry(session, speaker.person, replace(speaker.person, wish=wish))
    late = "" if wish.late_notices else remark(PersonRemark.LATE_NOT_TOLD)
    return refused or Done(_amount(wish.amount, late))


def _amount(amount: Amount, late: Remark | str) -> Remark:
    match amount:
        case Amount.ALL:
            return remark(PersonRemark.MAIL_ALL, late=late)
        case Amount.DIGEST:
            return remark(PersonRemark.MAIL_DIGEST, late=late)
        case Amount.RESULTS:
            return remark(PersonRemark.MAIL_RESULTS, late=late)


def set_map(session: Session, command: SetMap) -> Outcome:
    """Change how maps come with a person's emails."""
    request, speaker = session.request, session.speaker
    if speaker.person is None:
        return not_registered(request, speaker)
    if command.form is MapForm.LINK and not request.services.judge_info.site:
        return Rejected(remark(PersonRemark.NO_SITE))
    wish = replace(speaker.person.wish, map=command.form)
    refused = change_entry(session, speaker.person, replace(speaker.person, wish=wish))
    return refused or Done(_map_remark(command.form))


def set_calendar(session: Session, command: SetCalendar) -> Outcome:
    """Change whether a person's emails about deadlines bring calendar events."""
    speaker = session.speaker
    if speaker.person is None:
        return not_registered(session.request, speaker)
    wish = replace(speaker.person.wish, calendar=command.wanted)
    refused = change_entry(session, speaker.person, replace(speaker.person, wish=wish))
    if refused is not None:
        return refused
    return Done(remark(PersonRemark.CALENDAR_ON) if command.wanted else remark(PersonRemark.CALENDAR_OFF))


def set_subject(session: Session, command: SetSubject) -> Outcome:
    """Change whether subjects of results say what happened to a person's own units."""
    speaker = session.speaker
    if speaker.person is None:
        return not_registered(session.request, speaker)
    wish = replace(speaker.person.wish, short_subjects=command.short)
    refused = change_entry(session, speaker.person, replace(speaker.person, wish=wish))
    if refused is not None:
        return refused
    return Done(remark(PersonRemark.SUBJECT_SHORT) if command.short else remark(PersonRemark.SUBJECT_LONG))


def _map_remark(form: MapForm) -> Remark:
    match form:
        case MapForm.NONE:
            return remark(PersonRemark.MAP_NONE)
        case MapForm.PNG:
            return remark(PersonRemark.MAP_PNG)
        case MapForm.SVG:
            return remark(PersonRemark.MAP_SVG)
        case MapForm.LINK:
            return remark(PersonRemark.MAP_LINK)


def set_profile(session: Session, command: SetProfile) -> Outcome:
    """Change what a person shows of themselves."""
    speaker = session.speaker
    if speaker.person is None:
        return not_registered(session.request, speaker)
    refused = change_entry(session, speaker.person, replace(speaker.person, shows=command.shows))
    if refused is not None:
        return refused
    shown = tuple(message("profile-part", part=one.value) for one in Shown if one in command.shows)
    if not shown:
        return Done(remark(PersonRemark.PROFILE_EMPTY))
    return Done(remark(PersonRemark.PROFILE_SET, shown=shown))


def not_registered(request: Request, speaker: ChangingSpeaker) -> Rejected:
    """Return the refusal of what only registered people may do; a newcomer's email waits like their first."""
    closed = closed_to_new(request)
    if closed is not None:
        return Rejected(closed)
    if speaker.must_answer(request) and request.work.people.newcomer(request.email.sender) is not None:
        speaker.unanswered = True
    return Rejected(remark(PersonRemark.NOT_REGISTERED))


def closed_to_new(request: Request) -> Remark | None:
    """Return the refusal of new people and games while the keeper admits none; None otherwise."""
    if request.work.counters.last(CounterKind.CLOSED, CounterKind.CLOSED) is None:
        return None
    return remark(GameRemark.JUDGE_CLOSED, keeper=request.services.judge_info.keeper)


# WHO IS, INFO PLAYER: what people show of themselves; what they do not show is not in the page.

_SHORTEST, _MOST = 3, 10


def show_people(
    request: Request, speaker: ChangingSpeaker, transcript: Transcript, command: WhoIs
) -> Outcome:
    """Show people whose names begin like that, of those who show their names."""
    if speaker.person is None:
        return not_registered(request, speaker)
    if len(command.beginning) < _SHORTEST:
        return Rejected(remark(PersonRemark.NAME_TOO_SHORT))
    named = request.work.people.named(command.beginning, 10 * _MOST)
    found = tuple(_profile(one) for one in named if Shown.NAME in one.shows)[:_MOST]
    if not found:
        return Rejected(remark(PersonRemark.NOBODY_OF_NAME))
    return add_page(
        request,
        speaker,
        transcript,
        page_key(PageKind.PEOPLE, command.beginning),
        lambda: _page(PageKind.PEOPLE, found),
    )


def show_record(
    request: Request, speaker: ChangingSpeaker, transcript: Transcript, command: InfoPlayer
) -> Outcome:
    """Show how reliable somebody has been; an unknown address gets the same answer as a hidden one."""
    asker = speaker.person
    if asker is None:
        return not_registered(request, speaker)
    if command.address and "@" not in command.address:
        return Rejected(remark(PersonRemark.ADDRESS_WANTED, name=command.address))
    person = request.work.people.by_address(command.address) if command.address else asker
    own = person is not None and person.id == asker.id
    shown_there = (
        person is not None and person.address == command.address.lower() and Shown.RECORD in person.shows
    )
    if person is None or not (own or shown_there):
        return Rejected(remark(PersonRemark.NOTHING_SHOWN))
    shown = _profile(person) if not own else Profile(person.name, person.record, person.zone, person.address)
    asked = Profile(shown.name, shown.record, shown.zone, command.address or shown.address)
    return add_page(
        request,
        speaker,
        transcript,
        page_key(PageKind.RECORD, asked.address),
        lambda: _page(PageKind.RECORD, (asked,)),
    )


def _page(kind: PageKind, profiles: tuple[Profile, ...]) -> Page:
    return Page(kind, profiles=profiles)


def _profile(person: Person) -> Profile:
    return Profile(
        person.name if Shown.NAME in person.shows else "",
        person.record if Shown.RECORD in person.shows else None,
        person.zone if Shown.ZONE in person.shows else "",
        person.address if Shown.ADDRESS in person.shows else "",
    )
