"""Finds the data folders (deploy/, grammar/, locales/, migrations/, templates/), in a wheel or a checkout."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def data_folder(name: str) -> Path:
    """Return the folder of that name: inside an installed package, or beside it in a checkout.

    FileNotFoundError if neither exists, which means a broken installation.
    """
    for folder in (_PACKAGE / "_data" / name, _PACKAGE.parent / name):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"the judge's folder {name}/ is missing from this installation")


def grammar() -> Path:
    """Return where the lark grammars are."""
    return data_folder("grammar")


def locales() -> Path:
    """Return where the sentences of emails are, by language."""
    return data_folder("locales")


def templates() -> Path:
    """Return where the mail, help and site templates are."""
    return data_folder("templates")


def deploy() -> Path:
    """Return where the files for a machine are: the unit, the lines for cron."""
    return data_folder("deploy")


def migrations() -> Path:
    """Return where Alembic finds its environment and versions."""
    return data_folder("migrations")
