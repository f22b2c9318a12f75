"""How much a map costs, drawn and mailed, beside its floors, and how long many games due at once take.

`python -m tests.bench.pictures > docs/reference/picture-speed.md` draws the page anew, with a turn of 250
games; `--games 1000` is a larger one. Times are of the processor, of all processes together, as several draw;
halved, they say what two cores need that do nothing else.
"""

from __future__ import annotations

import gzip
import os
import platform
import resource
import subprocess
import sys
from base64 import encodebytes
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from importlib.metadata import version
from statistics import median, quantiles
from time import process_time

import resvg_py

from judge.daemon.clock import stopped_at
from judge.daemon.pictures import draw_pictures, ready_picture
from judge.game.order_style import MapForm
from judge.mail.illustration import WIDTH, IllustratedTransport, illustrated
from judge.records import OutgoingEmail, ReadyPicture, SendReport, SendStatus
from judge.render.composer import MailComposer
from judge.render.maps.base_map import base_map_of
from judge.render.maps.bitmap import fonts
from judge.render.maps.png import PngMaker, png_of
from judge.render.maps.svg import draw
from judge.render.maps.view import MapView
from judge.service import work_round
from judge.service.dependencies import Services
from judge.service.outgoing import delivery
from judge.store.database import Database
from judge.store.pictures import Pictures
from judge.variants.geometry import map_of
from judge.variants.load import load
from lab.proofs.trial import trial_folder
from tests.bench import mail_games
from tests.bench.drawn_phases import phase_views
from tests.bench.mail_single_process import SECOND, START, give_orders
from tests.services import JUDGE_INFO

CORES = 2
_SAMPLE = 40
_MOST_PHASES, _TRIES = 400, 8

_PAGE = """\
# What a map costs

Measured with `python -m tests.bench.pictures`, which draws this page, with Python {python}, resvg_py {resvg}
and Pillow {pillow}: {phases} movement phases of the standard board. Times are processor time. The load
average of the machine was {load} before the run; next to other work the same step takes
up to twice as long, so compare the ratios.

| what | median | floor of the same run | aim |
|---|---|---|---|
| a phase as SVG | {svg_ms} ms | | 1 ms |
| its bytes, 95th percentile, and packed | {svg_kb} kB, {gz_kb} kB | | |
| the same as PNG, {width} pixels wide, alone | {png_ms} ms | {resvg_ms} ms for bare resvg | |
| one of many | {many_ms} ms | | 60 ms |
| its bytes | {png_kb} kB | {raw_kb} kB as bare resvg writes it | 120 kB |
| the same 1000 pixels wide | {wide_ms} ms, {wide_kb} kB | {wide_resvg_ms} ms | |
| inserting the picture into an email | {mail_ms} ms | {base64_ms} ms for bare base64 | |
| into the next email of the game | {next_mail_ms} ms | | |
| the email without the picture | {text_kb} kB | | |
| the email with it | {mail_kb} kB | {base64_kb} kB of base64 | 130 kB |

## A trial with its picture

An email with TRY, from its bytes to the reply with the picture in it, given to a transport that discards
it. The process that draws is started for it and draws nothing else. The first trial after the start of a
judge also makes the empty board.

| | processor time, all processes | times bare resvg for the same picture | aim |
|---|---|---|---|
| a trial | {try_ms} ms | {try_ratio} | 250 ms |
| of which, an empty process that can draw | {start_ms} ms | | |
| the first trial, with the empty board | {first_try_ms} ms | {first_try_ratio} | |

## Many games due at once

{games} games at the same minute, {mails} mails, each game with its own picture: adjudicated, composed, drawn
by {cores} processes, inserted into the emails and given to a transport that discards them. The games are
copies of each other, but what is drawn for them are {unlike} different phases of real games, so that no
picture benefits from that.

| | processor time, all processes | for each game |
|---|---|---|
| adjudicated and composed | {judged_s} s | {judged_ms} ms |
| drawn, inserted and sent | {sent_s} s | {sent_ms} ms |
| together | {all_s} s | {all_ms} ms |

Each game costs the same, so a thousand take **{thousand_s} s on {cores} cores** of this speed that are both
busy all the time (the aim is 60 s); {wall_s} s passed for these {games}, beside other work. `--games 1000`
measures the whole. For adjudicating and composing without pictures, see
[How fast the judge processes email](mail-speed.md).
"""


class UnlikePictures(Pictures):
    """The pictures of games that are copies of each other, with drawings of judged phases in their place."""

    def __init__(self, database: Database, drawings: Sequence[str]) -> None:
        super().__init__(database.connections)
        self.drawings = drawings

    def to_draw(self, most: int) -> Sequence[tuple[str, str]]:
        """Those to draw, each with a drawing that its key chooses."""
        keys = [key for key, _ in super().to_draw(most)]
        return [(key, self.drawings[int(key[:8], 16) % len(self.drawings)]) for key in keys]


@dataclass
class CountingTransport:
    """A transport that counts mails and pictures and keeps nothing."""

    mails: int = 0
    pictures: int = 0

    def send(self, parcel: OutgoingEmail) -> SendReport:
        """Count it."""
        self.mails += 1
        self.pictures += b"image/png" in parcel.raw
        return SendReport(SendStatus.SENT)

    def close(self) -> None:
        """Nothing is open."""


def drawings(views: Sequence[MapView]) -> list[str]:
    """The views as SVG."""
    variant, geometry = load("standard"), map_of("standard")
    assert geometry is not None
    return [draw(variant, geometry, view) for view in views]


def cost_of_one(views: Sequence[MapView]) -> dict[str, object]:
    """Time and bytes of a picture at each step, with the floors; every other view is only drawn before."""
    maker = PngMaker(WIDTH)
    for svg in drawings(views[::2]):
        maker.png(svg)
    views = views[1::2]
    svgs = drawings(views)
    pngs = [png_of(svg, WIDTH) for svg in svgs]
    many = {"many_ms": _ms([partial(maker.png, svg) for svg in svgs])}
    return {"phases": len(views), **_of_svgs(views, svgs), **many, **_of_pngs(svgs, pngs), **_of_mails(pngs)}


def _of_svgs(views: Sequence[MapView], svgs: Sequence[str]) -> dict[str, object]:
    """Return what it costs to draw the pictures."""
    variant, geometry = load("standard"), map_of("standard")
    assert geometry is not None
    return {
        "svg_ms": _ms([partial(draw, variant, geometry, view) for view in views], 2),
        "svg_kb": _kb(quantiles([len(svg) for svg in svgs], n=20)[-1]),
        "gz_kb": _kb(median(len(gzip.compress(svg.encode())) for svg in svgs)),
    }


def _of_pngs(svgs: Sequence[str], pngs: Sequence[bytes]) -> dict[str, object]:
    """Return what it costs to turn drawings into PNG, in two widths, with and without compression."""
    return {
        "width": WIDTH,
        "png_ms": _ms([partial(png_of, svg, WIDTH) for svg in svgs]),
        "resvg_ms": _ms([partial(_bare, svg, WIDTH) for svg in svgs]),
        "png_kb": _kb(median(map(len, pngs))),
        "raw_kb": _kb(median(len(_bare(svg, WIDTH)) for svg in svgs)),
        "wide_ms": _ms([partial(png_of, svg, 1000) for svg in svgs]),
        "wide_kb": _kb(median(len(png_of(svg, 1000)) for svg in svgs[:5])),
        "wide_resvg_ms": _ms([partial(_bare, svg, 1000) for svg in svgs]),
    }


def _of_mails(pngs: Sequence[bytes]) -> dict[str, object]:
    """Return what it costs to put a picture into an email."""
    raw = _mail()
    ready = [ReadyPicture("0" * 64, MapForm.PNG, png, "Map after Fall 1901.", "alpha-F1901M") for png in pngs]
    mails = [illustrated(raw, one) for one in ready]
    return {
        "mail_ms": _ms([partial(illustrated, raw, one) for one in ready], 2),
        "next_mail_ms": _ms([partial(illustrated, raw, ready[-1])] * len(ready), 2),
        "base64_ms": _ms([partial(encodebytes, png) for png in pngs], 2),
        "text_kb": _kb(len(raw)),
        "mail_kb": _kb(median(map(len, mails))),
        "base64_kb": _kb(median(len(encodebytes(png)) for png in pngs)),
    }


def turn(games: int) -> dict[str, object]:
    """All games due at the same minute, with pictures, by the processor's time."""
    with trial_folder() as place, closing(mail_games.fresh(place)) as database:
        info = replace(JUDGE_INFO, map=MapForm.PNG)
        here = replace(mail_games.services(database), judge_info=info, composer=MailComposer(info))
        mail_games.open_games(here, 1, START)
        give_orders(here)
        mail_games.copy_games(here, (f"copy{n}" for n in range(games - 1)), START)
        clock = mail_games.game(here).clock
        assert clock is not None
        counted = CountingTransport()
        unlike = UnlikePictures(database, drawings(phase_views(_MOST_PHASES)))
        drawing = partial(draw_pictures, unlike, database.health, stopped_at(clock.deadline))
        transport = IllustratedTransport(counted, partial(ready_picture, database.pictures, drawing))
        wall = os.times().elapsed
        begun = _all_processes()
        work_round.work(here, clock.deadline)
        judged = _all_processes() - begun
        delivery.flush(here.store.outbox, transport, clock.deadline)
        spent, wall = _all_processes() - begun, os.times().elapsed - wall
    if counted.pictures < games:
        raise RuntimeError(f"only {counted.pictures} pictures in {counted.mails} mails of {games} games")
    return {
        "games": games,
        "unlike": _MOST_PHASES,
        "mails": counted.mails,
        "judged_s": round(judged, 1),
        "sent_s": round(spent - judged, 1),
        "all_s": round(spent, 1),
        "judged_ms": round(judged * 1000 / games),
        "sent_ms": round((spent - judged) * 1000 / games),
        "all_ms": round(spent * 1000 / games),
        "thousand_s": round(spent * 1000 / games / CORES),
        "wall_s": round(wall, 1),
    }


def trial(tries: int) -> dict[str, object]:
    """Emails with TRY one after the other, each with its picture, by the processor's time."""
    with trial_folder() as place, closing(mail_games.fresh(place)) as database:
        info = replace(JUDGE_INFO, map=MapForm.PNG)
        here = replace(mail_games.services(database), judge_info=info, composer=MailComposer(info))
        limits = replace(here.security, trials=mail_games.UNLIMITED, trials_day=mail_games.UNLIMITED)
        here = replace(here, security=limits)
        mail_games.open_games(here, 1, START)
        counted, drawn = CountingTransport(), list[str]()
        drawing = partial(_drawn_and_noted, database, drawn)
        transport = IllustratedTransport(counted, partial(ready_picture, database.pictures, drawing))
        mail_games.handle(here, mail_games.order_mails(1, 1), START, SECOND)  # a password is verified once
        delivery.flush(here.store.outbox, transport, START)
        base_map_of.cache_clear()
        first, *later = (
            _cost(partial(_answered, here, mail_games.trial_mail(1 + n), transport)) for n in range(1 + tries)
        )
    if counted.pictures != 1 + tries:
        raise RuntimeError(f"{counted.pictures} pictures of {1 + tries} tries")
    bare = median(_cost(partial(_bare, svg, WIDTH)) for svg in drawn)
    usual = median(later)
    return {
        "try_ms": round(usual * 1000),
        "try_ratio": round(usual / bare, 1),
        "first_try_ms": round(first * 1000),
        "first_try_ratio": round(first / bare, 1),
        "start_ms": round(median(_cost(_started) for _ in range(3)) * 1000),
    }


def _drawn_and_noted(database: Database, drawn: list[str]) -> None:
    """Draw what is wanted, as the daemon does, and keep the drawings."""
    drawn.extend(svg for _, svg in database.pictures.to_draw(_MOST_PHASES))
    draw_pictures(database.pictures, database.health, stopped_at(START))


def _answered(here: Services, mail: mail_games.Letter, transport: IllustratedTransport) -> None:
    mail_games.handle(here, [mail], START, SECOND)
    delivery.flush(here.store.outbox, transport, START)


def _started() -> None:
    """A process that has all that it needs to draw."""
    what = "import judge.render.maps.raster_process, judge.render.maps.bitmap"
    subprocess.run((sys.executable, "-P", "-c", what), check=True)


def _cost(step: Callable[[], object]) -> float:
    begun = _all_processes()
    step()
    return _all_processes() - begun


def _all_processes() -> float:
    """Seconds of the processor used so far by this process and those that it has waited for."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def _mail() -> bytes:
    """A mail of results as the judge writes it."""
    lines = "Austria: Army Vienna -> Galicia.\r\n" * 60
    head = "From: judge@judge.example\r\nSubject: results\r\nContent-Type: text/plain; charset=utf-8\r\n"
    return f"{head}\r\n{lines}".encode()


def _bare(svg: str, width: int) -> bytes:
    return bytes(
        resvg_py.svg_to_bytes(svg_string=svg, width=width, font_files=fonts(), skip_system_fonts=True)
    )


def _ms(calls: Sequence[Callable[[], object]], digits: int = 0) -> float:
    """The median time of the processor of one call, after a first one that counts for nothing."""
    calls[0]()
    taken = []
    for call in calls:
        begun = process_time()
        call()
        taken.append((process_time() - begun) * 1000)
    return round(median(taken), digits or None)


def _kb(size: float) -> float:
    return round(size / 1000, 1)


def page(games: int) -> str:
    """The page with today's numbers."""
    load = round(os.getloadavg()[0], 1)
    return _PAGE.format(
        python=platform.python_version(),
        resvg=version("resvg_py"),
        pillow=version("pillow"),
        load=load,
        cores=CORES,
        **cost_of_one(phase_views(2 * _SAMPLE)),
        **trial(_TRIES),
        **turn(games),
    )


if __name__ == "__main__":
    wanted = sys.argv[sys.argv.index("--games") + 1] if "--games" in sys.argv else "250"
    sys.stdout.write(page(int(wanted)))
