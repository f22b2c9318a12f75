"""Pictures that mails wait for, drawn before the mails are sent; one that fails keeps no mail back."""

from __future__ import annotations

import logging
from contextlib import closing

from judge.mail.illustration import WIDTH
from judge.render.maps.rasterizer import Rasterizer
from judge.service.ports import Pictures

log = logging.getLogger(__name__)
_BATCH = 100
"""Drawings in memory at a time, of about 80 KB each."""


def draw_pictures(pictures: Pictures) -> None:
    """Make every PNG that is wanted and was not tried yet."""
    with closing(Rasterizer(WIDTH)) as rasterizer:
        while wanted := pictures.to_draw(_BATCH):
            made = rasterizer.draw([svg for _, svg in wanted])
            for (key, _), png in zip(wanted, made, strict=True):
                if png is None:
                    log.warning("a map could not be drawn, and its mails go as text; judge doctor says more")
                pictures.note_drawn(key, png)
