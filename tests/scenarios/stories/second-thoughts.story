# A yes counts with a sentence behind it, which is read by itself; what makes a condition of it leaves all waiting.
include opening
> fleur@fra.example: orders
A Paris - Bur
A Mar S A Par - Bur
F Brest - MAO
< fleur@fra.example: [Error Flag]
3 orders NOT COUNTED YET
re> fleur@fra.example: [Error Flag]
oui. Et finalement Marseille va en Espagne.
< fleur@fra.example: Re:
Done: These orders for France count now.
Order: France: Army Marseilles -> Spain
France: Army Marseilles -> Spain.
France: Army Paris -> Burgundy.
> irma@ita.example: orders
A Ven H
< irma@ita.example: [Error Flag]
re> irma@ita.example: [Error Flag]
yes, but make that Tyrolia
< irma@ita.example: Re:
what waits for your word waits still: this says more than yes.
Try: YES and nothing else
re> irma@ita.example: [Error Flag]
sì, confermo. Quando scade il turno?
< irma@ita.example: Re:
Done: These orders for Italy count now.
the deadline stands below
Italy: Army Venice HOLD.
> gerd@ger.example: orders
A Mun H
re> gerd@ger.example: [Error Flag]
Yes, I am on vacation until Monday
no < gerd@ger.example: Re: TEST
