"""Pictures that go with emails: results, the start of a game, a board asked for, as their reader sees them.

The drawing is made of the very values that the text is made of, so a picture shows nothing that the text
keeps from its reader; and it is made once for all readers who see the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

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
from judge.render.mail_context import MailContext
from judge.render.maps.base_map import XY, base_map_of
from judge.render.maps.legend import SMALLEST
from judge.render.maps.letters import READABLE
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
from judge.render.maps.windows import Window, around, halves, is_crowded, is_too_wide
from judge.render.text.messages import say
from judge.render.views.record_pages import foreseen, snapshot_of
from judge.rules.phases import Phase
from judge.rules.units import Power
from judge.rules.variant import Variant
from judge.variants.geometry import Geometry, map_of
from judge.variants.load import known_name, load

_MAP_FILE = re.compile(r"map(?:[. ]+(.+))?")
"""The name of the file that lists a board's borders: `map`, `map.modern`."""


@dataclass(frozen=True, slots=True)
class _Wanted:
    """How a picture is wanted, and around whose units if the whole map would be too wide."""

    form: MapForm
    power: Power | None


class MailPictures:
    """Makes the pictures of emails, and remembers the last."""

    def __init__(self) -> None:
        self._last: tuple[object, _Wanted, Picture] | None = None

    def of(self, notice: Notice, form: MapForm, power: Power | None = None) -> Picture | None:
        """Return the picture that goes with a notice; None where there is none, or no map of the board.

        Of a very wide map it is the part around the units of `power`, the reader's.
        """
        wanted = _Wanted(form, power)
        match notice:
            case Results(game=game, snapshot=snapshot, later=later):
                last = (snapshot, *later)[-1]
                return self._made(game, last, wanted, lambda one: _of_phase(game, last, one))
            case GameStarting(game=game):
                return self._made(game, game.position, wanted, lambda one: _of_position(game, one))
            case Reply(pages=pages):
                return next((found for page in pages if (found := _asked_for(notice, page, wanted))), None)
        return None

    def _made(
        self, game: Game, seen: object, wanted: _Wanted, make: Callable[[_Wanted], Picture | None]
    ) -> Picture | None:
        """Return the picture of what is seen; the mails of a phase are composed one after the other."""
        geometry = map_of(game.variant.name)
        if geometry is not None and not is_crowded(game.variant.board, geometry):
            wanted = replace(wanted, power=None)
        if self._last is not None and self._last[0] is seen and self._last[1] == wanted:
            return self._last[2]
        picture = make(wanted)
        if picture is not None:
            self._last = (seen, wanted, picture)
        return picture


def board_of(notice: Notice) -> str:
    """Return the board that a notice's picture is of: that of the file that a reply lists, or of its game."""
    pages = notice.pages if isinstance(notice, Reply) else ()
    files = (_listed(page.topic) for page in pages if page.kind is PageKind.FILE)
    tried = (page.trial.game.variant.name for page in pages if page.trial)
    games = (*(page.games[0] for page in pages if page.games), notice.about)
    return next(filter(None, (*files, *tried)), None) or next(
        (game.variant.name for game in games if game), ""
    )


def map_page(notice: Notice, context: MailContext) -> str:
    """Return the page on the web that has the map of a notice's picture, large; empty if none has it."""
    match notice:
        case Results(game=game, snapshot=snapshot, later=later):
            return context.web_page(game, (snapshot, *later)[-1].phase)
        case GameStarting(game=game):
            return context.web_page(game)
        case Reply(pages=pages):
            return next(filter(None, (_page_of_map(notice, page, context) for page in pages)), "")
    return ""


def _page_of_map(reply: Reply, page: Page, context: MailContext) -> str:
    match page:
        case Page(kind=PageKind.RESULTS, games=(game,), asked=Resend() as command):
            return context.web_page(game, snapshot_of(page, command)[0].phase)
        case Page(kind=PageKind.GAME | PageKind.FILE | PageKind.OWN_ORDERS, games=(game,)):
            return context.web_page(game)
        case Page(kind=PageKind.FILE) if reply.game and board_of(reply) == reply.game.variant.name:
            return context.web_page(reply.game)
    return ""


def _of_phase(game: Game, snapshot: Snapshot, wanted: _Wanted) -> Picture | None:
    return _drawn(game, snapshot.phase, map_view(game, snapshot), alternative(game, snapshot), wanted)


def _asked_for(reply: Reply, page: Page, wanted: _Wanted) -> Picture | None:
    """Return the board that a page of a reply is about; only for who has a part in the game, as it is long.

    Who asks without SIGN ON gets what everyone may see, once it is proven that they wrote.
    """
    wanted = replace(wanted, power=page.power or wanted.power)
    match page:
        case Page(kind=PageKind.RESULTS, games=(game,), asked=Resend() as command) if _has_part(page.role):
            return _of_phase(game, snapshot_of(page, command)[0], wanted)
        case Page(kind=PageKind.GAME, games=(game,)) if _has_part(page.role) or page.mine:
            return _of_position(game, wanted)
        case Page(kind=PageKind.FILE, topic=topic) if _has_part(reply.role) or page.mine:
            return _of_file(reply.game or next(iter(page.games), None), topic, wanted)
    return _not_adjudicated(page, wanted)


def _not_adjudicated(page: Page, wanted: _Wanted) -> Picture | None:
    """Return the picture of what has not been adjudicated, which says so itself."""
    match page:
        case Page(kind=PageKind.PREDICTION, games=(game,)):
            return _of_prediction(game, foreseen(page), wanted)
        case Page(kind=PageKind.TRIAL, trial=Trial(picture=PictureLeftOut.NO) as trial):
            return _of_trial(trial, wanted)
        case Page(kind=PageKind.OWN_ORDERS, games=(game,), power=str() as power):
            return _of_own_orders(game, power, wanted)
    return None


def _of_file(game: Game | None, file: str, wanted: _Wanted) -> Picture | None:
    """The board whose borders the file lists: as the game stands if it is the game's, else as it begins."""
    board = _listed(file)
    if board is None:
        return None
    if game is not None and game.phase is not None and game.variant.name == board:
        return _of_position(game, wanted)
    variant = load(board)
    view, words = board_view(variant), board_alternative(variant)
    return _of_variant(variant, view, words, wanted, f"map-{board.partition('+')[0]}")


def _listed(file: str) -> str | None:
    """Return the board whose borders the file lists, None for another file."""
    asked = _MAP_FILE.fullmatch(file.lower())
    return known_name(asked[1] or "standard") if asked else None


def _of_prediction(game: Game, snapshot: Snapshot, wanted: _Wanted) -> Picture | None:
    """Return the phase as it would go, for its master; the picture itself says that nothing is judged."""
    view = map_view(game, snapshot)
    view = replace(view, title=f"{view.title}: not judged yet")
    words = say("map-before-results", map=alternative(game, snapshot))
    return _drawn(game, snapshot.phase, view, words, wanted, "-foreseen")


def _of_trial(trial: Trial, wanted: _Wanted) -> Picture | None:
    """Return the last phase of a trial; a line across its head says that nothing has been adjudicated."""
    game, snapshot = trial.game, trial.parts[-1].judged
    view = replace(map_view(game, snapshot), banner=say("map-trial"))
    words = say("map-before-results", map=alternative(game, snapshot))
    name = f"{folder_of(trial.about or game.variant.name)}-{snapshot.phase.mail_code}-trial"
    return _of_variant(game.variant, view, words, wanted, name)


def _of_own_orders(game: Game, power: Power, wanted: _Wanted) -> Picture | None:
    if game.phase is None:
        return None
    words = position_alternative(game)
    if game.orders.get(power):
        words = say("map-of-own-orders", map=words)
    return _drawn(game, game.phase, own_orders_view(game, power), words, wanted, "-mine")


def _has_part(role: Role) -> bool:
    return role >= Role.OBSERVER


def _of_position(game: Game, wanted: _Wanted) -> Picture | None:
    if game.phase is None:
        return None
    return _drawn(game, game.phase, position_view(game), position_alternative(game), wanted)


def _drawn(
    game: Game, phase: Phase, view: MapView, words: str, wanted: _Wanted, ending: str = ""
) -> Picture | None:
    return _of_variant(game.variant, view, words, wanted, f"{folder_of(game.name)}-{phase.mail_code}{ending}")


def _of_variant(variant: Variant, view: MapView, words: str, wanted: _Wanted, name: str) -> Picture | None:
    """Return the picture of a view: a drawing whole, as it can be enlarged.

    A PNG so that its names can be read.
    """
    geometry = map_of(variant.name)
    if geometry is None:
        return None
    windows: tuple[Window, ...] = ()
    if wanted.form is MapForm.PNG:
        if is_crowded(variant.board, geometry):
            windows = around(_units_of(wanted.power, variant, geometry, view), geometry)
        if windows:
            words = say("map-around-units", map=words)
        elif is_too_wide(geometry):
            return None
        elif windows := halves(variant.board, geometry):
            words = say("map-in-halves", map=words)
    width = windows[0].width if windows else geometry.picture
    size = READABLE * width
    legend = max(1.0, round(size / SMALLEST, 2)) if wanted.form is MapForm.PNG else 1.0
    drawn = draw(variant, geometry, view, name_size=size, windows=windows, legend=legend)
    return Picture(wanted.form, drawn, words, name)


def _units_of(power: Power | None, variant: Variant, geometry: Geometry, view: MapView) -> Iterator[XY]:
    """Return where the units of a power are on the picture; where it has none, its centres."""
    places = base_map_of(variant.board, geometry).units
    units = (*view.units, *(one.unit for one in view.dislodged))
    at = [one.at for one in units if one.power == power] or [
        code for code, owner in view.centres.items() if owner == power
    ]
    return (places[one] for one in at if one in places)
