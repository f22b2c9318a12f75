"""Scoring: what a finished game is worth to each of its powers, by the systems that tournaments use."""
