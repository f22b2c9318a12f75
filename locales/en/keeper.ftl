### What the judge keeper is told.

mail-failed = An email could not be processed
mail-failed-detail = Email { $mail } failed { $tries } times. To see it: judge mails show { $mail }
mail-died-detail = The judge died { $deaths } times while it processed email { $mail }. To see it: judge mails show { $mail }
master-unreachable = Email to the GM of { $game } bounces
deadlines-held = Deadlines are on hold because the mailbox cannot be read
deadlines-held-detail = These games have been waiting since { TIME($since, style: "date-and-second") } UTC: { $games }. They continue automatically as soon as the mailbox has been read. The error: { $why }. For more, run `judge doctor`.
faulty-mail = An email in the mailbox cannot be read
faulty-mail-detail = It is email { $number } (its UID) from { $sender }, subject: { CUT($subject, max: 100) }. The judge has been trying since { TIME($since, style: "date-and-clock") } UTC: { $why }. It reads all other email and keeps trying this one. Until it is read, but at the latest until { TIME($until, style: "date-and-clock") } UTC, the deadlines of its sender's games are on hold; if the sender is not known, those of all games. Ask the sender to send it again, and move it to another folder of the mailbox. The deadlines then run again.
faulty-mail-released = Deadlines no longer wait for an email that cannot be read
faulty-mail-released-detail = Email { $number } (its UID) from { $sender }, subject: { CUT($subject, max: 100) }, could not be read for a day: { $why }. The games continue without it. The judge keeps trying it. To stop that, move it to another folder of the mailbox.
status-faulty-mail = Email { $number } from { $sender } in the mailbox has not been readable since { TIME($since, style: "date-and-clock") } UTC: { $why }. Subject: { CUT($subject, max: 60) }. Ask the sender to send it again, and move it to another folder
undrawn = A map could not be drawn
undrawn-detail = The judge cannot draw the board { $board } ({ $why }; for details, see the log). Emails are sent without the map; their text is complete. This is a bug: please report it. You will not get this message again.
game-fails = Game { $game } cannot be adjudicated
game-fails-detail = The judge cannot bring { $game } up to date ({ $why }; for details, see the log). The other games continue. The judge keeps trying, and does what was due once it can. Run judge db check. If that finds nothing, this is a bug: please report it. For the games that still fail, run `judge keeper games`.
game-paused-itself = Game { $game } has been paused automatically
master-silent = Game { $game } is waiting for its GM
master-silent-detail = It has been waiting since { $since }, and its players have been told. To add someone (or yourself) as a second GM: `judge keeper game { $game } promote ADDRESS`. To replace the GM: `judge keeper game { $game } hand-over ADDRESS`.
master-leaves = The GM of { $game } wants to leave it
master-leaves-detail = It has no other GM. To hand it to someone: `judge keeper game { $game } hand-over ADDRESS`. The GM has been told how to do that by email.
game-paused-itself-detail = At least half of its powers have no player, or no one has taken one over for two weeks. The GM has been told. The game sends no email until the GM sends RESUME. To end it: `judge keeper game { $game } end`.
outage = The judge was down for a while
outage-moved = From { TIME($since, style: "date-and-second") } to { TIME($until, style: "date-and-second") } UTC the judge was not running, or the machine's clock was wrong. Deadlines were moved in: { $games }.
outage-without-deadline = From { TIME($since, style: "date-and-second") } to { TIME($until, style: "date-and-second") } UTC the judge was not running, or the machine's clock was wrong. No deadline fell in that time.
sending-refused = The mail server rejects the judge's email
sending-refused-detail = Since { TIME($since, style: "date-and-second") } UTC the mail server has rejected email to one recipient after another. It says: { $why }. Nothing is lost. The judge tries one email each hour, and sends the rest once one is accepted. If the provider limits how much you can send, set `[outgoing] per_day` or `per_hour` in judge.toml. If it does not trust the judge, run `judge doctor`.
clock-back = The machine's clock was set back
clock-back-detail = It went from { TIME($since, style: "date-and-second") } to { TIME($until, style: "date-and-second") } UTC. No deadline was moved. Deadlines follow this clock, so if the earlier time is wrong, correct the clock. To check it: `timedatectl`
questions-wait = Many strangers are writing
questions-wait-detail = More strangers are writing than the judge answers, or asks whether they want email, in an hour: { $most } in all, { $domain } from one domain. The others wait; none is lost. If the addresses are made up, run `judge keeper person @DOMAIN ban`. If they are a club, raise [limits] newcomers in judge.toml. You get this message once a day.
status-questions-wait = { $mails ->
        [one] { $mails } stranger waits
       *[other] { $mails } strangers wait
    } for an answer, or to be asked whether they want email, because the limit for an hour is reached ([limits] newcomers).
status-clock-back = The clock was set back: the judge was already running at { TIME($since, style: "date-and-clock") } UTC. See the log
judge-part = { $part ->
    [mailbox] mailbox
    [sending] sending
    [sending-limit] sending limit
    [site] site
    [ratings] ratings
    [pictures] pictures
   *[work] work
 }
status-idle = { $part }: no activity since { TIME($since, style: "date-and-clock") } UTC. Check that the judge is running: systemctl status judge
status-mailbox-idle = mailbox: not read since { TIME($since, style: "date-and-clock") } UTC. Check that the judge is running: systemctl status judge. If it no longer uses this mailbox: judge keeper forget-mailbox
status-never-worked = Neither judge run nor judge once has used this database yet. Start one of them.
status-trouble = { $part }: failing since { TIME($since, style: "date-and-clock") } UTC: { $why }. For more: judge doctor
status-game-fails = { $game } has not been adjudicated since { TIME($since, style: "date-and-clock") } UTC ({ $why }). See the log, and run judge db check
status-held = Deadlines are on hold, the oldest since { TIME($since, style: "date-and-clock") } UTC: { $games }
status-waiting = { $mails ->
        [one] { $mails } email is
       *[other] { $mails } emails are
    } waiting to be processed, the oldest since { TIME($since, style: "date-and-clock") } UTC. To see them: judge mails list
status-unsent = { $mails ->
        [one] { $mails } email is
       *[other] { $mails } emails are
    } waiting to be sent, the oldest since { TIME($since, style: "date-and-clock") } UTC. For the cause: judge doctor
status-set-aside = { $mails ->
        [one] { $mails } email is
       *[other] { $mails } emails are
    } in quarantine. Retry or drop each: judge mails list
status-unsendable = { $mails ->
        [one] { $mails } email to others was not sent: it failed, or is on hold after a restore
       *[other] { $mails } emails to others were not sent: they failed, or are on hold after a restore
    }. To see them: judge mails list
status-disk = Only { $free } MB of disk space free. A full disk stops the judge
status-disk-full = The disk is full, so no email and no order can be stored
status-read-only = The disk is read-only, so no email and no order can be stored. For the reason, see the system's log
status-closed = No new games or registrations since { TIME($since, style: "date-and-clock") } UTC. To open them: judge keeper open
status-no-backup = There is no backup yet. To make one: judge db backup
status-old-backup = The last backup is from { TIME($since, style: "date-and-clock") } UTC. To make one: judge db backup
