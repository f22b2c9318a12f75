"""One scene for each mail the judge writes, by the name of its snapshot."""

from __future__ import annotations

from collections.abc import Mapping

from tests.unit.render import gallery_gunboat, gallery_life, gallery_press, gallery_proxies, gallery_replies
from tests.unit.render.scene import Scene

SCENES: Mapping[str, Scene] = {
    **gallery_replies.SCENES,
    **gallery_life.SCENES,
    **gallery_press.SCENES,
    **gallery_gunboat.SCENES,
    **gallery_proxies.SCENES,
}
