"""Seats: who may come (`entry`), who comes (`joining`) and who leaves (`leaving`).

`masters` and `partners` share a game or a power, `standbys` take over from players who are late, `absences`
keep deadlines off the days on which a player is away.
"""
