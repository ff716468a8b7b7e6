"""The paper, a coffee and a screen with one calm curve on the morning desk."""
from world.display import screen
from world.land import plain
from world.light import dawn, level, picture
from world.nature import woods
from world.office import newspaper, notebook, sill
from world.paint import WHITE
from world.rooms import cup
from world.shape import lathe, place

picture("banners/market-news", 2400, 600)
land = plain([(0, -20, 30, 12)], 96, hills=3)
with place(0, -20, 5):
    sill(0.02, 3.6, 0.66)
    screen(0.62, 0.1, 0.75, 0.42, 0.25, -10, 1)
    newspaper(0.16, -0.02, 0.751, 20)
    newspaper(0.17, -0.012, 0.774, 12, False)
    cup(-0.22, -0.02, 0.751)
    lathe(WHITE, [(0.001, 0.0), (0.07, 0.0), (0.078, 0.006), (0.001, 0.004)], (-0.22, -0.02, 0.751))
    notebook(0.98, 0.02, 0.751, -14)
woods(land, 86, near=170, clear=[(-40, -60, 40, 60)])
dawn()
level(0.16, 2.3, 6.02, 38, -0.035, -20)
