"""The one Jinja2 environment: sandboxed, strict, built once; what people typed reaches it as data only."""

from __future__ import annotations

import re
from collections.abc import Mapping

from jinja2 import FileSystemLoader, StrictUndefined
from jinja2.sandbox import ImmutableSandboxedEnvironment

from judge.language.secret_words import YOUR_PASSWORD
from judge.paths import templates
from judge.render.help_pages import commands_by_topic, commands_on, settings_help, topics
from judge.render.own_sentences import FENCE
from judge.render.text.english import counted
from judge.render.text.escaping import fold
from judge.rules.english import listing
from judge.service.notices.addressee import JudgeInfo
from judge.service.ports import MailText

_TRAILING_BLANKS = re.compile(r"[ \t]+$", re.MULTILINE)
_EMPTY_LINES = re.compile(r"\n{3,}")


class Templates:
    """Templates by name; in each, the facts about the judge and the tables of commands and settings."""

    def __init__(self, judge_info: JudgeInfo) -> None:
        self._environment = ImmutableSandboxedEnvironment(
            loader=FileSystemLoader(templates()),
            undefined=StrictUndefined,
            autoescape=False,  # mails and help are plain text
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
            cache_size=-1,
        )
        self._environment.filters.update(listing=listing, counted=counted, fold=fold)
        self._environment.globals.update(
            judge=judge_info,
            placeholder=YOUR_PASSWORD,
            fence=FENCE,
            commands_on=commands_on,
            commands_by_topic=commands_by_topic(),
            settings=settings_help(),
            topics=topics(),
        )

    def mail(self, template: str, values: Mapping[str, object]) -> MailText:
        """Subject and body of a mail; an unknown name in a template is our mistake and raises."""
        subject = self._environment.get_template(f"mail/{template}/subject.txt.j2").render(values)
        body = self._environment.get_template(f"mail/{template}/body.txt.j2").render(values)
        return MailText(" ".join(subject.split()), without_blank_runs(body))

    def page(self, values: Mapping[str, object]) -> str:
        """A page of a reply, by its `kind`."""
        return self._environment.get_template(f"mail/_parts/page_{values['kind']}.txt.j2").render(page=values)

    def help_page(self, topic: str) -> str:
        """A page of help by its name; jinja2.TemplateNotFound if there is none."""
        return without_blank_runs(self._environment.get_template(f"help/{topic}.md").render())


def without_blank_runs(text: str) -> str:
    """No blanks at the ends of lines, no more than one empty line in a row, one newline at the end."""
    return _EMPTY_LINES.sub("\n\n", _TRAILING_BLANKS.sub("", text)).strip("\n") + "\n"
