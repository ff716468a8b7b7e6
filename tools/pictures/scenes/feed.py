"""The feed mill behind its maize."""
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import crop, hedge, tree, woods
from world.paint import ROAD
from world.vehicles import feed_truck
from world.works import apron, feed_mill, loading_tower

picture("banners/feed", 3840, 960)
land = Land(flats=[(20, 0, 75, 75)], seed=2).build()
road = land.road(ROAD, [(-210, -22), (-90, -16), (0, -16), (110, -18), (230, -30)], 7)
apron(26, -3, 84, 30)
feed_mill(22, 10)
loading_tower(-18, 4)
feed_truck(-18, -5, 62)
feed_truck(48, -14, 180)
crop(-75, -74, 85, -30, land, 1.9, 1.3, 1.9)
hedge([(62, 16), (90, 22)], 1.5)
for k in range(5):
    tree(-34 - 9 * k, 12 + 5 * (k % 2), land.height(-34 - 9 * k, 12 + 5 * (k % 2)), 1.1, k % 3, (k + 1) % 3, 50 * k)
woods(land, 6, clear=[road, (-60, -60, 110, 50)])
dawn()
camera((-10, -168, 14), (-4, 0, 21.0), 30)
