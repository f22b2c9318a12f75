from __future__ import annotations

import pytest

from judge.language import prose
from judge.language.names import names
from judge.language.statements import Prose, Topic
from judge.language.text import retractions, topics
from judge.language.text.typography import plain
from judge.language.word_files import WISHES, WISHES_OF_MASTER
from tests.rows import each_row
from tests.unit.language.positions import STANDARD, answers, context

WHERE = context({"AUSTRIA": ["A VIE", "A BUD", "F TRI"], "GERMANY": ["A MUN"]}, power="AUSTRIA")


@each_row(
    ("text", "topic"),
    [
        ("ja", Topic.OFFER),
        ("STOP", Topic.LEAVE),
        ("unsubscribe", Topic.LEAVE),
        ("I quit", Topic.LEAVE),
        ("Please remove me from this game, I have no time for it.", Topic.LEAVE),
        ("Hi, I forgot my password, can you send it to me?", Topic.FORGOTTEN),
        ("Ich habe mein Passwort vergessen", Topic.FORGOTTEN),
        ("OK deal, you get Belgium.", None),
        ("sure I would like to play", Topic.OFFER),
        ("When is the deadline?", Topic.DEADLINE),
        ("I am on holiday from 10 to 20 January", Topic.ABSENCE),
        ("Ich bin bis Sonntag verreist und kann nicht ziehen", Topic.ABSENCE),
        ("Can we have an extension till Sunday please?", Topic.MORE_TIME),
        ("Please wait for the deadline", Topic.NOT_EARLY),
        ("WAIT", Topic.WAIT),
        ("I vote for the draw", Topic.DRAW),
        ("Could I have a map?", Topic.MAP),
        ("How do I order a convoy?", Topic.HELP),
        ("A lot of us support the idea to go there", None),
        ("If you want, I can support you to Munich", None),
        ("List of my wishes and what I think", None),
        ("Edgar", None),
        ("Unbekannte Worte ohne jeden Sinn", None),
    ],
)
def test_words_to_a_human_are_one_answer(text: str, topic: Topic | None) -> None:
    (found,) = answers(text, WHERE)
    assert isinstance(found, Prose)
    assert (found.topic, found.text) == (topic, text)


@each_row(
    "text",
    [
        "A Viena - Galicea",
        "A Vienna too Galicia",
        "Viena to Galicea please",
        "Army Vienna marches happily towards Galicia",
        "A Vie hodl",
        "A Bud-Xyz",
        "Vienna hodls",
        "Lisst",
        "SET WAITT",
        "SET DEADLINE when you like, my friend",
        "SIGN ON as you like it, my friend",
        "F Ank - Bla",
    ],
)
def test_an_order_or_command_that_went_wrong_is_no_prose(text: str) -> None:
    assert not any(isinstance(one, Prose) for one in answers(text, WHERE))


@pytest.mark.parametrize("text", ["A Bud-Xyz", "A Vienna too Galicia", "F Lon - Nth", "Mun - Ruh"])
def test_neither_is_one_of_which_nobody_knows_the_game(text: str) -> None:
    assert not any(isinstance(one, Prose) for one in answers(text, context().__class__(WHERE.now)))


def test_the_words_of_people_name_no_place_and_no_power() -> None:
    known = names(STANDARD)
    clash = {word for word in prose._HUMAN if known.province(word) or word in known.powers}
    assert clash == set()


@each_row(
    "text",
    [
        "Stop",
        "cancel that letter please",
        "oops, please don't send that letter yet!",
        "wait, do not send this yet, I made a mistake",
        "zut, ne l'envoyez pas ! je veux changer la lettre",
        "Halt, den Brief bitte doch nicht abschicken!",
        "Bitte schicken Sie den Brief nicht ab",
        "no la mandes todavía",
        "per favore non inviatela",
        "stuur dat niet",
        "não envie isso",
        "nie wysyłaj tego",
        "skicka inte det",
        "I did not send this",
    ],
)
def test_that_something_shall_not_be_sent_is_a_no_in_any_language(text: str) -> None:
    assert retractions.says_no(text)


@pytest.mark.parametrize(
    "text",
    [
        "Please send it",
        "Not sure, please send it anyway",
        "no problem, send it",
        "no doubt you will send it soon",
        "Ja, schick ihn ab",
        "A Vie - Gal",
    ],
)
def test_other_words_about_sending_are_no_no(text: str) -> None:
    assert not retractions.says_no(text)


@each_row(
    ("text", "topic"),
    [
        ("Why did my attack on Galicia fail?", Topic.WHY),
        ("Pourquoi ma flotte a-t-elle été délogée ?", Topic.WHY),
        ("¿Por qué rebotó mi ejército?", Topic.WHY),
        ("Dlaczego moja flota nie ruszyła?", Topic.WHY),
        ("please send me the results once more", Topic.RESEND),
        ("kun je de laatste uitslag nog een keer sturen?", Topic.RESEND),
        ("Kan du skicka resultaten igen?", Topic.RESEND),
        ("Könnte ich bitte den bisherigen Spielverlauf bekommen?", Topic.HISTORY),
        ("Potete mandarmi la cronologia?", Topic.HISTORY),
        ("Czy mogę dostać przebieg gry?", Topic.HISTORY),
        ("How many centres does everybody have?", Topic.SUMMARY),
        ("Combien de centres a la Turquie ?", Topic.SUMMARY),
        ("Hur många centra har alla?", Topic.SUMMARY),
        ("Mag ik een overzicht?", Topic.SUMMARY),
        ("In which games am I?", Topic.MY_GAMES),
        ("Welche Spiele habe ich?", Topic.MY_GAMES),
        ("Wie speelt Turkije?", Topic.GAMES),
        ("Quem joga com a Turquia?", Topic.GAMES),
        ("Quand est la date limite ?", Topic.DEADLINE),
        ("När är sista dagen?", Topic.DEADLINE),
        ("Wer fehlt noch?", Topic.WHO_ORDERED),
        ("Ich würde gern als Ersatzspieler einspringen", Topic.STANDBY),
        ("May I watch?", Topic.OBSERVE),
        ("Je voudrais suivre la partie", Topic.OBSERVE),
        ("please carry on with the game", Topic.RESUME),
        ("Tell Italy that I agree", Topic.PRESS),
        ("Dis à l'Italie que je suis d'accord", Topic.PRESS),
        ("tell me the deadline", Topic.DEADLINE),
        ("I like your plan", None),
        ("The weather is fine here", None),
    ],
)
def test_what_a_question_asks_for_is_known_by_its_words(text: str, topic: Topic | None) -> None:
    assert topics.topic(plain(text).text) is topic


def test_every_topic_has_its_words() -> None:
    by_words = topics._patterns("words", WISHES), topics._patterns("of_master", WISHES_OF_MASTER)
    assert set(topics.rows()) == set().union(*by_words) == set(Topic)
