"""The outbox: outgoing mails, final bytes and all, kept until the next server has them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Protocol

from judge.records import Caused, Concern, Excess, Parcel, PutOff, Queued


class Outbox(Protocol):
    """Parcels on their way to the next server; each call is a transaction of its own."""

    def take_due(self, now: datetime, limit: int = 50) -> Sequence[Queued]:
        """Parcels to send now, oldest first; they are this sender's until each is spoken of, or `release`."""
        ...

    def mark_sent(self, parcel: int, now: datetime) -> None:
        """The next server has it."""
        ...

    def postpone(self, parcel: int, until: datetime, detail: str) -> None:
        """Try again at `until`."""
        ...

    def give_up(self, parcel: int, now: datetime, detail: str) -> None:
        """No further try; the keeper sees it in `judge mails list`."""
        ...

    def release(self) -> None:
        """Put back what was handed out by `take_due` and not spoken of since; it is due as before."""
        ...

    def left_over(self, now: datetime) -> bool:
        """Whether parcels are to be sent now that nobody has in hand."""
        ...


class OutboxRecords(Protocol):
    """Outgoing mails within a unit of work: queued together with their cause, looked up, shortened."""

    def add(
        self, parcel: Parcel, now: datetime, *, put_off: bool = False, until: datetime | None = None
    ) -> None:
        """Queue a parcel, or keep it for a digest; one with the same key is left as it is.

        With `until` it waits for the others of its cause, until then at most.
        """
        ...

    def caused(self, cause: str, now: datetime, within: timedelta) -> Mapping[str, Caused]:
        """What a cause brought to each mailbox, less than `within` away from `now`, and what waits.

        Asked once of a cause; what is added afterwards counts too.
        """
        ...

    def excess_due(self, now: datetime) -> Sequence[Excess]:
        """The causes and recipients of which a mail has waited long enough, oldest first."""
        ...

    def excess_of(self, game: str) -> Sequence[Excess]:
        """The causes and recipients of which a mail about a game waits, whether due or not; oldest first."""
        ...

    def hasten(self, game: str, until: datetime, recipient: str | None = None) -> None:
        """Let what waits about a game for its cause be due then, unless it is due before.

        With a recipient only that one's.
        """
        ...

    def take_excess(self, excesses: Sequence[Excess], now: datetime) -> Sequence[Parcel]:
        """All mails of causes that wait for a recipient, oldest first; they count as sent, not as caused."""
        ...

    def put_off(self) -> Sequence[PutOff]:
        """What waits for digests."""
        ...

    def take_put_off(self, recipient: str, game: str | None, part: str, now: datetime) -> Sequence[bytes]:
        """The mails of one digest, oldest first; they count as sent."""
        ...

    def count_replies(self, address: str, since: datetime) -> int:
        """How many replies were queued for an address since then."""
        ...

    def by_message_id(self, message_id: str) -> tuple[int, str] | None:
        """The number and recipient of the parcel with that Message-ID."""
        ...

    def message_id(self, key: str) -> str | None:
        """The Message-ID of the parcel with that key."""
        ...

    def concern(self, message_id: str) -> Concern | None:
        """What the parcel with that Message-ID was about, and who got it."""
        ...

    def raw(self, message_id: str) -> bytes | None:
        """The bytes of the parcel with that Message-ID."""
        ...

    def note_bounce(self, parcel: int, detail: str) -> None:
        """Write down why a parcel did not arrive."""
        ...

    def forget_address(self, address: str, instead: str, erased: bytes) -> None:
        """Put `instead` in the place of a recipient, and `erased` in that of mails to or about him."""
        ...

    def forget_strangers(self, before: datetime, instead: str, erased: bytes) -> None:
        """Put `instead` and `erased` in the place of unknown recipients and the mails queued before that."""
        ...

    def erase_notices(self, games: Sequence[str], name: str, before: datetime, erased: bytes) -> None:
        """Put `erased` in the place of mails sent before that: of these games, and with this name in them."""
        ...

    def erase_old(self, before: datetime, raw: bytes, limit: int, after: int = 0) -> Sequence[int]:
        """Put `raw` in the place of the bytes of mails sent before that; which, by number, behind one.

        The same of mails that were given up, held or dropped and queued before that; none of them can be sent
        any more. What waits to be sent stays.
        """
        ...
