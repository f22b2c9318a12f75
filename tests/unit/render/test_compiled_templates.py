from __future__ import annotations

from jinja2 import DictLoader, Environment

from judge.render.compiled_templates import CompiledTemplates


def test_a_template_is_compiled_once_for_two_environments() -> None:
    compiled = CompiledTemplates()
    sources = {"one": "Hello {{ name }}."}
    counted = [_Counting(loader=DictLoader(sources), bytecode_cache=compiled) for _ in range(2)]
    assert [one.get_template("one").render(name="Anna") for one in counted] == ["Hello Anna."] * 2
    assert [one.compiled for one in counted] == [1, 0]


def test_a_changed_template_is_compiled_anew() -> None:
    compiled = CompiledTemplates()
    texts = []
    for text in ("old", "new"):
        environment = Environment(loader=DictLoader({"one": text}), bytecode_cache=compiled)
        texts.append(environment.get_template("one").render())
    assert texts == ["old", "new"]


class _Counting(Environment):
    """An environment that counts what it compiles."""

    compiled = 0

    def _compile(self, source: str, filename: str) -> object:  # type: ignore[override]
        self.compiled += 1
        return super()._compile(source, filename)
