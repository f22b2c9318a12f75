"""judge.toml, the environment and password files, read together; what is wrong is one sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path
from zoneinfo import TZPATH

import pytest

from judge.config import Config, ConfigError, load_config
from judge.game.settings import Evidence, MissingOrders, Settings
from judge.service.keeper_policy import ConfirmationPolicy
from tests.pseudo_language import own_language

WHO = '[judge]\naddress = "Judge@Example.org"\nkeeper = "keeper@example.org"\n'
OUT = '[outgoing]\ntransport = "stdout"\n'
MAIL = '[outgoing]\nhost = "smtp.example.org"\n'
BOX = '[incoming]\nhost = "imap.example.org"\npassword = "sesame7"\n'


def read(folder: Path, text: str, environment: Mapping[str, str] | None = None) -> Config:
    path = folder / "judge.toml"
    path.write_text(text, encoding="utf-8")
    return load_config(path, environment or {})


def test_a_short_file_is_enough(tmp_path: Path) -> None:
    config = read(tmp_path, WHO + OUT)
    assert config.judge.address == "judge@example.org"
    assert config.judge.code == "JDGE"
    assert config.judge.creators == "registered"
    assert config.database == f"sqlite:///{tmp_path}/judge.db"
    assert config.incoming is None
    assert config.lmtp is None
    assert config.defaults == Settings()


def test_ports_and_logins_follow_from_the_rest(tmp_path: Path) -> None:
    config = read(tmp_path, WHO + BOX + MAIL + 'password = "other"\n')
    assert config.incoming is not None
    assert (config.incoming.port, config.incoming.user) == (993, "judge@example.org")
    assert (config.outgoing.port, config.outgoing.user) == (587, "judge@example.org")


@pytest.mark.parametrize(("tls", "port"), [("starttls", 587), ("implicit", 465), ("none", 25)])
def test_the_port_of_outgoing_mail_follows_its_tls(tmp_path: Path, tls: str, port: int) -> None:
    config = read(tmp_path, WHO + MAIL + f'tls = "{tls}"\n')
    assert config.outgoing.port == port
    assert config.outgoing.user == ""


def test_relative_paths_start_from_the_folder_of_the_file(tmp_path: Path) -> None:
    config = read(tmp_path, WHO + '[outgoing]\ntransport = "maildir"\npath = "out/mails"\n')
    assert config.outgoing.path == str(tmp_path / "out/mails")
    other = read(tmp_path, WHO + OUT + '[database]\nurl = "sqlite:////var/lib/judge/judge.db"\n')
    assert other.database == "sqlite:////var/lib/judge/judge.db"


def test_a_password_may_stand_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "word").write_text("  s3cret\n", encoding="utf-8")
    config = read(tmp_path, WHO + MAIL + 'password_file = "word"\n')
    assert config.outgoing.password == "s3cret"


def test_a_credential_of_systemd_comes_before_a_file(tmp_path: Path) -> None:
    credentials = tmp_path / "credentials"
    credentials.mkdir()
    (credentials / "word").write_text("from systemd", encoding="utf-8")
    (tmp_path / "word").write_text("from the folder", encoding="utf-8")
    config = read(
        tmp_path, WHO + MAIL + 'password_file = "word"\n', {"CREDENTIALS_DIRECTORY": str(credentials)}
    )
    assert config.outgoing.password == "from systemd"


def test_the_environment_goes_over_the_file(tmp_path: Path) -> None:
    environment = {
        "JUDGE_OUTGOING_PORT": "2525",
        "JUDGE_OUTGOING_PASSWORD": "word",
        "JUDGE_DEFAULTS_MOVES_NEXT": "24.5",
    }
    config = read(tmp_path, WHO + MAIL + "port = 26\n", environment)
    assert config.outgoing.port == 2525
    assert config.outgoing.password == "word"
    assert config.defaults.moves.next == timedelta(hours=24.5)


def test_the_environment_alone_can_make_a_section(tmp_path: Path) -> None:
    config = read(tmp_path, WHO + OUT, {"JUDGE_LMTP_LISTEN": "127.0.0.1:8024"})
    assert config.lmtp is not None
    assert config.lmtp.listen == ("127.0.0.1", 8024)


def test_passwords_do_not_show_when_a_configuration_is_printed(tmp_path: Path) -> None:
    config = read(tmp_path, WHO + BOX + MAIL + 'password = "hidden"\n')
    assert "sesame7" not in repr(config)
    assert "hidden" not in repr(config)


def test_defaults_of_new_games(tmp_path: Path) -> None:
    config = read(
        tmp_path,
        WHO + OUT + '[defaults]\nzone = "Europe/London"\nmissing = "process"\nreminder = 12\n'
        '[defaults.moves]\nclock = "21:00"\nnext = 48\ngrace = 24\ndays = "SMTWTFS"\n'
        '[defaults.builds]\nclock = "any"\ndelay = 0\n',
    )
    settings = config.defaults
    assert settings.zone == "Europe/London"
    assert settings.missing is MissingOrders.PROCESS
    assert settings.reminder == (timedelta(hours=12),)
    assert settings.moves.clock == 21 * 60
    assert settings.moves.next == timedelta(hours=48)
    assert settings.moves.min == Settings().moves.min
    assert settings.builds.clock == -1
    assert settings.builds.delay == timedelta(0)
    assert settings.retreats == Settings().retreats


def test_a_zone_may_be_named_by_its_city(tmp_path: Path) -> None:
    assert read(tmp_path, WHO + OUT + '[defaults]\nzone = "vienna"\n').defaults.zone == "Europe/Vienna"


def test_a_zone_may_be_one_that_only_the_disk_has(tmp_path: Path) -> None:
    """Debian has `posix/Europe/Vienna`; elsewhere the plain name stands in for it."""
    odd = "posix/Europe/Vienna"
    zone = odd if any((Path(folder) / odd).exists() for folder in TZPATH) else "Europe/Vienna"
    assert read(tmp_path, WHO + OUT + f'[defaults]\nzone = "{zone}"\n').defaults.zone == zone


WRONG = [
    ("", "[judge] address is missing. It must be an email address"),
    ("x y", "is not valid TOML"),
    (
        '[judge]\naddress = "nobody"\n',
        '[judge] address must be an email address such as "judge@example.org", not "nob',
    ),
    (WHO + "code = 7\n" + OUT, "[judge] code must be four to eight letters or digits in quotes, not 7"),
    (WHO, '[outgoing] host is missing: transport = "smtp" needs the name of the SMTP server'),
    (WHO + OUT + "[mail]\n", "there is no section [mail]"),
    (WHO + OUT + "[incomming]\n", "there is no section [incomming]; did you mean incoming?"),
    (WHO + '[outgoing]\nhots = "x"\n', "[outgoing] has no key hots; did you mean host?"),
    (
        WHO + '[outgoing]\ntransport = "stdout"\nopt_in = true\n',
        "[outgoing] has no key opt_in: it belongs to [trust]. Write [trust] on a line of its own above it.",
    ),
    (WHO + "[database]\nnewcomers = 40\n", "[database] has no key newcomers: it belongs to [limits]."),
    (WHO + MAIL + 'port = "25"\n', '[outgoing] port must be a whole number from 1 to 65535, not "25"'),
    (WHO + MAIL + "port = true\n", "[outgoing] port must be a whole number from 1 to 65535, not true"),
    (WHO + MAIL + 'tls = "ssl"\n', '[outgoing] tls must be "starttls" or "implicit" or "none", not "ssl"'),
    (WHO + MAIL + 'user = "me"\n', "[outgoing] has a user but no password"),
    (WHO + MAIL + 'password = "a"\npassword_file = "b"\n', "[outgoing] has both password and password_file"),
    (WHO + OUT + '[trust]\nkey_file = "gone"\n', "[trust] key_file: "),
    (WHO + MAIL + 'password_file = "gone"\n', "gone cannot be read (No such file or directory)"),
    (WHO + MAIL + 'password = ""\n', "[outgoing] password is empty. It must be a line of text in quotes."),
    (WHO + OUT + '[incoming]\nhost = "imap.example.org"\n', "[incoming] needs the mailbox's password"),
    (WHO + '[outgoing]\ntransport = "maildir"\n', "[outgoing] path is missing"),
    (WHO + OUT + '[database]\nurl = "mysql://x"\n', '[database] url must begin with "sqlite:///"'),
    (
        WHO + OUT + '[lmtp]\nlisten = "8024"\n',
        '[lmtp] listen must be an address and a port such as "127.0.0.1:8024"',
    ),
    (
        WHO + OUT + '[defaults]\nzone = "Mars"\n',
        '[defaults] zone must be a time zone such as "Europe/London", not "Mar',
    ),
    (
        WHO + OUT + '[defaults.moves]\nclock = "25:00"\n',
        '[defaults.moves] clock must be a time of day such as "23:30"',
    ),
    (WHO + OUT + '[defaults.moves]\ndays = "MTWTF"\n', "[defaults.moves] days must be seven letters"),
    (WHO + OUT + "[defaults.moves]\nnext = -1\n", "[defaults.moves] next must be a number of hours, not -1"),
    (WHO + OUT + "[defaults.battles]\nnext = 1\n", "there is no section [defaults.battles]"),
    ("judge = 1\n" + OUT, "judge must be a section: write [judge] on a line of its own"),
]


@pytest.mark.parametrize(("text", "words"), WRONG)
def test_what_is_wrong_is_one_sentence_with_file_and_key(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(ConfigError) as caught:
        read(tmp_path, text)
    assert words in str(caught.value)
    assert str(tmp_path) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_password_never_stands_in_a_complaint(tmp_path: Path) -> None:
    with pytest.raises(ConfigError) as caught:
        read(tmp_path, WHO + '[outgoing]\nhost = "x"\npassword = ["hush"]\n')
    assert "hush" not in str(caught.value)


def test_an_empty_password_file_says_what_to_write_into_it(tmp_path: Path) -> None:
    (tmp_path / "word").write_text("\n", encoding="utf-8")
    with pytest.raises(ConfigError, match=r"is empty\. Write the mailbox's password into it"):
        read(tmp_path, WHO + MAIL + 'password_file = "word"\n')


def test_a_variable_that_sets_nothing_is_refused_with_a_suggestion(tmp_path: Path) -> None:
    with pytest.raises(
        ConfigError, match=r"JUDGE_OUTGOING_PROT sets nothing; did you mean JUDGE_OUTGOING_PORT\?"
    ):
        read(tmp_path, WHO + OUT, {"JUDGE_OUTGOING_PROT": "25"})


def test_a_missing_file_names_the_two_ways_out(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="`judge init` writes one; --config names another"):
        load_config(tmp_path / "judge.toml", {})


def test_how_careful_the_judge_is_depends_on_its_border(tmp_path: Path) -> None:
    plain = read(tmp_path, WHO + OUT).security
    assert (plain.confirmation, plain.evidence, plain.hold_disowned) == (
        ConfirmationPolicy.NEVER,
        Evidence.EITHER,
        True,
    )
    assert plain.resignation is ConfirmationPolicy.WEAK
    assert (plain.tries, plain.answers, plain.proven_answers) == (10, 20, 120)
    bordered = WHO + OUT + '\n[border]\nauthserv_id = "mx.example.org"\n'
    assert read(tmp_path, bordered).security.confirmation is ConfirmationPolicy.WEAK
    never = bordered + 'confirm = "never"\ndisowned = "accept"\nevidence = "both"\n'
    security = read(tmp_path, never).security
    assert security.resignation is ConfirmationPolicy.NEVER
    assert (security.confirmation, security.evidence, security.hold_disowned) == (
        ConfirmationPolicy.NEVER,
        Evidence.BOTH,
        False,
    )


def test_how_long_things_are_kept_is_days_or_for_ever(tmp_path: Path) -> None:
    security = read(tmp_path, WHO + OUT + "[keeping]\nmail_days = 30\nleaver_days = 0\n").security
    assert (security.keep_mail, security.keep_leavers) == (timedelta(days=30), None)


def test_a_key_is_read_and_a_short_one_refused(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("0123456789abcdef" * 2 + "\n")
    text = WHO + OUT + '[trust]\nkey_file = "key"\n'
    assert read(tmp_path, text).key == "0123456789abcdef" * 2
    assert "0123" not in repr(read(tmp_path, text))
    (tmp_path / "key").write_text("short\n")
    with pytest.raises(ConfigError, match="key_file holds fewer than 32 characters"):
        read(tmp_path, text)


def test_a_language_that_lacks_messages_is_refused_with_what_it_lacks(tmp_path: Path) -> None:
    with_language = WHO.replace("[judge]", '[judge]\nlanguage = "Svenska"') + OUT
    assert read(tmp_path, with_language).judge.language == "sv"
    with own_language(tmp_path, "xx") as there:
        swedish = there.parent / "sv"
        complete = swedish.resolve()
        swedish.unlink()
        there.rename(swedish)
        for file in complete.rglob("*.*"):
            if file.name not in ("trials.ftl", "votes.md"):
                (swedish / file.relative_to(complete)).symlink_to(file)
        with pytest.raises(ConfigError) as refused:
            read(tmp_path, with_language)
    assert re.search(
        r" be Svenska yet, because locales/sv lacks help/votes, \S+, .* and \d+ more\.$",
        str(refused.value),
    )


def test_a_language_of_which_there_is_nothing_is_not_one_of_the_judge(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="must be a language of the judge"):
        read(tmp_path, WHO.replace("[judge]", '[judge]\nlanguage = "Klingon"') + OUT)
