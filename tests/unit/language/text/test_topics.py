"""What words to a human ask for: each topic with what people write for it, and what only looks like it."""

from __future__ import annotations

import re

import pytest

from judge.language.statements import Topic
from judge.language.text import topics
from judge.language.text.topics import topic
from judge.language.text.typography import plain
from tests.rows import each_row

ASKED = {
    Topic.CLOCKS: [
        "From now on we have deadlines every Tuesday and Friday at 22:00",
        "No deadlines at weekends please",
        "deadlines 72h instead of 60h",
        "we play with 48h deadlines",
        "Ab jetzt ist die Frist jeden Montag um 20 Uhr",
        "Keine Fristen am Wochenende bitte",
        "La date limite sera toujours le dimanche",
        "El plazo es siempre el viernes",
        "La scadenza è ogni domenica alle 20",
        "De deadline is elke zondag",
        "O prazo é sempre no domingo",
        "Termin jest w każdy piątek",
        "Deadline varje söndag",
    ],
    Topic.GRACE: [
        "extend the grace period by 2 days",
        "please give more grace",
        "shorten our grace",
        "Die Nachfrist bitte um zwei Tage verlängern",
        "prolongez le délai de grâce",
    ],
    Topic.BEGIN: [
        "start the game please, we are enough",
        "let's begin the game",
        "Bitte das Spiel starten",
        "commencez la partie",
        "empieza la partida por favor",
        "inizia la partita",
        "start het spel",
        "comece, inicia o jogo",
        "zacznij grę",
        "starta spelet",
    ],
    Topic.ROLLBACK: [
        "Undo the fall turn, Rolf's orders were read wrongly",
        "take back the last phase",
        "please replay the whole season",
        "Phase bitte rückgängig machen",
        "Nimm die letzte Runde bitte zurück",
        "annulez le dernier tour",
        "hay que deshacer el turno",
        "annulla il turno per favore",
        "draai de laatste beurt terug",
        "desfaz o turno",
        "cofnij ostatnią fazę",
        "ångra rundan",
    ],
    Topic.ABSENCE: [
        "I had a crash, give me until tomorrow please",
        "could you allow me time until Friday?",
    ],
    Topic.BECOME: [
        "Anna called me, her army retreats to Galicia. Please enter that for her",
        "send these orders for Anna",
        "I play for Austria this week",
        "put her retreat in for Austria",
        "Trag das bitte für Anna ein",
        "entrez les ordres pour Anna",
    ],
    Topic.SUBSTITUTE: [
        "Anna is ill. Find a substitute for Austria for two weeks",
        "Hugo (hugo@mail.nl) takes over France",
        "we need a new player for Turkey",
        "Tom is now the new player of Italy",
        "Ich suche Ersatz für Anna",
        "trouvez un remplaçant pour Anna",
        "busca un sustituto para Austria",
        "cerca un sostituto per Anna",
        "zoek een vervanger voor Anna",
        "procura um substituto para Anna",
        "znajdź zastępstwo za Annę",
        "hitta en ersättare för Anna",
        "Hugo übernimmt Frankreich",
    ],
    Topic.PROXY: [
        "I'm away tomorrow, Rolf may order my units this turn",
        "Can Rolf play for me?",
        "let Anna move my units",
        "Rolf darf meine Einheiten ziehen",
        "Anna peut commander mes unités",
        "Rolf puede mover mis unidades",
        "Anna può muovere le mie unità",
        "Rolf mag voor mij spelen",
        "Rolf pode jogar por mim",
        "Rolf może grać za mnie",
        "Rolf får styra mina enheter",
    ],
    Topic.ADDRESSES: [
        "Can I play from two email addresses?",
        "may I use two mail addresses",
        "I write from two accounts, is that ok?",
        "Kann ich von zwei Adressen schreiben?",
        "puis-je écrire de deux adresses ?",
        "puedo usar dos direcciones?",
        "posso usare due indirizzi?",
    ],
    Topic.LEAVING_ASKED: [
        "What happens to my country if I leave?",
        "I'm thinking of giving up",
        "Was passiert mit meinem Land, wenn ich gehe?",
        "Que devient mon pays si je pars ?",
    ],
    Topic.CONCEDE: [
        "concede to Russia",
        "I concede",
        "I surrender",
        "please, I concede to Italy",
        "me rindo",
        "mi arrendo",
        "rendo-me",
    ],
    Topic.NO_CONCEDE: [
        "please unset that concession",
        "take back my concession",
        "I no longer want to concede",
        "cancel the concession",
        "I do not concede any more",
    ],
    Topic.LEAVE: [
        "I have to give up the game, sorry, no time. Please find a replacement.",
        "I can't go on playing",
        "Ich möchte aussteigen",
        "Ich höre auf",
        "je quitte la partie",
        "j'abandonne",
        "dejo la partida",
        "lascio la partita",
        "smetto di giocare",
        "ik stop ermee",
        "abandono o jogo",
        "rezygnuję",
        "jag hoppar av",
        "ta bort mig från listan",
        "Bitte löscht mich von der Liste",
    ],
    Topic.PAUSE: [
        "Bitte das Spiel bis Montag anhalten",
        "mettez la partie en pause",
        "pausa la partida",
        "metti in pausa",
        "wstrzymaj grę",
        "pausa spelet",
    ],
    Topic.PROCESS: [
        "Go ahead with the winter",
        "proceed with the builds please",
        "bitte sofort auswerten",
        "traitez le tour",
        "resuelve el turno",
    ],
    Topic.REFUSAL: ["No way!", "no thanks", "I disagree", "Auf keinen Fall!", "jamais", "ni hablar", "nigdy"],
    Topic.DRAW: ["J'accepte la nulle", "acepto las tablas", "accetto il pareggio", "ik stem voor gelijkspel"],
    Topic.PREFERENCE: [
        "I'd prefer not to play Austria",
        "I would rather play Turkey",
        "my favourite power is Italy",
        "Ich möchte lieber Türkei spielen",
        "je préfère jouer la France",
        "preferisco giocare l'Italia",
    ],
    Topic.FLAG: ["what does Error Flag mean?"],
    Topic.ATTACHED: [
        "Please find attached my orders.",
        "Meine Befehle im Anhang",
        "mes ordres en pièce jointe",
        "i miei ordini in allegato",
        "zie bijlage",
    ],
    Topic.GAMES: [
        "How many players are still missing in delta?",
        "Hur många spelare saknas?",
        "Wie viele Spieler fehlen noch?",
        "combien de joueurs manque-t-il ?",
        "quanti giocatori mancano?",
    ],
    Topic.FORGOTTEN: ["What is my password?", "Wie lautet mein Passwort?", "quel est mon mot de passe ?"],
    Topic.ABSENCE: ["I am away until Sunday", "away next week", "I will be away"],
    Topic.MORE_TIME: ["an extension please"],
    Topic.NO_MORE_TIME: ["no need for more time any more", "we don't need an extension"],
}


@each_row(("text", "meant"), [(text, one) for one, texts in ASKED.items() for text in texts])
def test_words_ask_for_what_the_judge_can_do(text: str, meant: Topic) -> None:
    assert topic(plain(text).text) is meant


@pytest.mark.parametrize(
    "text",
    [
        "Run away to Galicia",
        "I wrote that right away",
        "I give up Belgium if you leave Holland",
        "Kick him out of Trieste: Albania to Trieste, Serbia supports",
        "throw them out of Munich",
        "I can support you into Rome without delays in spring 1902",
        "let's begin with Warsaw",
        "No wait, the other way round",
        "no wait, I meant Tyrolia",
        "Wait, no, scrap the fleet",
    ],
)
def test_other_words_ask_for_nothing(text: str) -> None:
    assert topic(plain(text).text) is None


def test_a_sentence_has_its_words_in_any_order_and_none_that_it_denies() -> None:
    pattern = re.compile(topics._sentence("passwor*|key & lost|can not find & !new"))
    assert pattern.search("i lost my passwort")
    assert pattern.search("hello there. the key is what i can not find")
    assert not pattern.search("i lost my new password")
    assert not pattern.search("i lost it. what is a password")
    assert not pattern.search("the monkey is lost")
