"""The languages of the site: the judge's own at its root, each other below the folder of its code.

A game's pages are in one language; from there on its reader is led to the judge's pages in that language.
"""

from __future__ import annotations

from dataclasses import dataclass

from judge.language.language_names import own_name
from judge.render.mail_context import Values
from judge.render.text.reader_language import language


@dataclass(frozen=True, slots=True)
class SiteLanguages:
    """The codes of the languages; the usual one is among them."""

    usual: str
    codes: tuple[str, ...]

    def folder(self, code: str) -> str:
        """Return the folder of the judge's pages in a language, `de/`; "" for the root."""
        return f"{code}/" if code in self.codes and code != self.usual else ""

    def links_of_page(self, file: str) -> Values:
        """Return where a page of the judge, named as in the root, leads to: it is there in each language."""
        home = "../" * file.count("/")
        root = f"{home}../" if self.folder(language()) else home
        return {"home": home, "root": root, "in_others": self._others(root, file), "translated": True}

    def links_of_game(self) -> Values:
        """Return where the pages of a game lead to: in other languages there is the list of games."""
        root = "../"
        home = f"{root}{self.folder(language())}"
        return {
            "home": home,
            "root": root,
            "in_others": self._others(root, "index.html"),
            "translated": False,
        }

    def _others(self, root: str, file: str) -> list[Values]:
        return [
            {"code": code, "name": own_name(code), "link": f"{root}{self.folder(code)}{file}"}
            for code in self.codes
            if code != language()
        ]
