"""A whole judge moved from SQLite to PostgreSQL and back."""

from __future__ import annotations

from contextlib import closing
from datetime import datetime
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from judge.service import work_round
from judge.service.incoming import intake
from judge.store.database import Database
from judge.store.export import export_all, import_all
from judge.store.integrity import check
from lab.proofs.trial import trial_folder
from tests.services import services_on
from tests.unit.cli.keeper_desk import NOW, Keeper, played  # noqa: F401  # a fixture
from tests.unit.cli.test_transfer import exported, old  # noqa: F401  # a fixture


def test_an_export_is_the_same_bytes_on_postgresql_and_back_again(
    old: Keeper,  # noqa: F811  # the fixture
    postgres_url: str,
    tmp_path: Path,
) -> None:
    text = exported(old)
    there = moved(text, postgres_url)
    assert there == text
    assert moved(there, f"sqlite:///{tmp_path / 'back.db'}") == text


WORDS = st.text(st.characters(codec="utf-8"), max_size=40)
LINES = st.one_of(
    st.sampled_from(
        (
            "REGISTER\nName: \u00c9va N.\nTimezone: Europe/Budapest\nEND",
            "CREATE ?first master1 standard gunboat",
            "CREATE ?second master2 loeb9",
            "SIGN ON ?first player1",
            "SIGN ON ?practice player2",
            "SIGN ON M first master1\nSET DEADLINE FRI\nSET COMMENT \u201eya\u201d",
            "OBSERVE first watcher1",
            "SET STYLE CODES",
            "FORGOT PASSWORD first",
            "LIST",
        )
    ),
    WORDS,
)
MAILS = st.lists(
    st.tuples(st.sampled_from(("anna", "edgar", "\u00e9va")), WORDS, st.lists(LINES, max_size=4)), max_size=12
)


@settings(max_examples=8, deadline=None)
@given(MAILS)
def test_an_export_is_the_same_bytes_whatever_was_mailed(mails: list[tuple[str, str, list[str]]]) -> None:
    now = datetime.fromisoformat(NOW)
    with trial_folder() as place, closing(Database(f"sqlite:///{place / 'old.db'}")) as database:
        database.upgrade()
        services = services_on(database, opt_in=False)
        for number, (name, subject, lines) in enumerate(mails):
            head = (
                f"From: {name}@home.example\nSubject: {' '.join(subject.split())}\nMessage-ID: <{number}@h>\n"
            )
            intake.receive(services, f"{head}\n{chr(10).join(lines)}\n".encode(), now, "test")
        work_round.work(services, now)
        text = "".join(export_all(database.connections))
        assert moved(text, f"sqlite:///{place / 'new.db'}") == text


def moved(text: str, url: str) -> str:
    """An export of the fresh database at this URL after this export was imported there."""
    database = Database(url)
    database.upgrade()
    import_all(database.connections, text.splitlines(keepends=True), datetime.fromisoformat(NOW))
    with database.connections.read() as read:
        assert [*check(read)] == []
    again = "".join(export_all(database.connections))
    database.close()
    return again
