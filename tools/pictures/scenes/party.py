"""Harvest at noon: tractor and trailer at the edge of the ripe field, baskets of ears waiting."""
from world.farm import barn
from world.land import Land
from world.light import dawn, level, picture
from world.machines import hopper_wagon, tractor
from world.nature import RIPE, bale, crop, tree, woods
from world.paint import GREEN, STRAW, WOOD, paint
from world.shape import ball, plate, rod

picture("banners/party", 2400, 600)
land = Land(flats=[(0, 16, 50, 34)], seed=71, hills=1.6, slope=0.005, ridges=((430, 7), (640, 17), (950, 32))).build()
crop(-22, 4.6, 30, 26, land, 0.8, 1.1, 1.25, RIPE)
plate(paint("#cdb983", 0.95), (2, 0, 0), (60, 9), 1, 0.03)
tractor(7.4, 1.6, 4)
hopper_wagon(3.2, 1.3, 4)
for x, y in ((-3.4, -0.6), (-2.6, -0.2), (-4.3, -0.1)):
    rod(WOOD, 0.34, 0.52, (x, y, 0.03), sides=24, top=0.42)
    ball(STRAW, 0.4, (x, y, 0.55), (1, 1, 0.5), sides=20)
bale(-6.4, 1.2, 0, 25)
bale(13.2, 1.6, 0, -14)
barn(30, 88, roof=GREEN)
for k, (x, y) in enumerate(((-20, 64), (-28, 70), (6, 84))):
    tree(x, y, 0, 0.9, k, k, 60 * k)
woods(land, 61, near=130)
dawn(elevation=52, azimuth=-150, sun=4.4, air="#f1ead4", zenith="#6ea5c4")
level(3.0, 21, 2.2, 34, 0.017)
