# Turkey's orders.
> tara@tur.example: spring
SIGN ON Turkey alpha swordT
A Con-Bul
A Smy-Con
F Ank-Bla
