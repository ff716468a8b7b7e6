"""Grain arrives: a bulk carrier under the unloader at dawn."""
from world.farm import silo
from world.harbour import grain_ship, quay, sea, unloader
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import woods
from world.paint import SLATE, WHITE
from world.parts import slab_house
from world.shape import box, place
from world.vehicles import lorry

picture("banners/home-feed", 2400, 600)
land = Land(seed=36, near=74, ridges=((300, 16), (520, 34), (900, 66)), hills=6, spread=0.9).build()
sea(-400, 74)
quay(12, 700, 64)
grain_ship(14, 1, 180, 96)
unloader(-6, 20, 180, 18)
unloader(34, 20, 180, 18)
for k in range(7):
    silo(-26 + 9.6 * k, 52, 20, 4.2, 0, 2, WHITE)
with place(2.8, 52, 25.2):
    box(SLATE, (0, 0, 0), (66, 2.2, 2), edge=0.2)
with place(46, 50, 2):
    slab_house((9, 9, 27), WHITE, SLATE)
for x, turn in ((64, 180), (76, 180)):
    lorry(x, 22, turn, 2)
woods(land, 19, near=110)
dawn()
camera((-22, -128, 13), (-4, 0, 12.6), 31)
