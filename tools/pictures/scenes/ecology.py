"""Fields, barns, digester and back to the fields, on one ring road."""
from world.energy import basin, digester, solar_roof
from world.farm import barn, bins
from world.land import Land
from world.light import dawn, level, picture
from world.machines import irrigation, ring_road
from world.nature import crop, pond, tree, woods
from world.paint import GREEN, paint
from world.shape import place, plate
from world.vehicles import feed_truck

picture("banners/ecology", 2400, 600)
land = Land(flats=[(10, 20, 62, 50)], seed=98, hills=2, slope=0.005, ridges=((430, 8), (640, 18), (950, 34))).build()
with place(10, 20, 0):
    ring_road(0, 0, 34, 4)
plate(paint("#c9b873", 0.95), (-14, 10, 0), (22, 22), 3, 0.05)
crop(-22, 2, -6, 18, None, 2.0, 2.2, 1.5)
irrigation(-14, 9, 2, 9, 0, 3, 4)
barn(12, 34, roof=GREEN, length=34)
with place(12, 34):
    solar_roof(34, 13, 3.0, 2.7, 10, 2)
bins(-9, 32, 2)
digester(30, 14, 7, 4.2)
basin(12, 6, 13, 8, 0.7)
pond(14, -4, 9, 3.6)
feed_truck(0, -11, 8, 0.08)
for k in range(12):
    tree(-34 + 2 * (k % 3) + 7.6 * k, 58 + 4 * (k % 3), 0, 0.8, k % 3, k % 3, 40 * k)
woods(land, 88, near=110, clear=[(-50, -60, 80, 74)])
dawn()
level(4, 84, 14.5, 31, -0.061)
