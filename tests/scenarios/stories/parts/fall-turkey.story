# Turkey's orders.
> tara@tur.example: fall
SIGN ON Turkey alpha swordT
A Bul H
A Con H
F Ank-Bla
