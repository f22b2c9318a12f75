"""Votes: how players end their game, by a draw, a concession, or an end that somebody proposes.

Who votes: powers still in the game with a player who is there; nobody else blocks anything. Draws and
concessions are flags of a seat, cleared each phase (seed 002); the game ends as soon as all agree.

A proposal is counted by its game's rule (`VoteRule`):

    phase   as soon as all say YES, else when the phase is judged or its time is over; silence is NO
    season  when the season's moves are judged (seed 004 §8). It fails unless all say YES. Proposed again for
            the next season silence is YES, and one NO makes it fail. If more than half of those who sent
            orders did not mention it, the master may still refuse it, until the next moves are judged.

A master may propose, and then say that silence agrees at once (§8.3), unless he plays. Who proposed and who
voted what is told to nobody, but as the game's setting says of the votes (§8.5). A proposal keeps both
settings as they were when it was made: nobody's vote becomes public after he gave it in secret.

Read `flags`, `proposals`, `agreement` for whose word ends a game, and `tally` for when and how a proposal is
counted.
"""
