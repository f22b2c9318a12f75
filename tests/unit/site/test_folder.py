"""The site's folder: only what changed is written, and nothing of anybody else's is touched."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.site.folder import MARK, NotASite, SiteFolder


def built(path: Path, **files: str) -> SiteFolder:
    folder = SiteFolder(path)
    folder.open()
    for name, text in files.items():
        folder.write(name.replace("__", "/"), text)
    folder.finish({})
    return folder


def test_only_what_differs_is_written(tmp_path: Path) -> None:
    place = tmp_path / "site"
    built(place, index="one", alpha__page="two")
    old = (place / "index").stat().st_mtime_ns
    again = built(place, index="one", alpha__page="three")
    assert (again.written, again.unchanged, again.deleted) == (1, 1, 0)
    assert (place / "index").stat().st_mtime_ns == old
    assert (place / "alpha" / "page").read_text(encoding="utf-8") == "three"


def test_what_no_page_names_any_more_is_deleted(tmp_path: Path) -> None:
    place = tmp_path / "site"
    built(place, index="one", alpha__page="two", beta__page="three")
    (place / "alpha" / ".page.partial").write_text("a build that was cut", encoding="utf-8")
    assert built(place, index="one", beta__page="three").deleted == 2
    assert sorted(one.name for one in place.iterdir()) == [MARK, "beta", "index"]


def test_another_s_folder_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(NotASite, match="needs a folder of its own"):
        built(tmp_path, index="one")
    assert [one.name for one in tmp_path.iterdir()] == ["thesis.txt"]
