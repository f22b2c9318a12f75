### HELP of commands: what each one does. The key is the name of its class in judge/game/commands/.

help-command-register = Registrera dig hos domaren: ditt namn, din tidszon och, om du vill, ditt språk.
help-command-create = Skapa ett parti som du blir spelledare i. FROM: börja med en ställning ur ett parti där du är spelledare.
help-command-sign-on = Gå med i ett parti (?parti), eller säg vilken makt du talar för; M är spelledaren.
help-command-practice = Starta ett eget parti mot domarens bottar.
help-command-observe = Titta på ett parti.
help-command-sign-off = Slut på kommandona: ingenting under den här raden läses.
help-command-help = Få en sida ur HELP.
help-command-list = Visa alla partier, ett parti, de som behöver spelare, de på ett visst bräde eller dina egna.
help-command-get = Hämta en fil; bara GET visar vilka filer som finns.
help-command-version = Visa domarens version.
help-command-set-zone = Välj tidszon för tiderna i dina mejl, utöver UTC.
help-command-set-language = Välj språk för mejlen till dig. Själv kan du skriva på vilket språk som helst som domaren läser.
help-command-set-style = Välj hur order skrivs i mejlen till dig. Själv kan du skriva dem på vilket sätt som helst.
help-command-set-profile = Välj vad WHO IS och INFO PLAYER visar om dig. I ett parti gäller partiets egna regler.
help-command-standby = Kom med på reservlistan: domaren frågar dig när en makt är försenad eller ledig, i alla partier eller i ett. YES tar över den.
help-command-set-mail = Få mejl genast, en gång om dagen eller med resultaten; med eller utan besked om förseningar; STOP: inga påminnelser.
help-command-forgot-password = Få en kod skickad till din registrerade adress.
help-command-reset-password = Sätt ett nytt lösenord med koden som du har fått.
help-command-set-map = Få kartan med resultaten som bild, som bifogad vektorbild, som länk eller inte alls.
help-command-set-calendar = Få deadliner som filer till ditt kalenderprogram.
help-command-set-subject = Utelämna vad som hände med dina enheter ur ämnesraderna för resultat.
help-command-confirm = Bekräfta en fråga från domaren, med koden som den skickade dig.
help-command-yes = Säg ja till en fråga från domaren, i ett svar på den.
help-command-cancel = Säg nej till en fråga från domaren; utan kod avbryts allt som väntar i det aktuella partiet.
help-command-other-address = Skriv också från en annan adress; båda adresserna får frågan först. I AM NOT tar bort den.
help-command-game-status = Visa dina partier och deras deadliner; med namnet på ett parti, en sammanfattning av det.
help-command-summary = Visa vem som spelade när, inställningarna, och vem som ägde vilket center varje år.
help-command-history = Få alla resultat igen, och vad som hände; eller bara resultaten, utan de faserna.
help-command-why = Varför en order lyckades eller misslyckades, i den senaste eller en annan fas; utan tillägg: dina.
help-command-resend = Få de senaste resultaten igen, eller dem för en annan fas, med kartan.
help-command-map-own-orders = Få kartan med dina egna gällande order, innan de avgörs.
help-command-try = Se vad order för vilken makt som helst skulle leda till, med kartan. Ingenting i det räknas.
help-command-who-game = Visa vilka som är med i ett parti; FULL: med deras profiler.
help-command-who-is = Hitta personer vars namn börjar så, om de visar sitt namn.
help-command-my-addresses = Visa de adresser som du kan skriva från, och vart dina mejl går.
help-command-info-player = En spelares meriter, om spelaren visar dem; GET DEDICATION visar dina egna.
help-command-process = Avgör nu. Det är säkrare att ange fasen; NOW gäller även om order saknas.
help-command-predict = Se hur fasen skulle avgöras, också med andra order eller ADJUST-rader. Ingenting ändras.
help-command-rollback = Ångra den senaste fasen, de n senaste, eller alla faser från och med den angivna; UNDO återställer dem.
help-command-undo = Ångra ett ROLLBACK eller ADJUST tills nästa fas avgörs, eller ett slut i en vecka.
help-command-set-deadline = Flytta den här fasens deadline; respittiden flyttas med.
help-command-set-grace = Flytta slutet på den här fasens respittid.
help-command-set-start = Bestäm den tidigaste tiden då partiet börjar, eller då den här fasen avgörs.
help-command-begin = Starta ett fullt parti nu. FORCE BEGIN startar det när mer än hälften av makterna har spelare.
help-command-assign = Välj före starten vem som får en makt: med adress, eller numret i LIST.
help-command-unstart = Ångra starten, tills den första fasen har avgjorts.
help-command-set-setting = Ändra en inställning för partiet; HELP SETTINGS visar dem alla.
help-command-set-access = Välj vem som kan gå med eller vara spelledare. När någon är tillåten kan ingen annan gå med. Ett minus tar bort posten.
help-command-approve = Släpp in en spelare som behöver godkännande (SET APPROVAL): med adress, eller numret i LIST.
help-command-pause = Stanna klockan. Med en dag, högst 60 dagar framåt, startar den igen då.
help-command-resume = Starta klockan igen med den tid som var kvar; eller ångra ett slut, i en vecka.
help-command-eject = Ta bort en spelare eller åskådare från partiet.
help-command-admit = Låt någon komma tillbaka som du har tagit bort.
help-command-promote = Fråga någon om att bli spelledare tillsammans med dig; svaret YES gör personen till det.
help-command-hand-over = Lämna över partiet till någon annan, som tar över som spelledare genom att svara YES.
help-command-become = Agera för en makt på raderna under.
help-command-terminate = Avsluta partiet utan resultat.
help-command-declare = Avsluta partiet med ett resultat och ett skäl som alla får läsa; ROLLBACK ångrar det.
help-command-accept-late = ACCEPT: låt en makts försenade order räknas, eller alla som väntar, där du måste godkänna dem. REJECT: låt dem inte räknas; deras spelare får besked.
help-command-adjust = Rätta enheter, center eller fasen; alla får se ditt skäl.
help-command-set-rules = Välj alla inställningar för ett slags parti. Om du anger flera vinner de senare.
help-command-set-like = Kopiera inställningarna från ett annat parti; när det här har börjat bara dem som fortfarande kan ändras.
help-command-announce = Tala om något för alla i partiet; ALL: för alla i alla partier där du är spelledare.
help-command-create-series = Skapa en serie. Man går med i den som i ett parti, och ROUND startar dess partier.
help-command-open-round = Starta så många partier som spelarna räcker till, eller n; ett parti med de bästa; eller partier så som du fördelar dem.
help-command-table = Visa tabellen för en serie, eller för en av dess rundor (SET SCORING, SET BEST).
help-command-phase-ahead = Ge orderna under för en senare fas, upp till fem år framåt.
help-command-clear = Radera order för senare faser; med ALL alla order; eller dem för en fas.
help-command-add-orders = Lägg till orderna i det här mejlet till dina tidigare, där de annars skulle ersätta dem.
help-command-lend-standing = Låna ut en av dina enheter, eller alla, till en annan makt tills du återkallar det.
help-command-revoke-proxy = Ta tillbaka en enhet som du har lånat ut tills vidare, eller alla.
help-command-set-wait = WAIT: avgör inte före deadlinen, för du kanske ändrar dina order. NOWAIT avslutar det.
help-command-set-preference = Räkna upp de makter som du vill ha, den bästa först; makter inom parentes är lika bra.
help-command-set-password = Byt ditt lösenord i det här partiet.
help-command-set-address = Få alla dina mejl skickade till en annan adress. Den gamla måste svara CONFIRM.
help-command-press = Skicka ett meddelande till några makter, till spelledaren (M), till åskådarna (O) eller till ALL BUT T. POSTAL PRESS väntar på resultatet.
help-command-broadcast = Skicka ett meddelande till alla i partiet.
help-command-recall = Ta tillbaka dina meddelanden som väntar på resultatet, eller ett av dem.
help-command-set-press-wish = Få kopior av dina egna meddelanden, eller av andras; få meddelanden till alla eller inte.
help-command-record-diary = Skriv en dagboksanteckning, som ingen annan kan läsa före slutet.
help-command-read-diary = Lista dina dagboksanteckningar, eller läs dem.
help-command-delete-diary = Ta bort en dagboksanteckning för gott.
help-command-say-here = Svara på uppropet i ett parti som är fullt. Ett YES som svar gör detsamma.
help-command-resign = Lämna partiet. Du måste svara CONFIRM inom ett dygn; annars är du kvar.
help-command-partner = Spela din makt tillsammans med någon: personens YES startar det, ett minus avslutar det.
help-command-permit-spectator = Visa en åskådare vad din makt får; WITH ORDERS också vad du skickar.
help-command-set-draw = Rösta i den här fasen för remi mellan alla som är kvar, eller några av dem (NO DIAS).
help-command-set-concede = Rösta i den här fasen för att ge upp partiet till förmån för en makt; den vinner om alla andra går med på det.
help-command-swap = Låt två makters spelare byta: spelledaren föreslår det, och båda spelarna går med på det.
help-command-propose = Föreslå ett slut på partiet. Alla får frågan; ingen får veta vem som föreslog det.
help-command-cast-vote = Rösta om ett förslag. Ange dess nummer om det finns flera.
help-command-withdraw-proposal = Dra tillbaka ditt eget förslag. Alla får veta att det har dragits tillbaka.
help-command-set-absence = Säg när du är borta: ingen deadline för dina order infaller de dagarna.
help-command-end-absence = Säg att du är tillbaka, nu eller från och med en dag. Den aktuella deadlinen ändras inte.
help-command-extend = Be spelledaren om en senare deadline; spelledaren svarar med ett enda ord.

## The topics under which they stand.

help-topic-joining = Gå med: din registrering, och din plats i ett parti
help-topic-asking = Fråga: ta reda på något, utan att ändra något
help-topic-playing = Spela: allt utom själva orderna
help-topic-talking = Tala: press mellan spelare
help-topic-votes = Rösta: hur spelare avslutar sitt parti
help-topic-mastering = Leda: hur man leder ett parti
help-topic-series = Serier: turneringar med flera partier

## Who can send them.

help-role = { $role ->
    [anyone] alla
    [registered] alla registrerade
    [observer] alla i partiet
    [player] spelare
    [master] spelledaren
   *[keeper] administratören
 }
help-for-role = För { help-role }.
