# ruff: noqa: RUF001  # other alphabets are what people write in
"""Heads of quotes as mail programs write them, drawn from the words of many languages and many layouts."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass

from hypothesis import strategies as st

from judge.paths import grammar

_TABLE = tomllib.loads((grammar() / "quote_words.toml").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Language:
    """How programs of one language name the fields of a header block, and say who wrote when."""

    fields: tuple[str, str, str, str, str]
    """From, date, to, copy, subject, as they are shown."""
    attribution: str
    separators: tuple[str, ...]


LANGUAGES = {
    "en": Language(
        ("From", "Sent", "To", "Cc", "Subject"),
        "On {date}, {who} wrote",
        ("Original Message", "Forwarded message", "Original message", "Reply message"),
    ),
    "de": Language(
        ("Von", "Gesendet", "An", "Cc", "Betreff"),
        "Am {date} schrieb {who}",
        ("Ursprüngliche Nachricht", "Original-Nachricht", "Weitergeleitete Nachricht", "Antwort Nachricht"),
    ),
    "fr": Language(
        ("De", "Envoyé le", "À", "Copie à", "Objet"),
        "Le {date}, {who} a écrit",
        ("Message d'origine", "Message transféré", "Message original"),
    ),
    "es": Language(
        ("De", "Enviado el", "Para", "CC", "Asunto"),
        "El {date}, {who} escribió",
        ("Mensaje original", "Mensaje reenviado"),
    ),
    "it": Language(
        ("Da", "Inviato", "A", "Cc", "Oggetto"),
        "Il giorno {date} {who} ha scritto",
        ("Messaggio originale", "Messaggio inoltrato"),
    ),
    "nl": Language(
        ("Van", "Verzonden", "Aan", "CC", "Onderwerp"),
        "Op {date} schreef {who}",
        ("Oorspronkelijk bericht", "Doorgestuurd bericht"),
    ),
    "pt": Language(
        ("De", "Enviada em", "Para", "Cc", "Assunto"),
        "Em {date}, {who} escreveu",
        ("Mensagem original", "Mensagem encaminhada"),
    ),
    "pl": Language(
        ("Od", "Wysłano", "Do", "DW", "Temat"),
        "W dniu {date} {who} napisał(a)",
        ("Oryginalna wiadomość", "Wiadomość oryginalna", "Wiadomość przekazana dalej"),
    ),
    "sv": Language(
        ("Från", "Skickat", "Till", "Kopia", "Ämne"),
        "Den {date} skrev {who}",
        ("Ursprungligt meddelande", "Vidarebefordrat meddelande"),
    ),
    "da": Language(
        ("Fra", "Sendt", "Til", "Cc", "Emne"),
        "Den {date} skrev {who}",
        ("Oprindelig meddelelse", "Oprindelig besked", "Videresendt besked"),
    ),
    "no": Language(
        ("Fra", "Dato", "Til", "Kopi", "Emne"), "Den {date} skrev {who}", ("Opprinnelig melding",)
    ),
    "fi": Language(
        ("Lähettäjä", "Lähetetty", "Vastaanottaja", "Kopio", "Aihe"),
        "{date} {who} kirjoitti",
        ("Alkuperäinen viesti",),
    ),
    "cs": Language(
        ("Od", "Odesláno", "Komu", "Kopie", "Předmět"), "Dne {date} {who} napsal(a)", ("Původní zpráva",)
    ),
    "ru": Language(
        ("От", "Отправлено", "Кому", "Копия", "Тема"), "{date}, {who} написал(а)", ("Исходное сообщение",)
    ),
}

WHO = (
    "Alpha Judge <judge@judge.example>",
    '"Alpha Judge" <judge@judge.example>',
    "judge@judge.example",
    "Gerd Groß (gerd@ger.example)",
    "Dr. Gerd von Stein <gerd@ger.example>",
)
DATES = (
    "Mon, 5 Jan 2026 at 14:00",
    "5/1/2026 17:32",
    "05.01.2026 um 13:20",
    "2026-01-05 17:21",
    "lun. 5 janv. 2026 à 14:00",
    "mån 5 jan. 2026 kl. 14:00",
    "Jan 5, 2026, at 2:00 PM",
    "pon., 5 sty 2026 o 14:00",
    "5 de enero de 2026, 14:00",
    "maandag 5 januari 2026 14:00:12 +0100",
)
_DASHES = (
    "-----{}-----",
    "-------- {} --------",
    "----- {} -----",
    "_____ {} _____",
    "===== {} =====",
    "*{}*",
)


def fields() -> dict[str, list[str]]:
    """Every name of a header field, by what it is."""
    return dict(_TABLE["fields"])


@st.composite
def attributions(draw: st.DrawFn) -> str:
    """Draw an attribution: any language, a colon or none, dashes around it or none, broken or not."""
    language = draw(st.sampled_from(sorted(LANGUAGES)))
    said = LANGUAGES[language].attribution.format(
        date=draw(st.sampled_from(DATES)), who=draw(st.sampled_from(WHO))
    )
    said += draw(st.sampled_from((":", " :", "", ":")))
    layout = draw(st.sampled_from(("{}", "{}", "------{}-----", "---- {} ----", "*{}*")))
    said = layout.format(said)
    words = said.split(" ")
    broken = draw(st.booleans()) and layout == "{}" and said.endswith(":")
    at = draw(st.integers(min_value=5, max_value=max(5, len(words) - 1))) if broken else len(words)
    return "\n".join(part for part in (" ".join(words[:at]), " ".join(words[at:])) if part)


@st.composite
def header_blocks(draw: st.DrawFn) -> str:
    """Draw a header block: two fields or more in any order, bold or not, on lines or on one."""
    language = LANGUAGES[draw(st.sampled_from(sorted(LANGUAGES)))]
    who, date = draw(st.sampled_from(WHO)), draw(st.sampled_from(DATES))
    values = (who, date, "fleur@fra.example", "", "alpha: your orders")
    named = list(zip(language.fields, values, strict=True))
    more = draw(st.lists(st.sampled_from(named[1:]), min_size=1, unique=True))
    kept = [named[0], *more] if draw(st.booleans()) else [*more, named[0]]
    colon = draw(st.sampled_from((": ", ":", " : ", ":\u00a0")))
    bold = draw(st.sampled_from(("{}", "*{}*", "**{}**")))
    lines = [
        f"{bold.format(name + colon.rstrip())} {value}" if "*" in bold else f"{name}{colon}{value}"
        for name, value in kept
    ]
    if draw(st.booleans()) and all(value for _, value in kept):
        return " ".join(lines)
    gap = draw(st.sampled_from(("\n", "\n", "\n\n")))
    above = draw(st.sampled_from(("", "", "____________________\n", "====\n\n", "---\n")))
    return above + gap.join(lines)


@st.composite
def separators(draw: st.DrawFn) -> str:
    """Draw a line between dashes that says that another email follows."""
    words = [words for language in LANGUAGES.values() for words in language.separators]
    return draw(st.sampled_from(_DASHES)).format(draw(st.sampled_from(words)))


HEADS = st.one_of(attributions(), header_blocks(), separators())


BY_NAME = (
    "{who} wrote on {date}:",
    "{who} schrieb am {date}:",
    "{who} skrev den {date}:",
    "{who} escreveu no dia {date}:",
    "{who} a écrit le {date} :",
    "{who} escribió el {date}:",
    "{who} napisał(a) dnia {date}:",
)
NAMED = ("The Test Judge", "Gerd Groß", "Dr. Gerd von Stein")


@st.composite
def attributions_by_name(draw: st.DrawFn) -> str:
    """Draw an attribution on one line that begins with a name or an address, with its date or without."""
    if draw(st.booleans()):
        return draw(st.sampled_from(WHO)) + draw(st.sampled_from((" wrote:", " schrieb:", " escribió:")))
    layout = draw(st.sampled_from(BY_NAME))
    return layout.format(who=draw(st.sampled_from((*WHO, *NAMED))), date=draw(st.sampled_from(DATES)))


LABELS = {
    "en": ("From", "Date", "To", "cc", "Subject"),
    "de": ("Von", "Datum", "An", "Kopie", "Thema"),
    "fr": ("De", "Date", "Pour", "cc", "Objet"),
    "es": ("De", "Fecha", "Para", "cc", "Asunto"),
    "it": ("Da", "Data", "Per", "cc", "Oggetto"),
    "nl": ("Van", "Datum", "Aan", "cc", "Onderwerp"),
    "pt": ("De", "Data", "Para", "cc", "Assunto"),
    "pl": ("Od", "Data", "Do", "DW", "Temat"),
    "sv": ("Från", "Datum", "Till", "Kopia", "Ämne"),
}
"""The labels of a header block by Notes, whose values stand on lines of their own."""


@st.composite
def labelled_blocks(draw: st.DrawFn) -> str:
    """Draw a header block whose values stand below their labels; the name and date may have none."""
    by, date, to, copy, subject = LABELS[draw(st.sampled_from(sorted(LABELS)))]
    said = draw(st.sampled_from(DATES[1:4]))
    gap = draw(st.sampled_from(("\n", "\n\n")))
    named = (
        f"The Test Judge/TEST/Example\n{said}" if draw(st.booleans()) else f"{by}\nJudge{gap}{date}\n{said}"
    )
    return gap.join((named, f"{to}\nFleur", f"{copy}\n", f"{subject}\nalpha"))
