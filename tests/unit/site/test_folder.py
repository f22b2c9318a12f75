"""The site's folder: only what changed is written, and nothing of anybody else's is touched."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.site.folder import LIST, MARK, NotASite, SiteFolder

JUDGE = "judge@judge.example"


def built(path: Path, judge: str = JUDGE, **files: str) -> SiteFolder:
    folder = SiteFolder(path, judge)
    folder.open()
    for name, text in files.items():
        folder.write(name.replace("__", "/"), text)
    folder.clear()
    folder.finish({})
    return folder


def contents(path: Path) -> list[str]:
    return sorted(one.relative_to(path).as_posix() for one in path.rglob("*") if not one.is_dir())


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
    assert built(place, index="one", beta__page="three").deleted == 1
    assert sorted(one.name for one in place.iterdir()) == [MARK, LIST, "beta", "index"]


def test_what_a_build_that_was_cut_has_written_is_known_to_the_next(tmp_path: Path) -> None:
    place = tmp_path / "site"
    built(place, index="one")
    cut = SiteFolder(place, JUDGE)
    cut.open()
    cut.write("alpha/page", "no longer public when the next build comes")
    assert built(place, index="one").deleted == 1
    assert contents(place) == [MARK, LIST, "index"]


def test_another_s_folder_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(NotASite, match="needs a folder of its own"):
        built(tmp_path, index="one")
    assert [one.name for one in tmp_path.iterdir()] == ["thesis.txt"]


def test_what_others_put_beside_the_pages_stays(tmp_path: Path) -> None:
    place = tmp_path / "site"
    built(place, index="one", alpha__page="two")
    for name in ("thesis.txt", "alpha/notes.html", "photos/me.svg", ".page.partial"):
        (place / name).parent.mkdir(exist_ok=True)
        (place / name).write_text("mine", encoding="utf-8")
    assert built(place, index="one").deleted == 1
    assert contents(place) == [
        MARK,
        LIST,
        ".page.partial",
        "alpha/notes.html",
        "index",
        "photos/me.svg",
        "thesis.txt",
    ]


def test_another_judge_s_site_is_refused(tmp_path: Path) -> None:
    place = tmp_path / "site"
    built(place, index="one", alpha__page="two")
    before = contents(place)
    with pytest.raises(NotASite, match=r"is the site of judge@judge\.example; a site needs a folder"):
        built(place, judge="other@club.example", index="other")
    assert contents(place) == before
    assert (place / "index").read_text(encoding="utf-8") == "one"


def test_a_folder_that_became_a_link_is_neither_written_nor_cleared_through(tmp_path: Path) -> None:
    place, elsewhere = tmp_path / "site", tmp_path / "elsewhere"
    built(place, index="one", alpha__page="two")
    (place / "alpha").rename(elsewhere)
    (place / "alpha").symlink_to(elsewhere)
    with pytest.raises(NotASite, match="alpha is a link to elsewhere"):
        built(place, index="one", alpha__page="three")
    folder = SiteFolder(place, JUDGE)
    folder.open()
    assert not folder.keep("alpha")
    built(place, index="one")
    assert (elsewhere / "page").read_text(encoding="utf-8") == "two"


def test_a_link_in_the_place_of_a_file_is_replaced_and_not_followed(tmp_path: Path) -> None:
    place, secret = tmp_path / "site", tmp_path / "secret"
    built(place, index="one")
    secret.write_text("one", encoding="utf-8")
    for name in ("index", ".index.partial", MARK, f".{MARK}.partial"):
        (place / name).unlink(missing_ok=True)
        (place / name).symlink_to(secret)
    (place / MARK).unlink()
    (place / MARK).write_text("{}", encoding="utf-8")
    built(place, index="two")
    assert secret.read_text(encoding="utf-8") == "one"
    assert not (place / "index").is_symlink()


def test_the_folder_of_an_older_version_that_kept_no_list_is_taken_over(tmp_path: Path) -> None:
    place = tmp_path / "site"
    built(place, **{"index.html": "one", "gone/index.html": "two"})
    (place / LIST).unlink()
    (place / MARK).write_text('{"of": [], "games": {}}', encoding="utf-8")
    (place / "photo.jpg").touch()
    built(place, **{"index.html": "one"})
    assert contents(place) == [MARK, LIST, "index.html", "photo.jpg"]


@pytest.mark.parametrize("damage", [b"{broken", b"", b"\xff", b"[]", b"[" * 100_000])
def test_a_folder_whose_mark_is_damaged_is_left_alone(tmp_path: Path, damage: bytes) -> None:
    place = tmp_path / "site"
    built(place, index="one", alpha__page="two")
    (place / MARK).write_bytes(damage)
    for judge in (JUDGE, "other@club.example"):
        with pytest.raises(NotASite, match="nothing says whose site this is; if it is this judge's, delete"):
            built(place, judge=judge, index="other")
    assert contents(place) == [MARK, LIST, "alpha/page", "index"]
    assert (place / "index").read_text(encoding="utf-8") == "one"


@pytest.mark.parametrize(
    "line",
    ["{outside}", "../victim", "alpha/../../victim", "./victim", "alpha//page", "link", "linked/victim", "."],
)
def test_a_line_of_the_list_that_leads_out_of_the_folder_deletes_nothing(tmp_path: Path, line: str) -> None:
    place, victim = tmp_path / "site", tmp_path / "victim"
    victim.write_text("mine", encoding="utf-8")
    built(place, index="one", alpha__page="two")
    (place / "link").symlink_to(victim)
    (place / "linked").symlink_to(tmp_path)
    with (place / LIST).open("a", encoding="utf-8") as out:
        out.write(line.format(outside=victim) + "\n")
    assert built(place, index="one", alpha__page="two").deleted == 0
    assert victim.read_text(encoding="utf-8") == "mine"
    assert (place / "link").is_symlink()


@pytest.mark.parametrize(
    "damage", [b"\xff\n", b"alpha/pa\xffge\n", b"\0\n", b".judge-site\n", b"a/b/c/d\n", b"\n"]
)
def test_a_damaged_list_is_made_anew(tmp_path: Path, damage: bytes) -> None:
    place = tmp_path / "site"
    built(place, index="one", alpha__page="two")
    (place / LIST).write_bytes(damage + (place / LIST).read_bytes())
    assert built(place, index="one").deleted == 1
    assert (place / LIST).read_text(encoding="utf-8") == "index\n"
    assert contents(place) == [MARK, LIST, "index"]


def test_a_folder_where_a_page_belongs_is_left_and_what_is_in_it(tmp_path: Path) -> None:
    place = tmp_path / "site"
    built(place, index="one", alpha__page="two")
    (place / "alpha/page").unlink()
    (place / "alpha/page").mkdir()
    (place / "alpha/page/notes").touch()
    with pytest.raises(NotASite, match="page is a folder where a page belongs; move it away"):
        built(place, index="one", alpha__page="two")
    assert built(place, index="one").deleted == 0
    assert (place / "alpha/page/notes").exists()
