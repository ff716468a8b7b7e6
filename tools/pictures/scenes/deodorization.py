"""The bio-filter wall behind its shrubs cleans the barn's air."""
from world.farm import barn
from world.gear import biofilter
from world.land import plain
from world.light import dawn, level, picture
from world.nature import meadow, tree, woods
from world.paint import PATH, SLATE
from world.people import GREENS, person, tablet

picture("banners/deodorization", 2400, 600)
land = plain([(8, 24, 60, 46)], 118)
biofilter(7.4, 6, 20, 4.0)
barn(7.4, 22, 0, 24, 13, SLATE)
land.road(PATH, [(-60, -1), (-10, -1), (30, -1), (80, 1)], 3.0, 0.03)
person(3.4, 0.2, 0.03, 150, GREENS, hat=GREENS, pose="hold", size=1.05)
person(4.9, -0.4, 0.03, -60, GREENS, pose="hold", size=1.05)
tablet(4.9, -0.4, 0.03, -60)
meadow(-20, -8, 28, -2.8, 900, size=0.2, flowers=0.2)
meadow(-24, 1, -5, 24, 900, size=0.24, flowers=0.1)
for k in range(5):
    tree(-20 - 5 * k, 34 + 8 * (k % 2), 0, 0.75, k % 3, k % 3, 50 * k)
woods(land, 108, near=110, clear=[(-60, -60, 70, 76)])
dawn()
level(5.5, 18, 2.6, 32, -0.015)
