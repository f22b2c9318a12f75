# A practice game is judged with the mail that completes it, but not beside a refused order: that may be mended first.
@ 2026-01-05 12:00
> anna@aus.example: hello
REGISTER
Name: Anna Schmidt
END
SIGN ON France ?practice ostrich
@ 2026-01-05 13:00
> anna@aus.example: spring
SIGN ON France practice-1 ostrich
A Par - Gas
A Mar - Spa
F Bre - Mao
F Bre - Mun
< anna@aus.example: Re: [Error Flag] TEST:practice-1 - S1901M
= practice-held
= order-in-force order="Fleet Brest -> Mid-Atlantic Ocean"
no < anna@aus.example: Results
> anna@aus.example: as it should be
SIGN ON France practice-1 ostrich
F Bre - Eng
< anna@aus.example: TEST:practice-1 - S1901M Results
France: Army Paris -> Gascony.
France: Fleet Brest -> English Channel.
# A line below that is right has mended it; a letter that nobody reads is no order.
> anna@aus.example: fall
SIGN ON France practice-1 ostrich
A Gas - Sue
A Gas - Bur
A Spa H
F Eng H
SET GUNBOTA
< anna@aus.example: TEST:practice-1 - F1901M Results
France: Army Gascony -> Burgundy.
> anna@aus.example: winter
SIGN ON France practice-1 ostrich
Waive
Waive
< anna@aus.example: F1901B Results
> anna@aus.example: what stands will do
SIGN ON France practice-1 ostrich
All units hold
A Spa - Zzz
< anna@aus.example: Re: [Error Flag]
= practice-held
> anna@aus.example: go on
SIGN ON France practice-1 ostrich
SET NOWAIT
< anna@aus.example: TEST:practice-1 - S1902M Results
# Bots are bots also where nobody may know who plays what; HISTORY names the game as it was written.
> ivan@ill.example: hello
REGISTER
Name: Ivan Iljin
END
SIGN ON Turkey ?practice ostrich Illegal Gunboat
HISTORY ../b1
< ivan@ill.example: Game Starting
     Austria:                  a bot
     Turkey:                   ivan@ill.example  (Ivan Iljin)
…:                   nobody
< ivan@ill.example: Re: [Error Flag]
= no-such-game-of-yours name="../b1"
# How the board is played stands beside its name, as in CREATE.
> bea@fog.example: in the dark
REGISTER
Name: Bea Fogg
END
SIGN ON England ?practice ostrich fog hundred
LIST
< bea@fog.example: Re: TEST:practice-3
blind
= setting-value-blind value="fog"
England:  Fleet London.
…Provence
> dan@fog.example: without a password
REGISTER
Name: Dan Dark
END
SIGN ON ?practice blind
< dan@fog.example: Game Starting
Game: Practice-4  Variant: Standard Blind
