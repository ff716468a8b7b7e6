"""A river winds through a clean valley, the farm set back from its banks."""
from world.farm import barn, bins
from world.land import Land
from world.light import dawn, level, picture
from world.nature import tree, woods
from world.paint import GREEN, SLATE, WATER, paint

picture("banners/environment", 2400, 600)
land = Land(flats=[(46, 86, 34, 20)], seed=108, hills=4, slope=0.012, ridges=((330, 16), (560, 28), (900, 48))).build()
bank = land.road(paint("#a9b377", 0.95), [(-80, -90), (-30, -40), (10, -14), (34, 8), (18, 36), (-24, 60), (-30, 92), (10, 130), (40, 180), (10, 260)], 16, 0.12)
river = land.road(WATER, [(-80, -90), (-30, -40), (10, -14), (34, 8), (18, 36), (-24, 60), (-30, 92), (10, 130), (40, 180), (10, 260)], 12.5, 0.3)
for k in range(2):
    barn(42 + 4 * k, 78 + 18 * k, -6, 32, 12, (SLATE, GREEN)[k])
bins(60, 74, 2)
for k, (x, y) in enumerate(((-4, 20), (4, 26), (46, -6), (52, 2), (-46, 70), (-52, 80), (22, 62), (30, 58), (56, 24), (-18, 100))):
    tree(x, y, land.height(x, y), 0.9, k % 3, k % 3, 47 * k)
woods(land, 98, near=60, clear=[river, (10, 50, 84, 116)])
dawn()
level(10, 70, 17, 32, -0.005)
