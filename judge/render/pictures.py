"""Pictures that go with mails: the results of a phase, the start of a game, as their reader sees them.

The drawing is made of the very values that the text is made of, so a picture shows nothing that the text
keeps from its reader; and it is made once for all readers who see the same.
"""

from __future__ import annotations

from collections.abc import Callable

from judge.game.order_style import MapForm
from judge.game.state import Game, Snapshot
from judge.render.file_names import folder_of
from judge.render.maps.phase_map import alternative, map_view, position_alternative, position_view
from judge.render.maps.svg import draw
from judge.render.maps.view import MapView
from judge.rules.phases import Phase
from judge.service.notices.addressee import Addressee
from judge.service.notices.game import GameStarting
from judge.service.notices.notice import Notice
from judge.service.notices.phases import Results
from judge.service.ports import Picture
from judge.variants.geometry import map_of


class MailPictures:
    """Makes the pictures of mails, in the form that a reader chose or else in the judge's `usual` one."""

    def __init__(self, usual: MapForm) -> None:
        self._usual = usual
        self._last: tuple[object, MapForm, Picture] | None = None

    def of(self, notice: Notice, reader: Addressee | None) -> Picture | None:
        """The picture that goes with a notice; None where there is none, or no map of the board."""
        form = (reader.person.wish.map if reader else MapForm.NONE) or self._usual
        if form is MapForm.NONE:
            return None
        match notice:
            case Results(game=game, snapshot=snapshot, later=later):
                last = (snapshot, *later)[-1]
                return self._made(last, form, lambda: _of_phase(game, last, form))
            case GameStarting(game=game) if game.phase is not None:
                return self._made(game.position, form, lambda: _of_start(game, form))
        return None

    def _made(self, seen: object, form: MapForm, make: Callable[[], Picture | None]) -> Picture | None:
        """The picture of what is seen; the mails of a phase are composed one after the other."""
        if self._last is not None and self._last[0] is seen and self._last[1] is form:
            return self._last[2]
        picture = make()
        if picture is not None:
            self._last = (seen, form, picture)
        return picture


def _of_phase(game: Game, snapshot: Snapshot, form: MapForm) -> Picture | None:
    return _drawn(game, snapshot.phase, map_view(game, snapshot), alternative(game, snapshot), form)


def _of_start(game: Game, form: MapForm) -> Picture | None:
    assert game.phase is not None
    return _drawn(game, game.phase, position_view(game), position_alternative(game), form)


def _drawn(game: Game, phase: Phase, view: MapView, words: str, form: MapForm) -> Picture | None:
    geometry = map_of(game.variant.name)
    if geometry is None:
        return None
    svg = draw(game.variant, geometry, view)
    return Picture(form, svg, words, f"{folder_of(game.name)}-{phase.mail_code}")
