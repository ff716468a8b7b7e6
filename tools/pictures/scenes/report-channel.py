"""A telephone and a sealed letter by the window: every channel is open."""
from world.land import plain
from world.light import dawn, level, picture
from world.nature import woods
from world.office import letter, notebook, telephone, vase
from world.paint import WOOD, paint
from world.rooms import corner
from world.shape import box, place

picture("banners/report-channel", 2400, 600)
land = plain([(0, -20, 30, 12)], 67)
with place(0, -20, 4):
    box(WOOD, (0, 0, 0.7), (4, 0.7, 0.05), edge=0.012)
    with place(0, -2.6, 0):
        corner(6, 6, 2.6, paint("#e6e9dc", 0.8), opening=(-0.05, 0.86, 2.3, 1.3), left=False)
    telephone(0.18, 0.02, 0.75, -78)
    with place(0.56, -0.04, 0.752, -8, 1.15, 26):
        letter(0, 0, 0.036, 6)
    notebook(-0.2, 0.02, 0.751, 12, size=0.9)
    vase(0.86, 0.14, 0.75, 5)
woods(land, 57, near=150, clear=[(-40, -60, 40, 60)])
dawn(azimuth=-118)
level(0.16, 2.0, 4.98, 38, -0.03, -20)
