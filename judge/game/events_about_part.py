"""What happened: frozen dataclasses, the record of a game and the source of every notice.

An event is written once and never changed; mails are made from events, not from states compared.
"""

from __future__ import annotations

from typing import TypeAlias

from judge.game.events import (
    AheadCleared,
    AheadKept,
    AheadReplaced,
    AheadUsed,
    ConcessionVoted,
    DrawVoted,
    LateOrders,
    OrdersCleared,
    OrdersTaken,
    ProposalAwaits,
    ProposalClosed,
    ProposalMade,
    ProxyEnded,
    UnitsLent,
    VoteCast,
    WaitSet,
)
from judge.game.events_master_part import (
    AccessSet,
    DeadlineMoved,
    DiaryChanged,
    EndTakenBack,
    MasterActed,
    MasterJoined,
    MasterLeft,
    MasterSilent,
    PauseChanged,
    PauseReminded,
    PlayerActed,
    PressPosted,
    PressSent,
    PressWishSet,
    PressWithheld,
    SettingChanged,
    StartMoved,
    StartTakenBack,
)
from judge.game.events_phases_part import (
    Abandoned,
    Adjusted,
    Ended,
    FellIntoDisorder,
    MasterAwaited,
    PhaseJudged,
    PhaseOpened,
    ReminderDue,
    RolledBack,
    WentLate,
)
from judge.game.events_seats_part import (
    AbsenceEnded,
    AbsenceSet,
    Admitted,
    ApprovalAsked,
    Approved,
    Created,
    Joined,
    Left,
    Observing,
    PartnerJoined,
    PartnerLeft,
    PasswordChanged,
    PreferenceSet,
    PresenceSaid,
    Returned,
    RollCalled,
    RoundOpened,
    StandbyDone,
    StandbyNamed,
    StandbysAsked,
    Started,
    TookOver,
)
from judge.game.refusals import Refused

Event: TypeAlias = (
    Refused
    | Created
    | Joined
    | Observing
    | PreferenceSet
    | RollCalled
    | RoundOpened
    | PresenceSaid
    | Started
    | TookOver
    | Returned
    | Left
    | Admitted
    | ApprovalAsked
    | Approved
    | AbsenceSet
    | AbsenceEnded
    | PasswordChanged
    | PhaseOpened
    | OrdersTaken
    | OrdersCleared
    | LateOrders
    | UnitsLent
    | ProxyEnded
    | AheadKept
    | AheadCleared
    | AheadReplaced
    | AheadUsed
    | WaitSet
    | DrawVoted
    | ConcessionVoted
    | ProposalMade
    | VoteCast
    | ProposalAwaits
    | ProposalClosed
    | ReminderDue
    | MasterAwaited
    | WentLate
    | Abandoned
    | FellIntoDisorder
    | PhaseJudged
    | RolledBack
    | Adjusted
    | Ended
    | DeadlineMoved
    | StartMoved
    | SettingChanged
    | AccessSet
    | PauseChanged
    | PauseReminded
    | MasterSilent
    | EndTakenBack
    | StartTakenBack
    | MasterActed
    | PlayerActed
    | MasterJoined
    | MasterLeft
    | PartnerJoined
    | PartnerLeft
    | PressSent
    | PressPosted
    | PressWithheld
    | PressWishSet
    | DiaryChanged
    | StandbysAsked
    | StandbyNamed
    | StandbyDone
)
