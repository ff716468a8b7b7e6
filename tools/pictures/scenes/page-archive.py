"""Shelves of folders, one drawn out: whoever knows the word finds the place."""
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import woods
from world.office import books, pile, plant, sheets, table
from world.paint import LIME, WOOD, paint
from world.people import NAVY, person
from world.rooms import corner, cup
from world.shape import box, place

picture("pages/archive", 1024, 640)
land = plain([(0, 0, 16, 12)], 216)
with place(0, 0, 2):
    corner(12, 5.4, 3.5, paint("#e6e9dc", 0.85), paint("#b98f62", 0.9), opening=(-3.6, 0.95, 2.8, 1.7), left=False)
    for x in (-1.55, 0.0, 1.55, 3.1):
        box(WOOD, (x, 2.36, 0), (0.05, 0.36, 2.75), edge=0.01)
    for z in (0.06, 0.72, 1.38, 2.04, 2.7):
        box(WOOD, (0.78, 2.36, z), (4.7, 0.36, 0.045), edge=0.01)
    for bay in range(3):
        for row in range(4):
            x = -1.48 + 1.55 * bay
            z = 0.105 + 0.66 * row
            if (bay, row) == (1, 2):
                books(x, 2.36, z, 13, seed=1)
                box(LIME, (x + 0.57, 2.1, z), (0.06, 0.3, 0.34), edge=0.006)
                books(x + 0.62, 2.36, z, 19, seed=4)
            else:
                books(x, 2.36, z, 30 + (bay * 3 + row) % 5, seed=bay * 4 + row)
    person(1.2, 1.6, 0, -138, NAVY, pose="point")
    table(-0.55, 0.1, 2.0, 0.85)
    sheets(-0.75, 0.08, 0.752, 14, 3)
    pile(-0.1, 0.15, 0.75, 3, 12, 2)
    cup(-1.2, 0.15, 0.752)
    plant(4.3, 1.9, 0, 1.6)
woods(land, 86, near=110)
dawn(azimuth=-125, elevation=24)
camera((0.0, -4.3, 3.9), (0.6, 1.0, 3.2), 35)
