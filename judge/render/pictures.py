"""Pictures that go with mails: results, the start of a game, a board asked for, as their reader sees them.

The drawing is made of the very values that the text is made of, so a picture shows nothing that the text
keeps from its reader; and it is made once for all readers who see the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from judge.game.commands.anyone import Resend
from judge.game.order_style import MapForm
from judge.game.roles import Role
from judge.game.state import Game, Snapshot
from judge.notices.game import GameStarting
from judge.notices.notice import Notice
from judge.notices.phases import Results
from judge.notices.replies import Page, PageKind, PictureLeftOut, Reply, Trial
from judge.records import Picture
from judge.render.file_names import folder_of
from judge.render.maps.phase_map import (
    alternative,
    board_alternative,
    board_view,
    map_view,
    own_orders_view,
    position_alternative,
    position_view,
)
from judge.render.maps.svg import draw
from judge.render.maps.view import MapView
from judge.render.text.messages import say
from judge.render.views.record_pages import foreseen, snapshot_of
from judge.rules.phases import Phase
from judge.rules.units import Power
from judge.rules.variant import Variant
from judge.variants.geometry import map_of
from judge.variants.load import known_name, load

_WIDEST = 2100
"""The widest map whose names can be read in an email; a wider one is on the site, and comes as a drawing."""
_NAMES = 31 / 1200
"""How high names are, as a part of a picture's width: 9 pixels where a telephone shows it 358 wide."""
_MAP_FILE = re.compile(r"map(?:[. ]+(.+))?")
"""The name of the file that lists a board's borders: `map`, `map.modern`."""


class MailPictures:
    """Makes the pictures of mails, and remembers the last."""

    def __init__(self) -> None:
        self._last: tuple[object, MapForm, Picture] | None = None

    def of(self, notice: Notice, form: MapForm) -> Picture | None:
        """The picture that goes with a notice; None where there is none, or no map of the board."""
        match notice:
            case Results(game=game, snapshot=snapshot, later=later):
                last = (snapshot, *later)[-1]
                return self._made(last, form, lambda: _of_phase(game, last, form))
            case GameStarting(game=game):
                return self._made(game.position, form, lambda: _of_position(game, form))
            case Reply(pages=pages):
                return next((found for page in pages if (found := _asked_for(notice, page, form))), None)
        return None

    def _made(self, seen: object, form: MapForm, make: Callable[[], Picture | None]) -> Picture | None:
        """The picture of what is seen; the mails of a phase are composed one after the other."""
        if self._last is not None and self._last[0] is seen and self._last[1] is form:
            return self._last[2]
        picture = make()
        if picture is not None:
            self._last = (seen, form, picture)
        return picture


def board_of(notice: Notice) -> str:
    """The board that a notice's picture is of: that of the file that a reply lists, or of its game."""
    pages = notice.pages if isinstance(notice, Reply) else ()
    files = (_listed(page.topic) for page in pages if page.kind is PageKind.FILE)
    tried = (page.trial.game.variant.name for page in pages if page.trial)
    games = (*(page.games[0] for page in pages if page.games), notice.about)
    return next(filter(None, (*files, *tried)), None) or next(
        (game.variant.name for game in games if game), ""
    )


def _of_phase(game: Game, snapshot: Snapshot, form: MapForm) -> Picture | None:
    return _drawn(game, snapshot.phase, map_view(game, snapshot), alternative(game, snapshot), form)


def _asked_for(reply: Reply, page: Page, form: MapForm) -> Picture | None:
    """The board that a page of a reply is about; only for who has a part in the game, as it is long.

    Who asks without SIGN ON gets what everybody may see, once it is proven that he wrote.
    """
    match page:
        case Page(kind=PageKind.RESULTS, games=(game,), asked=Resend() as command) if _has_part(page.role):
            return _of_phase(game, snapshot_of(page, command)[0], form)
        case Page(kind=PageKind.GAME, games=(game,)) if _has_part(page.role) or page.mine:
            return _of_position(game, form)
        case Page(kind=PageKind.FILE, topic=topic) if _has_part(reply.role) or page.mine:
            return _of_file(reply.game or next(iter(page.games), None), topic, form)
    return _not_adjudicated(page, form)


def _not_adjudicated(page: Page, form: MapForm) -> Picture | None:
    """The picture of what has not been adjudicated, which says so itself."""
    match page:
        case Page(kind=PageKind.PREDICTION, games=(game,)):
            return _of_prediction(game, foreseen(page), form)
        case Page(kind=PageKind.TRIAL, trial=Trial(picture=PictureLeftOut.NO) as trial):
            return _of_trial(trial, form)
        case Page(kind=PageKind.OWN_ORDERS, games=(game,), power=str() as power):
            return _of_own_orders(game, power, form)
    return None


def _of_file(game: Game | None, file: str, form: MapForm) -> Picture | None:
    """The board whose borders the file lists: as the game stands if it is the game's, else as it begins."""
    board = _listed(file)
    if board is None:
        return None
    if game is not None and game.phase is not None and game.variant.name == board:
        return _of_position(game, form)
    variant = load(board)
    view, words = board_view(variant), board_alternative(variant)
    return _of_variant(variant, view, words, form, f"map-{board.partition('+')[0]}")


def _listed(file: str) -> str | None:
    """The board whose borders the file lists, None for another file."""
    asked = _MAP_FILE.fullmatch(file.lower())
    return known_name(asked[1] or "standard") if asked else None


def _of_prediction(game: Game, snapshot: Snapshot, form: MapForm) -> Picture | None:
    """The phase as it would go, for its master; the picture itself says that nothing is judged."""
    view = map_view(game, snapshot)
    view = replace(view, title=f"{view.title}: not judged yet")
    words = say("map-before-results", map=alternative(game, snapshot))
    return _drawn(game, snapshot.phase, view, words, form, "-foreseen")


def _of_trial(trial: Trial, form: MapForm) -> Picture | None:
    """The last phase of a trial; a line across its head says that nothing has been adjudicated."""
    game, snapshot = trial.game, trial.parts[-1].judged
    view = replace(map_view(game, snapshot), banner=say("map-trial"))
    words = say("map-before-results", map=alternative(game, snapshot))
    name = f"{folder_of(trial.about or game.variant.name)}-{snapshot.phase.mail_code}-trial"
    return _of_variant(game.variant, view, words, form, name)


def _of_own_orders(game: Game, power: Power, form: MapForm) -> Picture | None:
    if game.phase is None:
        return None
    words = say("map-of-own-orders", map=position_alternative(game))
    return _drawn(game, game.phase, own_orders_view(game, power), words, form, "-mine")


def _has_part(role: Role) -> bool:
    return role >= Role.OBSERVER


def _of_position(game: Game, form: MapForm) -> Picture | None:
    if game.phase is None:
        return None
    return _drawn(game, game.phase, position_view(game), position_alternative(game), form)


def _drawn(
    game: Game, phase: Phase, view: MapView, words: str, form: MapForm, ending: str = ""
) -> Picture | None:
    return _of_variant(game.variant, view, words, form, f"{folder_of(game.name)}-{phase.mail_code}{ending}")


def _of_variant(variant: Variant, view: MapView, words: str, form: MapForm, name: str) -> Picture | None:
    geometry = map_of(variant.name)
    if geometry is None or (form is MapForm.PNG and geometry.picture > _WIDEST):
        return None
    drawn = draw(variant, geometry, view, name_size=_NAMES * geometry.picture)
    return Picture(form, drawn, words, name)
