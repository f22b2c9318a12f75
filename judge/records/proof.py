"""The proof of who sent a mail, and whether it suffices.

A seat wants evidence (`game.settings.Evidence`); a proof suffices for it or not.
"""

from __future__ import annotations

from dataclasses import dataclass

from judge.game.settings import Evidence

_FROM_WEAK_TO_STRONG = (Evidence.EITHER, Evidence.REPLY, Evidence.PASSWORD, Evidence.BOTH)


@dataclass(frozen=True, slots=True)
class Proof:
    """What proves who sent a mail.

    `password` is the seat's; `vouched` if our mail server vouches for its coming from the address of record;
    `confirmed` if a token that was mailed to that address came back; `replied` if it answers a mail of ours
    that only that address got, about the very seat (`incoming.replies`).
    """

    password: bool = False
    vouched: bool = False
    confirmed: bool = False
    replied: bool = False

    @property
    def only_replied(self) -> bool:
        """Whether nothing but the reply shows who wrote: enough to play, not to give the seat away."""
        return self.replied and not (self.password or self.confirmed)

    @property
    def strong(self) -> bool:
        """Whether no evidence wants more."""
        return self.confirmed or (self.password and self.vouched)

    def suffices(self, wanted: Evidence) -> bool:
        """Whether it is enough where this evidence is wanted."""
        if self.confirmed:
            return True
        match wanted:
            case Evidence.EITHER:
                return self.password or self.replied or self.vouched
            case Evidence.REPLY:
                return self.password or self.replied
            case Evidence.PASSWORD:
                return self.password
            case Evidence.BOTH:
                return self.password and self.vouched


def stricter(one: Evidence, other: Evidence) -> Evidence:
    """The stricter of two evidences, which satisfies both."""
    return max(one, other, key=_FROM_WEAK_TO_STRONG.index)
