"""What the bond was spent on: the mill makes the feed, a truck takes it to the barns next door."""
from world.farm import bins, filtered_barn
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import hedge, tree, woods
from world.paint import GREEN, ROAD, SLATE
from world.vehicles import feed_truck
from world.works import feed_mill

picture("pages/securities", 1200, 750)
land = Land(flats=[(0, 40, 90, 70)], seed=134, hills=3, slope=0.008, ridges=((430, 12), (640, 24), (950, 40))).build()
road = land.road(ROAD, [(-120, -2), (-30, -4), (6, -2), (20, 6), (30, 20), (70, 30)], 7, 0.06)
feed_mill(-9, 66, 4, 3)
for k in range(2):
    filtered_barn(40 + 4 * k, 46 + 24 * k, -4, 34, 14, (GREEN, SLATE)[k])
bins(20, 40, 2)
feed_truck(1, -3.0, 4, 0.07)
hedge([(-44, 14), (8, 16)], 0.9)
for k, (x, y) in enumerate(((-64, 40), (-70, 58), (84, 44), (-58, 76))):
    tree(x, y, 0, 0.9, k % 3, k % 3, 60 * k)
woods(land, 124, near=110, clear=[road, (-80, -60, 90, 110)])
dawn()
camera((-3, -34, 8.5), (6, 20, 7.4), 34)
