"""The whole chain in one valley, from above the grain silos: mill, farm, plant and cold store follow one another along the road."""
from world.farm import barn, bins
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import hedge, tree, woods
from world.paint import GREEN, ROAD, SLATE
from world.vehicles import feed_truck, lorry
from world.works import apron, cold_store, feed_mill, hall

picture("pages/introduction", 1024, 640)
land = Land(flats=[(-66, 18, 44, 24), (6, 62, 40, 34), (84, 34, 60, 40)], seed=9, hills=4).build()
road = land.road(ROAD, [(-260, -40), (-150, -24), (-70, -18), (10, -30), (70, -22), (170, -20), (290, -45)], 6.5)
lane = land.road(ROAD, [(-12, -28), (-14, 0), (-22, 30)], 4.5, 0.12)
apron(-68, 4, 74, 26)
feed_mill(-68, 20, silos=4)
feed_truck(-78, 3, 8)
for k in range(3):
    barn(8, 38 + 20 * k, roof=(SLATE, GREEN)[k % 2])
    bins(32, 35 + 20 * k)
apron(70, 2, 74, 24)
hall(62, 24, length=42, docks=4)
cold_store(104, 58, high=15, length=30)
for x in (49, 63.7):
    lorry(x, 5, -90)
lorry(24, -30, 6, land.height(24, -30) + 0.1)
hedge([(-16, 28), (-16, 88)], 1.2)
for k in range(9):
    tree(-40 + 7 * k, -12 - 0.6 * k, land.height(-40 + 7 * k, -12 - 0.6 * k), 0.7, k % 3, k % 3, 40 * k)
woods(land, 5, clear=[road, lane, (-150, -70, 180, 84), (-45, 20, 55, 120)])
dawn()
camera((-90, -168, 44), (-7, 40, 12), 39)
