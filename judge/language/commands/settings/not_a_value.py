"""What is wrong with the value of a setting."""

from __future__ import annotations

from judge.game.message import Message


class NotAValue(ValueError):  # noqa: N818  # it is the player's mistake, not an error of ours
    """The text is no value of its kind; `said` says what is wrong."""

    def __init__(self, said: Message) -> None:
        super().__init__(said)
        self.said = said
