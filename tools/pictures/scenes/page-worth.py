"""The honest distance: one road, one shuttle, and the farm far from town."""
from world.farm import barn, bins
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import hedge, meadow, tree, woods
from world.paint import DARK_WOOD, GREEN, ROAD, SLATE, WOOD, paint
from world.people import GREENS, NAVY, ROSE, person
from world.shape import ball, box, lathe, place, rod, tube
from world.vehicles import van

picture("pages/worth", 1024, 640)
land = Land(flats=[(2, 6, 24, 14), (30, 112, 36, 26)], seed=142, hills=3, slope=0.02, ridges=((380, 24), (600, 44), (950, 70))).build()
road = land.road(ROAD, [(-90, -6), (-20, 3.6), (8, 4.2), (24, 14), (26, 34), (-2, 56), (-6, 80), (8, 96), (30, 97)], 4.2, 0.06)
for k in range(3):
    barn(30, 104 + 15 * k, -4, 40, 13, (GREEN, SLATE, GREEN)[k])
bins(54, 104, 2)
van(-3.2, 4.0, 2, 0.07)


def case(x, y, turn, colour):
    with place(x, y, 0, turn):
        box(colour, (0, 0, 0.06), (0.46, 0.24, 0.6), edge=0.05)
        tube(paint("#47575f", 0.6), [(-0.12, 0, 0.64), (-0.12, 0, 0.86), (0.12, 0, 0.86), (0.12, 0, 0.64)], 0.014)
        for s in (-0.16, 0.16):
            ball(paint("#34393b", 0.8), 0.05, (s, 0, 0.05), sides=14)


person(2.6, 1.5, 0, 128, NAVY, pose="walk")
case(3.2, 1.2, 30, paint("#b97a66", 0.8))
person(4.7, 2.1, 0, 150, ROSE, pose="wave")
case(5.4, 1.7, -10, paint("#7fa03f", 0.7))
tree(-7.6, 9.4, 0, 0.62, 0, 1, 20)
meadow(-14, -4, 16, 1.2, 1000, size=0.17, flowers=0.2)
meadow(-16, 7, 16, 16, 900, size=0.2, flowers=0.14)
hedge([(-30, 15), (14, 17)], 0.7, land=land)
woods(land, 132, near=60, clear=[road, (-20, -20, 40, 40), (-20, 40, 80, 150)])
dawn(mist=(160, 1000))
camera((0.3, -10.6, 4.3), (2.9, 26, 1.9), 36)
