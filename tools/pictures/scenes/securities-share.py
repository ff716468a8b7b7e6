"""A grain ship leaves the harbour at dawn."""
from world.farm import silo
from world.harbour import grain_ship, quay, sea, unloader
from world.land import Land
from world.light import dawn, level, picture
from world.nature import woods
from world.paint import GREEN, SLATE, WHITE, paint
from world.shape import lathe, place, rod

picture("banners/securities-share", 2400, 600)
land = Land(seed=94, near=150, ridges=((330, 14), (560, 26), (900, 46)), hills=4, slope=0.01, spread=0.9).build()
sea(-400, 150)
with place(0, 96, 0):
    quay(0, 700, 60)
    for k in range(6):
        silo(52 + 9.6 * k, 30, 17, 4.2, 0, 2, WHITE)
    unloader(66, 12, 180, 16)
grain_ship(14, 6, 4, 92)
with place(-52, 60):
    lathe(paint("#8b8f86", 0.9), [(5, -1), (4, 1.2), (0.01, 1.3)])
    lathe(WHITE, [(1.8, 1.2), (1.2, 11.5), (1.5, 11.8), (1.5, 12.4), (0.01, 12.5)])
    lathe(GREEN, [(1.55, 4.2), (1.42, 6.6)])
    rod(SLATE, 0.9, 1.8, (0, 0, 12.4), sides=20)
    lathe(GREEN, [(1.2, 14.1), (0.05, 15.3)])
woods(land, 84, near=180)
dawn(elevation=14, azimuth=-100)
level(-2, 122, 10, 32, -0.012)
