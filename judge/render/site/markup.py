"""Messages with HTML in them, for the pages of the site."""

from __future__ import annotations

from markupsafe import Markup, escape

from judge.game.message import Value
from judge.render.text.messages import say


def markup(key: str, **values: Value) -> Markup:
    """Return a message whose text is HTML, with its values escaped; what is Markup already stays."""
    return Markup(say(key, **{name: _escaped(value) for name, value in values.items()}))  # noqa: S704  # the catalogue is ours


def _escaped(value: Value) -> Value:
    match value:
        case str():
            return str(escape(value))
        case tuple():
            return tuple(str(escape(one)) if isinstance(one, str) else one for one in value)
        case _:
            return value
