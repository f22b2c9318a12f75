"""Errors of the store; every text is a sentence for the person who runs the judge, without secrets."""

from __future__ import annotations

from judge.known_secrets import strike_secrets


class StoreError(Exception):
    """The database cannot be used as it is; the text says why and what to do."""

    def __init__(self, text: str) -> None:
        super().__init__(strike_secrets(text))


class NewerDatabase(StoreError):  # noqa: N818  # it names what was found
    """The database was written by a newer judge than this one."""


class OlderDatabase(StoreError):  # noqa: N818  # it names what was found
    """The database needs `judge db upgrade` first."""


class ForeignDatabase(StoreError):  # noqa: N818  # it names what was found
    """The file or server holds something else than a judge's database."""


class AbsentDatabase(StoreError):  # noqa: N818  # it names what was found
    """There is no database where the configuration says it is."""


class InUse(StoreError):  # noqa: N818  # it names what was found
    """Another process works on the database at this moment."""


class Unavailable(OSError):  # noqa: N818  # it names what was found
    """The database cannot be reached or written just now (locked, disk full, server down); try later."""

    def __init__(self, text: str) -> None:
        super().__init__(strike_secrets(text))


RESTORE = "stop the judge, and put the last backup in its place: judge db restore FILE"
"""The remedy for a damaged database."""


def remedy_of_game(name: str) -> str:
    """Return the remedy for a game alone that cannot be read."""
    return (
        f"{RESTORE}; or give up this game alone, which keeps all else: judge keeper game {name} remove --yes"
    )


class Damaged(Unavailable):
    """The database's pages or rows are damaged: no mail's fault, and nothing that goes over by itself.

    `what` is the text without the remedy, for a sentence that has one already.
    """

    def __init__(self, what: str, remedy: str = RESTORE) -> None:
        super().__init__(f"{what}. Remedy: {remedy}")
        self.what = strike_secrets(what)


class Unwritable(Unavailable):
    """The database can be reached, but no one or not this user may write it."""


class Locked(Unavailable):
    """Another program holds a lock on the database's file; the text says how to find it."""


class Inconsistent(RuntimeError):  # noqa: N818  # it names what was found
    """A write would break the record (a phase judged twice, a player not registered): a mistake of ours."""


class StaleGame(RuntimeError):  # noqa: N818  # it names what was found
    """A game was changed by someone else since this unit of work read it; nothing was stored."""
