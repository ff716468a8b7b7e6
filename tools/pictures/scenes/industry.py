"""Markets beyond the farm: trucks on the valley road, silos and a far port of grain."""
from world.farm import barn
from world.land import Land
from world.light import dawn, level, picture
from world.nature import tree, woods
from world.paint import GREEN, ROAD
from world.vehicles import feed_truck, lorry
from world.works import feed_mill

picture("banners/industry", 2400, 600)
land = Land(flats=[(34, 70, 60, 26)], seed=124, hills=3.5, slope=0.01, ridges=((380, 12), (600, 24), (950, 42))).build()
road = land.road(ROAD, [(-200, 30), (-80, 6), (-20, -4), (40, 6), (90, 24), (180, 34)], 6.5, 0.12)
for x, y, turn, kind in ((-14, -4.4, 2, feed_truck), (22, 1.6, 12, lorry), (46, 8.2, 18, feed_truck)):
    kind(x, y, turn, land.height(x, y) + 0.12)
feed_mill(20, 70, silos=5)
barn(78, 74, roof=GREEN, length=34)
for k in range(6):
    tree(-50 + 8 * k, 16 + 3 * (k % 2), land.height(-50 + 8 * k, 16 + 3 * (k % 2)), 0.7, k % 3, k % 3, 40 * k)
woods(land, 114, near=90, clear=[road, (-40, -60, 120, 100)])
dawn()
level(10, 76, 10.5, 31, -0.016)
