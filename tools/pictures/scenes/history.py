"""A road from a small wooden barn to the barns of today."""
from world.farm import barn, bins, silo
from world.gear import old_barn
from world.land import Land
from world.light import dawn, level, picture
from world.nature import bale, tree, woods
from world.paint import GREEN, PATH, SLATE
from world.parts import fence

picture("banners/history", 2400, 600)
land = Land(flats=[(-6, 4, 12, 8), (30, 66, 48, 34)], seed=61, hills=2.5, slope=0.01, ridges=((420, 10), (640, 22), (950, 40))).build()
road = land.road(PATH, [(-70, -44), (-30, -16), (-6, -7), (14, 6), (10, 26), (22, 40), (60, 46), (140, 60)], 4.2, 0.1)
old_barn(-6.5, 7, 0, -8)
fence([(-14, 2), (-14, 10), (-12, 13)], 1.1)
bale(0.4, 5.6, 0, 30)
bale(1.4, 7.4, 0, -20)
tree(-18, 14, land.height(-18, 14), 0.9, 1, 1)
for k in range(3):
    barn(27 + 3 * k, 58 + 17 * k, roof=(SLATE, GREEN, SLATE)[k])
    bins(50 + 3 * k, 55 + 17 * k)
for k in range(3):
    silo(57 + 6.4 * k, 84, 12, 2.7)
for k in range(7):
    tree(18 + 6.4 * k, 36 + 1.4 * k, land.height(18 + 6.4 * k, 36 + 1.4 * k), 0.55, k % 3, k % 3, 40 * k)
woods(land, 51, near=90, clear=[road, (-40, -60, 100, 104)])
dawn()
level(5, 66, 8, 32, 0.01)
