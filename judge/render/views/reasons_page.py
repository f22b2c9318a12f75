"""The page of reasons: why the orders of a phase, or of a place in it, came to what they did."""

from __future__ import annotations

from judge.game.commands.anyone import Why
from judge.language.names import names
from judge.language.orders.writing import form_of
from judge.notices.replies import Page
from judge.render.mail_context import MailContext
from judge.render.text.english import kind_label, season
from judge.render.text.escaping import wrapped
from judge.render.views.pages import PageValues
from judge.render.views.record_pages import snapshot_of
from judge.rules.explanation import explain
from judge.rules.outcome import concerns


class ReasonsPageValues(PageValues):
    """What the page of reasons prints."""

    title: str
    name: str
    place: str
    code: str
    rows: tuple[str, ...]


def reasons_page(page: Page, context: MailContext) -> ReasonsPageValues:
    """Why the orders of a phase that have to do with a place came to what they did."""
    command, (game,) = page.asked, page.games
    assert isinstance(command, Why)
    snapshot, _ = snapshot_of(page, command)
    wanted = names(game.variant).province(command.place) if command.place else ()
    own = page.power if command.own else None
    results = (one for one in snapshot.outcome.results if own is None or one.power == own)
    found = [one for one in results if not wanted or concerns(one, wanted)]
    form, name = form_of(context.style, game.board)
    rows = (
        (
            game.variant.power(one.power).name,
            explain(game.board, snapshot.position, snapshot.outcome, one, form, name),
        )
        for one in found
    )
    return {
        "kind": "reasons",
        "asked_for": "WHY",
        "title": f"{kind_label(snapshot.phase)} of {season(snapshot.phase)}",
        "name": game.name,
        "place": game.board.name(wanted[0]) if wanted else "",
        "code": snapshot.phase.mail_code,
        "rows": tuple(line for power, why in rows for line in wrapped(f"- {power}: {why}.", hanging="  ")),
    }
