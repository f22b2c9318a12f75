"""Request: what an email asks for, and with what it is carried out."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime

from judge.game.roles import PersonId
from judge.language.mail_domains import asked_as
from judge.records import CounterKind, Email, EmailId, Person, Proof, Trust
from judge.service.dependencies import Adapters
from judge.service.mail_passwords import MailPasswords
from judge.service.open_games import OpenGames
from judge.store.database import UnitOfWork


@dataclass(frozen=True, slots=True)
class Request:
    """What an email asks for, when, and with what it is carried out.

    It is made once when work on the email begins (`incoming`), and nothing writes to it while lines are
    carried out. It leads to what outlasts the email: the database of its unit of work, and the games, which
    only `changes` and the handlers that make or adjudicate games change.
    """

    services: Adapters
    """Notices need more: whom they count against, as `Speaker.as_cause` says."""
    work: UnitOfWork
    email: Email
    email_id: EmailId
    now: datetime
    """When the email arrived, which decides whether it met a deadline."""
    games: OpenGames
    handled: datetime | None = None
    """When the mail is handled, which may be long after `now`, when it came; None where that is the same."""
    came: datetime | None = None
    """When the mail came, if it waited for a YES.

    docs: sender, "An address confirms once before it takes part"
    """
    confirmed_by: PersonId | None = None
    """The person who confirmed the email as a whole."""
    as_reply: bool = False
    """Whether the confirmed email counts only as much as a reply."""
    whole_email: Email | None = None
    """The email as it was sent, where `email` was cut down to the lines that prove themselves."""
    passwords: MailPasswords = field(init=False)
    """Its passwords, each hashed or compared once; they stand in place of those of the services."""

    def __post_init__(self) -> None:
        """Put the mail's own passwords in place of those of the services; released mail shares them."""
        known, work = self.services.passwords, self.work
        own = known if isinstance(known, MailPasswords) else MailPasswords(known, lambda: work.verified)
        # A frozen value has no other way to set what it calculates of its own fields.
        object.__setattr__(self, "passwords", own)
        if own is not known:
            object.__setattr__(self, "services", replace(self.services, passwords=own))

    @property
    def mailbox(self) -> str:
        """Where the sender reads mail: all addresses of one mailbox are answered as one.

        docs: press, "A mailbox plays once"
        """
        return asked_as(self.email.sender)

    @property
    def as_sent(self) -> Email:
        """The email with everything that its sender wrote."""
        return self.whole_email or self.email

    @property
    def reply_key(self) -> str:
        """The key of the reply to the email, by which its Message-ID is known before it is written."""
        return f"mail:{self.email_id}:{'released' if self.confirmed_by else 'reply'}"

    @property
    def answers_ours(self) -> bool:
        """Whether the email says that it answers one of the judge's."""
        return any(map(self.work.outbox.by_message_id, self.email.references))

    def is_shown(self, message_id: str) -> bool:
        """Return whether others know this identifier, so that it proves nothing without the border's word."""
        counters, trusted = self.work.counters, self.email.trust is Trust.ALIGNED
        return not trusted and counters.last(CounterKind.SHOWN, message_id) is not None

    def note_shown(self) -> None:
        """Note the judge's identifiers that the email shows to others; for this email they have counted."""
        for message_id in self.email.references if self.email.shared else ():
            found = self.work.outbox.by_message_id(message_id)
            own = found is not None and self.work.people.same(found[1], self.email.sender)
            if own and self.work.counters.last(CounterKind.SHOWN, message_id) is None:
                self.work.counters.add(CounterKind.SHOWN, message_id, "", self.now)

    def proof_for(self, person: PersonId, *, password: bool) -> Proof:
        """Return the proof that this email comes from a person, `password` being that of a seat of theirs."""
        vouched = self.email.trust is Trust.ALIGNED and self.work.people.has(person, self.email.sender)
        confirmed = self.confirmed_by == person
        return Proof(password, vouched, confirmed and not self.as_reply, confirmed and self.as_reply)

    def is_banned(self, person: Person | None) -> bool:
        """Return whether the keeper has banned the address of the sender (this person) or its domain."""
        address, counters = self.email.sender.lower(), self.work.counters
        record = person.address if person else address
        return counters.any_of(CounterKind.BANNED, {address, address[address.rfind("@") :], record})
