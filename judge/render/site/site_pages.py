"""Pages of the site: the files of each game and of the judge, by their paths.

Whatever is on a game's pages comes from its `Publication`, so that nothing can stand there that not everyone
may know. Only the pages for orders have a script beside the one that shows times in the reader's zone. Links
are relative and written out, so that a copy on a disk reads as well. The same games give the same bytes.

The judge's pages are there in every language (`site_languages`), those of a game in its own alone.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from typing import TypeAlias

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.sandbox import ImmutableSandboxedEnvironment

from judge.game.anonymity import is_blind
from judge.game.commands.anyone import History
from judge.language.secret_words import YOUR_PASSWORD
from judge.notices.notice import JudgeInfo
from judge.notices.publication import Publication
from judge.notices.replies import Page, PageKind
from judge.paths import locales, templates
from judge.render.calendar import feed_event
from judge.render.compiled_templates import CompiledTemplates
from judge.render.composer import Templates
from judge.render.file_names import folder_of, page_of
from judge.render.help_pages import INDEX, settings_help, topics
from judge.render.languages import languages
from judge.render.mail_context import MailContext, Values
from judge.render.maps.phase_map import map_view, start_view
from judge.render.maps.svg import draw, draw_legend
from judge.render.maps.view import MapView
from judge.render.order_page.link import FOLDER as ORDER_PAGES
from judge.render.order_page.link import order_link, page_file
from judge.render.order_page.page import TEMPLATE, language_file, order_page
from judge.render.site.centre_chart import centre_chart
from judge.render.site.example_game import FOLDER as EXAMPLE
from judge.render.site.example_game import example_game
from judge.render.site.markup import markup
from judge.render.site.page_values import (
    bullets,
    command_topics,
    counts_by_year,
    feed_entries,
    game_row,
    game_values,
    help_blocks,
    judge_feed,
    phase_values,
    series_values,
    wanted_values,
)
from judge.render.site.site_languages import SiteLanguages
from judge.render.text.messages import say
from judge.render.text.names import with_local_names
from judge.render.text.reader_language import in_language, language
from judge.render.text.times import spoken
from judge.rules.variant import Variant
from judge.variants.geometry import Geometry, map_of
from judge.variants.load import load, playable

Drawer: TypeAlias = Callable[[Variant, Geometry, MapView], str]
"""Makes the SVG of a phase."""
log = logging.getLogger(__name__)
ROBOTS = "User-agent: *\nDisallow:\n"
_SIZE = re.compile(r' width="([\d.]+)" height="([\d.]+)"')
DEADLINES = "deadlines.ics"
"""The deadline at hand, for calendar programs that look again now and then."""
_COMPILED = CompiledTemplates()
_AS_THEY_ARE = ("style.css", "times.js")
START = "start"
"""The map of a game in which nothing was adjudicated yet."""


class SitePages:
    """Makes the site's files for one judge."""

    def __init__(
        self,
        judge_info: JudgeInfo,
        drawer: Drawer = draw,
        order_boards: Sequence[str] | None = None,
        codes: Sequence[str] | None = None,
    ) -> None:
        """`order_boards` have pages for orders; None: all boards that can be played.

        `codes` are the languages of the judge's pages beside its own; None: all that can be chosen.
        """
        self._judge_info = judge_info
        usual = judge_info.language
        of_site = dict.fromkeys((usual, *(languages() if codes is None else codes)))
        self._languages = SiteLanguages(usual, tuple(of_site))
        self._order_boards = playable() if order_boards is None else order_boards
        self._drawer = drawer
        self._texts = Templates(judge_info)
        self._environment: Environment = ImmutableSandboxedEnvironment(
            loader=FileSystemLoader(templates() / "site"),
            undefined=StrictUndefined,
            autoescape=True,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
            bytecode_cache=_COMPILED,
        )
        self._environment.filters.update(bullets=bullets, spoken=_in_utc)
        self._environment.globals.update(
            judge=judge_info,
            host=judge_info.address.rpartition("@")[2],
            site_pages=_page_titles,
            here="",
            say=say,
            markup=markup,
            language=language,
            placeholder=YOUR_PASSWORD,
        )

    @property
    def judge(self) -> str:
        """The address of the judge whose pages they are."""
        return self._judge_info.address

    @property
    def edition(self) -> str:
        """What the pages are made of beside the games: this judge, its version, templates and messages."""
        sources = [*sorted((templates() / "site").rglob("*")), *sorted(locales().rglob("*"))]
        texts = b"".join(one.read_bytes() for one in sources if one.is_file())
        return f"{self._judge_info!r} {self._languages} {sha256(texts).hexdigest()}"

    def game_rows(self, public: Publication) -> Mapping[str, Values]:
        """A game in the lists of games, by their languages: whole in the judge's, what differs in others."""
        rows: dict[str, Values] = {}
        for code in self._languages.codes:
            with in_language(code):
                row = game_row(replace(public, game=with_local_names(public.game)))
            usual = rows.get(self._languages.usual, {})
            rows[code] = {
                name: value for name, value in row.items() if name not in usual or usual[name] != value
            }
        return rows

    def judge_files(self, games: Sequence[Mapping[str, Values]]) -> Mapping[str, str]:
        """Return the pages about the judge: its games by their rows, how to write to it, and all of HELP."""
        files = {name: (templates() / "site" / name).read_text(encoding="utf-8") for name in _AS_THEY_ARE}
        files["robots.txt"] = ROBOTS
        for code in self._languages.codes:
            with in_language(code):
                own = self._judge_files([{**rows[self._languages.usual], **rows[code]} for rows in games])
            files |= {f"{self._languages.folder(code)}{name}": text for name, text in own.items()}
        return files

    def _judge_files(self, rows: Sequence[Values]) -> Mapping[str, str]:
        return {
            "index.html": self._judge_page("index.html", "index.html", self._judge_info.name, games=rows),
            **self._judge_feed(rows),
            **self._reference(rows),
            **self._help(),
        }

    def of_edition(self) -> Iterator[tuple[str, Callable[[], Iterable[tuple[str, str]]]]]:
        """Folders whose files no game changes, and what makes them: the example in each language, orders."""
        for code in self._languages.codes:
            yield f"{self._languages.folder(code)}{EXAMPLE}", partial(self._example_files, code)
        yield ORDER_PAGES, self.order_pages

    def _example_files(self, code: str) -> Iterator[tuple[str, str]]:
        """Yield the pages of a game for people who have never seen one."""
        with in_language(code):
            files = self._pages_and_pictures(with_local_names(example_game()), is_example=True)
        for name, text in files.items():
            yield f"{self._languages.folder(code)}{EXAMPLE}/{name}", text

    def order_pages(self) -> Iterator[tuple[str, str]]:
        """Yield the page of each board on which orders are given by taps, and its words in each language.

        They say nothing of any game.
        """
        codes = self._languages.codes
        for code in codes if self._order_boards else ():
            with in_language(code):
                yield f"{ORDER_PAGES}/{code}.js", language_file()
        for name in self._order_boards:
            variant = load(name)
            with in_language(self._judge_info.language):
                page = order_page(variant, self._judge_info, codes, partial(self._page, TEMPLATE))
            yield page_file(variant), page

    def _order_link(self, public: Publication) -> str:
        """Return the link to the page for the orders of the current phase, "" if there is none for anyone."""
        board = public.game.variant.name.partition("+")[0]
        return order_link(public.game) if board in self._order_boards else ""

    def _judge_feed(self, rows: Sequence[Values]) -> Mapping[str, str]:
        """Return the results of all games, once there is one."""
        if not rows:
            return {}
        folder = self._languages.folder(language())
        return {"feed.xml": self._feed_page(folder, **judge_feed(self._judge_info, folder, rows))}

    def _feed_page(self, folder: str, **values: object) -> str:
        """Return a feed; its links are whole where the site has an address, as readers carry it elsewhere."""
        site = self._judge_info.site
        root = f"{site}/" if site else "../" if folder else ""
        own = f"{site}/{folder}" if site else ""
        return self._page("feed.xml", root=root, own=own, **values)

    def _reference(self, rows: Sequence[Values]) -> Mapping[str, str]:
        """Players wanted, how to write, commands and settings, by the tables that HELP is made of."""
        values: Mapping[str, Values] = {
            "wanted.html": wanted_values(rows),
            "write.html": {"example": "alpha"},
            "commands.html": {"topics": command_topics()},
            "settings.html": {"settings": settings_help()},
        }
        titles = _page_titles()
        return {
            file: self._judge_page(file, file, titles[file], here=file, **values[file]) for file in values
        }

    def _help(self) -> Mapping[str, str]:
        names = (INDEX, *topics())
        return {
            f"help/{topic}.html": self._judge_page(
                "help.html",
                f"help/{topic}.html",
                say("site-help-title", topic=topic) if topic != INDEX else say("site-help-start"),
                here=f"help/{INDEX}.html",
                blocks=help_blocks(self._texts.help_page(topic)),
                topics=names,
                topic=topic,
            )
            for topic in names
        }

    def game_files(self, public: Publication) -> Mapping[str, str]:
        """A game's pages, maps, chart, feed and history, by their names in its folder, in its language."""
        with in_language(public.game.settings.language or self._judge_info.language):
            return self._game_files(with_local_names(public))

    def _game_files(self, public: Publication) -> Mapping[str, str]:
        files = {
            **self._pages_and_pictures(public),
            "feed.xml": self._feed(public),
            "history.txt": self._history(public),
        }
        for event in feed_event(public.game):
            files[DEADLINES] = self._texts.calendar(event, _updated(public), method="PUBLISH").text
        return files

    def _pages_and_pictures(self, public: Publication, *, is_example: bool = False) -> dict[str, str]:
        """Return the first page of a game or series, the pages of its phases, its maps and its charts."""
        game, snapshots, maps = public.game, public.snapshots, self._maps(public)
        page = partial(
            self._page,
            sizes={name: _size(svg) for name, svg in maps.items()},
            is_example=is_example,
        )
        link = "" if is_example else self._order_link(public)
        values = {**game_values(public), **series_values(public)}
        template = "game.html" if public.table is None else "series.html"
        files = {"index.html": page(template, order_link=link, **values, **self._links("index", is_example))}
        for number, one in enumerate(snapshots):
            here = phase_values(self._judge_info, public, number)
            order_page = link if one is snapshots[-1] else ""
            name = page_of(one.phase)
            links = self._links(name, is_example)
            files[f"{name}.html"] = page("phase.html", order_link=order_page, **here, **links)
        files |= {f"{name}.svg": svg for name, svg in maps.items()}
        if snapshots:
            years = counts_by_year(public)
            powers, goal = game.variant.powers, game.variant.victory
            files["centres.svg"] = centre_chart(powers, years, goal)
            files["centres-narrow.svg"] = centre_chart(powers, years, goal, narrow=True)
        return files

    def _links(self, page: str, is_example: bool) -> Values:
        """Return where a page of a game leads to; the example is there in every language."""
        if is_example:
            return self._languages.links_of_page(f"{EXAMPLE}/{page}.html")
        return self._languages.links_of_game()

    def _history(self, public: Publication) -> str:
        """Return the text of HISTORY, whole, as a stranger gets it."""
        game = public.game
        asked = History(game.name, until=public.record[-1].at if public.record else game.created)
        people = {game.name: public.people}
        page = Page(PageKind.HISTORY, game.name, (game,), people, record=public.record, asked=asked)
        return self._texts.whole_history(page, MailContext(self._judge_info, None, game.created))

    def _maps(self, public: Publication) -> Mapping[str, str]:
        """Return the maps by the names of their pages: one a phase, or that of the start before there is any.

        A page whose map cannot be drawn has none: its text says the same.
        """
        game, maps = public.game, dict[str, str]()
        geometry = map_of(game.variant.name)
        if geometry is None:
            return maps
        views = {page_of(one.phase): map_view(game, one) for one in public.snapshots}
        if not views and game.phase is not None and not is_blind(game):
            views = {START: start_view(game)}
        for name, view in views.items():
            try:
                maps[name] = self._drawer(game.variant, geometry, view)
                maps[f"{name}-legend"] = draw_legend(game.variant, geometry, view)
            except Exception:
                log.exception("the map of %s %s could not be drawn, and its page has none", game.name, name)
        return maps

    def _judge_page(self, template: str, file: str, title: str, **values: object) -> str:
        """Return a page of the judge, which has that name in the folder of its language."""
        return self._page(template, title=title, **values, **self._languages.links_of_page(file))

    def _page(self, template: str, **values: object) -> str:
        return self._environment.get_template(template).render(values)

    def _feed(self, public: Publication) -> str:
        game = public.game
        return self._feed_page(
            f"{folder_of(game.name)}/",
            id=f"{game.created.year}:{game.name}",
            title=say("site-results-title", game=game.name),
            entries=feed_entries(public),
            updated=_updated(public).astimezone(UTC).isoformat(),
        )


def _page_titles() -> Mapping[str, str]:
    """Return the pages of the judge beside the list of games, by their files, as every page leads to them."""
    return {
        "wanted.html": say("site-wanted"),
        "write.html": say("site-write"),
        f"help/{INDEX}.html": say("site-help"),
        "commands.html": say("site-commands"),
        "settings.html": say("site-settings"),
    }


def _in_utc(at: str) -> str:
    """Return a time (ISO 8601) for people; the script of the pages puts the reader's own in its place."""
    return spoken(datetime.fromisoformat(at), "UTC")


def _size(svg: str) -> tuple[str, str]:
    """Width and height of a drawing, so that a page does not jump when it comes."""
    found = _SIZE.search(svg)
    return (found[1], found[2]) if found else ("", "")


def _updated(public: Publication) -> datetime:
    return public.snapshots[-1].at if public.snapshots else public.game.created
