"""A process that turns drawings into PNG: `python -m judge.render.maps.raster_process WIDTH`.

A process of its own, since the library keeps Python's lock while it draws, and a drawing on which it fails or
lingers must cost no one else anything. On standard input and output stand frames: four bytes of length, then
the SVG, or the PNG; an empty frame says that there is none. It imports little, as it starts for each picture.
"""

from __future__ import annotations

import sys
from typing import BinaryIO

from judge.render.maps.png import PngMaker

LENGTH = 4
"""Bytes before a frame that say how long it is, the highest first."""


def read_frame(stream: BinaryIO) -> bytes | None:
    """Return the next frame; None at the end, also in the middle of one."""
    head = stream.read(LENGTH)
    if len(head) < LENGTH:
        return None
    size = int.from_bytes(head)
    frame = stream.read(size)
    return frame if len(frame) == size else None


def write_frame(stream: BinaryIO, content: bytes) -> None:
    """Write a frame and flush."""
    stream.write(len(content).to_bytes(LENGTH) + content)
    stream.flush()


def serve(width: int, source: BinaryIO, target: BinaryIO) -> None:
    """Answer each drawing with its PNG, until the source ends."""
    maker = PngMaker(width)
    while (svg := read_frame(source)) is not None:
        try:
            png = maker.png(svg.decode())
        except Exception:  # noqa: BLE001  # whatever is wrong with one drawing, the next may be drawn
            png = b""
        write_frame(target, png)


if __name__ == "__main__":
    serve(int(sys.argv[1]), sys.stdin.buffer, sys.stdout.buffer)
