"""What companies, lists and servers put around emails, and what people write that begins in the same way."""

from __future__ import annotations

_DISCLAIMERS = """
This email and any attachments are confidential and intended solely for the addressee.

The information in this message may be privileged. If you are not the intended recipient, please
tell the sender and delete it.

CONFIDENTIALITY NOTICE: This transmission is meant for the named recipients only. Any disclosure,
copying or distribution is strictly prohibited.

Diese E-Mail enthält vertrauliche Informationen. Wenn Sie nicht der richtige Adressat sind,
informieren Sie bitte den Absender und vernichten Sie diese Nachricht. Das unbefugte Kopieren ist
nicht gestattet.

Ce message et ses pièces jointes sont confidentiels et destinés exclusivement à leur destinataire.
Si vous l'avez reçu par erreur, merci de le supprimer.

Este mensaje y sus archivos adjuntos son confidenciales y van dirigidos únicamente a su
destinatario.

Questo messaggio è riservato ed è destinato esclusivamente al destinatario. Se lo avete ricevuto per
errore, siete pregati di cancellarlo e di avvertire il mittente.

Dit bericht is vertrouwelijk en uitsluitend bestemd voor de geadresseerde. Verspreiding door anderen
is niet toegestaan.

Esta mensagem e os seus anexos são confidenciais e dirigidos unicamente ao destinatário.

Ta wiadomość jest poufna i przeznaczona wyłącznie dla adresata. Jeśli nie jest Pan adresatem, proszę
ją usunąć.

Detta meddelande är konfidentiellt och uteslutande avsett för mottagaren.

Virus-free. www.avast.com

This message has been scanned for viruses by a machine in the cellar.

Please consider the environment before printing this email.

Acme Ltd. Registered office: 1 High Road, Anytown. Registered in Ruritania, company number 12345.

You received this message because you are subscribed to the group that plays on Mondays.

The views expressed here are the author's own. The company accepts no liability for them.
"""
DISCLAIMERS = tuple(_DISCLAIMERS.strip().split("\n\n"))
"""Each is a paragraph as its program adds it."""

PROSE = (
    "This message would be so short.",
    "this message would be so short.",
    "This message contains my orders for spring 1901:",
    "This email is the last one from me today",
    "This communication supersedes all earlier ones.",
    "The contents of this message are secret",
    "The information in this mail is for you alone",
    "Este mensaje sustituye al anterior.",
    "Este correo trae mis órdenes:",
    "Questo messaggio annulla il precedente.",
    "Dit bericht vervangt het vorige.",
    "Deze e-mail is wat laat",
    "Diese Nachricht ersetzt die vorige.",
    "Diese E-Mail kommt vom Bahnhof",
    "Ce message remplace le précédent.",
    "Ce courriel remplace le précédent.",
    "Esta mensagem substitui a anterior.",
    "Important notice: new orders below!",
    "Legal notice: the treaty with Italy is void",
    "Confidential note: nobody reads this",
    "Disclaimer: I am no expert",
    "Warning: the sender of this mail is desperate",
    "Caution: this may be a trap",
    "Achtung: neue Befehle",
    "Attention: nouveaux ordres",
    "Please consider the environment of my poor fleet",
    "To unsubscribe me from this war takes more than that",
    "Do you Yahoo or do you not",
    "This message is confidential, so do not show it to Germany",
)
"""Sentences of people that begin as disclaimers and warnings do."""

BANNERS = (
    "CAUTION: This email originated from outside the organization. Do not click links.",
    "[EXTERNAL]",
    "[EXTERNAL EMAIL]",
    "Warning: External email. Do not open attachments unless you trust the sender.",
    "ACHTUNG: Externe E-Mail. Klicken Sie nicht auf Links.",
    "Attention : courriel externe. Ne cliquez pas sur les liens.",
    "Let op: deze e-mail komt van buiten de organisatie. Klik niet op links.",
)
