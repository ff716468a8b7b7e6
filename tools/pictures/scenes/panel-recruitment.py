"""A young colleague on the field path, the farm ahead."""
from world.farm import barn, silo
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import crop, tree, woods
from world.paint import GREEN, PATH, SLATE
from world.people import GREENS, NAVY, person

picture("panels/recruitment", 900, 1400)
land = Land(flats=[(0, 40, 42, 62)], seed=56).build()
land.road(PATH, [(0.4, -12), (0, 0), (1.6, 14), (-1.5, 30), (2, 52)], 2.4, 0.03)
person(0.15, -1.2, 0.03, 168, GREENS, hat=GREENS, pose="walk")
person(1.0, -0.5, 0.03, 186, NAVY, pose="walk")
crop(-9, -7, -1.9, 30, None, 0.9, 0.5, 0.9)
crop(3.2, -7, 10, 30, None, 0.9, 0.5, 0.9)
for k in range(2):
    barn(-2 + 3 * k, 64 + 20 * k, length=28, roof=(GREEN, SLATE)[k])
for k in range(3):
    silo(17 + 4.6 * k, 66, 8, 2)
for k, (x, y) in enumerate(((-14, 44), (-20, 52), (15, 46), (22, 54))):
    tree(x, y, 0, 0.9, k % 3, k % 3, 60 * k)
woods(land, 29, clear=[(-40, -20, 40, 105)])
dawn()
camera((-0.6, -8.2, 2.3), (0.5, 0, 1.7), 54)
