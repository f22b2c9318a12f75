"""Values that cross packages, and that the database keeps: a person, a letter, a parcel, a fate.

One file a topic. The store, mail, render and service all speak of these values, so they know none of those
packages; they know the language, the boards and the game. No value here reads or writes anything.

    mailbox -> inbox -> letters        a mail as it is fetched, stored and settled, and understood
    mail_text -> outbox -> sending     a mail of ours as it is composed, waits and leaves

Constants that need their topic beside them (`health.MAILBOX`, `overview.HELD`) are imported from its file,
everything else from here.
"""

from judge.records.faulty_mails import FaultyMail
from judge.records.games import Recorded
from judge.records.health import Trouble
from judge.records.inbox import AlreadySettled, Fate, MailId, OutOfTurn, Pending, Stored, Waiting
from judge.records.incoming import UNREAD, Bounce, Letter, Silence, Trust
from judge.records.mail_text import CalendarFile, MailText, Thread
from judge.records.mailbox import Batch, Fault, Incoming
from judge.records.marks import LASTING, MarkKind, Settlement
from judge.records.outgoing import Caused, Concern, Excess, Parcel, PutOff, Queued
from judge.records.overview import Overview, Week
from judge.records.parked_items import (
    ORDERS_LIFE,
    ParkedAddress,
    ParkedCommand,
    ParkedContent,
    ParkedItem,
    ParkedLetter,
    ParkedMail,
    ParkedMastership,
    ParkedOffer,
    ParkedOrder,
    ParkedOrders,
    ParkedOtherAddress,
    ParkedPartnership,
)
from judge.records.people import NOWHERE, Person, Token
from judge.records.pictures import Picture, ReadyPicture, Undrawn
from judge.records.proof import Proof, stricter
from judge.records.sending import SendReport, SendStatus
