"""The views by the kinds of their notices: what a view returns is what the notice's templates print."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from judge.notices.notice import Notice
from judge.render.mail_context import MailContext

N = TypeVar("N", bound=Notice)
V = TypeVar("V", bound=Mapping[str, object])
View: TypeAlias = Callable[[N, MailContext], V]

VIEWS: dict[type[Notice], View[Any, Mapping[str, object]]] = {}


def view(kind: type[N]) -> Callable[[View[N, V]], View[N, V]]:
    """Make a function the view of a kind of notice."""

    def register(function: View[N, V]) -> View[N, V]:
        VIEWS[kind] = function
        return function

    return register
