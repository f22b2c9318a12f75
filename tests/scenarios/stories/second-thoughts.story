# A yes counts with an order behind it, in any words; what makes a condition of it, or asks, leaves all waiting.
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
= orders-confirmed power="France"
Order: France: Army Marseilles -> Spain
France: Army Marseilles -> Spain.
France: Army Paris -> Burgundy.
> irma@ita.example: orders
A Ven H
< irma@ita.example: [Error Flag]
re> irma@ita.example: [Error Flag]
yes, but make that Tyrolia
< irma@ita.example: Re:
1 order NOT COUNTED YET
= word-unclear
= word-unclear.hint word="YES"
Pending: Italy: Army Venice -> Tyrolia
…Army Venice HOLD.
re> irma@ita.example: not counted yet
sì, confermo.
< irma@ita.example: Re:
= orders-confirmed power="Italy"
Italy: Army Venice -> Tyrolia.
> gerd@ger.example: orders
A Mun H
re> gerd@ger.example: [Error Flag]
Yes, I am on vacation until Monday
no < gerd@ger.example: Re: TEST
