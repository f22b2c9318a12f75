# Turkey's orders.
> tara@tur.example: winter
SIGN ON Turkey alpha wordT
Build F Smyrna
