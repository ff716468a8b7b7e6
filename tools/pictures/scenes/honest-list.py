"""Bound rules on a sill, one of them open to be read."""
from world.land import plain
from world.light import dawn, level, picture
from world.nature import woods
from world.office import books, pile, sheets, sill
from world.paint import SLATE, paint
from world.shape import box, place

picture("banners/honest-list", 2400, 600)
land = plain([(0, -20, 30, 12)], 66, hills=3)
with place(0, -20, 5):
    sill(0.02, 3.6, 0.66)
    books(0.42, 0.1, 0.75, 9, seed=2)
    box(SLATE, (0.41, 0.1, 0.75), (0.012, 0.17, 0.2), edge=0.003)
    box(SLATE, (0.8, 0.1, 0.75), (0.012, 0.17, 0.2), edge=0.003)
    sheets(0.06, -0.03, 0.752, 14, 5)
    box(paint("#4f7d3d", 0.6), (0.24, -0.1, 0.752), (0.012, 0.15, 0.012), (0, 0, 30), edge=0.004)
    pile(-0.38, 0.08, 0.75, 2, 10, 2)
woods(land, 56, near=170, clear=[(-40, -60, 40, 60)])
dawn()
level(0.1, 2.3, 6.0, 38, -0.03, -20)
