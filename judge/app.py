"""The composition root: the only place that chooses the database, the mail servers and the renderer."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from importlib.metadata import version
from pathlib import Path

from judge.config import Config, Incoming, Lmtp, Outgoing
from judge.daemon.clock import Clock, system_clock
from judge.daemon.instance import (
    Accept,
    HealthCheck,
    JudgeInstance,
    Listen,
    Listener,
    no_report,
    nobody_else,
    nothing_to_cut,
)
from judge.daemon.metrics import MetricsServer, Numbers
from judge.daemon.password_notes import note_passwords
from judge.daemon.pictures import draw_pictures, ready_picture
from judge.daemon.results_file import ResultsFile
from judge.game.order_style import MapForm
from judge.game.settings import Evidence
from judge.mail.certificates import trust_in
from judge.mail.illustration import IllustratedTransport
from judge.mail.imap import ImapAccount, ImapMailbox
from judge.mail.limits import Limits
from judge.mail.login import NO_PASSWORD, Login
from judge.mail.oauth.login import OAuthLogin
from judge.mail.reader import MessageReader
from judge.mail.smtp import SmtpRelay, SmtpTransport
from judge.mail.transports import ClosableTransport, MaildirTransport, StdoutTransport
from judge.mail.writer import MessageWriter
from judge.notices.notice import JudgeInfo
from judge.records import Overview, Week
from judge.records.page_tokens import PageTokens
from judge.render.composer import MailComposer
from judge.render.documents import TextDocuments
from judge.render.site.site_pages import SitePages
from judge.service.dependencies import Services
from judge.service.keeper.findings import findings
from judge.service.keeper.report import WEEK, WeeklyReport
from judge.service.outgoing.dispatch import SendingLimits
from judge.site.build import Site
from judge.store.database import Database
from judge.store.hints import SqlHints
from judge.store.overview import overview, totals, week
from judge.store.passwords import Passwords
from judge.store.upgrade import current, require_file


@dataclass(frozen=True, slots=True)
class App:
    """A judge put together from its configuration. Close it when done."""

    config: Config
    database: Database
    instance: JudgeInstance

    def close(self) -> None:
        """Close the database."""
        self.database.close()


def build_app(config: Config, clock: Clock = system_clock) -> App:
    """Return the judge with all its adapters; nothing is opened or connected before it is used."""
    database = Database(config.database)
    services = build_services(config, database)
    shared = database.claims is not None
    report, ratings = weekly_report(config, services, database), config.judge.ratings
    transport = build_transport(config.outgoing, config.judge.address, clock)
    instance = JudgeInstance(
        services=services,
        clock=clock,
        transport=IllustratedTransport(
            transport,
            partial(
                ready_picture,
                database.pictures,
                partial(draw_pictures, database.pictures, database.health, clock),
            ),
        ),
        mailbox=build_mailbox(config.incoming, clock) if config.incoming else None,
        listen=build_listener(config, config.lmtp, clock) if config.lmtp else None,
        poll_seconds=config.incoming.poll_seconds if config.incoming else 60,
        keep_processed=_keep_processed(config.incoming),
        cut_sending=transport.cut if isinstance(transport, SmtpTransport) else nothing_to_cut,
        report=report.post_if_due if config.judge.report else no_report,
        list_results=ResultsFile(database, Path(ratings)).write_if_due if ratings else no_report,
        update_site=site_of(config, database, config.site.path).update if config.site else no_report,
        note_start=partial(note_passwords, database, config.lasting_passwords),
        source=mailbox_name(config.incoming) if config.incoming and shared else "",
        own_mailbox=_ownership(config.incoming, database) if config.incoming and shared else nobody_else,
        line=SqlHints(database.connections) if shared else None,
        serve_metrics=_metrics(config, database) if config.metrics else None,
        limits=SendingLimits(config.outgoing.per_minute, config.outgoing.per_hour, config.outgoing.per_day),
    )
    return App(config, database, instance)


def prepare_database(database: Database, *, upgrade: bool = False) -> None:
    """Bring an empty database up to date, an older one only with `upgrade`; StoreError if it does not fit.

    An absent file is refused: only a server has an empty one that waits to be filled.
    """
    require_file(database.connections)
    with database.connections.read() as connection:
        empty = current(connection) is None
    if empty or upgrade:
        database.upgrade()
    else:
        database.verify()


def judge_info(config: Config) -> JudgeInfo:
    """Return what the judge says of itself in its mails."""
    judge = config.judge
    return JudgeInfo(
        judge.code,
        judge.name,
        judge.address,
        judge.keeper,
        version("diplomacy-judge"),
        judge.creators,
        Evidence(config.border.evidence),
        MapForm(judge.map),
        config.site.url if config.site else "",
        judge.language,
    )


def build_services(config: Config, database: Database) -> Services:
    """Return the services with their adapters: store, mail, renderer, passwords."""
    info = judge_info(config)
    page_tokens = PageTokens(lambda: database.salt)
    composer = MailComposer(info, page_tokens=page_tokens)
    border = config.border.authserv_id
    return Services(
        store=database,
        reader=MessageReader(
            frozenset({info.address}),
            frozenset({border} if border else ()),
            Limits(size=config.size_limit),
        ),
        composer=composer,
        writer=MessageWriter(info.address, info.name, info.code, lambda: database.salt),
        passwords=Passwords(config.key),
        documents=TextDocuments(composer.templates),
        judge_info=info,
        defaults=config.defaults,
        page_tokens=page_tokens,
        spread_deadlines=config.judge.spread_deadlines,
        size_limit=config.size_limit,
        security=config.security,
    )


def weekly_report(config: Config, services: Services, database: Database) -> WeeklyReport:
    """Return the keeper's report on this database."""

    def look(now: datetime) -> tuple[Overview, Week]:
        connections = database.connections
        return overview(connections, now, config.path.parent), week(connections, now - WEEK, now)

    return WeeklyReport(services, look, backups=database.connections.file is not None)


def numbers_of(config: Config, database: Database, now: datetime) -> Numbers:
    """Return what the metrics of this judge are made of."""
    standing = overview(database.connections, now, config.path.parent)
    wanted = findings(standing, now, backups=database.connections.file is not None)
    level = int(wanted[0].level) if wanted else 0
    return Numbers(version("diplomacy-judge"), level, standing, totals(database.connections))


def _metrics(config: Config, database: Database) -> Callable[[HealthCheck], MetricsServer]:
    """Return what starts the server of metrics."""
    assert config.metrics is not None
    host, port = config.metrics.listen

    def serve(health: HealthCheck) -> MetricsServer:
        return MetricsServer(host, port, lambda: numbers_of(config, database, system_clock()), health)

    return serve


def site_of(config: Config, database: Database, path: str | Path) -> Site:
    """Return the site of this judge in a folder."""
    return Site(SitePages(judge_info(config)), database, Path(path))


def build_mailbox(incoming: Incoming, clock: Clock) -> ImapMailbox:
    """Return the IMAP folder mail arrives in."""
    return ImapMailbox(
        ImapAccount(
            host=incoming.host,
            user=incoming.user,
            login=_login_of(incoming, clock) or NO_PASSWORD,
            port=incoming.port,
            tls=incoming.tls,
            trust=partial(trust_in, incoming.ca_file),
            folder=incoming.folder,
            processed=incoming.processed,
            size_limit=incoming.size_limit,
            timeout=incoming.timeout_seconds,
        )
    )


def _login_of(server: Incoming | Outgoing, clock: Clock) -> Login | None:
    """Return how a mail server is logged in to, None where it is not."""
    return server.login if server.oauth is None else OAuthLogin(server.oauth, clock)


def mailbox_name(incoming: Incoming) -> str:
    """Return the name by which processes tell mailboxes apart."""
    return f"{incoming.user}@{incoming.host}/{incoming.folder}"


def _ownership(incoming: Incoming, database: Database) -> Callable[[], bool]:
    """Return whether this process is the one of all at the database that reads the mailbox."""
    return database.ownership(f"mailbox {mailbox_name(incoming)}").is_held


def _keep_processed(incoming: Incoming | None) -> timedelta | None:
    return timedelta(days=incoming.processed_days) if incoming and incoming.processed_days else None


def build_transport(outgoing: Outgoing, sender: str, clock: Clock) -> ClosableTransport:
    """Return the transport by which mail leaves: SMTP, a Maildir or standard output."""
    if outgoing.transport == "maildir":
        return MaildirTransport(Path(outgoing.path), clock)
    if outgoing.transport == "stdout":
        return StdoutTransport(sys.stdout.buffer)
    return SmtpTransport(
        SmtpRelay(
            host=outgoing.host,
            sender=sender,
            port=outgoing.port,
            tls=outgoing.tls,
            user=outgoing.user,
            login=_login_of(outgoing, clock),
            trust=partial(trust_in, outgoing.ca_file),
        )
    )


def build_listener(config: Config, lmtp: Lmtp, clock: Clock) -> Listen:
    """Return what starts the LMTP server, to which the machine's own mail server brings the judge's mail."""
    from judge.mail.lmtp.server import LmtpServer, LmtpSettings  # noqa: PLC0415  # most judges need none

    host, port = lmtp.listen
    settings = LmtpSettings([config.judge.address], host, port, size_limit=config.size_limit)

    async def listen(accept: Accept) -> Listener:
        server = LmtpServer(settings, accept, clock)
        await server.start()
        return server

    return listen


__all__: Sequence[str] = [
    "App",
    "build_app",
    "build_listener",
    "build_mailbox",
    "build_services",
    "build_transport",
    "judge_info",
    "mailbox_name",
    "prepare_database",
]
