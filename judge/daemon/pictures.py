"""Pictures that emails wait for, drawn before the emails are sent; one that fails keeps no mail back."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import closing

from judge.daemon.clock import Clock
from judge.mail.illustration import WIDTH
from judge.records import ReadyPicture
from judge.records.overview import PICTURES
from judge.render.maps.rasterizer import Rasterizer
from judge.store.overview import Health
from judge.store.pictures import Pictures

log = logging.getLogger(__name__)
_FAULT = "a map could not be made a PNG, and its mails go as text"
_BATCH = 100
"""Drawings in memory at a time, of about 80 KB each."""


def ready_picture(pictures: Pictures, draw: Callable[[], None], key: str) -> ReadyPicture | None:
    """Find the picture of a key for a mail; `draw` makes all that are wanted if nobody tried this one yet."""
    found = pictures.ready(key)
    if found is None and pictures.is_undrawn(key):
        draw()
        found = pictures.ready(key)
    return found


def draw_pictures(pictures: Pictures, health: Health, clock: Clock) -> None:
    """Make every PNG that is wanted and was not tried yet; note for the keeper whether it could be made."""
    with closing(Rasterizer(WIDTH)) as rasterizer:
        while wanted := pictures.to_draw(_BATCH):
            made = list(rasterizer.draw([svg for _, svg in wanted]))
            for (key, _), png in zip(wanted, made, strict=True):
                pictures.note_drawn(key, png)
            if None in made:
                log.warning("%s; judge doctor says more", _FAULT)
                health.note_trouble(PICTURES, _FAULT, clock())
            else:
                health.note_work(PICTURES, clock())
