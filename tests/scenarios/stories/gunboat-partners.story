# In gunboat the two who lead a power know each other, and nobody else learns that they are two.
include parts/gunboat-start
> bob@bur.example: hello
REGISTER
Name: Bob Burger
END
# Who plays in the game is not told who asks him, and who asks is not told that he plays.
re> anna@aus.example: Game Starting
PARTNER edgar@eng.example
PARTNER gina@gm.example
no < edgar@eng.example:
no < gina@gm.example:
< anna@aus.example: Re:
= partner-asked
= partner-asked
re> anna@aus.example: Game Starting
PARTNER bob@bur.example
< bob@bur.example: Reply YES
= email-partnership-offered.unnamed power="Austria" game="gun"
…Anna
…anna@
= email-partnership-offered.gunboat
re> bob@bur.example: Reply YES
yes
< bob@bur.example: Re:
= plays-too
< anna@aus.example: New Player Signon
= email-seat-changed.partner named="no" power="Austria" game="gun"
no < edgar@eng.example: New Player Signon
no < tara@tur.example: New Player Signon
> edgar@eng.example: who
WHO GAME gun
LIST gun
< edgar@eng.example: Re:
…Bob
…bob@bur.example
…Anna
> bob@bur.example: a password
RESET PASSWORD {token} swordB
> bob@bur.example: bye
SIGN ON Austria gun swordB
RESIGN
re> bob@bur.example: Please confirm
CONFIRM
< anna@aus.example: Joint Player Left
= email-seat-changed.partner-left named="no" power="Austria" game="gun"
no < edgar@eng.example: Joint Player Left
