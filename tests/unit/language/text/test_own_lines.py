# ruff: noqa: RUF001  # other alphabets are what people write in
"""Which lines are the sender's own."""

from __future__ import annotations

import pytest

from judge.language.text.own_lines import own_lines
from tests.messages import worded
from tests.rows import each_row

ATTRIBUTIONS = [
    "On Fri, 20 Nov 2026 at 12:00, The Judge <judge@example.org> wrote:",
    "Am 20.11.2026 um 12:00 schrieb The Judge <judge@example.org>:",
    "Am Fr., 20. Nov. 2026 um 12:00 Uhr schrieb Judge:",
    "Le ven. 20 nov. 2026 à 12:00, The Judge <judge@example.org> a écrit :",
    "El vie, 20 nov 2026 a las 12:00, The Judge (<judge@example.org>) escribió:",
    "Il giorno ven 20 nov 2026 alle ore 12:00 The Judge <judge@example.org> ha scritto:",
    "Op vr 20 nov 2026 om 12:00 schreef The Judge <judge@example.org>:",
    "Em sex., 20 de nov. de 2026 às 12:00, The Judge <judge@example.org> escreveu:",
    "Den fre 20 nov. 2026 kl 12:00 skrev The Judge <judge@example.org>:",
    "pt., 20 lis 2026 o 12:00 The Judge <judge@example.org> napisał(a):",
    "пт, 20 нояб. 2026 г. в 12:00, The Judge <judge@example.org> написал(а):",
    "pe 20. marrask. 2026 klo 12.00 The Judge (judge@example.org) kirjoitti:",
    "The Judge <judge@example.org>, 20 Kas 2026 Cum, 12:00 tarihinde şunu yazdı:",
    "--- On Fri, 11/20/26, The Judge <judge@example.org> wrote:",
    "---- On Fri, 20 Nov 2026 09:14:07 +0000 The Judge <judge@example.org> wrote ----",
    "-----The Judge <judge@example.org> wrote: -----",
    "The Judge <judge@example.org> wrote on 20.11.2026 09:14:07:",
    "The Judge schrieb am 20.11.2026 um 09:14:",
    "пт, 20 нояб. 2026 г. в 09:14, The Judge <judge@example.org>:",
    '20.11.2026, 09:14, "The Judge" <judge@example.org>:',
    "Quoting The Judge <judge@example.org>:",
    "* The Judge <judge@example.org> [2026-11-20 09:14]:",
    "In a message dated 11/20/2026 9:14:07 AM Eastern Standard Time, judge@example.org writes:",
    "In data venerdì 20 novembre 2026 09:14:07 CET, The Judge ha scritto:",
    "The Judge <judge@example.org> ezt írta (időpont: 2026. nov. 20., P, 9:14):",
    "2026年11月20日(金) 9:14 The Judge <judge@example.org>:",
    "在 2026-11-20 09:14:07，The Judge <judge@example.org> 写道：",
    "Dne 20. 11. 2026 v 9:14 The Judge napsal(a):",
    "fre. 20. nov. 2026 kl. 09:14 skrev The Judge <judge@example.org>:",
]


def own(text: str) -> list[str]:
    return [line.text for line in own_lines(text)[0] if line.text.strip()]


@each_row("attribution", ATTRIBUTIONS)
def test_what_follows_an_attribution_is_quoted(attribution: str) -> None:
    marked = f"A Par - Bur\n\n{attribution}\n> A Par - Pic\n>\n> F Bre H\n\nF Bre - MAO\n"
    assert own(marked) == ["A Par - Bur", "F Bre - MAO"]
    unmarked = f"A Par - Bur\n\n{attribution}\n\nA Par - Pic\nF Bre H\n"
    assert own(unmarked) == ["A Par - Bur"]


@each_row("attribution", [*ATTRIBUTIONS, "Alpha Judge wrote:"])
def test_a_quote_that_tabs_mark_ends_with_them(attribution: str) -> None:
    """s-nail quotes with a tab and puts the cursor below."""
    quote = "\t:: Judge: DIPJ  Game: Alpha  Variant: Standard\n\n\tA Par - Pic\n\t\tF Bre H"
    assert own(f"{attribution}\n\n{quote}\n\nF Bre - MAO\n") == ["F Bre - MAO"]
    assert own(f"A Par - Bur\n{attribution}\n{quote}\n") == ["A Par - Bur"]


def test_a_tab_before_an_order_is_no_quote() -> None:
    assert own("\tA Par - Bur\nF Bre H") == ["\tA Par - Bur", "F Bre H"]


@pytest.mark.parametrize("attribution", ATTRIBUTIONS[:4])
def test_an_attribution_may_be_broken(attribution: str) -> None:
    words = attribution.split(" ")
    broken = " ".join(words[:5]) + "\n" + " ".join(words[5:])
    assert own(f"A Par - Bur\n{broken}\n> A Par H") == ["A Par - Bur"]


@each_row(
    "line",
    [
        "-----Original Message-----",
        "-------- Original Message --------",
        "-----Ursprüngliche Nachricht-----",
        "-------- Weitergeleitete Nachricht --------",
        "-----Message d'origine-----",
        "-----Mensaje original-----",
        "-----Messaggio originale-----",
        "-----Oorspronkelijk bericht-----",
        "-----Mensagem original-----",
        "-----Ursprungligt meddelande-----",
        "-----Oryginalna wiadomość-----",
        "-----Исходное сообщение-----",
        "---------- Forwarded message ---------",
        "Begin forwarded message:",
        "-- ",
        "--",
        ":: Judge: DIPJ  Game: Alpha  Variant: Standard",
    ],
)
def test_lines_that_end_what_is_own(line: str) -> None:
    assert own(f"A Par - Bur\n{line}\nA Par - Pic\n\nF Bre H") == ["A Par - Bur"]


@each_row(
    "line",
    [
        "> A Par - Pic",
        "  > A Par - Pic",
        ">> A Par - Pic",
        "| A Par - Pic",
        "AS> A Par - Pic",
        "Sent from my iPhone",
        "Von meinem iPhone gesendet",
        "Envoyé de mon iPhone",
        "Enviado desde mi iPhone",
        "Inviato da iPhone",
        "Verstuurd vanaf mijn iPhone",
        "Get Outlook for Android",
        "Gesendet mit der GMX Mail App",
        "Status: RO",
        "X-Status: A",
        "X-Status:",
    ],
)
def test_lines_set_aside_alone(line: str) -> None:
    assert own(f"A Par - Bur\n{line}\nF Bre H") == ["A Par - Bur", "F Bre H"]


def test_an_outlook_header_block_begins_a_quote() -> None:
    block = (
        "From: Judge <judge@example.org>\nSent: Friday, November 20, 2026 12:00 PM\nTo: Anna\nSubject: alpha"
    )
    assert own(f"A Par - Bur\n\n{block}\n\nA Par - Pic") == ["A Par - Bur"]
    assert own(f"A Par - Bur\n________________________________\n{block}\n\nA Par - Pic") == ["A Par - Bur"]
    german = "Von: Judge\nGesendet: Freitag, 20. November 2026\nAn: Anna\nBetreff: alpha"
    assert own(f"A Par - Bur\n{german}\n\nA Par - Pic") == ["A Par - Bur"]


@each_row(
    "block",
    [
        "Od: Judge\nWysłane: poniedziałek, 5 stycznia 2026 14:00\nDo: Anna\nTemat: alpha",
        "De : Judge\nReçu le : lundi 5 janvier 2026 14:00\nÀ : Anna\nObjet : alpha",
        "Da: Judge\nArrivato il: 5 gennaio 2026 14:00\nA: Anna\nOggetto: alpha",
        "Van: Judge\nOpgestuurd: 5 januari 2026 14:00\nAan: Anna\nOnderwerp: alpha",
        "From: Judge\nDispatched: 5 January 2026 14:00\nAlso to: bea@austria.example\nTopic: alpha",
    ],
)
def test_a_header_block_may_have_fields_of_unknown_names(block: str) -> None:
    assert own(f"A Par - Bur\n\n{block}\n\nA Par - Pic") == ["A Par - Bur"]


def test_a_line_of_from_alone_is_no_header_block() -> None:
    assert own("From: me\nA Par - Bur") == ["From: me", "A Par - Bur"]


@pytest.mark.parametrize(
    "line",
    [
        "A Par - Bur",
        "-> A Par",
        "- A Par - Bur",
        "On to Paris: A Bur - Par",
        "A Bur said: - Par",
        "F Nor - Swe",
        "---",
    ],
)
def test_orders_are_never_set_aside(line: str) -> None:
    assert own(line) == [line]


def test_numbers_are_those_of_the_body() -> None:
    kept, ignored = own_lines("\r\nA Par - Bur\r\n> old\r\n\r\nF Bre H\r\n-- \r\nAnna")
    assert [(line.number, line.text) for line in kept if line.text] == [(2, "A Par - Bur"), (5, "F Bre H")]
    assert [(line.line, line.text, worded(line.why)) for line in ignored] == [
        (3, "> old", "quoted text"),
        (6, "-- ", "a signature"),
        (7, "Anna", "a signature"),
    ]


def test_a_letter_is_kept_whole() -> None:
    letter = "PRESS TO E\nYou wrote:\n> help me\n-- \nSent from my iPhone\nENDPRESS"
    assert own(f"{letter}\nA Par - Bur\n> quoted") == [*letter.split("\n"), "A Par - Bur"]


def test_a_letter_without_end_does_not_keep_quotes() -> None:
    assert own("PRESS TO E\nhello\n> A Par - Bur") == ["PRESS TO E", "hello"]


def test_a_banner_ends_with_its_paragraph() -> None:
    banner = "CAUTION: This email originated from outside the organization.\nDo not click links."
    assert own(f"{banner}\n\nA Par - Bur") == ["A Par - Bur"]


def test_what_is_far_down_is_not_looked_at() -> None:
    kept, ignored = own_lines("A Par - Bur\n" * 6000)
    assert (len(kept), kept[-1].number) == (5000, 5000)
    assert (ignored[0].line, worded(ignored[0].why)) == (5001, "below line 5000")


def test_a_name_that_wrote_counts_where_marked_lines_follow() -> None:
    assert own("A Par - Bur\nThe Judge wrote:\n> A Par H\nF Bre H") == ["A Par - Bur", "F Bre H"]
    assert own("The Judge wrote:\nA Par H") == ["The Judge wrote:", "A Par H"]


def test_headers_may_stand_between_the_rule_and_the_marked_lines() -> None:
    head = "------- Original Message -------\nOn 20 Nov 2026 The Judge <j@x.org> wrote:"
    assert own(f"A Par - Bur\n{head}\n\n> A Par H\n\nF Bre H") == ["A Par - Bur", "F Bre H"]
    text = "-------- Forwarded Message --------\nSubject: x\nDate: today\nFrom: j@x.org\n\n> A Par H\nF Bre H"
    assert own(text) == ["F Bre H"]


def test_the_end_of_a_broken_quoted_line_is_quoted() -> None:
    long = "> Your orders: A Mar - Spa, A Par - Bur and, if I understand you, also:"
    assert len(long) == 71
    assert own(f"{long}\nF Bre - MAO\n> bye\nA Mar H") == ["A Mar H"]
    assert own("> short\nF Bre - MAO") == ["F Bre - MAO"]


NARROW = """Thank you!

> Germany's orders in 'rnd' are not complete, and the deadline is
near.
> You have 1 unit to retreat. A dislodged unit without an order is
lost.
>
>     F Denmark - Baltic Sea, Helgoland Bight or Sweden, or
DISBAND
"""
"""A program that breaks lines at 66 signs, and marks only the first part of a quoted one."""


def test_the_end_of_a_quoted_line_of_a_narrow_mail_is_quoted() -> None:
    assert own(NARROW) == ["Thank you!"]


def test_an_order_below_a_quoted_line_with_room_is_own() -> None:
    short = "> F Denmark - Baltic Sea"
    assert own(NARROW.replace(NARROW.splitlines()[7], short)) == ["Thank you!", "DISBAND"]


TABLE = """Thank you!

> Judged as soon as all your orders are in; the results come at once or
> Austria:   A Budapest, A Galicia, A Rumania,        Budapest,
Rumania,
>            F Trieste                                Trieste
> England:   A St Petersburg, F Belgium, F Holland,   Belgium,
Edinburgh,
>            F London                                 Liverpool
"""
"""A table of ours that a program broke at 71 signs, at the blanks before its columns' last words."""


def test_the_end_of_a_quoted_row_is_no_order_for_its_province() -> None:
    assert own(TABLE) == ["Thank you!"]


def test_one_full_line_shows_no_narrow_mail() -> None:
    text = "> What about the fleet in Denmark, which has to retreat now?\nDISBAND\n> Yours"
    assert own(text) == ["DISBAND"]


INTRODUCTIONS = (
    (
        "-------- Original message --------From: Alpha Judge"
        " <judge@judge.example> Date: 05/01/2026 14:00 (GMT+01:00) To: fleur@fra.example Subject: alpha "
    ),
    (
        "-------- Message d'origine --------De : Alpha Judge"
        " <judge@judge.example> Date : 05/01/2026 14:00 (GMT+01:00) À : fleur@fra.example Objet : alpha "
    ),
    (
        "-------- Oorspronkelijk bericht --------Van: Alpha Judge"
        " <judge@judge.example> Datum: 05-01-2026 14:00 Aan: fleur@fra.example Onderwerp: alpha"
    ),
    "-----Original Message-----From: Alpha",
    "-----Ursprüngliche Nachricht-----Von: Alpha",
    "-------- Mensaje original --------De: Alpha Judge Fecha: 5/1/26 14:00 (GMT+01:00)",
    "*From:* Alpha Judge *Sent:* Monday *To:* Fleur *Subject:* alpha",
    "*Von:* Alpha Judge *Gesendet:* Montag *An:* Fleur *Betreff:* alpha",
    "**De :** Alpha Judge **Envoyé :** lundi **À :** Fleur **Objet :** alpha",
    ">>> Alpha Judge <judge@judge.example> 1/5/2026 2:00 PM >>>",
    ">>> Alpha Judge <judge@judge.example> 05.01.2026 14:00 >>>",
    ">>> Alpha Judge 05.01.26 14:00 Uhr >>>",
    ">>>Alpha Judge <judge@judge.example> 2026-01-05 14:00>>>",
    "On Mon 5 Jan Alpha wrote:",
    "Am Montag 5. Januar schrieb Alpha:",
    "Le lun. 5 janv. Alpha a écrit :",
    "El lun 5 ene Alpha escribió:",
    "Il lun 5 gen Alpha ha scritto:",
    "Op ma 5 jan schreef Alpha:",
    "Em seg 5 jan Alpha escreveu:",
    "W pon. 5 sty Alpha napisał:",
    "Den mån 5 jan skrev Alpha:",
    "On Monday, January 5th Alpha wrote:",
    "On the 5th of January Alpha Judge wrote:",
    "Alpha Judge wrote:",
    "Alpha Judge schrieb:",
    "[05.01.26, 14:00] Alpha Judge:",
    "[14:00, 1/5/2026] Alpha Judge:",
    "[5/1/26 14:00:12] Alpha Judge:",
    "05.01.26, 14:00 - Alpha Judge:",
    "Den 5 januari skrev Alpha Judge:",
    "Am 5. Januar schrieb Alpha Judge:",
    '>>> "Alpha Judge" <judge@judge.example> 5.1.2026 14:00 >>>',
    "> Da: Alpha Judge\n> Inviato: lunedì 5 gennaio 2026 14:00\n> A: Fleur\n> Oggetto: alpha\n",
    (
        "> Da: Alpha Judge <judge@judge.example>\n> Data: 5 gennaio 2026\n> A:"
        " fleur@fra.example\n> Oggetto: alpha\n"
    ),
    "> De: Alpha Judge\n> Enviado: lunes 5 enero 2026 14:00\n> Para: Fleur\n> Asunto: alpha\n",
    "> Van: Alpha Judge\n> Verzonden: maandag 5 januari 2026 14:00\n> Aan: Fleur\n> Onderwerp: alpha\n",
)
"""What stands between an answer and the email answered, of which no line is marked."""
NO_INTRODUCTIONS = (
    "From Vienna to Galicia",
    "My ally wrote: hello",
    "In 1901 he wrote:",
    "Italy said:",
    "Orders for 5 Jan:",
    "To: judge",
    ">>> A Mar H >>>",
    "From: Vie To: Gal",
    "[my orders] are these:",
    "As the judge wrote",
)


@each_row("line", INTRODUCTIONS)
def test_below_an_introduction_nothing_is_own(line: str) -> None:
    assert own(f"A Par - Bur\n\n{line}\nA Mar - Spa\n") == ["A Par - Bur"]


@each_row("line", [one for one in INTRODUCTIONS if not one.startswith("> ")])
def test_below_the_marked_lines_of_an_introduction_lines_are_own(line: str) -> None:
    assert own(f"A Par - Bur\n\n{line}\n> A Mar - Spa\nF Bre H\n") == ["A Par - Bur", "F Bre H"]


@pytest.mark.parametrize("line", NO_INTRODUCTIONS)
def test_below_other_lines_with_a_colon_or_a_date_lines_are_own(line: str) -> None:
    assert own(f"A Par - Bur\n\n{line}\nA Mar - Spa\n")[-1] == "A Mar - Spa"


@pytest.mark.parametrize(
    "introduction",
    [">>> The Judge <judge@example.org> 11/20/2026 9:14 AM >>>", ">>>The Judge 20.11.2026 09:14>>>"],
)
@pytest.mark.parametrize("below", ["", "\n", "\n\n  \n"])
def test_an_introduction_between_marks_may_be_the_last_line(introduction: str, below: str) -> None:
    own, ignored = own_lines(f"A Vie - Gal\n{introduction}{below}")
    assert [line.text for line in own if line.text.strip()] == ["A Vie - Gal"]
    assert [line.text for line in ignored] == [introduction]
