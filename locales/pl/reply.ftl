### What the reply to an email says of it as a whole, and of where its sender stands.


## The subject, behind `CODE:game - S1901M`

reply-subject-waiting = { $orders ->
        [one] 1 rozkaz jeszcze się nie liczy
        [few] { $orders } rozkazy jeszcze się nie liczą
        [many] { $orders } rozkazów jeszcze się nie liczy
       *[other] { $orders } rozkazu jeszcze się nie liczy
    }
reply-subject-lines-waiting = { $lines ->
        [one] 1 wiersz jeszcze się nie liczy
        [few] { $lines } wiersze jeszcze się nie liczą
        [many] { $lines } wierszy jeszcze się nie liczy
       *[other] { $lines } wiersza jeszcze się nie liczy
    }
reply-subject-unsent = twoja wiadomość nie została wysłana
reply-subject-nothing = nic się nie zmieniło
reply-subject-adjudicated = { $kind ->
    [retreat] rozstrzygnięto: { $phase }
   *[other] rozstrzygnięto: { $phase }
}
reply-subject-late = twoje rozkazy są spóźnione
reply-subject-missing = { $given } z { $asked }; { $number ->
        [one] bez rozkazu
       *[other] bez rozkazu
    }: { $units }
reply-subject-due = rozkazy otrzymane: { $given } z { $asked }
reply-subject-incomplete = brakuje rozkazów: { LIST($powers, type: "and") }
reply-subject-rejected = { $lines ->
        [one] 1 wiersz odrzucony
        [few] { $lines } wiersze odrzucone
        [many] { $lines } wierszy odrzuconych
       *[other] { $lines } wiersza odrzuconego
    }
reply-subject-complete = { $asked } z { $asked }: są wszystkie twoje rozkazy{ $prose ->
        [yes] , resztę pominięto
       *[no] { "" }
    }

## When it came

reply-came = Twój e-mail przyszedł { $came } i czekał { $waited }, zanim sędzia mógł się nim zająć. Liczy się chwila, w której przyszedł.

## Nothing was read: an address has had what it may get in a day, or the email cannot be read

reply-spent-questions = Dziś z twojego adresu przyszło wiele e-maili z prośbą o udział w partiach, więc o kolejne sędzia już nie pyta. Ten nie został zachowany i nic się nie zmieniło.
    .advice = Jeśli jest od ciebie, odpowiedz na ten e-mail tymi samymi wierszami. Wtedy liczą się od razu.
reply-spent-orders = Dziś z twojego adresu przyszło wiele rozkazów bez dowodu, kto je wysyła, więc o kolejne sędzia już nie pyta. Rozkazy z tego e-maila się nie liczą.
    .advice = Jeśli są twoje, odpowiedz nimi na ten e-mail albo wyślij je pod SIGN ON z twoim hasłem. Wtedy liczą się od razu.
reply-spent-passwords = Hasło w twoim e-mailu nie jest hasłem tego gracza. Przyszło już wiele takich e-maili w twoim imieniu, a wysłać je może każdy. Następny może dziś zostać bez odpowiedzi. SIGN ON z właściwym hasłem nadal dostaje odpowiedź. Aby dostać token do ustawienia nowego hasła, wyślij FORGOT PASSWORD i nazwę partii.
reply-spent-bytes = Nic w twoim e-mailu nie dowodzi, że jest od ciebie, a odpowiedzi na niepotwierdzoną pocztę są ograniczone. Dzisiejszy limit jest wyczerpany, więc podobne e-maile mogą zostać bez odpowiedzi. Dodaj SIGN ON z twoim hasłem albo odpowiedz na e-mail od sędziego: wtedy e-mail się liczy i dostaje zwykłą odpowiedź.
reply-nothing-changed = Nic się nie zmieniło: { $why }
reply-unreadable = Sędzia nie mógł odczytać twojego e-maila: { $why }
    .advice = Nic się nie zmieniło. Wyślij go jeszcze raz jako zwykły tekst bez formatowania. Aby dostać instrukcję, wyślij HELP w osobnym wierszu.
reply-empty = Nic się nie zmieniło: w twoim e-mailu nie było niczego dla sędziego. Sędzia to program. Czyta rozkazy i polecenia w treści e-maila, a nie zwykłe zdania, temat czy załączniki. Aby zobaczyć, co można napisać, wyślij HELP.

## What became of the lines

reply-orders-waiting = { $number } { $number ->
        [one] rozkaz JESZCZE SIĘ NIE LICZY
        [few] rozkazy JESZCZE SIĘ NIE LICZĄ
        [many] rozkazów JESZCZE SIĘ NIE LICZY
       *[other] rozkazu JESZCZE SIĘ NIE LICZY
    }: zobacz uwagę pod listą.
reply-lines-waiting = { $number } { $number ->
        [one] wiersz JESZCZE SIĘ NIE LICZY
        [few] wiersze JESZCZE SIĘ NIE LICZĄ
        [many] wierszy JESZCZE SIĘ NIE LICZY
       *[other] wiersza JESZCZE SIĘ NIE LICZY
    }: zobacz uwagę pod listą.
reply-also-rejected = ODRZUCONO { $lines } { $lines ->
        [one] wiersz (oznaczony !).
        [few] wiersze (oznaczone !).
        [many] wierszy (oznaczonych !).
       *[other] wiersza (oznaczonego !).
    }
reply-trial = { $orders } { $orders ->
        [one] rozkaz w próbie SIĘ NIE LICZY (oznaczony ! poniżej)
        [few] rozkazy w próbie SIĘ NIE LICZĄ (oznaczone ! poniżej)
        [many] rozkazów w próbie SIĘ NIE LICZY (oznaczonych ! poniżej)
       *[other] rozkazu w próbie SIĘ NIE LICZY (oznaczonego ! poniżej)
    }. Wszystko inne przyjęto.
reply-only-trial = Nic się nie zmieniło: { $orders } { $orders ->
        [one] rozkaz w próbie SIĘ NIE LICZY (oznaczony ! poniżej)
        [few] rozkazy w próbie SIĘ NIE LICZĄ (oznaczone ! poniżej)
        [many] rozkazów w próbie SIĘ NIE LICZY (oznaczonych ! poniżej)
       *[other] rozkazu w próbie SIĘ NIE LICZY (oznaczonego ! poniżej)
    }. Aby zobaczyć, co by dały, napisz nad nimi TRY, a pod nimi END TRY.
reply-hidden = { $lines ->
        [one] { $lines } wiersz, który wygląda na rozkazy, nie został odczytany, bo e-mail go ukrywa (oznaczony ! poniżej)
        [few] { $lines } wiersze, które wyglądają na rozkazy, nie zostały odczytane, bo e-mail je ukrywa (oznaczone ! poniżej)
        [many] { $lines } wierszy, które wyglądają na rozkazy, nie zostało odczytanych, bo e-mail je ukrywa (oznaczone ! poniżej)
       *[other] { $lines } wiersza, który wygląda na rozkazy, nie odczytano, bo e-mail go ukrywa (oznaczony ! poniżej)
    }. Wszystko inne przyjęto.
reply-only-hidden = Nic się nie zmieniło: { $lines ->
        [one] { $lines } wiersz, który wygląda na rozkazy, nie został odczytany, bo e-mail go ukrywa. Wyślij go
        [few] { $lines } wiersze, które wyglądają na rozkazy, nie zostały odczytane, bo e-mail je ukrywa. Wyślij je
        [many] { $lines } wierszy, które wyglądają na rozkazy, nie zostało odczytanych, bo e-mail je ukrywa. Wyślij je
       *[other] { $lines } wiersza, który wygląda na rozkazy, nie odczytano, bo e-mail go ukrywa. Wyślij go
    } jeszcze raz jako zwykły tekst.
reply-left-out = { $lines ->
        [one] { $lines } wiersz, który wygląda na rozkazy, NIE ZOSTAŁ ODCZYTANY z powodu swojego miejsca
        [few] { $lines } wiersze, które wyglądają na rozkazy, NIE ZOSTAŁY ODCZYTANE z powodu swojego miejsca
        [many] { $lines } wierszy, które wyglądają na rozkazy, NIE ZOSTAŁO ODCZYTANYCH z powodu swojego miejsca
       *[other] { $lines } wiersza, który wygląda na rozkazy, NIE ODCZYTANO z powodu jego miejsca
    } w e-mailu (znak ! poniżej). Wszystko inne przyjęto.
reply-only-left-out = Nic się nie zmieniło: { $lines ->
        [one] { $lines } wiersz, który wygląda na rozkazy, NIE ZOSTAŁ ODCZYTANY z powodu swojego miejsca w e-mailu. Wyślij go jeszcze raz w osobnym wierszu
        [few] { $lines } wiersze, które wyglądają na rozkazy, NIE ZOSTAŁY ODCZYTANE z powodu swojego miejsca w e-mailu. Wyślij je jeszcze raz w osobnych wierszach
        [many] { $lines } wierszy, które wyglądają na rozkazy, NIE ZOSTAŁO ODCZYTANYCH z powodu swojego miejsca w e-mailu. Wyślij je jeszcze raz w osobnych wierszach
       *[other] { $lines } wiersza, który wygląda na rozkazy, NIE ODCZYTANO z powodu jego miejsca w e-mailu. Wyślij go jeszcze raz w osobnym wierszu
    }, poza cudzym tekstem.
reply-rejected-unsent = ODRZUCONO { $lines } { $lines ->
        [one] wiersz (oznaczony ! poniżej).
        [few] wiersze (oznaczone ! poniżej).
        [many] wierszy (oznaczonych ! poniżej).
       *[other] wiersza (oznaczonego ! poniżej).
    } Twoja wiadomość JESZCZE NIE ZOSTAŁA WYSŁANA.
reply-rejected-with-others = ODRZUCONO { $lines } { $lines ->
        [one] wiersz (oznaczony ! poniżej);
        [few] wiersze (oznaczone ! poniżej);
        [many] wierszy (oznaczonych ! poniżej);
       *[other] wiersza (oznaczonego ! poniżej);
    } wiersze od niego zależne pominięto. Wszystko inne przyjęto.
reply-rejected = ODRZUCONO { $lines } { $lines ->
        [one] wiersz (oznaczony ! poniżej).
        [few] wiersze (oznaczone ! poniżej).
        [many] wierszy (oznaczonych ! poniżej).
       *[other] wiersza (oznaczonego ! poniżej).
    } Wszystko inne przyjęto.
reply-sign-on-rejected = Nic się nie zmieniło: twoje SIGN ON zostało odrzucone. Zobacz wiersz oznaczony !.
reply-only-rejected = Nic się nie zmieniło. ODRZUCONO { $lines } { $lines ->
        [one] wiersz (oznaczony ! poniżej).
        [few] wiersze (oznaczone ! poniżej).
        [many] wierszy (oznaczonych ! poniżej).
       *[other] wiersza (oznaczonego ! poniżej).
    }
reply-unsent = Twoja wiadomość JESZCZE NIE ZOSTAŁA WYSŁANA: zobacz uwagę pod nią.
reply-unsent-rest = Twoja wiadomość JESZCZE NIE ZOSTAŁA WYSŁANA: zobacz uwagę pod nią. Wszystko inne przyjęto.
reply-surplus = W twoim e-mailu jest więcej rozkazów, niż ci przysługuje, więc wcześniejszy rozkaz ZOSTAŁ ZASTĄPIONY: zobacz uwagę poniżej.
reply-prose = Twoje rozkazy i polecenia przyjęto. Pozostały tekst e-maila pominięto.
reply-late = Twój e-mail jest zrozumiały, ale jego rozkazy przyszły PO TERMINIE: zobacz poniżej.
reply-did-not-fit = Twój e-mail jest zrozumiały, ale w tej odpowiedzi NIE MA MIEJSCA na wszystko, o co prosisz: zobacz poniżej.
reply-impossible = Twój e-mail jest zrozumiały, ale jeden z rozkazów NIE MOŻE SIĘ UDAĆ: zobacz "Check:" poniżej.
reply-accepted = Twój e-mail nie zawiera błędów i został przyjęty.
reply-nothing = Nic się nie zmieniło: twój e-mail nie zawiera rozkazów ani poleceń. Aby zobaczyć, co można napisać, wyślij HELP.

## Where the orders of its sender stand

reply-adjudicated = { $kind ->
    [retreat] Rozstrzygnięto: { $phase }.
   *[other] Rozstrzygnięto: { $phase }.
} Wyniki są w osobnym e-mailu. Rozkazy poniżej dotyczą fazy { $now }.
reply-adjudicated-last = { $kind ->
    [retreat] Rozstrzygnięto: { $phase }.
   *[other] Rozstrzygnięto: { $phase }.
} Wyniki są w osobnym e-mailu.
reply-missing = { $given ->
        [one] Jest { $given }
        [few] Są { $given }
        [many] Jest { $given }
       *[other] Jest { $given }
    } z { $asked } twoich rozkazów. Jeszcze bez rozkazu: { LIST($units, type: "and") }.
reply-none-in = Jeszcze bez rozkazu: { LIST($units, type: "and") }.
reply-due = Rozkazy otrzymane: { $given } z { $asked }.
reply-incomplete = Brakuje jeszcze rozkazów: { LIST($powers, type: "and") }.
reply-units-kept = Wszystkie twoje jednostki mają rozkazy: jednostka, której nowy rozkaz odrzucono, zachowuje poprzedni.
reply-still-complete = Są wszystkie twoje rozkazy; { $lines ->
        [one] odrzuconego wiersza
       *[other] odrzuconych wierszy
    } nie ma wśród nich.
reply-pending-complete = Są wszystkie twoje rozkazy; { $lines ->
        [one] oczekującego wiersza
       *[other] oczekujących wierszy
    } nie ma wśród nich.
reply-complete = Są wszystkie twoje rozkazy. Nadal możesz je zmienić: wyślij { $replaces ->
        [yes] je wszystkie jeszcze raz albo ADD i tylko nowe
       *[no] tylko nowe
    }.
reply-complete-impossible = Są wszystkie twoje rozkazy, ale jeden z nich nie może się udać: zobacz "Check:" poniżej. Nadal możesz je zmienić: wyślij { $replaces ->
        [yes] je wszystkie jeszcze raz albo ADD i tylko nowe
       *[no] tylko nowe
    }.
reply-can-change = Nadal możesz je zmienić: wyślij { $replaces ->
        [yes] je wszystkie jeszcze raz albo ADD i tylko nowe
       *[no] tylko nowe
    }.
reply-no-retreats = Są wszystkie twoje rozkazy, ale bez odwrotów. Wyparta jednostka bez odwrotu zostaje rozwiązana.
reply-no-builds = Są wszystkie twoje ruchy, ale bez budów i usunięć. Wysyła się je w tym samym e-mailu: bez nich budowy przepadają, a o usunięciach decydują zasady.
reply-no-retreats-or-builds = Są wszystkie twoje ruchy, ale bez odwrotów, budów i usunięć. Wysyła się je w tym samym e-mailu: bez nich wyparta jednostka zostaje rozwiązana, budowy przepadają, a o usunięciach decydują zasady.
reply-builds-awaited = Dopóki nie ma budów (lub WAIVE) wszystkich graczy, nic nie jest rozstrzygane przed terminem.
reply-closed-complete = Są wszystkie twoje rozkazy. Pozostają takie, jakie były w chwili terminu.
reply-nothing-due = Mocarstwo { $power } nie ma w tej fazie rozkazów do wysłania. Nie musisz nic robić.
reply-none-in-time = Przed terminem nie przyszły od ciebie żadne rozkazy.
reply-closed = Termin minął. Twoje rozkazy liczą się tak, jak przyszły na czas, a { $phase ->
        [movement] jednostki bez rozkazu stoją
        [retreat] jednostki bez rozkazu zostają rozwiązane
       *[adjustment] o tym, czego nie rozkazujesz, decydują zasady
    }. To nie jest spóźnienie.
reply-late-declined = SPÓŹNIENIE: mistrz gry nie przyjął twoich rozkazów, więc się nie liczą. Może to zmienić tylko ACCEPT LATE od mistrza gry, który wciąż może je wysłać.
reply-late-asked = SPÓŹNIENIE: twoje rozkazy nie liczą się, chyba że przyjmie je mistrz gry. Pytanie już do niego poszło; dowiesz się o decyzji.
reply-late-by-gm = SPÓŹNIENIE: termin minął. Rozkazy wysłane teraz są przechowywane i liczą się tylko, jeśli przyjmie je mistrz gry.
reply-late-awaited = SPÓŹNIENIE: termin minął i partia czeka na ciebie.
reply-wait = Masz włączone WAIT, więc ta faza nie zostanie rozstrzygnięta przed terminem. Aby to cofnąć, wyślij SET NOWAIT.
reply-wait-alone = Aby cofnąć WAIT, wyślij SET NOWAIT.
reply-joining = Partia zacznie się, gdy { $players ->
        [one] dołączy jeszcze 1 gracz
        [few] dołączy jeszcze { $players } graczy
        [many] dołączy jeszcze { $players } graczy
       *[other] dołączy jeszcze { $players } gracza
    }. Dostaniesz wtedy e-mail.
reply-awaited = Partia czeka jeszcze na rozkazy: { $powers }.
reply-none-awaited = Nie brakuje żadnych rozkazów.
reply-late-waiting = Spóźnione rozkazy czekają na twoją decyzję: { LIST($powers, type: "and") }. Aby je przyjąć, wyślij ACCEPT LATE { $which }.
reply-late-refused = Spóźnione rozkazy nie liczą się zgodnie z twoją decyzją: { LIST($powers, type: "and") }. Aby je jednak przyjąć, wyślij ACCEPT LATE { $which }.
reply-process-at = { $left }: są wszystkie rozkazy i nikt nie ma włączonego WAIT
    .title = Wyniki:

## Orders that wait for a yes

reply-confirm = Wiersze oznaczone "{ line-label-waiting }" jeszcze się nie liczą. { $why } Odpowiedz na ten e-mail słowem YES, a będą się liczyć tak, jak je odczytano. Niczego nie trzeba wysyłać ponownie. W każdym innym e-mailu wyślij zamiast tego ten wiersz:
reply-confirm-unproven = Wiersze oznaczone "{ line-label-waiting }" jeszcze się nie liczą. { $why } Odpowiedz na ten e-mail słowem YES albo swoim hasłem, a będą się liczyć tak, jak je odczytano. Niczego nie trzeba wysyłać ponownie. W każdym innym e-mailu wyślij zamiast tego ten wiersz:
reply-confirm-more = { $why } YES w odpowiedzi na ten e-mail dotyczy także tych rozkazów. Aby potwierdzić tylko je, wyślij ten wiersz:
reply-confirm-until = To, czego nie potwierdzisz, nie liczy się w chwili terminu i przepada, gdy faza { $phase } się skończy.

## What did not fit

reply-left-out-pages = Pominięto, bo ten e-mail byłby za długi: { LIST($pages, type: "and") }.
reply-ask-again = Poproś o to w osobnym e-mailu.
reply-rationed = Nic w twoim e-mailu nie dowodzi, że jest od ciebie, a odpowiedzi na niepotwierdzoną pocztę są ograniczone. Umieść SIGN ON z twoim hasłem nad tym, o co prosisz, albo poproś jutro.

## Strangers

reply-waits-for-yes = Wcześniejszy e-mail z tego adresu czeka na twoje YES. Znajdź e-mail "{ $subject }" i odpowiedz na niego samym słowem YES. Poprzedni e-mail zostanie wtedy odczytany tak, jak jest; nie trzeba go wysyłać ponownie.
reply-join = Ten adres nie jest zarejestrowany. Aby się zarejestrować i dołączyć do partii { $game }, odpowiedz tymi wierszami, ze swoim imieniem i własnym hasłem:
reply-register = Ten adres nie jest zarejestrowany. Aby się zarejestrować, wyślij te wiersze:
reply-newcomer = Aby dostać instrukcję, wyślij HELP; aby dostać listę partii, LIST. Po rejestracji możesz dołączyć do partii (SIGN ON ?partia hasło), zacząć partię z botami sędziego (SIGN ON ?practice hasło), obserwować partię (OBSERVE partia hasło) albo zgłosić się na zastępstwo za graczy, którzy odchodzą (SIGN UP AS STANDBY).

## The last one for now

reply-last = Do { $until } sędzia nie wyśle więcej odpowiedzi na twój adres. To, co wysyłasz, nadal działa, a YES lub CANCEL w odpowiedzi na pytanie sędziego nadal jest potwierdzane.
reply-last-in-vain = To już dzisiaj dziesiąta odpowiedź na e-mail od ciebie, w którym nie było nic do zrobienia. Następny taki może do jutra zostać bez odpowiedzi. Rozkazy i polecenia nadal się liczą i dostają odpowiedź, także HELP, LIST i PRESS TO M.
reply-lines-left-out = … { $number ->
    [one] jeszcze { $number } wiersz, na który
    [few] jeszcze { $number } wiersze, na które
    [many] jeszcze { $number } wierszy, na które
   *[other] jeszcze { $number } wiersza, na który
 } nie ma miejsca w tym e-mailu.
reply-letter-goes-on = … i { $number ->
    [one] jeszcze { $number } wiersz
    [few] jeszcze { $number } wiersze
    [many] jeszcze { $number } wierszy
   *[other] jeszcze { $number } wiersza
 }.
line-unquoted = (twój wiersz; ukryty, bo nic nie dowodzi, kto go napisał)
line-of-subject = (temat)
