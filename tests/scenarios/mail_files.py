"""The files of judge/ that an order mail runs through: `python -m tests.scenarios.mail_files` prints them.

A file counts if a function of it is called between the arrival of the mail and the sending of the reply.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

import judge
from judge.store.database import Database
from tests.scenarios.alpha import ANNA
from tests.scenarios.story import StoryJudge, read
from tests.services import services_on

ORDERS = "SIGN ON Austria alpha {password}\nA Vienna - Galicia\nA Budapest - Serbia\nF Trieste - Albania\n"
ROOM = Path(judge.__file__).parent


def files_called(step: Callable[[], None]) -> list[str]:
    """The files below judge/ of which a function is called in a step, sorted."""
    names: set[str] = set()

    def note(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call":
            names.add(frame.f_code.co_filename)

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        step()
    finally:
        sys.setprofile(before)
    return sorted(
        Path(name).relative_to(ROOM).as_posix() for name in names if Path(name).is_relative_to(ROOM)
    )


def password_of(player: str) -> str:
    """The password with which a player joins in the opening."""
    lines = (line for step in read("opening") if step.text.startswith(player) for line in step.body)
    return next(line.split()[-1] for line in lines if line.startswith("SIGN ON"))


def files_of_order_mail(folder: Path) -> list[str]:
    """The files of a SIGN ON with three orders, in the game of the opening; the reply is asserted."""
    database = Database(f"sqlite:///{folder / 'judge.db'}")
    database.upgrade()
    story = StoryJudge(services_on(database))
    story.play("opening")
    orders = ORDERS.format(password=password_of(ANNA))
    files = files_called(lambda: story.deliver(ANNA, "orders", orders))
    assert "All your orders are in." in story.unread[0].get_content()
    database.close()
    return files


if __name__ == "__main__":
    with TemporaryDirectory() as place:
        sys.stdout.write("\n".join((*files_of_order_mail(Path(place)), "")))
