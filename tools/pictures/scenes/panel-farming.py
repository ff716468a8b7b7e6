"""Barn after barn between strip fields, from above."""
from world.farm import barn, bins, filtered_barn, yard
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import hedge, tree, woods
from world.paint import GREEN, ROAD, SLATE
from world.vehicles import feed_truck

picture("panels/farming", 900, 1400)
land = Land(flats=[(0, 34, 36, 66)], seed=54, direction=35).build()
lane = land.road(ROAD, [(22, -70), (21, -20), (22, 40), (22, 104), (34, 170), (10, 260)], 5)
yard(4, 32, 54, 112)
filtered_barn(-4, -4, length=34)
for k in range(4):
    barn(-4, 24 + 20 * k, length=34, roof=GREEN if k % 2 else SLATE)
    bins(15, 19 + 20 * k, 1)
feed_truck(22, 2, 96, 0.1)
hedge([(-30, -18), (-30, 92)], 1.2)
for k in range(5):
    tree(34, -14 + 20 * k, land.height(34, -14 + 20 * k), 0.8, k % 3, k % 3, 50 * k)
woods(land, 28, clear=[lane, (-40, -60, 44, 108)])
dawn()
camera((-24, -104, 52), (1, 20, 13), 50)
