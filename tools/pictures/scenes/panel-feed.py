"""Grain silos and the mill tower seen from the yard."""
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import bush, crop, woods
from world.vehicles import feed_truck
from world.works import apron, feed_mill

picture("panels/feed", 900, 1400)
land = Land(flats=[(5, 5, 55, 60)], seed=52).build()
apron(6, 2, 84, 44)
feed_mill(0, 14, -35)
feed_truck(4, -12, 196)
crop(-24, -52, 34, -22, land, 1.9, 1.3, 1.8)
for k in range(4):
    bush(-24 + 3 * k, -18.2, 0, 1.0, k % 3, 40 * k)
woods(land, 26, clear=[(-50, -60, 60, 40)])
dawn()
camera((-10, -80, 13), (6, 10, 15.5), 56)
