# Somebody registers who is in no game.
> eve@evil.example: me
REGISTER
Name: Eve
END
