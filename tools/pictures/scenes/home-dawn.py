"""The farm in its valley at dawn."""
from world.farm import barn, bins, silo, yard
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import hedge, woods
from world.paint import GREEN, ROAD, SLATE
from world.vehicles import feed_truck

picture("banners/home-dawn", 2400, 600)
land = Land(flats=[(30, 22, 52, 38)], seed=4, lawn=False).build()
road = land.road(ROAD, [(-170, -32), (-90, -26), (0, -25), (110, -27), (230, -20)], 6)
yard(36, 8, 92, 56)
for k in range(4):
    barn(20 - k * 2, -4 + 17 * k, roof=GREEN if k % 2 else SLATE)
    bins(44 - k * 2, -6 + 17 * k, 2)
for k in range(4):
    silo(60 + k * 6.4, 4, 11, 2.6)
for k in range(3):
    silo(63 + k * 6.4, 13, 13.5, 2.6)
feed_truck(54, -13, 175)
hedge([(-16, -18), (72, -18)], 1.1)
woods(land, clear=[road, (-30, -60, 100, 70)])
dawn()
camera((-42, -158, 29), (4, 0, 18.6), 34)
