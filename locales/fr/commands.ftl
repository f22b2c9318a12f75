### HELP of commands: what each one does. The key is the name of its class in judge/game/commands/.

help-command-register = Vous enregistre auprès du judge : votre nom, votre fuseau horaire et, si vous voulez, votre langue.
help-command-create = Crée une partie, que vous arbitrez. FROM : part d'une position d'une partie que vous arbitrez.
help-command-sign-on = Rejoint une partie (?partie), ou dit pour quelle puissance vous agissez ; M est l'arbitre.
help-command-practice = Commence une partie à vous contre les bots du judge.
help-command-observe = Observe une partie.
help-command-sign-off = Fin des commandes : rien de ce qui suit n'est lu.
help-command-help = Donne une page de HELP.
help-command-list = Montre toutes les parties ; une seule ; celles qui cherchent des joueurs ; celles d'un plateau ; les vôtres.
help-command-get = Donne un fichier ; GET seul donne la liste des fichiers.
help-command-version = Montre la version du judge.
help-command-set-zone = Choisit le fuseau horaire des heures dans vos e-mails, à côté d'UTC.
help-command-set-language = Choisit la langue de vos e-mails. Vous pouvez écrire dans toute langue que lit le judge.
help-command-set-style = Choisit l'écriture des ordres dans vos e-mails. Vous pouvez écrire les vôtres dans n'importe quel style.
help-command-set-profile = Choisit ce que WHO IS et INFO PLAYER montrent de vous. Dans une partie, ce sont ses propres règles qui valent.
help-command-standby = Vous met sur la liste des remplaçants : le judge vous pose la question quand une puissance est en retard ou libre, dans n'importe quelle partie ou dans une seule. YES prend la place.
help-command-set-mail = E-mails tout de suite, une fois par jour, ou avec les résultats ; avec ou sans avis de retard ; STOP : pas de rappels.
help-command-forgot-password = Fait envoyer un jeton à votre adresse enregistrée.
help-command-reset-password = Choisit un nouveau mot de passe avec le jeton que vous avez reçu.
help-command-set-map = Donne la carte avec les résultats : en image, en dessin joint, en lien, ou pas du tout.
help-command-set-calendar = Donne les dates limites en fichiers pour votre agenda.
help-command-set-subject = Ne montre pas dans l'objet des résultats ce qui est arrivé à vos unités.
help-command-confirm = Confirme une demande du judge, avec le jeton qu'il vous a envoyé.
help-command-yes = Dit oui à une question du judge, dans une réponse à celle-ci.
help-command-cancel = Dit non à une question du judge ; sans jeton, annule tout ce qui est en attente dans la partie.
help-command-other-address = Permet d'écrire aussi depuis une autre adresse ; la question est d'abord posée aux deux adresses. I AM NOT la retire.
help-command-game-status = Montre vos parties et leurs dates limites ; avec le nom d'une partie, son résumé.
help-command-summary = Montre qui a joué quand, les réglages, et qui contrôlait quel centre chaque année.
help-command-history = Redonne tous les résultats et ce qui s'est passé ; ou seulement les résultats, sans ces phases.
help-command-why = Pourquoi un ordre a réussi ou échoué, dans la dernière phase ou une autre ; seul : les vôtres.
help-command-resend = Redonne les derniers résultats, ou ceux d'une autre phase, avec la carte.
help-command-map-own-orders = Donne la carte avec vos propres ordres en vigueur, avant leur résolution.
help-command-try = Montre ce que donneraient des ordres de toute puissance, avec la carte. Rien n'y compte.
help-command-who-game = Montre qui est dans une partie ; FULL : avec les profils.
help-command-who-is = Trouve les personnes dont le nom commence ainsi, si elles le montrent.
help-command-my-addresses = Montre les adresses d'où vous pouvez écrire, et celle où vont vos e-mails.
help-command-info-player = Le bilan de fiabilité d'un joueur, s'il le montre ; GET DEDICATION donne le vôtre.
help-command-process = Lance la résolution. Nommer la phase est plus sûr ; NOW passe outre aux ordres manquants.
help-command-predict = Montre comment la phase serait résolue, aussi avec d'autres ordres ou des lignes d'ADJUST. Rien ne change.
help-command-rollback = Annule la dernière phase, les n dernières, ou toutes à partir de celle-là ; UNDO les rétablit.
help-command-undo = Annule un ROLLBACK ou un ADJUST jusqu'à la prochaine résolution, ou une fin pendant une semaine.
help-command-set-deadline = Déplace la date limite de cette phase ; son délai de grâce se déplace avec elle.
help-command-set-grace = Déplace la fin du délai de grâce de cette phase.
help-command-set-start = Fixe l'heure avant laquelle la partie ne commence pas, ou cette phase n'est pas résolue.
help-command-begin = Commence maintenant une partie complète. FORCE BEGIN la commence quand plus de la moitié de ses puissances ont un joueur.
help-command-assign = Choisit qui reçoit une puissance avant le début : par l'adresse, ou le numéro dans LIST.
help-command-unstart = Annule le début, tant que la première phase n'est pas résolue.
help-command-set-setting = Change un réglage de la partie ; HELP SETTINGS les donne tous.
help-command-set-access = Choisit qui peut entrer ou arbitrer. Dès que quelqu'un est autorisé, personne d'autre ne peut entrer. Un moins retire l'entrée.
help-command-approve = Admet un joueur qui attend l'accord (SET APPROVAL) : par l'adresse, ou le numéro dans LIST.
help-command-pause = Arrête l'horloge. Avec un jour, à 60 jours au plus, elle repart ce jour-là.
help-command-resume = Relance l'horloge avec le temps qui restait ; ou, pendant une semaine, annule une fin.
help-command-eject = Exclut un joueur ou un observateur de la partie.
help-command-admit = Laisse revenir une personne que vous aviez exclue.
help-command-promote = Demande à quelqu'un d'arbitrer avec vous ; un YES suffit.
help-command-hand-over = Confie la partie à quelqu'un d'autre, qui l'arbitre à votre place en répondant YES.
help-command-become = Agit pour une puissance dans les lignes qui suivent.
help-command-terminate = Termine la partie sans résultat.
help-command-declare = Termine la partie avec un résultat et une raison que tous lisent ; ROLLBACK l'annule.
help-command-accept-late = ACCEPT : fait compter les ordres en retard d'une puissance, ou tous ceux en attente, là où il faut votre accord. REJECT : ils ne comptent pas ; leurs joueurs en sont informés.
help-command-adjust = Corrige des unités, des centres ou la phase ; tous voient votre raison.
help-command-set-rules = Choisit tous les réglages d'un genre de partie. Si vous en nommez plusieurs, les derniers l'emportent.
help-command-set-like = Copie les réglages d'une autre partie ; une fois celle-ci commencée, seulement ceux qui peuvent encore changer.
help-command-announce = Annonce quelque chose à tous dans la partie ; ALL : à tous dans toutes les parties que vous arbitrez.
help-command-create-series = Crée une série. On la rejoint comme une partie, et ROUND commence ses parties.
help-command-open-round = Commence autant de parties qu'il y a de joueurs, ou n ; une partie des meilleurs ; ou des parties que vous composez.
help-command-table = Montre le classement d'une série, ou d'une de ses rondes (SET SCORING, SET BEST).
help-command-phase-ahead = Donne les ordres qui suivent pour une phase à venir, jusqu'à cinq ans à l'avance.
help-command-clear = Efface les ordres pour les phases suivantes ; avec ALL, tous les ordres ; ou ceux d'une phase.
help-command-add-orders = Ajoute les ordres de cet e-mail aux précédents, là où ils les remplaceraient.
help-command-lend-standing = Prête une de vos unités, ou toutes, à une autre puissance jusqu'à révocation.
help-command-revoke-proxy = Reprend une unité prêtée jusqu'à révocation, ou toutes.
help-command-set-wait = WAIT : pas de résolution avant la date limite, car vous changerez peut-être vos ordres. NOWAIT y met fin.
help-command-set-preference = Donne les puissances que vous aimeriez, la préférée d'abord ; entre crochets, elles sont égales.
help-command-set-password = Change votre mot de passe dans cette partie.
help-command-set-address = Fait envoyer tous vos e-mails à une autre adresse. L'ancienne doit répondre CONFIRM.
help-command-press = Envoie un message à des puissances, à l'arbitre (M), aux observateurs (O), ou à ALL BUT T. POSTAL PRESS attend les résultats.
help-command-broadcast = Envoie un message à tous dans la partie.
help-command-recall = Retire vos messages qui attendent les résultats, ou l'un d'eux.
help-command-set-press-wish = Donne ou non une copie de vos messages ou de ceux des autres ; et les messages à tous.
help-command-record-diary = Écrit une entrée de journal, que personne d'autre ne peut lire avant la fin.
help-command-read-diary = Donne la liste de vos entrées de journal, ou leur texte.
help-command-delete-diary = Efface pour de bon une entrée de journal.
help-command-say-here = Répond à l'appel d'une partie complète. Un YES en réponse fait de même.
help-command-resign = Quitte la partie. Il faut répondre CONFIRM dans la journée ; sinon vous restez.
help-command-partner = Pour jouer votre puissance à deux : un YES de l'autre commence, un moins y met fin.
help-command-permit-spectator = Montre à un observateur ce que reçoit votre puissance ; WITH ORDERS aussi ce que vous envoyez.
help-command-set-draw = Vote pour un match nul entre tous les survivants, ou certains (NO DIAS), dans cette phase.
help-command-set-concede = Vote pour concéder la victoire à une puissance, dans cette phase ; elle gagne si tous les autres sont d'accord.
help-command-swap = Échange les joueurs de deux puissances : l'arbitre le propose, et les deux joueurs acceptent.
help-command-propose = Propose une fin de partie. La question est posée à tous ; personne n'apprend de qui elle vient.
help-command-cast-vote = Vote sur une proposition. Donnez son numéro s'il y en a plusieurs.
help-command-withdraw-proposal = Retire votre propre proposition. Tous apprennent qu'elle est retirée.
help-command-set-absence = Dit quand vous vous absentez : aucune date limite pour vos ordres ne tombe ces jours-là.
help-command-end-absence = Dit que vous êtes de retour, maintenant ou à partir d'un jour. La date limite actuelle ne change pas.
help-command-extend = Demande à l'arbitre une date limite plus tardive ; l'arbitre répond d'un mot.

## The topics under which they stand.

help-topic-joining = Rejoindre : votre enregistrement, et votre place dans une partie
help-topic-asking = Demander : s'informer, sans rien changer
help-topic-playing = Jouer : tout, sauf les ordres eux-mêmes
help-topic-talking = Parler : la presse entre joueurs
help-topic-votes = Voter : comment les joueurs terminent leur partie
help-topic-mastering = Arbitrer : diriger une partie
help-topic-series = Séries : des tournois de plusieurs parties

## Who can send them.

help-role = { $role ->
    [anyone] tout le monde
    [registered] toute personne enregistrée
    [observer] tous dans la partie
    [player] les joueurs
    [master] l'arbitre
   *[keeper] le responsable du judge
 }
help-for-role = Pour { help-role }.
