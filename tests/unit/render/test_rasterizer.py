from __future__ import annotations

import sys
from contextlib import closing
from io import BytesIO

from PIL import Image

from judge.render.maps.raster_process import read_frame, serve, write_frame
from judge.render.maps.rasterizer import Rasterizer

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'
HANGS_ON_SLOW = """
import sys, time
from judge.render.maps.raster_process import read_frame, write_frame
while (frame := read_frame(sys.stdin.buffer)) is not None:
    if frame == b"slow":
        time.sleep(600)
    if frame == b"dead":
        sys.exit(3)
    write_frame(sys.stdout.buffer, b"PNG of " + frame)
"""


def test_drawings_come_back_in_their_order_as_wide_as_asked() -> None:
    with closing(Rasterizer(64)) as rasterizer:
        first, broken, last = rasterizer.draw([SQUARE, "<svg", SQUARE])
    assert broken is None
    assert first == last
    assert first is not None
    with Image.open(BytesIO(first)) as picture:
        assert (picture.format, picture.size, picture.mode) == ("PNG", (64, 64), "P")


def test_one_that_takes_too_long_or_kills_its_process_costs_the_others_nothing() -> None:
    command = (sys.executable, "-c", HANGS_ON_SLOW)
    with closing(Rasterizer(64, processes=1, seconds=2.0, command=command)) as rasterizer:
        drawn = list(rasterizer.draw(["one", "slow", "two", "dead", "three"]))
    assert drawn == [b"PNG of one", None, b"PNG of two", None, b"PNG of three"]


def test_without_anything_to_draw_nothing_is_started() -> None:
    with closing(Rasterizer(64, command=("/does/not/exist",))) as rasterizer:
        assert list(rasterizer.draw([])) == []


def test_the_process_answers_frame_by_frame() -> None:
    asked, answered = BytesIO(), BytesIO()
    for svg in (SQUARE, "nonsense"):
        write_frame(asked, svg.encode())
    asked.write(b"\0\0\0\x09half")
    asked.seek(0)
    serve(32, asked, answered)
    answered.seek(0)
    png, nothing, end = (read_frame(answered) for _ in range(3))
    assert png is not None
    assert png.startswith(b"\x89PNG")
    assert nothing == b""
    assert end is None
