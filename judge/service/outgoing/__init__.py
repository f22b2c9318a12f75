"""Outgoing mail: `announce` makes notices of events, `post` parcels of notices, `delivery` sends them."""
