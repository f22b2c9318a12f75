"""Records: values that cross packages, and that the database keeps.

The store, mail, render and service all speak of these values, so they know none of those packages. They
know the language, the boards and the game. No value here reads or writes anything.

    incoming      an email as it is fetched, stored and settled, and as it is understood
    outgoing      an email of the judge's as it is composed, waits and leaves
    people, parked_items, counters   who takes part, what waits for a word, what is counted
    overview, games      how the judge stands, and what happened in a game

Constants that need their topic beside them (`overview.MAILBOX`) are imported from its file, everything
else from here.
"""

from judge.records.counters import LASTING, CounterKind, Settlement
from judge.records.games import Recorded
from judge.records.incoming import (
    UNREAD,
    AlreadySettled,
    Batch,
    Bounce,
    Email,
    EmailId,
    Fate,
    Fault,
    FaultyEmail,
    Incoming,
    OutOfTurn,
    Pending,
    Silence,
    Stored,
    Trust,
    Waiting,
)
from judge.records.outgoing import (
    CalendarFile,
    Caused,
    Concern,
    EmailText,
    Excess,
    OutgoingEmail,
    Picture,
    PutOff,
    Queued,
    ReadyPicture,
    Refusal,
    SendReport,
    SendStatus,
    Thread,
    Undrawn,
)
from judge.records.overview import Overview, Totals, Trouble, Week
from judge.records.parked_items import (
    ORDERS_LIFE,
    OVERTAKEN,
    ParkedAddress,
    ParkedCommand,
    ParkedContent,
    ParkedEmail,
    ParkedItem,
    ParkedMastership,
    ParkedOffer,
    ParkedOrder,
    ParkedOrders,
    ParkedOtherAddress,
    ParkedPartnership,
    ParkedPress,
    ParkedQuestion,
    ParkedQuestions,
)
from judge.records.people import NOWHERE, Person, Proof, Token, stricter
