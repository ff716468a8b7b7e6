"""A barn that a village has built and leases out, in the snow: its wall is the edge of the village."""
from world.farm import barn, bins, yard
from world.land import Land
from world.light import level, picture
from world.nature import bale, hedge, tree, woods
from world.paint import CLAY, ROAD, SLATE, TILE
from world.parts import fence
from world.village import house
from world.winter import winter

picture("banners/poverty-alleviation", 2400, 600)
land = Land(flats=[(2, 34, 72, 60)], seed=102, hills=3, slope=0.01, ridges=((300, 14), (520, 24), (900, 40))).build()
land.road(ROAD, [(-90, -4), (-30, -2), (10, -1), (40, -3), (90, -8)], 4.0, 0.03)
yard(10, 10, 46, 8)
barn(10, 22, -3, 38, 12, SLATE)
bins(32, 21, 2)
for x, y, turn, roof in ((-46, 50, 12, TILE), (-30, 56, 8, CLAY), (-15, 60, 4, TILE), (4, 66, 0, CLAY), (22, 66, -4, TILE), (42, 58, -8, CLAY), (58, 52, -12, TILE)):
    house(x, y, 0, turn, roof=roof)
for k in range(4):
    bale(-17 - 1.7 * k, 10 + 0.4 * (k % 2), 0, 8 + 9 * k, 1.2)
fence([(-60, 4), (-12, 4.4)], 1.1)
hedge([(-60, 34), (-14, 36)], 0.9)
for k, (x, y) in enumerate(((-38, 42), (-22, 46), (-8, 50), (34, 48), (50, 44), (-54, 44))):
    tree(x, y, 0, 0.9, k % 3, k % 3, 60 * k)
woods(land, 92, near=130, clear=[(-80, -20, 80, 92)])
winter()
level(2, 46, 4.6, 34, 0.02)
