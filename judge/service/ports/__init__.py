"""The outside as the service sees it: a Protocol for what is beyond, with the values that cross the border.

A port, its adapter in store, mail or render, and its fake in tests/fakes share their file's name.
"""

from judge.service.ports.claims import Claims, OutOfTurn
from judge.service.ports.database import Store
from judge.service.ports.documents import Documents
from judge.service.ports.faulty_mails import FaultyMail, FaultyMails
from judge.service.ports.games import Games, Recorded
from judge.service.ports.health import Health, Trouble
from judge.service.ports.inbox import (
    AlreadySettled,
    Fate,
    Inbox,
    InboxRecords,
    MailId,
    Pending,
    Stored,
    Waiting,
)
from judge.service.ports.mailbox import Batch, Fault, Incoming, Mailbox
from judge.service.ports.marks import LASTING, MarkKind, Marks, Settlement
from judge.service.ports.outbox import Caused, Concern, Excess, Outbox, OutboxRecords, Parcel, PutOff, Queued
from judge.service.ports.parked_items import (
    ORDERS_LIFE,
    ParkedAddress,
    ParkedCommand,
    ParkedContent,
    ParkedItem,
    ParkedItems,
    ParkedLetter,
    ParkedMail,
    ParkedMastership,
    ParkedOffer,
    ParkedOrder,
    ParkedOrders,
    ParkedOtherAddress,
    ParkedPartnership,
)
from judge.service.ports.passwords import Passwords, Verified
from judge.service.ports.people import NOWHERE, People, Person, Token
from judge.service.ports.pictures import Picture, PictureRecords, Pictures, ReadyPicture, Undrawn
from judge.service.ports.reader import UNREAD, Bounce, Letter, MailReader, Silence, Trust
from judge.service.ports.transport import ClosableTransport, SendReport, SendStatus, Transport
from judge.service.ports.unit_of_work import UnitOfWork
from judge.service.ports.writer import CalendarFile, MailText, MailWriter, Thread
