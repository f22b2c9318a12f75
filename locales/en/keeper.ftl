### What the judge's keeper is told.

mail-failed = A mail could not be handled
mail-failed-detail = Mail { $mail } failed { $tries } times; see judge mails show { $mail }.
mail-died-detail = The judge died { $deaths } times while it handled mail { $mail }; see judge mails show { $mail }.
master-unreachable = Mail to the master of { $game } comes back
deadlines-held = Deadlines are held, the mailbox cannot be read
deadlines-held-detail = Since { TIME($since, style: "date-and-second") } UTC these games wait: { $games }. They go on by themselves as soon as the mailbox has been read. What is wrong: { $why }. `judge doctor` says more.
faulty-mail = An email in the mailbox cannot be read
faulty-mail-detail = It is email { $number } (its UID) of { $sender }, subject: { CUT($subject, max: 100) }. The judge has tried since { TIME($since, style: "date-and-clock") } UTC: { $why }. The other emails are read. This one is tried again and again. Until it is read, but not after { TIME($until, style: "date-and-clock") } UTC, the deadlines of the games that its sender plays are held; of all games, if its sender is not known. Ask its sender to send it again, and move it to another folder of the mailbox: then nothing waits for it any more.
faulty-mail-released = Deadlines wait no longer for an email that cannot be read
faulty-mail-released-detail = Email { $number } (its UID) of { $sender }, subject: { CUT($subject, max: 100) }, could not be read for a day: { $why }. The games go on without it. If it is still there, move it to another folder, or it is tried again.
status-faulty-mail = Email { $number } of { $sender } in the mailbox cannot be read since { TIME($since, style: "date-and-clock") } UTC: { $why }. Subject: { CUT($subject, max: 60) }. Ask its sender to send it again, and move it to another folder
undrawn = A map could not be drawn
undrawn-detail = The judge fails when it draws the board { $board } ({ $why }; the log says where). Mails go without the map, their text is complete. It is a mistake of the program: report it. This comes once.
game-fails = Game { $game } cannot be judged
game-fails-detail = The judge fails when it brings { $game } up to date ({ $why }; the log says where). The other games go on. It is tried again all the time, and what was due then happens. Run judge db check; if that finds nothing, it is a mistake of the program: report it. `judge keeper games` shows what still fails.
game-paused-itself = Game { $game } has paused itself
master-silent = Game { $game } waits for its master
master-silent-detail = It has waited since { $since }; its players are told. `judge keeper game { $game } promote ADDRESS` makes somebody, or you, a master beside the silent one; `hand-over ADDRESS`, in the place of that one.
master-leaves = The master of game { $game } wants to leave it
master-leaves-detail = There is no other master. `judge keeper game { $game } hand-over ADDRESS` gives it to somebody; the master was told how to do that himself.
game-paused-itself-detail = Half of its powers have no player any more, or nobody has taken one over for two weeks. Its master has been told, and it mails nothing until he sends RESUME. `judge keeper game { $game } end` ends it.
outage = The judge was not at work for a while
outage-moved = From { TIME($since, style: "date-and-second") } to { TIME($until, style: "date-and-second") } UTC the judge did not run, or the machine's clock was wrong. Deadlines moved in: { $games }.
outage-without-deadline = From { TIME($since, style: "date-and-second") } to { TIME($until, style: "date-and-second") } UTC the judge did not run, or the machine's clock was wrong. No deadline fell in that time.
sending-refused = The mail server refuses the judge's mail
sending-refused-detail = Since { TIME($since, style: "date-and-second") } UTC the mail server refuses mail to one recipient after the other. It says: { $why }. Nothing is lost: the mails wait, one is tried each hour, and the rest follows once it is taken. If the provider limits how much you may send, write its limit as `[outgoing] per_day` or `per_hour` in judge.toml. If it does not trust the judge, see `judge doctor`.
clock-back = The machine's clock was set back
clock-back-detail = It went from { TIME($since, style: "date-and-second") } to { TIME($until, style: "date-and-second") } UTC. No deadline was moved. If the earlier time is wrong, set the clock right: deadlines pass by it. `timedatectl` shows it.
questions-wait = Many strangers write
questions-wait-detail = More strangers than an hour allows are to be answered, or asked whether they want email: { $most } in all, { $domain } of one domain. The others wait, none is dropped. If somebody makes addresses up, `judge keeper ban @DOMAIN` helps; if they are a club, raise [limits] newcomers in judge.toml. This comes once a day.
status-questions-wait = { $mails ->
        [one] { $mails } stranger waits
       *[other] { $mails } strangers wait
    } for an answer, or for the question whether they want email, as many were written to this hour ([limits] newcomers).
status-clock-back = The clock was set back: at { TIME($since, style: "date-and-clock") } UTC the judge was at work already. See the log
status-idle = { $part }: nothing done since { TIME($since, style: "date-and-clock") } UTC. Does the judge run? systemctl status judge
status-mailbox-idle = mailbox: not emptied since { TIME($since, style: "date-and-clock") } UTC. Does the judge run? systemctl status judge. If it reads none any more: judge keeper forget-mailbox
status-never-worked = Neither judge run nor judge once has worked on this database yet: start one of them.
status-trouble = { $part }, since { TIME($since, style: "date-and-clock") } UTC: { $why }. See judge doctor
status-game-fails = { $game } cannot be judged since { TIME($since, style: "date-and-clock") } UTC ({ $why }). See the log, and judge db check
status-held = Deadlines are held, the oldest since { TIME($since, style: "date-and-clock") } UTC: { $games }
status-waiting = { $mails ->
        [one] { $mails } mail waits
       *[other] { $mails } mails wait
    } to be handled, the oldest since { TIME($since, style: "date-and-clock") } UTC. See judge mails list
status-unsent = { $mails ->
        [one] { $mails } mail waits
       *[other] { $mails } mails wait
    } to be sent, the oldest since { TIME($since, style: "date-and-clock") } UTC. See judge doctor
status-set-aside = { $mails ->
        [one] { $mails } mail was
       *[other] { $mails } mails were
    } set aside. See judge mails list: retry or drop each
status-unsendable = { $mails ->
        [one] { $mails } mail
       *[other] { $mails } mails
    } to others could not be sent, or are held after a restore. See judge mails list
status-disk = { $free } MB of the disk are free. A full disk stops the judge
status-disk-full = The disk is full, so nothing can be stored, no mail and no order
status-read-only = The disk can only be read, so nothing can be stored, no mail and no order. The system's log says why
status-closed = No new games and people are taken since { TIME($since, style: "date-and-clock") } UTC: judge keeper open
status-no-backup = There is no backup yet: judge db backup makes one
status-old-backup = The last backup is of { TIME($since, style: "date-and-clock") } UTC: judge db backup
