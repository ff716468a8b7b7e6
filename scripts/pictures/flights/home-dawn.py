"""Down the valley at dawn, over the fields to the farm and its silos."""
from world.farm import barn, bins, silo, yard
from world.flight import flight
from world.land import Land
from world.light import dawn, picture
from world.nature import hedge, woods
from world.paint import GREEN, ROAD, SLATE
from world.vehicles import feed_truck, lorry

picture("films/home-dawn", 960, 540)
land = Land(flats=[(30, 22, 52, 38)], seed=4).build()
road = land.road(ROAD, [(-170, -32), (-90, -26), (0, -25), (110, -27), (230, -20)], 6)
yard(36, 8, 92, 56)
for k in range(4):
    barn(20 - k * 2, -4 + 17 * k, roof=GREEN if k % 2 else SLATE)
    bins(44 - k * 2, -6 + 17 * k, 2)
for k in range(4):
    silo(60 + k * 6.4, 4, 11, 2.6)
for k in range(3):
    silo(63 + k * 6.4, 13, 13.5, 2.6)
lorry(-26, -25, 2, land.height(-26, -25) + 0.1)
feed_truck(54, -13, 175)
hedge([(-16, -18), (72, -18)], 1.1)
woods(land, clear=[road, (-30, -60, 100, 70)])
dawn()
flight([
    ((-95, -150, 34), (10, 10, 12)),
    ((-60, -105, 26), (20, 8, 9)),
    ((-8, -82, 19), (34, 6, 7)),
    ((48, -70, 16), (44, 8, 7)),
], 14)
