# A stranger's HELP and LIST use up no answer: the line he was told is answered, also where it answers a mail of ours.
include opening
@ 2026-01-05 13:00
> gina@gm.example: another
SIGN ON M alpha gmword
CREATE ?delta deltaword
> piet@ned.example: hulp
HELP
< piet@ned.example: Re:
@ 2026-01-05 13:10
> piet@ned.example: lijst
LIST
< piet@ned.example: Re:
@ 2026-01-05 13:20
re> piet@ned.example: lijst
Ja hoor, ik doe mee met delta!
< piet@ned.example: Re:
@ 2026-01-05 13:30
re> piet@ned.example: lijst
SIGN ON ?delta fietsbel
< piet@ned.example: Re:
REGISTER
# Labels in his own language, and their end.
@ 2026-01-05 13:40
> paulo@lis.example: registo
REGISTER
Nome: Paulo Sousa
Fuso horário: Europe/Lisbon
FIM
< paulo@lis.example: Re:
Welcome, Paulo Sousa
Europe/Lisbon
…END was missing
> maria@lis.example: entrar
REGISTER
Nombre: Maria Lopez
Zona horaria: Europe/Madrid
FIN
SIGN ON ?delta sardinha
@ 2026-01-05 13:50
> maria@lis.example: Italy
SIGN ON Italy delta sardinha
< maria@lis.example: Re:
= speaks-as-player-wishing game="delta" power="Italy"
> maria@lis.example: wishes
SIGN ON Italy delta sardinha
SET PREFERENCE: 1. Austria 2. Italy
< maria@lis.example: Re:
Austria
…names no power
> maria@lis.example: wishes again
SIGN ON ?delta sardinha
SET PREFERENCE Russia first, then England
< maria@lis.example: Re:
…names no power
# Orders in a subject above an empty text are never met with silence.
@ 2026-01-05 14:00
re> fleur@fra.example: Game Starting
Hello judge
< fleur@fra.example: Re:
> fleur@fra.example: Bre-MAO, Par-Bur, Mar-Spa (EOM)

< fleur@fra.example: Re: [Error Flag]
= subject-unread
> fleur@fra.example: A Mar hold (see subject)
SIGN ON France alpha swordF
< fleur@fra.example: Re: [Error Flag]
= subject-unread
