"""Bound folders in a row and a pen on a clean desk."""
from world.land import plain
from world.light import dawn, level, picture
from world.nature import woods
from world.office import folders, sheets, sill
from world.paint import paint
from world.rooms import cup
from world.shape import place, rod

picture("banners/policy", 2400, 600)
land = plain([(0, -20, 30, 12)], 117, hills=3)
with place(0, -20, 5):
    sill(0.02, 3.6, 0.66)
    folders(0.28, 0.12, 0.75, 7)
    sheets(0.02, -0.04, 0.752, 12, 4)
    rod(paint("#3f6138", 0.6), 0.006, 0.15, (0.13, -0.12, 0.759), (0, 90, 36), sides=14)
    cup(-0.22, 0.06, 0.751)
woods(land, 107, near=170, clear=[(-40, -60, 40, 60)])
dawn()
level(0.14, 2.3, 6.0, 38, -0.03, -20)
