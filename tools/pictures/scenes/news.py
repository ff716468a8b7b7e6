"""The morning paper on a terrace above the fields."""
from world.land import plain
from world.light import dawn, level, picture
from world.nature import woods
from world.office import newspaper, sill, vase
from world.paint import WHITE
from world.rooms import cup
from world.shape import lathe, place

picture("banners/news", 2400, 600)
land = plain([(0, -20, 30, 12)], 6, hills=3)
with place(0, -20, 5):
    sill(0.02, 3.2, 0.62)
    newspaper(0.33, 0.03, 0.751, 14)
    newspaper(0.335, 0.035, 0.774, 8)
    cup(0.66, -0.02, 0.751)
    lathe(WHITE, [(0.001, 0.0), (0.07, 0.0), (0.078, 0.006), (0.001, 0.004)], (0.66, -0.02, 0.751))
    vase(-0.03, 0.08, 0.751)
woods(land, 4, near=170, clear=[(-40, -60, 40, 60)])
dawn()
level(-0.06, 2.35, 5.98, 38, -0.03, -20)
