"""The outside as the service sees it: a Protocol for what is beyond.

A port and its adapter in store, mail or render share their file's name.
"""

from judge.service.ports.claims import Claims
from judge.service.ports.database import Store
from judge.service.ports.documents import Documents
from judge.service.ports.faulty_mails import FaultyMails
from judge.service.ports.games import Games
from judge.service.ports.health import Health
from judge.service.ports.inbox import Inbox, InboxRecords
from judge.service.ports.marks import Marks
from judge.service.ports.outbox import Outbox, OutboxRecords
from judge.service.ports.parked_items import ParkedItems
from judge.service.ports.passwords import Passwords, Verified
from judge.service.ports.people import People
from judge.service.ports.pictures import PictureRecords, Pictures
from judge.service.ports.reader import MailReader
from judge.service.ports.transport import ClosableTransport, Transport
from judge.service.ports.unit_of_work import UnitOfWork
from judge.service.ports.writer import MailWriter
