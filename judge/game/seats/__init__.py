"""Seats: who comes (`joining`) and who goes (`leaving`)."""
