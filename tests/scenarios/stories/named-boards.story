# Boards by the names people have for them; a newcomer who names his power; maps and rules of the game at hand.
@ 2026-01-05 12:00
> gina@gm.example: new
REGISTER
Name: Gina Master
END
CREATE ?col gmword9 Colonial with railway
CREATE ?ill gmword9 Illegal Gunboat
CREATE ?hun gmword9 Variant: Hundred
CREATE ?duo gmword9 England v Turkey
CREATE ?wrong gmword9 Colonial with balloon
GET MAP col
< gina@gm.example: Re: [Error Flag]
CREATE ?ill *** Illegal Gunboat
= game-created game="ill" board="Illegal Gunboat"
= no-such-option
= no-such-option.hint
File map.colonial+railway:
The Colonial map
> anna@aus.example: in
REGISTER
Name: Anna Schmidt
END
SIGN ON England ?hun swordA
< anna@aus.example: Re: [Error Flag]
= no-powers-yet game="hun"
= no-powers-yet-but-join.hint game="hun"
= no-powers-yet-but-join.hint power="England"
> anna@aus.example: in
SIGN ON ?hun swordA
SET PREFERENCE England
GET RULES
< anna@aus.example: Re: TEST:hun
= wishes-noted
File rules.hundred:
> anna@aus.example: rules, without a game named
GET RULES
< anna@aus.example: Re: TEST
File rules.hundred:
> edgar@eng.example: in
REGISTER
Name: Edgar Evans
END
SIGN ON ?duo swordE
> tara@tur.example: in
REGISTER
Name: Tara Tosun
END
SIGN ON ?duo swordT
> anna@aus.example: too late
SIGN ON England ?duo swordA
< anna@aus.example: Re: [Error Flag]
duo is full.
…= password-wrong
# Practice on a board of two words, behind a password and before it; its map is the one that comes.
> paul@pra.example: practice
REGISTER
Name: Paul Kunz
END
SIGN ON Carthage ?practice geheim.wort Ancient Mediterranean
GET MAP
< paul@pra.example: Re: TEST:practice-5
SIGN ON Carthage ?practice *** Ancient Mediterranean
= practice-opened-with-password game="practice-5" power="Carthage"
File map.ancient_med:
# In Chaos a power is called by its centre, and letters may be digits.
> wanda@pra.example: practice
REGISTER
Name: Wanda Ems
END
SIGN ON Paris ?practice geheim.wort chaos
Build A Paris
PRESS TO 34
Shall we talk?
ENDPRESS
PRESS TO St Petersburg, Norway
Shall we talk?
ENDPRESS
< wanda@pra.example: Re: [Error Flag] TEST:practice-6
= practice-opened-with-password power="V-Par"
Order: V-Par: Builds an army in Paris.
plays for 3-StP and 4-Swe and reads no
plays for 3-StP and U-Nor and reads no
> wanda@pra.example: again
SIGN ON par practice-6 geheim.wort
A Paris - Burgundy
< wanda@pra.example: Re:
A Paris - Burgundy  Accepted.
# GET RULES has a sentence for each option, and nothing of files; one address has one seat.
> anna@aus.example: options
SIGN ON ?hun otherword
GET RULES colonial
< anna@aus.example: Re: [Error Flag]
= password-wrong-of-member game="hun"
= board-uncounted
= board-railway railway="Trans-Siberian Railway"
= board-canal canal="Suez Canal"
…source_special
…rules.md
# Help on boards; a board that cannot be played says so above its map and its rules.
> anna@aus.example: what boards are there?
HELP VARIANTS
HELP 1900
HELP anc med
GET RULES machiavelli
GET MAP machiavelli
< anna@aus.example: Re: TEST
# Variants: other boards, other rules
LIST VARIANTS                          the boards, and who wants players
File rules machiavelli:
No game can be played on Machiavelli yet: it needs money, famine, garrisons and
sieges, which are not built. LIST VARIANTS names the boards for which all is
How sure it is: tier D, one source has the board.
File map machiavelli:
No game can be played on Machiavelli yet
The Machiavelli map:
…There is no help on
…Options, named behind
# One mail that changes a board and lists boards is told of the game as it is by then; what Illegal Gunboat leaves.
> gina@gm.example: back and forth
SIGN ON M hun gmword9
SET VARIANT Illegal Gunboat
SET VARIANT Colonial canal
LIST VARIANTS
< gina@gm.example: Re:
= variant-changed game="hun" board="Colonial Gunboat with canal"
= gunboat-stays
colonial 
wanted: col (7 more players), hun (6 more players)
# Abbreviations: of several provinces the one that the unit can get to; of initials and beginnings a hint.
> paul@cal.example: practice
REGISTER
Name: Calais
END
SIGN ON England ?practice geheim.wort Hundred
A Cal - Nor
F Lon - Nort
F Dev - Cha
< paul@cal.example: Re: [Error Flag] TEST:practice-7
Order: England: Army Calais -> Normandy
Assumed: "nor" was read as Normandy.
= may-be-several-places word="Nort" places="North Sea or Northumbria"
> wong@chi.example: practice
REGISTER
Name: Wong
END
SIGN ON Britain ?practice geheim.wort Colonial
F Bom - AS
F Hong Kong - S China Sea
F Sin - E China Sea
< wong@chi.example: Re: [Error Flag] TEST:practice-8
Did you mean Assam, Andaman Sea or Arabian Sea?
Order: Britain: Fleet Hong Kong -> South China Sea
The fleet in Singapore cannot get to the East China Sea.
> li@chi.example: practice
REGISTER
Name: Li
END
SIGN ON China ?practice geheim.wort Colonial
Man H
< li@chi.example: Re: [Error Flag] TEST:practice-9
= no-unit-in place="the Gulf of Manaar"
Did you mean Manchuria? It is written MAC.
# Islands by the popular name of their board; fog taken back as it came.
> hugo@gm.example: islands and fog
REGISTER
Name: Hugo Master
END
CREATE ?isl gmword9 Naval Diplomacy islands
CREATE ?dark gmword9 Modern, fog
SIGN ON M dark gmword9
SET NOT VARIANT fog
LIST
CREATE ?two gmword9 duel
CREATE ?hue gmword9 Chaos duplex
LIST VARIANTS 2
< hugo@gm.example: Re: [Error Flag] TEST:dark
= game-created game="isl"
SET NOT VARIANT fog  Done: Changed
= no-such-variant name="duel"
france_austria, frankland_juggernaut,
= setting-no-board words="duplex"
Try:
= setting-no-board.hint lines="SET DUPLEX"
  blind       no
= boards-for-players
germany_russia
