"""Soil first: a master and two learners at the edge of the maize, samples in boxes."""
from world.energy import digester
from world.gear import bin_row
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import crop, meadow, tree, woods
from world.paint import PALE_STEEL, PATH, SOIL, WOOD, paint
from world.people import GREENS, ROSE, SAND, person
from world.shape import ball, box, place, rod

picture("pages/new-farmers", 1200, 750)
land = plain([(4, 24, 60, 44)], 143)
land.road(PATH, [(-60, 1), (-8, 0.6), (8, 0.8), (60, 2)], 3.2, 0.03)
crop(-26, 5, 30, 34, None, 1.3, 0.9, 1.5)
person(1.9, 1.0, 0.04, -36, GREENS, hat="straw", pose="point")
person(-0.5, 1.3, 0.04, 34, ROSE, pose="hold")
person(0.4, 2.3, 0.04, 10, SAND, hat="straw", pose="hold")
with place(0.75, 0.2, 0.03):
    box(WOOD, (0, 0, 0.5), (1.5, 0.5, 0.05), edge=0.012)
    for sx in (-0.68, 0.68):
        for sy in (-0.2, 0.2):
            box(WOOD, (sx, sy, 0), (0.05, 0.05, 0.5), edge=0.01)
    for k in range(4):
        with place(-0.5 + 0.34 * k, 0, 0.55):
            box(paint("#e9e4d4", 0.7), (0, 0, 0), (0.26, 0.26, 0.1), edge=0.02)
            ball((SOIL, paint("#7b6243", 0.95), paint("#927350", 0.95), SOIL)[k], 0.11, (0, 0, 0.09), (1, 1, 0.5), sides=20)
rod(PALE_STEEL, 0.022, 1.2, (2.75, 0.7, 0.0), (0, 8, 0), sides=14)
rod(WOOD, 0.026, 0.5, (2.66, 0.7, 1.2), (0, 90, 0), sides=14)
digester(-16, 66, 8, 4.6)
meadow(-12, -4, 12, -0.8, 1000, size=0.18, flowers=0.2)
for k, (x, y) in enumerate(((18, 60), (26, 66), (-34, 60), (34, 58))):
    tree(x, y, 0, 0.9, k % 3, k % 3, 60 * k)
woods(land, 133, near=120, clear=[(-60, -30, 60, 80)])
dawn()
camera((0.2, -6.4, 2.0), (0.9, 1.2, 1.3), 36)
