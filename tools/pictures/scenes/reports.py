"""The year's reports on a sill above the fields."""
from world.land import plain
from world.light import dawn, level, picture
from world.nature import woods
from world.office import books, pile, sill, vase
from world.shape import place

picture("banners/reports", 2400, 600)
land = plain([(0, -20, 30, 12)], 116, hills=3)
with place(0, -20, 5):
    sill(0.02, 3.6, 0.66)
    top = pile(0.12, 0.02, 0.75, 4, 8, 1)
    vase(0.5, 0.1, 0.75)
    books(0.66, 0.12, 0.75, 5, seed=4)
woods(land, 106, near=170, clear=[(-40, -60, 40, 60)])
dawn()
level(0.1, 2.35, 6.0, 38, -0.03, -20)
