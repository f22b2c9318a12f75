# Turkey's orders.
> tara@tur.example: spring
SIGN ON Turkey alpha wordT
A Con-Bul
A Smy-Con
F Ank-Bla
