"""The one table of keys in judge.toml: a field of these dataclasses is a key with its kind and line of help.

Reading, the file that `judge init` writes and the reference page are drawn from the fields. The keys of
`[defaults]` are made in `defaults` from the table of a game's settings.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields, make_dataclass
from typing import Any, Literal

from judge.config import key_kinds as kinds
from judge.config.key_kinds import Kind
from judge.mail.limits import SIZE_LIMIT
from judge.mail.login import NO_PASSWORD, Login
from judge.mail.oauth.account import OAuthAccount
from judge.mail.oauth.providers import OTHER, PROVIDERS
from judge.service.keeper_policy import KeeperPolicy


@dataclass(frozen=True, slots=True)
class Key:
    """A key: its kind and its line of help.

    `sample` is what `judge init` writes (None: a comment with the default); `shown` describes a default
    that depends on something else, `example` stands where the field has none or None; `edit` marks what
    everyone edits.
    """

    kind: Kind
    help: str
    sample: str | int | None = None
    shown: str = ""
    example: str | float = ""
    edit: bool = False


def _key(key: Key, default: Any = MISSING) -> Any:
    secret = key.kind.secret
    return field(default=default, metadata={"key": key}, repr=not secret)


def keys(section: type) -> tuple[tuple[Field[Any], Key], ...]:
    """Return the keys of a section in the order shown to people."""
    return tuple((one, one.metadata["key"]) for one in fields(section) if "key" in one.metadata)


def section(summary: str, named: Mapping[str, Key]) -> type:
    """Return a section made from keys, each of which may be left out and is None then."""
    members = [(name, Any, _key(key, None)) for name, key in named.items()]
    return make_dataclass("Section", members, frozen=True, namespace={"__doc__": summary})


def required(entry: Field[Any]) -> bool:
    """Return whether a section cannot do without this key."""
    return entry.default is MISSING


_POLICY = KeeperPolicy()
"""What a judge does where its keeper says nothing."""
PASSWORD_FILE = "mail.password"  # noqa: S105  # the name of a file
TOKEN_FILE = "mail.token"  # noqa: S105  # likewise
_AUTH = Key(
    kinds.one_of("password", "oauth2"),
    "What the login is done with; oauth2 needs a section [oauth].",
)
_CA_FILE = Key(
    kinds.PATH,
    "A PEM file with the authorities whose certificates are accepted.",
    shown="the system's",
)


@dataclass(frozen=True, slots=True)
class Judge:
    """Who the judge is."""

    address: str = _key(Key(kinds.ADDRESS, "The address people write to.", "judge@example.org", edit=True))
    keeper: str = _key(
        Key(kinds.ADDRESS, "The person who runs this judge (keeper).", "keeper@example.org", edit=True)
    )
    code: str = _key(Key(kinds.CODE, "The judge's code in subjects, as in CODE:game."), "JDGE")
    name: str = _key(Key(kinds.TEXT, "The name shown with the address."), "Diplomacy judge")
    language: str = _key(
        Key(kinds.LANGUAGE, "The language of the site and of emails to people who have not chosen one."), "en"
    )
    creators: str = _key(Key(kinds.CREATORS, "Who may CREATE games."), "registered")
    report: bool = _key(Key(kinds.FLAG, "Whether the keeper gets a report by email each week."), True)
    map: Literal["none", "png", "svg"] = _key(
        Key(
            kinds.one_of("none", "png", "svg"),
            "The map in results: a picture (png), an attached drawing (svg), or plain text only.",
            "png",
        ),
        "none",
    )
    spread_deadlines: bool = _key(
        Key(
            kinds.FLAG,
            "Whether each new game gets its own minute in the hour of [defaults] clock.",
        ),
        True,
    )
    ratings: str = _key(
        Key(
            kinds.PATH,
            "A folder for results.tsv, with a line for each rated game that has ended.",
            shown="no list",
        ),
        "",
    )


@dataclass(frozen=True, slots=True)
class Database:
    """Where all data is stored."""

    url: str = _key(
        Key(
            kinds.TEXT,
            "SQLite (sqlite:///judge.db, next to this file) or PostgreSQL (postgresql://user@host/name).",
        ),
        "sqlite:///judge.db",
    )


@dataclass(frozen=True, slots=True)
class Incoming:
    """The IMAP mailbox that `judge run` and `judge once` read. Without this section there is no mailbox."""

    host: str = _key(Key(kinds.HOST, "The IMAP server.", "imap.example.org", edit=True))
    tls: Literal["implicit", "starttls", "none"] = _key(
        Key(
            kinds.one_of("implicit", "starttls", "none"),
            "TLS from the first byte, STARTTLS, or none (only on this machine).",
        ),
        "implicit",
    )
    port: int = _key(Key(kinds.PORT, "The server's port.", shown="993; 143 for starttls and none"), 0)
    ca_file: str = _key(_CA_FILE, "")
    auth: Literal["password", "oauth2"] = _key(_AUTH, "password")
    user: str = _key(Key(kinds.TEXT, "The login.", shown="the judge's address"), "")
    password: str = _key(Key(kinds.SECRET, "The password itself; a file is the better place for it."), "")
    password_file: str = _key(
        Key(kinds.PATH, "A file with the password, or the name of a systemd credential.", PASSWORD_FILE), ""
    )
    folder: str = _key(Key(kinds.TEXT, "The folder where new email arrives."), "INBOX")
    processed: str = _key(Key(kinds.TEXT, "The folder that processed email is moved to."), "Processed")
    processed_days: int = _key(
        Key(
            kinds.whole(0, 36_500),
            "Days after arrival that emails stay in that folder before they are deleted; 0 is for ever.",
            180,
        ),
        0,
    )
    poll_seconds: int = _key(
        Key(kinds.whole(1, 3600), "Seconds: check at least this often, even if the server sends no hint."), 60
    )
    timeout_seconds: int = _key(
        Key(
            kinds.whole(1, 600),
            "Seconds that one exchange with the server may take, such as fetching an email.",
        ),
        60,
    )
    size_limit: int = _key(
        Key(kinds.whole(10_000, 100_000_000), "Bytes; larger emails get a reply but are not read."),
        SIZE_LIMIT,
    )
    login: Login = field(default=NO_PASSWORD, repr=False, compare=False)
    """No key: how the judge logs in, which whoever loads the keys makes of them."""
    oauth: OAuthAccount | None = field(default=None, compare=False)
    """No key: the account whose tokens are the login, in place of `login`."""


@dataclass(frozen=True, slots=True)
class Outgoing:
    """How the judge sends email."""

    transport: Literal["smtp", "maildir", "stdout"] = _key(
        Key(
            kinds.one_of("smtp", "maildir", "stdout"),
            "To a mail server, into a folder of .eml files (path), or to standard output.",
            "smtp",
        ),
        "smtp",
    )
    host: str = _key(Key(kinds.HOST, "The SMTP server, for smtp.", "smtp.example.org", edit=True), "")
    tls: Literal["starttls", "implicit", "none"] = _key(
        Key(kinds.one_of("starttls", "implicit", "none"), "STARTTLS, TLS from the first byte, or none."),
        "starttls",
    )
    port: int = _key(Key(kinds.PORT, "The server's port.", shown="587; 465 implicit; 25 without TLS"), 0)
    ca_file: str = _key(_CA_FILE, "")
    auth: Literal["password", "oauth2"] = _key(_AUTH, "password")
    user: str = _key(
        Key(kinds.TEXT, "The login.", shown="the judge's address if there is a password, else no login"), ""
    )
    password: str = _key(Key(kinds.SECRET, "The password itself; a file is the better place for it."), "")
    password_file: str = _key(
        Key(kinds.PATH, "A file with the password, or the name of a systemd credential.", PASSWORD_FILE), ""
    )
    path: str = _key(Key(kinds.PATH, "The folder, for maildir."), "")
    per_minute: int = _key(
        Key(
            kinds.whole(0, 1_000_000),
            "Emails sent in a minute at most, results and replies first; 0 is no limit.",
        ),
        0,
    )
    per_hour: int = _key(Key(kinds.whole(0, 1_000_000), "Emails sent in an hour at most; 0 is no limit."), 0)
    per_day: int = _key(
        Key(
            kinds.whole(0, 1_000_000),
            "Emails sent in 24 hours at most: fewer than the provider allows.",
        ),
        0,
    )
    login: Login | None = field(default=None, repr=False, compare=False)
    """No key: how the judge logs in, which whoever loads the keys makes of them; None where it does not."""
    oauth: OAuthAccount | None = field(default=None, compare=False)
    """No key: the account whose tokens are the login, in place of `login`."""


@dataclass(frozen=True, slots=True)
class OAuth:
    """The provider for logins by OAuth 2 to the mailbox and the relay; see `judge login`."""

    provider: Literal["microsoft", "google", "other"] = _key(
        Key(
            kinds.one_of(*PROVIDERS, OTHER),
            "Who runs the mailbox: Microsoft (365, outlook.com), Google (Gmail), or another.",
            example="microsoft",
        )
    )
    client_id: str = _key(
        Key(kinds.TEXT, "The client ID of the program that you registered there.", example="1b2c…")
    )
    client_secret_file: str = _key(
        Key(
            kinds.PATH,
            "A file with the client secret, or a systemd credential; Google gives one.",
            shown="none",
        ),
        "",
    )
    tenant: str = _key(
        Key(
            kinds.TEXT,
            "For microsoft: your organisation's ID or domain; consumers for outlook.com.",
        ),
        "common",
    )
    token_file: str = _key(
        Key(
            kinds.PATH,
            "The file where `judge login` stores the token, or the name of a systemd credential.",
            shown=f"{TOKEN_FILE} next to the database, on PostgreSQL next to this file",
        ),
        "",
    )
    authorize_url: str = _key(
        Key(kinds.WEB, "For other: the address for consent in a browser.", shown="none"), ""
    )
    token_url: str = _key(Key(kinds.WEB, "For other: the address that issues tokens.", shown="none"), "")
    device_url: str = _key(
        Key(kinds.WEB, "For other: the address that issues device codes.", shown="none"), ""
    )
    scope: str = _key(Key(kinds.TEXT, "For other: the scope to ask for.", shown="the provider's"), "")
    ca_file: str = _key(_CA_FILE, "")


@dataclass(frozen=True, slots=True)
class Lmtp:
    """A listener for your own mail server and `judge feed`. Leave the section out if you need none."""

    listen: tuple[str, int] = _key(
        Key(kinds.LISTEN, "Where to listen; use the loopback address only.", example="127.0.0.1:8024")
    )


@dataclass(frozen=True, slots=True)
class Metrics:
    """Metrics for Prometheus; needs the extra `metrics`. Without this section there are none."""

    listen: tuple[str, int] = _key(
        Key(
            kinds.LISTEN,
            "Where to answer /metrics and /healthz; use the loopback address only.",
            example="127.0.0.1:9108",
        )
    )


@dataclass(frozen=True, slots=True)
class Border:
    """The mail server that checks senders before email reaches the judge."""

    authserv_id: str = _key(
        Key(
            kinds.SERVER_NAME,
            "The server's name in its Authentication-Results; without it no From is trusted.",
        ),
        "",
    )
    evidence: Literal["either", "reply", "password", "both"] = _key(
        Key(
            kinds.one_of("either", "reply", "password", "both"),
            "The minimum proof of the sender in every game; a game can ask for more (SET EVIDENCE).",
        ),
        "either",
    )
    confirm: Literal["", "always", "weak", "never"] = _key(
        Key(
            kinds.one_of("always", "weak", "never"),
            "Whether PROCESS, EJECT, TERMINATE and RESIGN need CONFIRM; weak: unless the proof is full.",
            shown="weak with authserv_id; without, weak for RESIGN alone",
        ),
        "",
    )
    disowned: Literal["hold", "accept"] = _key(
        Key(
            kinds.one_of("hold", "accept"),
            "Whether email that fails its own domain's checks is held for CONFIRM, or read like any other.",
        ),
        "hold",
    )


@dataclass(frozen=True, slots=True)
class Trust:
    """Which senders are trusted, in addition to the border's verdict."""

    opt_in: bool = _key(
        Key(
            kinds.FLAG,
            "Whether an address must reply YES before it takes part; false is for a closed group.",
        ),
        True,
    )
    key_file: str = _key(
        Key(
            kinds.PATH,
            "A file with 32 random characters, apart from the database, the same for all workers: with it "
            "a password is checked the slow way once, not after each start.",
            shown="none",
        ),
        "",
    )


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits for one address, one seat or one person."""

    passwords: int = _key(
        Key(
            kinds.whole(3, 1000),
            "Wrong passwords for a seat in a month before a right one waits (its player: ten times).",
        ),
        _POLICY.tries,
    )
    answers: int = _key(
        Key(
            kinds.whole(1, 100_000),
            "Replies an hour to email without proof; further email takes effect without a reply.",
        ),
        _POLICY.answers,
    )
    proven_answers: int = _key(
        Key(
            kinds.whole(1, 100_000),
            "Replies an hour to email with its sender's password or the border's verdict.",
        ),
        _POLICY.proven_answers,
    )
    games: int = _key(
        Key(kinds.whole(0, 100_000), "Games that one person can CREATE in a day."), _POLICY.games
    )
    trials: int = _key(
        Key(kinds.whole(0, 100_000), "Pictures of TRY for one person in an hour; more come as text."),
        _POLICY.trials,
    )
    trials_day: int = _key(
        Key(kinds.whole(0, 100_000), "Pictures of TRY for one person in 24 hours."), _POLICY.trials_day
    )
    letters: int = _key(
        Key(kinds.whole(1, 100_000), "Messages (PRESS, BROADCAST) from one person in a game in an hour."),
        _POLICY.letters,
    )
    letters_day: int = _key(
        Key(kinds.whole(1, 100_000), "Messages from one person in a game in 24 hours."), _POLICY.letters_day
    )
    copies: int = _key(
        Key(
            kinds.whole(1, 100_000),
            "Copies of these messages, one for each reader; also the limit for one email.",
        ),
        _POLICY.copies,
    )
    letter_delay: int = _key(
        Key(
            kinds.whole(0, 86_400),
            "Seconds in which a reply to a message can be stopped (CANCEL) before it is sent.",
        ),
        int(_POLICY.letter_delay.total_seconds()),
    )
    notices: int = _key(
        Key(
            kinds.whole(1, 100_000),
            "Emails an hour to one mailbox about what one person does; the rest come together in one "
            "(letters of players, orders and results are not counted).",
        ),
        _POLICY.notices,
    )
    newcomers: int = _key(
        Key(
            kinds.whole(4, 100_000),
            "Questions and replies an hour to strangers, a third of them to one domain; the rest wait.",
        ),
        _POLICY.newcomers,
    )


@dataclass(frozen=True, slots=True)
class Keeping:
    """How long data is kept; 0 is for ever."""

    mail_days: int = _key(
        Key(kinds.whole(0, 36_500), "Days that the text of emails is kept, in and out; their effects stay."),
        180,
    )
    leaver_days: int = _key(
        Key(
            kinds.whole(0, 36_500),
            "Days after their last email that data of people in no game is kept: name, address, messages.",
        ),
        730,
    )


@dataclass(frozen=True, slots=True)
class Site:
    """The public games as web pages, kept up to date. Without this section there are none."""

    path: str = _key(
        Key(
            kinds.PATH, "The folder for the pages, and nothing else.", shown="site, next to the database file"
        ),
        "",
    )
    url: str = _key(
        Key(
            kinds.WEB,
            "The web address of the pages; results then have a link to their page.",
            example="https://judge.example.org",
        ),
        "",
    )
