"""Pure adjudication: values in, values out; the standard library only.

The values are `board`, `units`, `orders`, `phases`, `variant`, `rulebook` and `outcome`. The doors are
`adjudication` (judge a phase), `legality` (is an order possible?), `notation` (orders as text) and
`explanation` (why an order ended as it did).
"""
