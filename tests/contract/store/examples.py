"""Values the contract is shown with."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from judge.game.settings import Settings
from judge.game.state import Game, Guest, Seat, Snapshot
from judge.records import OutgoingEmail
from judge.rules.orders import Hold, Support
from judge.rules.outcome import Outcome, Result, Verdict
from judge.rules.rulebook import PRESETS
from judge.rules.units import Kind
from judge.store.database import Database
from judge.variants.load import load

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
DAY = timedelta(days=1)
STANDARD = load("standard")


def mail(
    body: str = "hello", message_id: str = "<1@home.example>", sender: str = "anna@home.example"
) -> bytes:
    return f"From: Anna <{sender}>\r\nMessage-ID: {message_id}\r\n\r\n{body}\r\n".encode()


def parcel(key: str, recipient: str = "anna@home.example", *, reply: bool = False) -> OutgoingEmail:
    raw = f"Subject: {key}\r\n\r\n{key}\r\n".encode()
    return OutgoingEmail(key, recipient, f"<{key}@judge.example>", raw, "alpha", reply=reply)


def people(database: Database, *names: str) -> list[int]:
    """Register people; their numbers."""
    with database.begin() as work:
        numbers = [work.people.add(name, f"{name}@home.example", "UTC", NOON, ()).id for name in names]
        work.commit()
    return numbers


def game(master: int, name: str = "alpha", **changes: object) -> Game:
    plain = Game(
        name,
        STANDARD,
        PRESETS["datc3"],
        Settings(),
        seed=7,
        master=Guest(master, "#secret"),
        created=NOON,
        phase=STANDARD.start,
        position=STANDARD.position,
        orders={"FRANCE": (Hold(Kind.ARMY, "PAR"), Support(Kind.ARMY, "MAR", "PAR"))},
    )
    return replace(plain, **changes)  # type: ignore[arg-type]  # fields by name


def seated(master: int, player: int, power: str = "FRANCE") -> Game:
    return game(master, seats=(Seat(power, player, "#word"), Seat("TURKEY", 0, "")))


def snapshot(number: int = 1) -> Snapshot:
    hold = Hold(Kind.ARMY, "PAR")
    return Snapshot(
        number,
        STANDARD.start,
        STANDARD.position,
        {"FRANCE": (hold,)},
        Outcome((Result("FRANCE", hold, Verdict.OK),), STANDARD.position),
        Settings(),
        NOON,
        NOON,
        number - 1 or None,
    )
