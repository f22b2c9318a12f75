"""The file `judge init` writes, the example in deploy/ and the reference page: one source for all."""

from __future__ import annotations

from pathlib import Path

from judge.config import load_config
from judge.config.keys import keys
from judge.config.load import SECTIONS
from judge.config.sample import reference, sample
from tests.drawn_files import on_file

ROOT = Path(__file__).resolve().parents[3]


def test_the_sample_works_once_four_values_are_edited_and_the_password_is_written(tmp_path: Path) -> None:
    text = sample()
    assert text.count("# EDIT: ") == 4
    for before, after in (
        ("judge@example.org", "diplomacy@games.example"),
        ("keeper@example.org", "me@games.example"),
        ("imap.example.org", "imap.games.example"),
        ("smtp.example.org", "smtp.games.example"),
    ):
        assert text.count(before) == 1
        text = text.replace(before, after)
    (tmp_path / "judge.toml").write_text(text, encoding="utf-8")
    (tmp_path / "mail.password").write_text("word\n", encoding="utf-8")
    config = load_config(tmp_path / "judge.toml", {})
    assert config.incoming is not None
    assert (config.incoming.host, config.incoming.user) == ("imap.games.example", "diplomacy@games.example")
    assert (config.outgoing.host, config.outgoing.password) == ("smtp.games.example", "word")


def test_every_key_stands_in_the_sample_and_in_the_reference() -> None:
    for name, into in SECTIONS.items():
        assert f"[{name}]" in sample()
        assert f"## [{name}]" in reference()
        for entry, key in keys(into):
            assert f"{entry.name} =" in sample()
            assert key.help in sample()
            assert f"| `{entry.name}` |" in reference()


def test_uncommented_defaults_are_what_a_file_without_them_means(tmp_path: Path) -> None:
    """Every `# key = value` of the sample may be switched on without changing anything."""
    lines = [line for line in sample().splitlines() if not line.startswith("# password")]
    switched = [line.removeprefix("# ") if _is_setting(line) else line for line in lines]
    (tmp_path / "mail.password").write_text("word", encoding="utf-8")
    configs = []
    for text in (lines, switched):
        (tmp_path / "judge.toml").write_text("\n".join(text), encoding="utf-8")
        configs.append(load_config(tmp_path / "judge.toml", {}))
    assert configs[0].defaults == configs[1].defaults
    assert configs[0].incoming == configs[1].incoming
    assert configs[0].outgoing == configs[1].outgoing
    assert configs[1].lmtp is not None


def _is_setting(line: str) -> bool:
    setting = line.partition("  #")[0].rstrip()
    has_value = " = " in setting and not setting.endswith('= ""')
    return line.startswith("# [") or (line.startswith("# ") and has_value)


def test_the_example_in_deploy_is_the_same_text() -> None:
    assert on_file(ROOT / "deploy/judge.example.toml", sample()) == sample()


def test_the_reference_page_is_up_to_date() -> None:
    assert on_file(ROOT / "docs/reference/config.md", reference()) == reference()
