"""Who may see what is in each field of a notice that could hold a name or an address, or show a board.

A person and a sender's address are types of their own (`Restricted`, `Known`), which mypy tells from others.
What is left are fields whose type does not say what they hold. Each is named here with the reason why every
reader of the notice may see it: a new one fails until it is named as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

from judge import notices
from judge.game.state import Game, Snapshot
from judge.notices.restricted import Known, Restricted
from judge.records import Person
from tests.unit.render.kinds import KINDS

_WHY: Mapping[str, tuple[str, ...]] = {
    "The reader's own power, or one of which the game tells everybody what the notice says of it": (
        *("CopyOfRecord.power", "LateOrdersTold.power", "PendingOrders.power", "Reminder.power"),
        *("PartnershipOffered.power", "ProxyChanged.giver", "Reply.power", "SeatReport.power", "Page.power"),
        *("KeptAside.power", "LeftOutMails.power", "PasswordsTried.power", "SeatChanged.power"),
        *("RolledBack.winners", "LineReport.unit", "SwapOffered.power", "SwapOffered.other"),
        *("PlayersSwapped.powers", "MemberMoved.power"),
    ),
    "The power whose player shows the reader what it gets": ("CopyForSpectator.power",),
    "Powers that are late or free: `AboutPowers` leaves each reader their own where the game hides that": (
        *("LateNotice.powers", "Openings.powers", "Disorder.powers"),
    ),
    "A power, None or left out by whoever makes the notice where the game hides whose it is": (
        *("AbsenceNotice.powers", "LateOrdersAsked.power", "MasterAsked.power", "StandbyMoved.power"),
        *("StandbyTold.power", "StandbyWanted.power", "VoteClosed.votes", "EarlierPart.led"),
        "AddressFails.power",
    ),
    "The name of a game that the reader has a part in or asked for, or that the list of games names": (
        *("GameFails.name", "GameLost.name", "SatOut.games", "KeptAside.game", "LineReport.seat"),
        *("Page.mine", "Page.topic", "SeriesStandings.going_on", "SeriesStandings.not_counted"),
        "Reply.open_game",
    ),
    "What the one reader wrote, or what an email in the reader's name says, of which the reader is asked": (
        *("LineReport.text", "LineReport.read", "LineReport.hint", "LineReport.understood"),
        *("LineReport.assumed", "LineReport.notes", "Reply.subject", "Reply.unreadable", "SentPress.body"),
        *("KeptAside.wrong", "LetterDropped.body", "LetterDropped.why", "RequestAnswered.line"),
        *("PendingOrders.taken", "PendingOrders.dropped", "PendingOrders.decided", "PendingOrders.remarks"),
        *("PendingOrders.unneeded", "AddressAsked.line", "ConfirmationAsked.line", "TokenUsed.line"),
        *("HeldLine.words", "LeftOutLine.text", "LeftOutLine.why", "WaitingOrders.proposed"),
    ),
    "What somebody wrote to be read by the readers of the notice": (
        *("Press.body", "Press.to", "Press.left_out", "LateOrdersTold.words", "MasterAsked.words"),
        *("RequestAnswered.words", "SettingsChanged.changes"),
    ),
    "An address of the reader's own, or one that an email to them claims as such": (
        *("AddressChanged.old", "AddressChanged.new", "AlsoAsked.address", "AlsoAsked.sender"),
        "AlsoChanged.address",
    ),
    "The command that a GM's YES gives; a newcomer's address is in it, whom the GM lets in": (
        "MasterAsked.line",
    ),
    "The address of another judge": ("GameMoved.moved_to",),
    "What a person shows of themselves to everybody who asks": (
        *("Profile.name", "Profile.address", "Profile.zone"),
    ),
    "The name of a person whom the end of a game has named to everybody": ("TableRow.name",),
    "People as the reader may know them, made by `known_people`": ("Page.people",),
    "Emails that were composed for this reader before": (
        *("Digest.mails", "ToldMail.subject", "ToldMail.text", "ToldMail.token"),
    ),
    "A token for the one reader": (
        *("AddressAsked.token", "ConfirmationAsked.token", "GameArrived.token", "KeptAside.token"),
        *("MailHeld.token", "MasterAsked.token", "OptInAsked.token", "PasswordToken.token"),
    ),
    "Words of the judge's own, and what the reader or the keeper may know in them": (
        *("OptInAsked.asks", "Remark.values", "SeatChanged.what", "Trial.about"),
    ),
    "The keeper sees everything": ("KeeperNote.what", "KeeperNote.detail", "KeeperReport.findings"),
    "A file that everybody may get": ("Page.text",),
    "Boards that `seen_by` of the notice, or of the page, hides": (
        *(
            "Results.snapshot",
            "Results.later",
            "TrialPart.judged",
            "GameEnded.snapshots",
            "ToldTogether.games",
            "Page.games",
        ),
    ),
}
WHO_MAY_SEE = {name: why for why, names in _WHY.items() for name in names}


def _held(hint: Any) -> Iterator[Any]:
    """Give the types a type hint is made of; a restricted value is none, whatever it holds."""
    if hint is Known or get_origin(hint) is Restricted:
        return
    parts = get_args(hint)
    if isinstance(hint, str) or get_origin(hint) is Callable:
        return
    if not parts:
        yield hint
    for part in parts:
        yield from _held(part)


def _is_ours(kind: Any) -> bool:
    return isinstance(kind, type) and is_dataclass(kind) and kind.__module__.startswith(notices.__name__)


def _open_fields() -> dict[str, Any]:
    """Find the fields of notices, and of the values in them, whose type does not say what they hold."""
    found: dict[str, Any] = {}
    todo, seen = list[type](KINDS), set[type]()
    while todo:
        kind = todo.pop()
        if kind in seen:
            continue
        seen.add(kind)
        hints = get_type_hints(kind)
        for field in fields(kind):
            held = set(_held(hints[field.name])) - {NoneType, Ellipsis}
            todo += [one for one in held if _is_ours(one)]
            if held & {str, object, Any, Person, Snapshot} or (Game in held and field.name != "game"):
                found[f"{kind.__name__}.{field.name}"] = hints[field.name]
    return found


def test_of_every_open_field_it_is_said_who_may_see_it() -> None:
    found = _open_fields()
    assert sorted(found) == sorted(WHO_MAY_SEE)
    assert len(WHO_MAY_SEE) == sum(map(len, _WHY.values()))


def test_no_notice_holds_a_person_whom_not_all_its_readers_may_know() -> None:
    """`Restricted` and `Known` say whom the reader may know; the `Addressee` has the reader's own person."""
    assert not [name for name, hint in _open_fields().items() if Person in set(_held(hint))]


def test_a_field_that_holds_a_person_or_a_name_is_found() -> None:
    """Else the tests above could not fail."""
    assert Person in set(_held(Mapping[int, tuple[Person, ...]]))
    assert str in set(_held(tuple[tuple[str, int], ...] | None))
    assert set(_held(Mapping[int, Restricted[Known]])) == {int}
