"""Doses of liquid semen are packed at 17 degrees, the logger goes in with them."""
from world.display import screen
from world.land import plain
from world.light import camera, picture
from world.midday import midday
from world.nature import woods
from world.paint import CREAM, GREEN, LIME, PALE_STEEL, SLATE, WHITE, paint
from world.rooms import bottle, corner, steel_table, tubes
from world.shape import box, lathe, place

picture("pages/pig-sales", 1600, 1000)
land = plain([(0, 0, 14, 10)], 39)
MILK = paint("#f0e9dc", 0.6)


def transport_box(x, y, z, turn=0, full=True):
    """An insulated box, its lid off, with rows of dose bottles."""
    with place(x, y, z, turn):
        box(CREAM, (0, 0, 0), (0.6, 0.42, 0.04), edge=0.015)
        for s in (-1, 1):
            box(GREEN, (s * 0.29, 0, 0), (0.05, 0.44, 0.26), edge=0.015)
            box(GREEN, (0, s * 0.2, 0), (0.62, 0.05, 0.26), edge=0.015)
        for r in range(4):
            for c in range(6 if full else 3):
                bottle(-0.21 + 0.084 * c, -0.125 + 0.083 * r, 0.17, 0.62, MILK, (LIME, SLATE)[r // 2])


with place(0, 0, 2.0):
    corner(9, 4.6, 3.8, paint("#e6ebe0", 0.8), paint("#c9cfc6", 0.8), opening=(-0.9, 1.05, 3.2, 1.25), left=False)
    steel_table(0, 0, 3.4, 0.95)
    transport_box(0.28, -0.16, 0.9, 8)
    box(GREEN, (0.95, 0.16, 0.9), (0.62, 0.44, 0.06), (0, 0, -14), edge=0.02)
    box(WHITE, (0.86, -0.26, 0.9), (0.13, 0.09, 0.04), (0, 0, -20), edge=0.015)
    box(LIME, (0.86, -0.265, 0.94), (0.07, 0.045, 0.004), (0, 0, -20), edge=0)
    for k in range(6):
        bottle(-0.24 - 0.085 * (k % 3), -0.2 + 0.09 * (k // 3), 0.9, 0.62, MILK, LIME)
    screen(-0.86, 0.16, 0.9, 0.5, 0.34, 12, 1)
    tubes(-0.88, -0.26, 0.9, 6, 8)
    with place(1.75, 1.7):
        box(WHITE, (0, 0, 0), (0.95, 0.8, 2.0), edge=0.05)
        box(paint("#cfdcd6", 0.5), (0, -0.41, 0.5), (0.75, 0.03, 1.35), edge=0.02)
        for r in range(4):
            box(PALE_STEEL, (0, -0.425, 0.62 + 0.33 * r), (0.7, 0.03, 0.02), edge=0)
            for k in range(7):
                lathe(MILK, [(0.001, 0), (0.03, 0), (0.03, 0.13), (0.012, 0.16)], (-0.3 + 0.1 * k, -0.44, 0.64 + 0.33 * r), sides=16)
woods(land, 39, near=110)
midday(elevation=30, azimuth=-126, mist=None)
camera((0.05, -1.75, 3.75), (0.2, 0.0, 2.98), 40)
