"""Metrics for Prometheus, as text or at an address of this machine, by prometheus-client.

All numbers come from the database, so that they go on counting after a restart and are the same for every
process. `/metrics` has them, in OpenMetrics for who asks so; `/healthz` says whether this process works.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from socketserver import ThreadingMixIn
from threading import Lock, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

from judge.records import Overview, Totals
from judge.records.overview import LATENCIES

if TYPE_CHECKING:
    from prometheus_client.core import Metric

MISSING = "metrics need the package prometheus-client: pip install 'diplomacy-judge[metrics]'"
BUILD = "judge_build"
_KEPT_SECONDS = 15.0
"""How long numbers are given out before the database is asked again, however often someone comes."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """What metrics are made of: the judge's version, its level, its standing, what there was."""

    version: str
    level: int
    overview: Overview
    totals: Totals


Look = Callable[[], Numbers]


@dataclass(slots=True, eq=False)  # a registry keeps it in a dictionary
class NumbersCollector:
    """What a registry asks for metrics; `look` reads the database."""

    look: Look

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics as they are now."""
        from prometheus_client.core import (  # noqa: PLC0415  # an extra
            CounterMetricFamily,
            GaugeMetricFamily,
            HistogramMetricFamily,
            InfoMetricFamily,
        )

        numbers = self.look()
        totals, standing = numbers.totals, numbers.overview
        yield InfoMetricFamily(BUILD, "The program", value={"version": numbers.version})
        yield GaugeMetricFamily(
            "judge_level", "0 all is well, 1 something wants the keeper, 2 it does not work", numbers.level
        )
        for name, help_text, value in (
            ("judge_mails_waiting", "Emails that wait to be processed", standing.mails_waiting),
            ("judge_mails_unsent", "Emails that wait to be sent", standing.mails_unsent),
            ("judge_deadlines_held", "Games whose deadline waits", len(standing.held)),
        ):
            yield GaugeMetricFamily(name, help_text, value)
        fates = CounterMetricFamily(
            "judge_mails", "Emails that came, by what became of them", labels=["fate"]
        )
        for fate, count in sorted(totals.fates.items()):
            fates.add_metric([fate], count)
        yield fates
        yield CounterMetricFamily("judge_mails_sent", "Emails that the next server took", totals.sent)
        yield CounterMetricFamily("judge_phases", "Phases that were adjudicated", totals.phases)
        failures = CounterMetricFamily("judge_failures", "What went wrong, by kind", labels=["kind"])
        for kind, count in sorted(totals.failures.items()):
            failures.add_metric([kind], count)
        yield failures
        limits = (*map(str, map(float, LATENCIES)), "+Inf")
        yield HistogramMetricFamily(
            "judge_reply_seconds",
            "From the arrival of an email until its reply left",
            buckets=list(zip(limits, totals.replies, strict=True)),
            sum_value=totals.waited,
        )


def openmetrics(look: Look) -> bytes:
    """Return all metrics as text in the OpenMetrics format; ImportError without the package."""
    from prometheus_client.core import CollectorRegistry  # noqa: PLC0415  # an extra
    from prometheus_client.openmetrics.exposition import generate_latest  # noqa: PLC0415  # an extra

    registry = CollectorRegistry()
    registry.register(NumbersCollector(look))
    text: bytes = generate_latest(registry)  # type: ignore[no-untyped-call]  # so is the library
    return text


@dataclass(slots=True)
class KeptNumbers:
    """The numbers, kept for some seconds."""

    look: Look
    counter: Callable[[], float] = monotonic
    _kept: tuple[float, Numbers] | None = field(default=None, init=False)
    _lock: Lock = field(default_factory=Lock, init=False)

    def __call__(self) -> Numbers:
        """Return the numbers, at most some seconds old."""
        with self._lock:
            now = self.counter()
            if self._kept is None or now - self._kept[0] >= _KEPT_SECONDS:
                self._kept = (now, self.look())
            return self._kept[1]


class _Server(ThreadingMixIn, WSGIServer):
    daemon_threads = True


class _Quiet(WSGIRequestHandler):
    timeout = 10

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the library's name
        """Log nothing: a monitor comes every few seconds."""


class MetricsServer:
    """Answers on the loopback until `close`; `health` says whether all is well, and how things are."""

    def __init__(self, host: str, port: int, look: Look, health: Callable[[], tuple[bool, str]]) -> None:
        """Listen; OSError if the port is taken, ImportError without the package."""
        from prometheus_client import make_wsgi_app  # noqa: PLC0415  # an extra
        from prometheus_client.core import CollectorRegistry  # noqa: PLC0415  # an extra

        registry = CollectorRegistry()
        registry.register(NumbersCollector(KeptNumbers(look)))
        metrics = make_wsgi_app(registry)

        def app(environ: dict[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
            path = environ.get("PATH_INFO", "/")
            if path == "/metrics":
                answer: Iterable[bytes] = metrics(environ, start)
                return answer
            well, said = health() if path == "/healthz" else (False, "there is /metrics and /healthz")
            wrong = "404 Not Found" if path != "/healthz" else "503 Service Unavailable"
            start("200 OK" if well else wrong, [("Content-Type", "text/plain; charset=utf-8")])
            return [f"{said}\n".encode()]

        self._server = make_server(host, port, app, _Server, _Quiet)
        self._thread = Thread(target=self._server.serve_forever, name="metrics", daemon=True)
        self._thread.start()

    @property
    def port(self) -> int:
        """The port it listens at."""
        return self._server.server_port

    def close(self) -> None:
        """Answer no more."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
