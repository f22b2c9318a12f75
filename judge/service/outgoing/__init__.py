"""Mails that go out: `announce` makes notices of events, `post` parcels of notices, `delivery` sends them."""
