### HELP of commands: what each one does. The key is the name of its class in judge/game/commands/.

help-command-register = Registreer je bij de judge: je naam, je tijdzone en als je wilt je taal.
help-command-create = Begin een partij; je wordt de spelleider. FROM: begin met een stelling uit een partij waarvan je spelleider bent.
help-command-sign-on = Doe mee aan een partij (?partij), of meld je aan voor je land; M is de spelleider.
help-command-practice = Begin een eigen partij tegen de bots van de judge.
help-command-observe = Kijk mee bij een partij.
help-command-sign-off = Einde van de commando's: niets onder deze regel wordt gelezen.
help-command-help = Vraag een pagina van HELP op.
help-command-list = Toon alle partijen, één partij, die spelers zoeken, die op één bord of die van jou.
help-command-get = Vraag een bestand op; GET alleen noemt de bestanden.
help-command-version = Toon de versie van de judge.
help-command-set-zone = Kies de tijdzone voor tijden in je e-mail, naast UTC.
help-command-set-language = Kies de taal van je e-mail. Zelf kun je schrijven in elke taal die de judge leest.
help-command-set-style = Kies hoe orders in je e-mail geschreven worden. Zelf kun je ze in elke stijl schrijven.
help-command-set-profile = Kies wat WHO IS en INFO PLAYER over je tonen. In een partij gelden de regels daarvan.
help-command-standby = Ga op de reservelijst: de judge vraagt je als een land te laat of vrij is, in elke partij of in één. Met YES neem je het over.
help-command-set-mail = Ontvang e-mail meteen, één keer per dag, of met de uitslag; met of zonder meldingen van te late spelers; STOP: geen herinneringen.
help-command-forgot-password = Laat een token naar je geregistreerde adres sturen.
help-command-reset-password = Kies een nieuw wachtwoord met het token dat je kreeg.
help-command-set-map = Ontvang de kaart bij de uitslag als plaatje, als bijlage, als link, of niet.
help-command-set-calendar = Ontvang deadlines als bestanden voor je agendaprogramma.
help-command-set-subject = Laat uit het onderwerp van uitslagen weg wat er met je eenheden gebeurde.
help-command-confirm = Bevestig een verzoek van de judge, met het token dat je kreeg.
help-command-yes = Zeg ja op een vraag van de judge, in een antwoord erop.
help-command-cancel = Zeg nee op een vraag van de judge; annuleer zonder token alles wat in de huidige partij wacht.
help-command-other-address = Schrijf ook vanaf een ander adres; beide adressen krijgen eerst een vraag. I AM NOT verwijdert het.
help-command-game-status = Toon je partijen en hun deadlines; met de naam van een partij een samenvatting daarvan.
help-command-summary = Toon wie wanneer speelde, de instellingen, en wie elk jaar welk aanvoergebied bezat.
help-command-history = Ontvang alle uitslagen opnieuw, en wat er gebeurde; of alleen de uitslagen, zonder die fasen.
help-command-why = Waarom een order lukte of mislukte, in de laatste of een andere fase; zonder meer: die van jou.
help-command-resend = Ontvang de laatste uitslag opnieuw, of die van een andere fase, met de kaart.
help-command-map-own-orders = Ontvang de kaart met je eigen geldende orders, voordat ze verwerkt zijn.
help-command-try = Zie wat orders van welk land ook zouden opleveren, met de kaart. Niets erin telt.
help-command-who-game = Toon wie in een partij zitten; FULL: met hun profiel.
help-command-who-is = Zoek mensen van wie de naam zo begint, als ze die tonen.
help-command-my-addresses = Toon de adressen waarvandaan je kunt schrijven, en waar je e-mail heen gaat.
help-command-info-player = Hoe betrouwbaar een speler is, als die dat toont; GET DEDICATION toont het van jou.
help-command-process = Verwerk nu. De fase noemen is veiliger; NOW doet het ook als orders ontbreken.
help-command-predict = Zie hoe de fase verwerkt zou worden, ook met andere orders of regels van ADJUST. Er verandert niets.
help-command-rollback = Draai de laatste fase terug, de laatste n, of alle fasen vanaf die ene; UNDO herstelt ze.
help-command-undo = Maak een ROLLBACK of ADJUST ongedaan tot de volgende fase verwerkt is, of een einde, een week lang.
help-command-set-deadline = Verschuif de deadline van deze fase; het respijt schuift mee.
help-command-set-grace = Verschuif het einde van het respijt van deze fase.
help-command-set-start = Bepaal het vroegste tijdstip waarop de partij begint, of deze fase verwerkt wordt.
help-command-begin = Begin een volle partij nu. FORCE BEGIN doet dat al als meer dan de helft van de landen een speler heeft.
help-command-assign = Kies vóór de start wie een land krijgt: met het adres, of het nummer in LIST.
help-command-unstart = Draai de start terug, tot de eerste fase verwerkt is.
help-command-set-setting = Wijzig een instelling van de partij; HELP SETTINGS noemt ze allemaal.
help-command-set-access = Kies wie kan meedoen of spelleider kan zijn. Is er iemand toegelaten, dan kan niemand anders meedoen. Een min schrapt de naam.
help-command-approve = Laat een speler toe die toestemming nodig heeft (SET APPROVAL): met het adres, of het nummer in LIST.
help-command-pause = Zet de klok stil. Met een dag, hoogstens 60 dagen vooruit, loopt die daarna weer.
help-command-resume = Laat de klok weer lopen met de tijd die over was; of draai, een week lang, een einde terug.
help-command-eject = Verwijder een speler of toeschouwer uit de partij.
help-command-admit = Laat iemand terugkomen die je had verwijderd.
help-command-promote = Vraag iemand om met jou spelleider te zijn; met YES is het zo.
help-command-hand-over = Draag de partij over aan iemand anders, die met YES in jouw plaats spelleider wordt.
help-command-become = Stuur de regels hieronder voor een land.
help-command-terminate = Beëindig de partij zonder uitslag.
help-command-declare = Beëindig de partij met een uitslag en een reden die iedereen leest; ROLLBACK draait het terug.
help-command-accept-late = ACCEPT: laat te late orders van een land tellen, of alle die wachten, waar jij ze moet aanvaarden. REJECT: laat ze niet tellen; hun spelers krijgen bericht.
help-command-adjust = Corrigeer eenheden, aanvoergebieden of de fase; iedereen ziet je reden.
help-command-set-rules = Kies alle instellingen van één soort partij. Noem je er meer, dan winnen de latere.
help-command-set-like = Neem de instellingen van een andere partij over; als deze begonnen is, alleen wat nog kan veranderen.
help-command-announce = Vertel iedereen in de partij iets; ALL: iedereen in alle partijen waarvan je spelleider bent.
help-command-create-series = Begin een serie. Meedoen gaat zoals bij een partij, en ROUND begint de partijen.
help-command-open-round = Begin zoveel partijen als er spelers voor zijn, of n; een partij van de besten; of partijen zoals jij ze indeelt.
help-command-table = Toon de stand van een serie, of van een van de rondes (SET SCORING, SET BEST).
help-command-phase-ahead = Geef de orders hieronder voor een latere fase, tot vijf jaar vooruit.
help-command-clear = Wis orders voor latere fasen; met ALL alle orders; of die voor één fase.
help-command-add-orders = Voeg de orders in deze e-mail toe aan de eerdere, waar ze die anders zouden vervangen.
help-command-lend-standing = Leen een van je eenheden, of allemaal, uit aan een ander land tot je dat intrekt.
help-command-revoke-proxy = Neem een eenheid terug die je tot intrekking uitleende, of allemaal.
help-command-set-wait = WAIT: verwerk niet vóór de deadline, omdat je je orders misschien nog wijzigt. NOWAIT beëindigt dat.
help-command-set-preference = Noem de landen die je graag speelt, je favoriet eerst; landen tussen haakjes zijn gelijk.
help-command-set-password = Wijzig je wachtwoord in deze partij.
help-command-set-address = Laat al je e-mail naar een ander adres sturen. Het oude moet dat bevestigen met CONFIRM.
help-command-press = Stuur een bericht aan een paar landen, aan de spelleider (M), aan de toeschouwers (O), of aan ALL BUT T. POSTAL PRESS wacht op de uitslag.
help-command-broadcast = Stuur een bericht aan iedereen in de partij.
help-command-recall = Houd je berichten tegen die op de uitslag wachten, of een ervan.
help-command-set-press-wish = Ontvang kopieën van je eigen berichten, of van die van anderen; ontvang berichten aan iedereen of niet.
help-command-record-diary = Schrijf een notitie in je dagboek, die niemand anders vóór het einde kan lezen.
help-command-read-diary = Toon de lijst van je notities, of lees ze.
help-command-delete-diary = Wis een notitie voorgoed.
help-command-say-here = Antwoord op de oproep van een volle partij. Een YES als antwoord doet hetzelfde.
help-command-resign = Stap uit de partij. Je moet dat binnen een dag bevestigen met CONFIRM; anders blijf je.
help-command-partner = Speel je land samen met iemand: een YES van die persoon begint het, een min beëindigt het.
help-command-permit-spectator = Laat een toeschouwer zien wat je land krijgt; WITH ORDERS ook wat je stuurt.
help-command-set-draw = Stem in deze fase voor gelijkspel tussen alle overgebleven landen, of een paar (NO DIAS).
help-command-set-concede = Stem in deze fase om een land de winst te gunnen; het wint als alle anderen dat ook doen.
help-command-swap = Wissel de spelers van twee landen: de spelleider stelt het voor, en beide spelers gaan akkoord.
help-command-propose = Stel een einde van de partij voor. Iedereen krijgt de vraag; niemand hoort van wie ze komt.
help-command-cast-vote = Stem over een voorstel. Geef het nummer als er meer zijn.
help-command-withdraw-proposal = Trek je eigen voorstel in. Iedereen krijgt daar bericht van.
help-command-set-absence = Zeg wanneer je weg bent: op die dagen valt geen deadline voor jouw orders.
help-command-end-absence = Zeg dat je terug bent, nu of vanaf een dag. De huidige deadline blijft.
help-command-extend = Vraag de spelleider om een latere deadline; het antwoord is één woord.

## The topics under which they stand.

help-topic-joining = Meedoen: je registratie, en je plaats in een partij
help-topic-asking = Vragen: iets opzoeken, zonder iets te veranderen
help-topic-playing = Spelen: alles behalve de orders zelf
help-topic-talking = Praten: press tussen spelers
help-topic-votes = Stemmen: hoe spelers hun partij beëindigen
help-topic-mastering = Leiden: spelleider zijn
help-topic-series = Series: toernooien van een aantal partijen

## Who can send them.

help-role = { $role ->
    [anyone] iedereen
    [registered] wie geregistreerd is
    [observer] iedereen in de partij
    [player] spelers
    [master] de spelleider
   *[keeper] de beheerder van de judge
 }
help-for-role = Voor { help-role }.
