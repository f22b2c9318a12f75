# Turkey's orders.
> tara@tur.example: winter
SIGN ON Turkey alpha swordT
Build F Smyrna
