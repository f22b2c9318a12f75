"""Each mail as it is read: compared with the text on file, which people have read.

`UPDATE_SNAPSHOTS=1 pytest tests/unit/render` writes the files anew; read the difference before you commit it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.unit.render.samples import SAMPLES
from tests.unit.render.seven_players import compose

FOLDER = Path(__file__).parent / "snapshots"


@pytest.mark.parametrize("name", SAMPLES)
def test_a_mail_reads_as_on_file(name: str) -> None:
    sample = SAMPLES[name]
    mail = compose(sample.notice, sample.to, sample.now)
    text = f"Subject: {mail.subject}\n\n{mail.body}"
    file = FOLDER / f"{name}.txt"
    if os.environ.get("UPDATE_SNAPSHOTS"):
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


def test_no_file_is_left_over() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(SAMPLES)
