"""What all notices have in common: a name, which leads to what words them."""

from __future__ import annotations

import re
from typing import ClassVar

_WORD = re.compile(r"(?<!^)(?=[A-Z])")


class Notice:
    """A kind of outgoing mail; each is a frozen dataclass of its own that holds values only.

    `template` is the class's name in snake case. A view of that name (judge/render/views, in the file of the
    notice's own name) makes the values that the templates in the folder of that name (templates/mail) print.
    With one that `tells_deadline` comes the deadline of its game for calendar programs. One that
    `replaces_earlier` ones tells how something is now, so that of several in one mail the latest is enough.
    """

    template: ClassVar[str]
    tells_deadline: ClassVar[bool] = False
    replaces_earlier: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        cls.template = _WORD.sub("_", cls.__name__).lower()
