"""Each mail as it is read: compared with the text on file, which people have read.

`UPDATE_SNAPSHOTS=1 pytest tests/unit/render` writes the files anew; read the difference before you commit it.
"""

from __future__ import annotations

import re
from pathlib import Path

from judge.game.state import Game
from judge.render.text.messages import say
from tests.drawn_files import on_file
from tests.rows import each_row
from tests.unit.render.samples import SAMPLES
from tests.unit.render.seven_players import compose

FOLDER = Path(__file__).parent / "snapshots"


@each_row("name", SAMPLES)
def test_a_mail_reads_as_on_file(name: str) -> None:
    sample = SAMPLES[name]
    mail = compose(sample.notice, sample.to, sample.now)
    text = f"Subject: {mail.subject}\n\n{mail.body}"
    assert text == on_file(FOLDER / f"{name}.txt", text)


ABOUT_ONE_GAME = [
    name for name, one in SAMPLES.items() if isinstance(getattr(one.notice, "game", None), Game)
]


@each_row("name", ABOUT_ONE_GAME)
def test_a_mail_about_a_game_begins_with_judge_game_and_variant(name: str) -> None:
    sample = SAMPLES[name]
    game = sample.notice.game  # type: ignore[attr-defined]  # of those that have one
    lines = (
        compose(sample.notice, sample.to, sample.now).body.removeprefix(f"{say('fence')}\n\n").splitlines()
    )
    assert lines[0] == f":: Judge: ANCH  Game: Alpha  Variant: {game.variant_title}"
    assert re.fullmatch(
        r":: Deadline: [SFW]\d{4}[MRBA][PX]? (none|\w{3} \w{3} \d\d \d{4} [\d:]{8} \+0000)", lines[1]
    )
    assert lines[2] == ""


def test_no_file_is_left_over() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(SAMPLES)
