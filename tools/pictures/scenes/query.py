"""A key on a closed notebook: whoever wrote can follow the answer."""
from world.land import plain
from world.light import dawn, level, picture
from world.nature import woods
from world.office import key, notebook, sill
from world.rooms import cup
from world.shape import place

picture("banners/query", 2400, 600)
land = plain([(0, -20, 30, 12)], 69, hills=3)
with place(0, -20, 5):
    sill(0.02, 3.6, 0.7)
    notebook(0.2, 0.02, 0.751, 62, size=1.25)
    key(0.16, -0.0, 0.7795, 24, 1.35)
    cup(0.52, 0.06, 0.751)
woods(land, 59, near=170, clear=[(-40, -60, 40, 60)])
dawn()
level(0.05, 1.9, 5.98, 44, -0.058, -20)
