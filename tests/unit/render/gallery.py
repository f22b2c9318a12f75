"""One scene for each mail the judge writes, by the name of its snapshot.

The page docs/reference/mails.md shows the kinds of notices in this order.
"""

from __future__ import annotations

from collections.abc import Mapping

from tests.unit.render import (
    gallery_gunboat,
    gallery_keeper,
    gallery_life,
    gallery_press,
    gallery_proxies,
    gallery_replies,
    gallery_security,
)
from tests.unit.render.scene import Scene

SCENES: Mapping[str, Scene] = {
    **gallery_replies.SCENES,
    **gallery_security.SCENES,
    **gallery_life.SCENES,
    **gallery_press.SCENES,
    **gallery_gunboat.SCENES,
    **gallery_proxies.SCENES,
    **gallery_keeper.SCENES,
}
