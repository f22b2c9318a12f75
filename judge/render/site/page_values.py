"""The values of the site's pages: of a game, of a series, and of the judge itself.

A game's page shows nothing but its `Publication`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import groupby, pairwise
from typing import cast

from judge.game.anonymity import anonymous
from judge.game.commands.anyone import Resend
from judge.game.events import PhaseJudged, PressSent
from judge.game.order_style import USUAL
from judge.game.roles import Role
from judge.game.settings.values import Blind
from judge.game.sight import SightedGame
from judge.game.state import Ending, Game, Seat, Snapshot, Status
from judge.notices.notice import JudgeInfo
from judge.notices.publication import Publication
from judge.notices.replies import Page, PageKind
from judge.notices.series import SeriesStandings
from judge.records import Recorded
from judge.render.calendar import feed_event
from judge.render.file_names import folder_of, page_of
from judge.render.help_pages import COMMAND_TOPICS, commands_on, topic_title
from judge.render.lines.board_table import board_rows
from judge.render.lines.history import positions_by_year, winners_named
from judge.render.lines.press import press_lines
from judge.render.lines.seats import is_named, name_of, open_seats, series_text
from judge.render.lines.settings import setting_values, value_text
from judge.render.mail_context import MailContext, Values
from judge.render.maps.phase_map import alternative
from judge.render.site.centre_chart import NARROW_WIDTH, WIDTH, chart_height
from judge.render.text.messages import say
from judge.render.text.phase_names import phase_title, season_and_year, season_name
from judge.render.views.record_pages import results_page
from judge.render.views.series import game_named, points_text, powers_text
from judge.rules.phases import Phase

# Blocks of a text that is mailed, taken apart for a page that flows: of HELP, or a list.
#
# A heading begins with `# `; the items of a list begin with a number or a dash; lines that are indented, or
# set in columns, stay as they are; all else is a paragraph. So nothing is written twice, and a telephone can
# break the lines of prose.

HEADING, PARAGRAPH, LIST, BULLETS, FIXED = "heading", "paragraph", "list", "bullets", "fixed"
_ITEM, _BULLET = re.compile(r"\d+\. +"), re.compile(r"- ")
_COLUMNS = re.compile(r"^ |\S {2,}\S")
_MARGIN = 4


@dataclass(frozen=True, slots=True)
class Block:
    """A block: its kind, and its lines; those of a list are the items."""

    kind: str
    lines: tuple[str, ...]


def help_blocks(text: str) -> tuple[Block, ...]:
    """Return the blocks of a page, in order."""
    found: list[Block] = []
    for block in _paragraphs(text):
        if _ITEM.match(block[0]):
            found.append(Block(LIST, tuple(_items(block, _ITEM))))
        elif _BULLET.match(block[0]):
            found.append(Block(BULLETS, bullets(block)))
        else:
            found += _runs(block)
    return tuple(_joined(found))


def _paragraphs(text: str) -> Iterator[list[str]]:
    for filled, lines in groupby(text.splitlines(), key=lambda line: bool(line.strip())):
        if filled:
            yield [*lines]


def bullets(lines: Iterable[str]) -> tuple[str, ...]:
    """Return the items of a list whose items begin with a dash, each whole."""
    return tuple(_items(lines, _BULLET))


def _items(lines: Iterable[str], mark: re.Pattern[str]) -> Iterator[str]:
    """Yield the items of a list, each with the lines that it goes on in."""
    item: list[str] = []
    for line in lines:
        if mark.match(line) and item:
            yield " ".join(item)
            item = []
        item.append(mark.sub("", line, count=1) if not item else line.strip())
    yield " ".join(item)


def _runs(lines: Iterable[str]) -> Iterator[Block]:
    for kind, run in groupby(lines, key=_kind):
        taken = tuple(run)
        if kind == FIXED:
            yield Block(FIXED, taken)
        elif kind == HEADING:
            yield from (Block(HEADING, (line.removeprefix("# "),)) for line in taken)
        else:
            yield Block(PARAGRAPH, (" ".join(taken),))


def _kind(line: str) -> str:
    if line.startswith("# "):
        return HEADING
    return FIXED if _COLUMNS.search(line) else PARAGRAPH


def _joined(blocks: Iterable[Block]) -> Iterator[Block]:
    """Tables in one piece: fixed lines apart by an empty line alone are one block, without their margin."""
    for kind, run in groupby(blocks, key=lambda block: block.kind):
        taken = [*run]
        if kind != FIXED:
            yield from taken
            continue
        lines = "\n\n".join("\n".join(one.lines) for one in taken).splitlines()
        yield Block(FIXED, tuple(_without_margin(lines)))


def _without_margin(lines: list[str]) -> Iterator[str]:
    margin = min((len(line) - len(line.lstrip()) for line in lines if line), default=0)
    return (line[min(margin, _MARGIN) :] for line in lines)


# A game's pages as values: what its templates show, of nothing but its `Publication`.

_STATUS: Mapping[Status, str] = {
    Status.FORMING: "forming",
    Status.RUNNING: "running",
    Status.PAUSED: "paused",
    Status.FINISHED: "over",
}
"""What templates compare."""

_GOES_ON = (Status.RUNNING, Status.PAUSED)


_GAME_FEED_ENTRIES = 20


def game_row(public: Publication) -> Values:
    """Return a game in the list of games."""
    game = public.game
    last = public.snapshots[-1] if public.snapshots else None
    return {
        "name": game.name,
        "folder": folder_of(game.name),
        "board": ", ".join((game.variant.title_with_options, *_kinds(game))),
        "status": _STATUS[game.status],
        "stands": standing_of(game),
        "phase": _turn(game),
        "deadline": _deadline(game),
        "wanted": game.players_needed,
        "open": open_seats(game) if game.status in _GOES_ON else (),
        "hidden": isinstance(game, SightedGame),
        "is_blind": _is_dark(game),
        "is_series": game.series is not None,
        "of_series": game.of_series,
        "standbys": game.settings.standbys and game.status in _GOES_ON,
        "judged": f"{last.at if last else game.created:%Y-%m-%d}",
        "created": game.created.astimezone(UTC).isoformat(),
        "results": [
            {"phase": one.phase.mail_code, "at": one.at.astimezone(UTC).isoformat()}
            for one in public.snapshots[-_GAME_FEED_ENTRIES:]
        ],
    }


def _kinds(game: Game) -> Iterator[str]:
    """Yield what is hidden in a game, in the words of CREATE."""
    if game.settings.gunboat:
        yield "gunboat"
    if game.settings.blind is not Blind.NO:
        yield "fog" if game.settings.blind is Blind.FOG else "blind"


def feed_entries(public: Publication) -> list[dict[str, str]]:
    """Return the last judged phases for a feed, the newest first.

    `link` leads there from the site's folder.
    """
    game, last = public.game, public.snapshots[-_GAME_FEED_ENTRIES:]
    return [
        _feed_entry(game.name, game.created.year, one.phase, one.at.astimezone(UTC).isoformat())
        for one in reversed(last)
    ]


def _feed_entry(game: str, created: int, phase: Phase, at: str) -> dict[str, str]:
    return {
        "id": f"{created}:{game}/{phase.mail_code}",
        "title": f"{game}: {phase_title(phase)}",
        "link": f"{folder_of(game)}/{page_of(phase)}.html",
        "at": at,
    }


def standing_of(game: Game) -> str:
    """Return how a game stands, in a few words."""
    if game.ending is not None:
        return _ending_of(game)
    if game.status is not Status.FORMING:
        return _turn(game)
    if game.series is not None:
        return say("site-series-forming", numbers=series_text(game))
    if not game.players_needed:
        return say("site-about-to-begin")
    return say("site-players-needed", number=game.players_needed)


def _ending_of(game: Game) -> str:
    match game.ending:
        case Ending.VICTORY:
            return say("site-won", winners=winners_named(game))
        case Ending.DRAW:
            return say("site-draw", winners=winners_named(game))
        case _:
            return say("site-series-over") if game.series is not None else say("site-no-result")


def _is_dark(game: Game) -> bool:
    """Return whether a blind game goes on: its board, its phase and its deadline are hidden."""
    return isinstance(game, SightedGame) and game.is_blind


def _deadline(game: Game) -> str:
    """Return the deadline at hand in UTC (ISO 8601), "" if nothing waits, or where it is hidden."""
    if game.clock is None or (_is_dark(game) and game.phase is not None):
        return ""
    return game.clock.deadline.astimezone(UTC).isoformat()


def _turn(game: Game) -> str:
    """Return the phase at hand.

    Of a blind game that goes on only its season, as only players know of retreats.
    """
    if game.phase is None:
        return ""
    if _is_dark(game):
        return season_and_year(game.phase)
    return phase_title(game.phase)


def game_values(public: Publication) -> Values:
    """Return a game's first page: how it stands, who plays, its phases, its centres, what was said lately."""
    game, snapshots = public.game, public.snapshots
    return {
        **game_row(public),
        "title": _title(game),
        "series": {"name": public.series, "folder": folder_of(public.series)} if public.series else None,
        "players": [_player(public, seat) for seat in game.seats],
        "master": ", ".join(_named(public, one.person) for one in game.masters),
        "years": counts_by_year(public) if snapshots else {},
        "chart": {"wide": WIDTH, "narrow": NARROW_WIDTH, "height": chart_height(game.variant.powers)},
        "powers": [facts.name for facts in game.variant.powers],
        "phases": [phase_link(one) for one in snapshots],
        "letters": [_press(game, one) for one in _press_after(public.record)],
        "blind": _is_dark(game),
        "gunboat": anonymous(game),
        "calendar": any(feed_event(game)),
        "settings": setting_values(game, unusual=True),
    }


def _title(game: Game) -> str:
    if game.series is None:
        return say("site-game-title", game=game.name)
    return say("site-series-title", game=game.name)


def _player(public: Publication, seat: Seat) -> Values:
    game = public.game
    blind = _is_dark(game)
    free = not isinstance(game, SightedGame) and not seat.person and not seat.bot
    who = say("person-bot") if seat.bot and not seat.person else _named(public, seat.person)
    return {
        "power": game.variant.power(seat.power).name,
        "centres": "" if blind else len(game.position.centres_of(seat.power)),
        "units": "" if blind else len(game.position.of(seat.power)),
        "who": say("site-player-wanted") if free and game.ending is None else who,
    }


def _named(public: Publication, person: int) -> str:
    found = public.people.get(person)
    return name_of(found) if found and is_named(found) else say("site-hidden")


def counts_by_year(public: Publication) -> dict[int, tuple[int, ...]]:
    """Return the numbers of centres at the end of each year, in the order of the powers."""
    powers = public.game.variant.powers
    return {
        year: tuple(len(position.centres_of(facts.code)) for facts in powers)
        for year, position in positions_by_year(public.game, public.snapshots).items()
    }


def phase_link(snapshot: Snapshot) -> Values:
    """Return a phase as a link names it."""
    return {
        "page": page_of(snapshot.phase),
        "title": phase_title(snapshot.phase),
        "kind": snapshot.phase.kind.name.lower(),
        "label": say(
            "site-phase-link", kind=snapshot.phase.kind.name.lower(), season=season_name(snapshot.phase)
        ),
        "year": snapshot.phase.year,
        "at": snapshot.at.astimezone(UTC).isoformat(),
    }


def phase_values(judge_info: JudgeInfo, public: Publication, number: int) -> Values:
    """The page of a judged phase: its results as they were mailed, and the messages that came before them."""
    game, snapshots = public.game, public.snapshots
    snapshot = snapshots[number]
    page = Page(
        PageKind.RESULTS,
        game.name,
        (game,),
        {game.name: public.people},
        Role.ANYONE,
        record=public.record,
        asked=Resend(snapshot.phase),
    )
    links, after = [phase_link(one) for one in snapshots], snapshot.outcome.after
    return {
        "name": game.name,
        "folder": folder_of(game.name),
        "board": ", ".join((game.variant.title_with_options, *_kinds(game))),
        "title": say("site-phase-title", game=game.name, phase=phase_title(snapshot.phase)),
        "here": links[number],
        "phases": links,
        "before": links[number - 1] if number else None,
        "after": links[number + 1] if number + 1 < len(links) else None,
        "view": results_page(page, MailContext(judge_info, None, snapshot.at))["view"],
        "alt": alternative(public.game, snapshot),
        "rows": [row for row in board_rows(game.variant, after, USUAL) if row.units or row.centres],
        "retreats": any(one.retreats for one in after.dislodged),
        "letters": [_press(game, one) for one in _press_before(public.record, snapshot)],
    }


def _press_before(record: Sequence[Recorded], snapshot: Snapshot) -> list[Recorded]:
    """Return the messages between the phase before and this one; postal ones come with their results."""
    judged = [at for at, one in enumerate(record) if isinstance(one.event, PhaseJudged)]
    for before, here in pairwise([-1, *judged]):
        event = record[here].event
        if isinstance(event, PhaseJudged) and event.snapshot.number == snapshot.number:
            return [one for one in record[before + 1 : here] if isinstance(one.event, PressSent)]
    return []


def _press_after(record: Sequence[Recorded]) -> list[Recorded]:
    """Return the messages since the last phase that was judged."""
    last = max((at for at, one in enumerate(record) if isinstance(one.event, PhaseJudged)), default=-1)
    return [one for one in record[last + 1 :] if isinstance(one.event, PressSent)]


def _press(game: Game, one: Recorded) -> Values:
    """Return a message to everybody; a grey one names nobody."""
    press = one.event
    assert isinstance(press, PressSent)
    power = game.variant.power(press.author.power).name if press.author.power else ""
    of_gm = press.author.role >= Role.MASTER
    writer = power or (say("site-by-gm") if of_gm else say("site-by-observer"))
    lines = press_lines(press.body, set_anew=anonymous(game))
    return {
        "author": "" if press.grey else writer,
        "at": _day(one.at),
        "text": "\n".join(line.removeprefix("|").removeprefix(" ") for line in lines),
    }


def _day(at: datetime) -> str:
    """Return the day alone: at what hour somebody writes may tell who he is."""
    return f"{at.astimezone(UTC):%d %b %Y}".lstrip("0")


# A series' page as values: its rounds, each game with a link to its page, and its table.


def series_values(public: Publication) -> Values:
    """Return what a series' page has that no other game's has; nothing of a game that is none."""
    if public.table is None:
        return {"rounds": (), "table": None}
    return {"rounds": _rounds(public), "table": _table(public, public.table)}


def _rounds(public: Publication) -> list[Values]:
    """Return the games of each round that anybody may find, and how each stands."""
    return [
        {
            "number": number,
            "games": [
                {"name": one.name, "folder": folder_of(one.name), "stands": standing_of(one)} for one in games
            ],
        }
        for number, games in enumerate(public.rounds, 1)
    ]


def _table(public: Publication, table: SeriesStandings) -> Values:
    """Return the rows of the table; a game that has a page is a link."""
    pages = {one.name: folder_of(one.name) for games in public.rounds for one in games}
    variant = public.game.variant
    return {
        "scoring": value_text(public.game, "scoring", table.scoring),
        "going_on": tuple(map(game_named, table.going_on)),
        "not_counted": tuple(map(game_named, table.not_counted)),
        "rows": [
            {
                "place": row.place,
                "name": row.name,
                "points": points_text(row.points),
                "games": [
                    {
                        "name": game_named(one.game),
                        "folder": pages.get(one.game, ""),
                        "powers": powers_text(one, variant),
                        "centres": one.centres,
                        "points": points_text(one.points),
                    }
                    for one in row.games
                ],
            }
            for row in table.rows
        ],
    }


# Pages about the judge itself as values: who is wanted where, and the commands by their topics.


def wanted_values(rows: Sequence[Values]) -> Values:
    """Of the public games' rows those that form, those with free powers, those that ask standbys."""
    return {
        "forming": [row for row in rows if row["status"] == "forming"],
        "free": [row for row in rows if row["open"]],
        "asking": [row for row in rows if row["standbys"]],
    }


_JUDGE_FEED_ENTRIES = 30
_FEED_YEAR = 2026
"""In the feed's name, which must never change (RFC 4151)."""


def judge_feed(judge: JudgeInfo, folder: str, rows: Sequence[Values]) -> Values:
    """Return the last results of all public games, the newest first.

    Each language has a feed in its folder.
    """
    found = [one for row in rows for one in _results_of(row)]
    entries = sorted(found, key=lambda one: (one["at"], one["id"]), reverse=True)[:_JUDGE_FEED_ENTRIES]
    return {
        "id": f"{_FEED_YEAR}:{folder}results",
        "title": say("site-feed-title", judge=judge.name),
        "updated": max([str(row["created"]) for row in rows] + [one["at"] for one in entries]),
        "entries": entries,
    }


def _results_of(row: Values) -> Iterator[dict[str, str]]:
    name, created = str(row["name"]), int(str(row["created"])[:4])
    for one in cast("Sequence[dict[str, str]]", row["results"]):
        yield _feed_entry(name, created, Phase.parse(one["phase"]), one["at"])


def command_topics() -> Sequence[Values]:
    """Return every command, under its topic."""
    return [
        {"name": name, "title": topic_title(name), "commands": commands_on(name)} for name in COMMAND_TOPICS
    ]
