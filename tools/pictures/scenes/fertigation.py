"""Water from the digester crosses the field in an irrigation boom."""
from world.energy import digester
from world.land import Land
from world.light import dawn, level, picture
from world.machines import irrigation
from world.nature import crop, woods
from world.paint import PALE_STEEL, PATH
from world.shape import rod, tube

picture("banners/fertigation", 2400, 600)
land = Land(flats=[(0, 10, 90, 46)], seed=47, hills=3, slope=0.012, ridges=((380, 10), (600, 24), (950, 44))).build()
crop(-44, -26, 44, 14, land, 1.7, 2.0, 1.15)
irrigation(3.5, 0, 4, 11.5, 1)
land.road(PATH, [(-150, 18), (-50, 17), (50, 17), (150, 18)], 4, 0.05)
digester(22, 38, 8, 4.6)
tube(PALE_STEEL, [(16, 34, 0.5), (13, 20, 0.5), (-17, 15, 0.5), (-20.5, 2, 0.5)], 0.22)
for k in range(5):
    rod(PALE_STEEL, 0.1, 0.6, (8 - 7 * k, 19 - 1.0 * k, 0), sides=10)
woods(land, 36, near=70, clear=[(-80, -60, 80, 62)])
dawn()
level(-2, 66, 8, 32, 0.01)
