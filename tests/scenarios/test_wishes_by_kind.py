"""Waits that end, gifts of the victory, questions about leaving and words to the GM, in ten languages."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, told_anna
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge

NO_MORE_WAIT = (
    "I'm done now, you needn't wait for me any longer.",
    "Ich bin fertig, ihr braucht nicht länger auf mich zu warten.",
    "J'ai fini, vous n'avez plus besoin de m'attendre.",
    "Ya estoy listo, no hace falta que me esperéis más.",
    "Ho finito, non dovete più aspettarmi.",
    "Ik ben klaar, jullie hoeven niet meer op mij te wachten.",
    "Jestem gotowy, nie musicie już na mnie czekać.",
    "Já terminei, não precisam mais esperar por mim.",
    "Nu är jag färdig, ni behöver inte vänta på mig längre.",
    "Nu er jeg færdig, I behøver ikke vente på mig længere.",
)
CONCESSIONS = (
    "I give up, Italy has won long ago.",
    "Ich gebe auf, Italien hat längst gewonnen.",
    "J'abandonne, l'Italie a gagné depuis longtemps.",
    "Me rindo, Italia ya ha ganado.",
    "Mi arrendo, l'Italia ha già vinto.",
    "Ik geef het op, Italië heeft allang gewonnen.",
    "Poddaję się, Włochy już dawno wygrały.",
    "Desisto, a Itália já ganhou.",
    "Jag ger upp, Italien har redan vunnit.",
    "Jeg giver op, Italien har vundet for længst.",
)
LEAVING = (
    "I'm thinking of giving up. What happens to my country if I leave?",
    "Ich überlege auszusteigen. Was passiert mit meinem Land, wenn ich gehe?",
    "Je songe à abandonner. Que devient mon pays si je pars ?",
    "Estoy pensando en dejarlo. ¿Qué pasa con mi país si me voy?",
    "Sto pensando di ritirarmi. Cosa succede al mio paese se me ne vado?",
    "Ik denk erover om te stoppen. Wat gebeurt er met mijn land als ik wegga?",
    "Zastanawiam się nad rezygnacją. Co się stanie z moim krajem, jeśli odejdę?",
    "Estou pensando em desistir. O que acontece com o meu país se eu sair?",
    "Jag funderar på att hoppa av. Vad händer med mitt land om jag slutar?",
    "Jeg overvejer at trække mig. Hvad sker der med mit land, hvis jeg går?",
)
TO_THE_GM = (
    "To the game master: can you find a substitute for me?",
    "An den Spielleiter: kannst du bitte einen Ersatz für mich suchen?",
    "Au maître du jeu : pouvez-vous me trouver un remplaçant ?",
    "Al director de juego: ¿puedes buscarme un sustituto?",
    "Al moderatore: puoi trovarmi un sostituto?",
    "Aan de spelleider: kun je een vervanger voor mij zoeken?",
    "Do mistrza gry: czy możesz znaleźć zastępcę?",
    "Ao mestre do jogo: pode encontrar um substituto para mim?",
    "Till spelledaren: kan du hitta en ersättare åt mig?",
    "Til spillederen: kan du finde en vikar til mig?",
)


@pytest.fixture(scope="module")
def waiting() -> StoryJudge:
    """The game of the opening, in which Austria has set WAIT."""
    judge = in_memory("opening")
    judge.deliver(ANNA, "wait", "SIGN ON Austria alpha swordA\nSET WAIT\n")
    return judge


def _told(judge: StoryJudge, text: str) -> str:
    apart = twin(judge)
    apart.deliver(ANNA, "words", f"SIGN ON Austria alpha swordA\n{text}\n")
    return told_anna(apart)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        *((text, "SET NOWAIT") for text in NO_MORE_WAIT),
        *((text, "SET CONCEDE Italy") for text in CONCESSIONS),
    ],
)
def test_a_wish_is_proposed(waiting: StoryJudge, text: str, line: str) -> None:
    assert says(_told(waiting, text), "did-you-mean", line=line)


@pytest.mark.parametrize("text", LEAVING)
def test_a_question_about_leaving_proposes_no_resignation(waiting: StoryJudge, text: str) -> None:
    told = _told(waiting, text)
    assert says(told, "prose-leaving-asked.hint")
    assert not says(told, "did-you-mean", line="RESIGN")


@pytest.mark.parametrize("text", TO_THE_GM)
def test_words_to_the_gm_by_a_title_are_a_message(waiting: StoryJudge, text: str) -> None:
    assert text.partition(":")[2].strip() in " ".join(_told(waiting, text).split())
    assert not says(_told(waiting, text), "did-you-mean", line="RESIGN")


def test_days_until_a_return_are_an_absence(waiting: StoryJudge) -> None:
    told = _told(waiting, "We're off skiing from the 9th to the 16th of January. Wait until I'm back please.")
    assert says(told, "did-you-mean", line="AWAY 9 Jan 2026 TO 16 Jan 2026")
