"""Commands of votes: SET DRAW, SET CONCEDE, PROPOSE, VOTE, CANCEL PROPOSAL; words to values."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache

from judge.game.commands import Command
from judge.game.commands import member as vote_commands
from judge.game.commands.master import Declare
from judge.game.endings import Ending, Vote
from judge.game.message import message
from judge.language.command_line import CommandLine, InvalidCommand, usage
from judge.language.commands.press import number
from judge.language.powers import power, preference, variant_of
from judge.language.word_files import any_of, word_table

_ALL = re.compile(
    r"(?:(?:of|between|among|for|with)\s+)?(?:all|everybody|everyone|dias)?(?:\s+(?:the\s+)?survivors)?"
)
_SENTENCE = re.compile(r"[.!?]\s+\w{4,}")
_PREPOSITION = re.compile(r"^(?:of|between|among|for|to|by|with)\b\s*", re.IGNORECASE)
_KINDS = (
    (Ending.DRAW, re.compile(r"(?:a\s+)?draw\b\s*", re.IGNORECASE)),
    (
        Ending.VICTORY,
        re.compile(r"(?:a\s+)?(?:win|victory|solo|concession|concede|conceding)\b\s*", re.IGNORECASE),
    ),
    (Ending.TERMINATED, re.compile(r"(?:an?\s+|the\s+)?(?:end|no\s+result)\b\s*", re.IGNORECASE)),
)
_RANKING = re.compile(r"(?:an?\s+)?(?:ranking|rank|order)\b\s*", re.IGNORECASE)
_SILENCE = re.compile(r"[\s,;]*\bsilence\s+(?:agrees|is\s+yes|yes|counts\s+as\s+yes)\s*$", re.IGNORECASE)
_VOTES = {
    **dict.fromkeys(("yes", "y", "aye", "for"), Vote.YES),
    **dict.fromkeys(("no", "n", "nay", "against"), Vote.NO),
    **dict.fromkeys(("abstain", "abstention", "none"), Vote.ABSTAIN),
}
_VOTE = re.compile(
    r"^(?P<vote>[a-z]+)\b[\s,]*(?:(?:on|to|for)\s+)?(?:proposal\s+)?#?(?P<number>.*)$", re.IGNORECASE
)


@cache
def _courtesy() -> re.Pattern[str]:
    """Return the pattern of a courtesy before the powers, by the words of grammar/answer_words.toml."""
    words = any_of(word_table("answer_words")["courtesy"]["words"])
    return re.compile(rf"^(?:{words}|now|then)\b[\s.,!]*", re.IGNORECASE)


def set_draw(command_line: CommandLine) -> Command:
    """Read SET DRAW, alone or with the powers that share it."""
    text = command_line.argument(0).strip(" .") if command_line.arguments else ""
    text = text if _ALL.fullmatch(text.lower()) else _courtesy().sub("", text)
    if _ALL.fullmatch(text.lower()) or text.lower() in ("yes", "on"):
        return vote_commands.SetDraw(draw=True)
    if len(text.split()) > len(variant_of(command_line.context).powers) or _SENTENCE.search(text):
        raise InvalidCommand(message("set-draw-names-powers"), text, message("set-draw-names-powers.hint"))
    groups = preference(command_line.context, _PREPOSITION.sub("", text))
    return vote_commands.SetDraw(draw=True, of=tuple(one for group in groups for one in group))


def set_concede(command_line: CommandLine) -> Command:
    """Read SET CONCEDE and a power."""
    text = _PREPOSITION.sub("", command_line.argument(0).strip(" ."))
    return vote_commands.SetConcede(power(command_line.context, text))


def propose(command_line: CommandLine) -> Command:
    """Read PROPOSE and an end: a draw, a victory, a ranking, or no result."""
    text = command_line.argument(0).strip(" .")
    silence = _SILENCE.search(text) is not None
    text = _SILENCE.sub("", text)
    found = _end(command_line, text, "PROPOSE")
    if found is None:
        raise InvalidCommand(message("which-end-proposed"), text, usage(vote_commands.Propose))
    return vote_commands.Propose(*found, silence)


def declare(command_line: CommandLine) -> Command:
    """Read DECLARE and an end with a result, then BECAUSE and the GM's reason."""
    said = command_line.argument(0).strip()
    end, *rest = _BECAUSE.split(said, maxsplit=1)
    end, reason = end.strip(" .,;:"), rest[0].strip() if rest else ""
    winner = _WINNER.fullmatch(end)
    found = _end(command_line, f"win {winner['power']}" if winner else end, "DECLARE")
    if found is None or found[0] is Ending.TERMINATED:
        hint = message("names-no-result.hint", usage=usage(Declare))
        raise InvalidCommand(message("names-no-result"), end, hint)
    if not reason:
        hint = message("reason-is-missing.hint", end=end)
        raise InvalidCommand(message("reason-is-missing"), end, hint)
    return Declare(*found, reason)


_BECAUSE = re.compile(r"[\s.,;:]+(?:because(?:\s+of)?|(?:for\s+the\s+)?reason)\b[\s:]*|:\s+", re.IGNORECASE)
_WINNER = re.compile(
    r"(?:that\s+)?(?P<power>.+?)\s+(?:has\s+won|wins|(?:(?:as|is|to\s+be)\s+)?(?:(?:the|a)\s+)?(?:winner|victor))",
    re.IGNORECASE,
)
"""`England THE WINNER`, `that England has won`: the one power that wins."""


def _end(
    command_line: CommandLine, text: str, word: str
) -> tuple[Ending, tuple[tuple[str, ...], ...]] | None:
    """Return the end that words name, with its ranks; None if they name none."""
    ranking = _RANKING.match(text)
    if ranking is not None:
        groups = preference(command_line.context, _PREPOSITION.sub("", text[ranking.end() :]))
        if len(groups) < 2:  # noqa: PLR2004  # one rank is a draw
            raise InvalidCommand(message("ranking-needs-ranks"), text, f"{word} RANKING E[RT]G")
        return Ending.DRAW if len(groups[0]) > 1 else Ending.VICTORY, groups
    for ending, pattern in _KINDS:
        found = pattern.match(text)
        if found is not None:
            return ending, _ranks(command_line, ending, text[found.end() :], word)
    return None


def _ranks(command_line: CommandLine, ending: Ending, text: str, word: str) -> tuple[tuple[str, ...], ...]:
    """Return the powers after a draw or a victory, all in one rank."""
    if ending is Ending.TERMINATED and not text.strip():
        return ()
    if ending is Ending.DRAW and _ALL.fullmatch(text.lower().strip()):
        return ()
    named = preference(command_line.context, _PREPOSITION.sub("", text.strip()))
    powers = tuple(one for group in named for one in group)
    if ending is Ending.TERMINATED or not powers:
        hint = message("which-end-is-meant.hint", command=word)
        raise InvalidCommand(message("which-end-is-meant"), text.strip(), hint)
    if ending is Ending.VICTORY and len(powers) > 1:
        hint = message("only-one-power-wins.hint", command=word)
        raise InvalidCommand(message("only-one-power-wins"), text.strip(), hint)
    return (powers,)


def vote(command_line: CommandLine) -> Command:
    """Read VOTE YES, NO or ABSTAIN, and the number of the proposal."""
    text = command_line.argument(0).strip(" .")
    found = _VOTE.match(text)
    cast = _VOTES.get(found["vote"].lower()) if found else None
    which = found["number"].strip() if found else ""
    if cast is None or (which and not which.isdecimal()):
        hint = message("no-vote.hint", usage=usage(vote_commands.CastVote))
        raise InvalidCommand(message("no-vote", word=text), text, hint)
    return vote_commands.CastVote(cast, number(which, vote_commands.CastVote) if which else None)


_POLITE = re.compile(r"[\s.,!]*\b(?:please|pls|again|after all|thanks)?[\s.,!]*$", re.IGNORECASE)


def withdraw(command_line: CommandLine) -> Command:
    """Read CANCEL PROPOSAL, and the number if the player has made several."""
    which = _POLITE.sub("", command_line.argument(0).strip())
    kind = vote_commands.WithdrawProposal
    return kind(number(which, kind) if which else None)


READERS: Mapping[str, Callable[[CommandLine], Command]] = {
    "set_draw": set_draw,
    "set_nodraw": lambda _: vote_commands.SetDraw(draw=False),
    "set_concede": set_concede,
    "set_noconcede": lambda _: vote_commands.SetConcede(""),
    "propose": propose,
    "declare": declare,
    "vote": vote,
    "withdraw_proposal": withdraw,
}
"""The readers by the names of the rules in grammar/commands.lark."""
