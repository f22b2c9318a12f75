"""SET ADDRESS: another address of record, once it is confirmed from the old one."""

from __future__ import annotations

from datetime import timedelta

from judge.game.commands.member import SetAddress
from judge.game.roles import PersonId
from judge.service.addresses import change_address, why_nobodys, why_unfit
from judge.service.confirmation import ask_for_confirmation
from judge.service.notices.remarks import RemarkKey, remark
from judge.service.notices.security import AddressAsked
from judge.service.opt_in import ask, may_ask
from judge.service.ports import MarkKind, ParkedAddress, Settlement
from judge.service.session import Done, Outcome, Rejected, Session, not_signed_on

_ABOUT = "address"
_HOUR = timedelta(hours=1)
_MOST_AN_HOUR = 3
"""Questions to an address: whoever has a seat's password must not flood its player."""


def set_address(session: Session, command: SetAddress) -> Outcome:
    """Park the change until the old address confirms it, whoever wrote from wherever.

    One seat's password must not open the person's other games, and a mail that shows the old address does not
    prove that its sender reads there: only the token does, as it would with FORGOT PASSWORD.
    """
    game, actor = session.current_game(), session.speaker.actor
    if game is None or actor is None:
        return not_signed_on()
    new = command.address.strip().lower() or session.letter.sender
    person = session.work.people.get(actor.person)
    if new == person.address == session.letter.sender:  # nobody else may learn that it is
        return Done(remark(RemarkKey.ADDRESS_SAME, address=new))
    why = why_nobodys(session.services, new)
    if why is not None:
        return Rejected(why)
    if session.work.marks.count(MarkKind.ASKED, session.now, _HOUR, str(person.id), _ABOUT) >= _MOST_AN_HOUR:
        return Rejected(remark(RemarkKey.ADDRESS_ASKED_OFTEN))
    session.work.marks.add(MarkKind.ASKED, str(person.id), _ABOUT, session.now)
    for earlier in session.work.parked_items.clear(person.id, ""):
        session.work.marks.add(MarkKind.SETTLED, earlier.digest, Settlement.DROPPED, session.now)
    ask_for_confirmation(session, game, person.id, ParkedAddress(new), AddressAsked)
    return Done(remark(RemarkKey.ADDRESS_WAITS, keeper=session.services.judge_info.keeper))


def change_confirmed_address(session: Session, person: PersonId, new: str, *, answered: bool) -> Outcome:
    """Change a person's address of record to one that the old address has confirmed, once it has answered.

    Whether it is somebody's already is told to whoever answers there, lest a player tries addresses.
    """
    before = session.work.people.get(person)
    if session.services.security.opt_in and not answered:
        if not may_ask(session, new):
            return Rejected(remark(RemarkKey.ADDRESS_ASKED_OFTEN))
        ask(session, new, before, ParkedAddress(new))
        return Done(remark(RemarkKey.ADDRESS_WAITS_FOR_YES, address=new))
    why = why_unfit(session.services, session.work, new)
    if why is not None:
        return Rejected(why)
    moved = change_address(session.services, session.work, before, new, f"mail:{session.mail}", session.now)
    if session.person is not None and session.person.id == person:
        session.person = moved
    return Done(remark(RemarkKey.ADDRESS_MOVED, address=new))
