# Everything is built: Spring of 1902.
include moments/builds
@ 2026-01-12 12:00
orders: alpha
A: Build A Vie
E: Build F Lon
F: Build F Bre
G: Build A Ber, Build F Kie
I: Build F Nap, Build A Rom
R: Build A Mos
T: Build F Con, Build A Smy
@ 2026-01-12 13:00
tick
