"""A person's addresses: SET ADDRESS moves the address of record, I AM ALSO adds another one.

docs: sender, "A person may write from several addresses"

Both wait for two answers: from the address of record, and from the new one. Only the reader of an address is
told whether it is taken.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from judge.game.commands.anyone import MyAddresses, OtherAddress
from judge.game.commands.member import SetAddress
from judge.game.roles import PersonId, Role
from judge.game.state import Status
from judge.language.addresses import is_public
from judge.notices.notice import Addressee
from judge.notices.remarks import MailRemark, PersonRemark, Remark, remark
from judge.notices.security import AddressAsked, AddressChanged, AlsoAsked, AlsoChanged
from judge.records import CounterKind, ParkedAddress, ParkedItem, ParkedOtherAddress, Person, Settlement
from judge.service.changes import not_signed_on
from judge.service.dependencies import Adapters, Services
from judge.service.handlers.people import not_registered, proves_itself
from judge.service.handlers.withdrawals import withdraw_other_address
from judge.service.opt_in import ask, may_ask, may_ask_now
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.outgoing.announce import tell_of_new_address
from judge.service.outgoing.post import OFFER_LIFE, post_notice, post_question
from judge.service.parked import ask_for_confirmation
from judge.service.request import Request
from judge.service.session import Session
from judge.service.speaker import ChangingSpeaker, Speaker
from judge.service.transcript import Transcript
from judge.store.database import UnitOfWork

# Addresses of record: which address can be one, and changing a person's.


def why_unfit(services: Adapters, work: UnitOfWork, address: str) -> Remark | None:
    """Return why an address (in lower case) cannot become an address of record; None if it can.

    Only those who read there are told that somebody has it.
    """
    if work.people.by_address(address) is not None:
        return remark(PersonRemark.ADDRESS_TAKEN, address=address)
    return why_nobodys(services, address)


def why_nobodys(services: Adapters, address: str) -> Remark | None:
    """Return why an address (in lower case) can belong to nobody, without telling who is registered."""
    if not is_public(address):
        return remark(PersonRemark.ADDRESS_MALFORMED, address=address)
    if address == services.judge_info.address.lower():
        return remark(PersonRemark.ADDRESS_TAKEN, address=address)
    return None


def change_address(
    services: Services, work: UnitOfWork, person: Person, new: str, cause: str, now: datetime
) -> Person:
    """Give a person another address of record in all games; both addresses are told.

    What was parked for confirmation by the old one is dropped: somebody else may read there by now.
    """
    moved = replace(person, address=new, unreachable=None)
    work.people.save(moved)
    work.people.forget_tokens(person.id)
    for name in work.games.of(person.id):
        work.parked_items.clear(person.id, name)
    for reader, whose in ((person, "old"), (moved, "new")):
        notice = AddressChanged(person.address if reader is person else "", new)
        key = f"{cause}:address:{whose}"  # keys are kept for good: no address in them
        post_notice(services, work, notice, Addressee(reader, Role.REGISTERED), key, now)
    for game in filter(None, map(work.games.get, sorted(work.games.of(person.id)))):
        if game.status is not Status.FINISHED:
            tell_of_new_address(services, work, game, person, moved, f"{cause}:moved:{game.name}", now)
    return moved


_ABOUT = "address"
_ALSO = "also"
_HOUR = timedelta(hours=1)
_DAY = timedelta(days=1)
_MOST_AN_HOUR = 3
"""Questions to an address: whoever has a seat's password must not flood its player."""
_MOST_A_DAY = 3
"""Questions to someone whether another address is theirs."""
_MOST_OTHERS = 5


def set_address(request: Request, speaker: Speaker, transcript: Transcript, command: SetAddress) -> Outcome:
    """Park the change until the old address confirms it, wherever the email came from.

    One seat's password must not open the person's other games, and an email that bears the old address does
    not prove that its sender reads there. Only the token does, as with FORGOT PASSWORD.
    """
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None:
        return not_signed_on()
    new = command.address.strip().lower() or request.email.sender
    person = request.work.people.get(actor.person)
    if new == person.address and request.work.people.has(person.id, request.email.sender):
        # no one else may learn that it is
        return Done(remark(PersonRemark.ADDRESS_SAME, address=new))
    why = why_nobodys(request.services, new)
    if why is not None:
        return Rejected(why)
    if (
        request.work.counters.count(CounterKind.ASKED, request.now, _HOUR, str(person.id), _ABOUT)
        >= _MOST_AN_HOUR
    ):
        return Rejected(remark(PersonRemark.ADDRESS_ASKED_OFTEN))
    request.work.counters.add(CounterKind.ASKED, str(person.id), _ABOUT, request.now)
    for earlier in request.work.parked_items.clear(person.id, ""):
        request.work.counters.add(CounterKind.SETTLED, earlier.digest, Settlement.DROPPED, request.now)
    ask_for_confirmation(request, speaker, transcript, game, person.id, ParkedAddress(new), AddressAsked)
    return Done(remark(PersonRemark.ADDRESS_WAITS, keeper=request.services.judge_info.keeper))


def take_agreed(
    request: Request,
    speaker: ChangingSpeaker,
    transcript: Transcript,
    parked: ParkedItem,
    content: ParkedAddress | ParkedOtherAddress,
) -> Outcome:
    """Do what an address has agreed to; what waits for the new address of record belongs to no game."""
    if isinstance(content, ParkedOtherAddress):
        return _add_agreed(request, speaker, transcript, parked.person, content)
    return _move_confirmed(
        request, speaker, transcript, parked.person, content.address, answered=not parked.game
    )


def _move_confirmed(
    request: Request,
    speaker: ChangingSpeaker,
    transcript: Transcript,
    person: PersonId,
    new: str,
    *,
    answered: bool,
) -> Outcome:
    """Change a person's address of record, once the old and the new address have both answered.

    Only the person who answers from the new address is told whether it is taken, so that nobody can probe
    addresses.
    """
    before = request.work.people.get(person)
    own = request.work.people.has(person, new)  # which has said YES once
    if request.services.security.opt_in and not (answered or own):
        if not (may_ask(request, new) and may_ask_now(request, speaker, new)):
            return Rejected(remark(PersonRemark.ADDRESS_ASKED_OFTEN))
        ask(request, speaker, transcript, new, before, ParkedAddress(new))
        return Done(remark(PersonRemark.ADDRESS_WAITS_FOR_YES, address=new))
    why = None if own else why_unfit(request.services, request.work, new)
    if why is not None:
        return Rejected(why)
    moved = change_address(
        speaker.as_cause(request.services), request.work, before, new, f"mail:{request.email_id}", request.now
    )
    if speaker.person is not None and speaker.person.id == person:
        speaker.person = moved
    return Done(remark(PersonRemark.ADDRESS_MOVED, address=new))


def change_others(session: Session, command: OtherAddress) -> Outcome:
    """Ask somebody's address of record whether another one is theirs too, or remove one."""
    request, speaker = session.request, session.speaker
    if command.off:
        return _take_away(session, command.address)
    why = why_nobodys(request.services, command.address)
    if why is not None:
        return Rejected(why)
    if speaker.person is None:
        return _claim(session, command.address)
    people, person = request.work.people, speaker.person
    if people.has(person.id, command.address):
        return Done(remark(PersonRemark.ALSO_YOURS, address=command.address))
    full = _too_many(request, person.id)
    if full is None and not _ask_of_record(session, person, command.address):
        full = Rejected(remark(PersonRemark.ALSO_ASKED_OFTEN))
    return full or Done(remark(PersonRemark.ALSO_WAITS, address=command.address))


def _claim(session: Session, registered: str) -> Outcome:
    """Handle an email from an unknown address that names the person whose it is.

    Only that person learns whether they exist.
    """
    known = session.request.work.people.by_address(registered)
    if known is not None:
        _ask_of_record(session, known, session.request.email.sender)
    return Done(remark(PersonRemark.ALSO_WAITS_THERE, address=registered))


def _too_many(request: Request, person: PersonId) -> Rejected | None:
    others = request.work.people.others(person)
    if len(others) < _MOST_OTHERS:
        return None
    return Rejected(remark(PersonRemark.ALSO_TOO_MANY, most=_MOST_OTHERS, address=others[0]))


def _ask_of_record(session: Session, person: Person, other: str) -> bool:
    """Ask a person's address of record whether another is theirs too; False if asked often today.

    What others ask uses up none of the person's own questions.
    """
    request, speaker = session.request, session.speaker
    counters, who = request.work.counters, str(person.id)
    own = speaker.person is not None and proves_itself(session, person)
    about = f"{_ALSO}:own" if own else _ALSO
    if counters.count(CounterKind.ASKED, request.now, _DAY, who, about) >= _MOST_A_DAY:
        return False
    counters.add(CounterKind.ASKED, who, about, request.now)
    notice = AlsoAsked(other, request.email.sender, request.now + OFFER_LIFE)
    reader, key = (
        Addressee(person, Role.REGISTERED),
        f"mail:{request.email_id}:also:{session.transcript.current_line}",
    )
    content = ParkedOtherAddress(other)
    post_question(speaker.as_cause(request.services), request.work, notice, reader, key, content, request.now)
    return True


def _add_agreed(
    request: Request, speaker: Speaker, transcript: Transcript, person: PersonId, other: ParkedOtherAddress
) -> Outcome:
    """Add another address once that of record has said CONFIRM and it has said YES itself.

    So in a closed circle too: a reply from there will count as the person's, so somebody has to read there.
    """
    people, record = request.work.people, request.work.people.get(person)
    if not other.agreed:
        if not (may_ask(request, other.address) and may_ask_now(request, speaker, other.address)):
            return Rejected(remark(PersonRemark.ALSO_ASKED_OFTEN))
        ask(
            request,
            speaker,
            transcript,
            other.address,
            record,
            ParkedOtherAddress(other.address, agreed=True),
        )
        return Done(remark(PersonRemark.ALSO_WAITS_FOR_YES, address=other.address))
    why = why_unfit(request.services, request.work, other.address)
    if why is not None:
        return Rejected(why)
    full = _too_many(request, person)
    if full is not None:
        return full
    people.add_other(person, other.address)
    _tell_of_record(request, speaker, transcript, record, AlsoChanged(other.address))
    return Done(remark(PersonRemark.ALSO_ADDED, address=other.address))


def _take_away(session: Session, address: str) -> Outcome:
    """Remove another address of the sender, who has shown who they are."""
    request, speaker = session.request, session.speaker
    person = speaker.person
    if person is None:
        return not_registered(request, speaker)
    if not proves_itself(session, person):
        return Rejected(remark(PersonRemark.ENTRY_WANTS_PROOF, address=request.email.sender))
    if address == person.address:
        return Rejected(remark(PersonRemark.ALSO_OF_RECORD, address=address))
    withdrawn = withdraw_other_address(request, person.id, address)
    if not request.work.people.remove_other(person.id, address):
        if withdrawn:
            return Done(remark(MailRemark.QUESTION_WITHDRAWN))
        return Rejected(remark(PersonRemark.ALSO_NOT_YOURS, address=address))
    _tell_of_record(request, speaker, session.transcript, person, AlsoChanged(address, gone=True))
    return Done(remark(PersonRemark.ALSO_GONE, address=address))


def _tell_of_record(
    request: Request, speaker: Speaker, transcript: Transcript, person: Person, notice: AlsoChanged
) -> None:
    key = f"mail:{request.email_id}:also:{transcript.current_line}"
    post_notice(
        speaker.as_cause(request.services),
        request.work,
        notice,
        Addressee(person, Role.REGISTERED),
        key,
        request.now,
    )


def show_addresses(request: Request, speaker: ChangingSpeaker, _command: MyAddresses) -> Outcome:
    """Show the sender's addresses, to the sender alone."""
    person = speaker.person
    if person is None:
        return not_registered(request, speaker)
    others = tuple(request.work.people.others(person.id))
    if not others:
        return Done(remark(PersonRemark.ADDRESSES_ONE, record=person.address))
    return Done(remark(PersonRemark.ADDRESSES, record=person.address, others=others))
