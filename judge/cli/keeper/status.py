"""`judge keeper status|stats|report`: how the judge stands, for a person, a program or a monitor."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from pathlib import Path

import click

from judge.cli.database_setup import verified_database
from judge.cli.keeper.output import Row, echo_json, json_option, show
from judge.cli.options import config_option, now_option
from judge.config import ConfigError, load_config
from judge.daemon.clock import system_clock
from judge.file_owner import PUBLIC, give_to_owner, opener
from judge.mail.oauth.consent import consent_of
from judge.records import FaultyEmail, Overview, Week
from judge.records.overview import BACKUP, GAME, MAILBOX, SENDING, WORK
from judge.render.lines.replies import worded
from judge.service.holds import LONGEST_HOLD
from judge.service.keeper.findings import Level, findings
from judge.store.errors import StoreError
from judge.store.overview import game_bytes, overview, week

_LEVEL = "judge_level"
"""The metric that every file of ours has."""
_STANDARD_OUTPUT = Path("-")
_WORDS = {Level.FINE: "ok", Level.LOOK: "look", Level.DOWN: "DOWN"}


@click.command()
@config_option
@now_option
@json_option
@click.option(
    "--prometheus",
    "metrics",
    type=click.Path(path_type=Path, dir_okay=False, allow_dash=True),
    help="Write metrics to this file, for node_exporter's textfile collector, or - to print them.",
)
@click.option(
    "--openmetrics",
    type=click.Path(path_type=Path, dir_okay=False, allow_dash=True),
    help="Write counters and more to this file in the OpenMetrics format, or - to print them.",
)
def status(
    config: Path, now: datetime | None, as_json: bool, metrics: Path | None, openmetrics: Path | None
) -> None:
    """Show the judge's status and anything that needs attention.

    Exit codes: 0, all is well; 1, something needs attention; 2, the judge is not working.
    """
    if openmetrics is not None:
        _write_openmetrics(config, now or system_clock(), openmetrics)
    said, facts, faulty = _standing(config, now or system_clock())
    level = said[0][0] if said else Level.FINE
    if metrics is not None:
        text = "".join(f"{line}\n" for line in _metrics(facts, level))
        if metrics == _STANDARD_OUTPUT:
            click.echo(text, nl=False)
        elif why := _write(metrics, text):
            click.echo(f"Error: {why}", err=True)
            level = max(level, Level.LOOK)
    elif openmetrics == _STANDARD_OUTPUT:
        pass
    elif as_json:
        named = [{"level": _WORDS[one], "text": text} for one, text in said]
        echo_json({"level": _WORDS[level], "findings": named, **facts, "faulty_mails": faulty})
    else:
        _say(said, facts)
    raise click.exceptions.Exit(int(level))


def _say(said: Sequence[tuple[Level, str]], facts: Row) -> None:
    """Print what wants the keeper, and the values, for people."""
    for one, text in said:
        click.echo(f"{_WORDS[one]:<5} {text}")
    if not said:
        click.echo("All is well.")
    if facts:
        show([{"what": what, "value": _in_words(what, value)} for what, value in facts.items()], "")


def _standing(config: Path, now: datetime) -> tuple[list[tuple[Level, str]], Row, Sequence[Row]]:
    """Return what wants the keeper, the worst first, the values by name, and the emails that cannot be read.

    Of the last two there are none where no database can be read.
    """
    try:
        with verified_database(config, reading=True) as database:
            found = overview(database.connections, now, config.absolute().parent)
            wanted = findings(found, now, backups=database.connections.file is not None)
            facts = _facts(found, now)
            consents = _consents(config, now)
    except (ConfigError, StoreError, OSError) as error:
        return [(Level.DOWN, f"{_as_sentence(str(error).rstrip('.'))}. For more: judge doctor")], {}, ()
    said = [*consents, *((one.level, worded(one.what).text) for one in wanted)]
    said.sort(key=lambda one: -one[0])
    return said, facts, [_described(mail) for mail in found.faulty]


def _consents(config: Path, now: datetime) -> list[tuple[Level, str]]:
    """Return the accounts that must consent to their use by OAuth 2, now or soon."""
    settings = load_config(config, passwords=False)
    accounts = {one.oauth for one in (settings.incoming, settings.outgoing) if one is not None and one.oauth}
    found = [consent_of(account, now) for account in accounts]
    return [
        *((Level.DOWN, _as_sentence(one.wrong)) for one in found if one.wrong),
        *((Level.LOOK, _as_sentence(one.soon)) for one in found if one.soon),
    ]


def _described(mail: FaultyEmail) -> Row:
    """Return an email that cannot be read, as a program wants it."""
    return {
        "mailbox": mail.mailbox,
        "uid": mail.uid,
        "sender": mail.sender,
        "subject": mail.subject,
        "why": mail.why,
        "since": mail.since.isoformat(),
        "holds_until": (mail.since + LONGEST_HOLD).isoformat(),
    }


def _as_sentence(text: str) -> str:
    """Return the text with a capital, unless it begins with the name of a file."""
    first, *_ = text.split(maxsplit=1)
    return text if "." in first else f"{text[:1].upper()}{text[1:]}"


def _facts(found: Overview, now: datetime) -> Row:
    """Return the values by name, ages in seconds as a monitor wants them."""
    return {
        "work_age": _age(found.worked.get(WORK), now),
        "mailbox_age": _age(found.worked.get(MAILBOX), now),
        "sending_age": _age(found.worked.get(SENDING), now),
        "backup_age": _age(found.worked.get(BACKUP), now),
        "mails_waiting": found.mails_waiting,
        "oldest_waiting_age": _age(found.oldest_waiting, now),
        "mails_unsent": found.mails_unsent,
        "oldest_unsent_age": _age(found.oldest_unsent, now),
        "mails_set_aside": found.set_aside,
        "mails_unsendable": found.unsendable,
        "mails_faulty": len(found.faulty),
        "deadlines_held": len(found.held),
        "games_failing": sum(part.startswith(GAME) for part in found.troubles),
        **{f"games_{status}": number for status, number in sorted(found.games.items())},
        "people": found.people,
        "banned": found.banned,
        "closed": found.closed is not None,
        "database_bytes": found.bytes,
        "disk_free_bytes": found.free,
        "disk_bytes": found.disk,
    }


def _in_words(what: str, value: object) -> object:
    """Return a value as people read it: ages in hours or days, sizes in MB."""
    if not isinstance(value, int) or isinstance(value, bool):
        return value
    if what.endswith("_age"):
        names = ((86_400, "days"), (3_600, "hours"), (60, "minutes"))
        size, name = next(((one, name) for one, name in names if value >= 2 * one), (1, "seconds"))
        return f"{value // size} {name}"
    return f"{value / 1_000_000:,.1f} MB" if what.endswith("bytes") else value


def _age(then: datetime | None, now: datetime) -> int | None:
    return None if then is None else max(int((now - then).total_seconds()), 0)


def _metrics(facts: Row, level: Level) -> Iterator[str]:
    """Metrics in Prometheus' text format; what was never noted is left out."""
    yield f"# HELP {_LEVEL} 0 all is well, 1 something needs attention, 2 the judge is not working"
    yield f"# TYPE {_LEVEL} gauge"
    yield f"{_LEVEL} {int(level)}"
    for name, value in facts.items():
        if value is not None:
            unit = name.replace("_age", "_age_seconds")
            yield f"# TYPE judge_{unit} gauge"
            yield f"judge_{unit} {int(value)}"


def _write_openmetrics(config: Path, now: datetime, path: Path) -> None:
    """Write all metrics, or print them; what keeps it from that ends the command."""
    from judge.app import numbers_of  # noqa: PLC0415  # the whole judge, for this option alone
    from judge.daemon.metrics import MISSING, openmetrics  # noqa: PLC0415  # as above

    settings = load_config(config, passwords=False)
    with verified_database(config, reading=True) as database:
        try:
            text = openmetrics(lambda: numbers_of(settings, database, now)).decode()
        except ImportError:
            raise click.ClickException(MISSING) from None
    if path == _STANDARD_OUTPUT:
        click.echo(text, nl=False)
    elif why := _write(path, text):
        raise click.ClickException(why)


def _write(path: Path, text: str) -> str:
    """Replace the file in one step, so that no one reads half of it; why it cannot be done, or nothing."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        if path.exists() and (held := path.read_bytes()) and _LEVEL.encode() not in held:
            return f"{path} is not a metrics file of a judge, so it was not changed. Give another name"
        with open(draft, "w", encoding="ascii", opener=opener(PUBLIC)) as out:  # Path.open takes no opener
            out.write(text)
        give_to_owner(draft, path.absolute().parent)
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        advice = "Check that the folder exists and that this user can write there."
        return f"{path} cannot be written: {error.strerror}. {advice}"
    return ""


@click.command()
@click.option(
    "--days", type=click.IntRange(1, 3660), default=7, show_default=True, help="Number of days up to now."
)
@config_option
@now_option
@json_option
def stats(days: int, config: Path, now: datetime | None, as_json: bool) -> None:
    """Count recent email, phases, games and people."""
    at = now or system_clock()
    with verified_database(config, reading=True) as database:
        counted = week(database.connections, at - timedelta(days=days), at)
    if as_json:
        echo_json(_counts(counted))
    else:
        show([{"what": what, "count": count} for what, count in _counts(counted).items()], "")


def _counts(counted: Week) -> Row:
    return {
        "mails_in": counted.mails_in,
        **{f"mails_{fate}": number for fate, number in sorted(counted.fates.items())},
        "mails_out": counted.mails_out,
        "mails_too_late": counted.too_late,
        "phases_judged": counted.phases,
        "deadlines_with_orders_missing": counted.late,
        "games_created": counted.games_created,
        "games_ended": counted.games_ended,
        "people_registered": counted.people,
    }


@click.command()
@config_option
@now_option
def report(config: Path, now: datetime | None) -> None:
    """Print the report that the keeper gets by email each week."""
    from judge.app import build_services, weekly_report  # noqa: PLC0415  # the whole judge, for this verb alone

    settings = load_config(config, passwords=False)
    with verified_database(config, reading=True) as database:
        services = build_services(settings, database)
        at = now or system_clock()
        notice = weekly_report(settings, services, database).notice(at)
        click.echo(services.composer.compose(notice, None, at).body, nl=False)


@click.command()
@config_option
@json_option
def disk(config: Path, as_json: bool) -> None:
    """List how much of the database each game uses.

    Sizes are in kilobytes. The largest game comes first.
    """
    with verified_database(config, reading=True) as database:
        sizes = game_bytes(database.connections)
    rows = [
        {
            "game": game,
            **{part: round(sizes[game].get(part, 0) / 1000) for part in _PARTS},
            "all": round(sum(sizes[game].values()) / 1000),
        }
        for game in sorted(sizes, key=lambda name: -sum(sizes[name].values()))
    ]
    show(rows, "There are no games.", as_json=as_json)


_PARTS = ("state", "phases", "events", "mails out")
