"""The ladder of proof: what a mail brings to speak for a seat, and whether that is enough."""

from __future__ import annotations

from dataclasses import dataclass

from judge.game.settings import Evidence

_LADDER = (Evidence.EITHER, Evidence.PASSWORD, Evidence.BOTH)
"""From what is easy to what is hard."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What speaks for a mail: the seat's password, our border's word for the address of record, a token.

    `confirmed` means that a token which was mailed to the address of record came back.
    """

    password: bool = False
    vouched: bool = False
    confirmed: bool = False

    @property
    def strong(self) -> bool:
        """Whether nothing better can be asked for."""
        return self.confirmed or (self.password and self.vouched)

    def suffices(self, wanted: Evidence) -> bool:
        """Whether the seat may be spoken for where this much is wanted."""
        if self.confirmed:
            return True
        match wanted:
            case Evidence.EITHER:
                return self.password or self.vouched
            case Evidence.PASSWORD:
                return self.password
            case Evidence.BOTH:
                return self.password and self.vouched


def stricter(one: Evidence, other: Evidence) -> Evidence:
    """What satisfies both the judge and the game."""
    return max(one, other, key=_LADDER.index)
