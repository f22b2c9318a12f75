from __future__ import annotations

import logging
from dataclasses import replace
from datetime import UTC, datetime
from email import message_from_bytes
from email.policy import SMTP

from hypothesis import given
from hypothesis import strategies as st

from judge.game.order_style import MapForm
from judge.known_secrets import MASK
from judge.mail.illustration import illustrated
from judge.records import EmailText, Picture, ReadyPicture, Thread
from judge.service.redaction import RedactionFilter, Redactor, redacted_log, with_redaction
from tests.servers.sqlite import TemporaryDatabase
from tests.services import services_on

TOKEN = "0123456789abcdef0123456789abcdef"


def redactor(*secrets: str, ordinary: frozenset[str] = frozenset()) -> Redactor:
    made = Redactor(ordinary)
    made.add_secrets(secrets)
    return made


def test_a_secret_is_struck_out_wherever_it_stands_by_itself() -> None:
    assert redactor("tulip").redact("tulip, Tulip! (tulip) tulips") == "***, ***! (***) tulips"


def test_an_address_keeps_its_parts() -> None:
    assert redactor("anna").redact("anna@aus.example is anna") == "anna@aus.example is ***"


def test_words_the_judge_prints_itself_stay() -> None:
    assert redactor("Vienna", ordinary=frozenset({"vienna"})).redact("Army Vienna") == "Army Vienna"


def test_a_secret_too_short_to_be_told_from_text_stays() -> None:
    assert redactor("a").redact("a tulip") == "a tulip"


def test_every_token_is_struck_out_but_the_one_that_was_let_out() -> None:
    open_one = redactor()
    open_one.allow_token(TOKEN)
    assert redactor().redact(f"CONFIRM {TOKEN}") == f"CONFIRM {MASK}"
    assert open_one.redact(f"CONFIRM {TOKEN}") == f"CONFIRM {TOKEN}"


@given(st.text(min_size=3, max_size=12), st.text(max_size=40), st.text(max_size=40))
def test_no_secret_survives_between_blanks(secret: str, before: str, after: str) -> None:
    covered = redactor(secret).redact(f"{before} {secret} {after}")
    assert f" {secret} " not in covered or secret in MASK


def test_links_keep_the_readers_own_token_and_nothing_else_does() -> None:
    page, longer = "https://judge.example/order#t=7k2m", "https://judge.example/order#t=7k2m&l=de"
    text = f"tulip 7k2m {longer} ({page}), 7k2m {page} https://judge.example/#t=7k2m"
    for links in ((page, longer), (longer, page)):
        covered = redactor("tulip", "7k2m").redact_around(text, links)
        assert covered == f"*** *** {longer} ({page}), *** {page} https://judge.example/#t=***"
    assert redactor("7k2m").redact_around(page, ()) == "https://judge.example/order#t=***"
    assert redactor("tulip").redact_around(page, (page,)) == page


def test_a_page_of_an_email_without_secrets_loses_tokens_alone() -> None:
    page = "<p>Tom &amp; Jerry say {}</p>"
    assert redactor().redact_page(page.format("hi"), ()) == page.format("hi")
    assert redactor().redact_page(page.format(TOKEN), ()) == page.format(MASK)
    assert redactor("tulip").redact_page(page.format("tulip"), ()) == page.format(MASK)
    assert redactor("a&b<c").redact_page(page.format("a&amp;b&lt;c"), ()) == page.format(MASK)


def _logged(message: str, *arguments: object) -> str:
    record = logging.LogRecord("judge", logging.ERROR, __file__, 1, message, arguments, None)
    assert RedactionFilter().filter(record)
    return record.getMessage()


def test_the_log_knows_the_secrets_of_the_mail_at_hand() -> None:
    with redacted_log(lambda: redactor("tulip")):
        assert _logged("no such password: %s", "tulip") == "no such password: ***"
    assert _logged("no such password: %s", "tulip") == "no such password: tulip"
    assert _logged(f"spent {TOKEN} of 100%%") == "spent *** of 100%%"


def test_every_mail_written_with_redaction_is_redacted() -> None:
    services = with_redaction(services_on(TemporaryDatabase()), redactor("tulip"))
    text = EmailText("my tulip", f"a tulip, and {TOKEN}\n")
    now = datetime(2026, 1, 5, tzinfo=UTC)
    raw = services.writer.write(text, "key", "anna@aus.example", Thread(), now, reply=False).raw
    assert b"Subject: my ***\r\n" in raw
    assert raw.endswith(b"a ***, and ***\r\n")


def test_what_is_said_of_a_picture_and_its_page_are_redacted_as_the_text_is() -> None:
    writer = with_redaction(services_on(TemporaryDatabase()), redactor("tulip")).writer
    drawn = Picture(MapForm.PNG, "<svg/>", "Map of the tulip game.", "alpha-F1901M")
    page = (
        '<p>my <b>tulip</b> &amp; more <a href="https://x.example/?tulip">https://x.example/?tulip</a></p>'
        "\n<!--map -->"
    )
    text, now = EmailText("results", "my tulip\n", drawn, html=page), datetime(2026, 1, 5, tzinfo=UTC)
    picture = writer.picture(text)
    assert picture == replace(drawn, alternative="Map of the *** game.")
    assert writer.picture(EmailText("results", "my tulip\n")) is None
    raw = writer.write(text, "key", "anna@aus.example", Thread(), now, reply=False).raw
    ready = ReadyPicture(picture.key, picture.form, b"PNG", picture.alternative, picture.name)
    mail = message_from_bytes(illustrated(raw, ready), policy=SMTP)
    shown = mail.get_body(("html",))
    assert shown is not None
    assert "<p>my <b>***</b> &amp; more <a>https://x.example/?***</a></p>" in shown.get_content()
    assert 'alt="Map of the *** game."' in shown.get_content()
    assert "tulip" not in mail.as_string()
