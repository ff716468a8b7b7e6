"""On the kitchen counter: a tray with its code, a telephone, and where the meat came from."""
from world.land import plain
from world.light import camera, picture
from world.midday import midday
from world.nature import woods
from world.paint import CREAM, DARK_SLATE, GREEN, LIME, STRAW, WHITE, WOOD, paint
from world.rooms import corner, cup
from world.shape import ball, box, lathe, place, rod

picture("pages/food-safety", 1600, 1000)
land = plain([(0, 0, 14, 10)], 63)
MEAT, FAT, LEAF = paint("#c4685c", 0.6), paint("#f0dfd2", 0.6), paint("#86a85a", 0.85)


def tray(x, y, z, turn):
    """A wrapped tray of chops with a code that has no letters."""
    with place(x, y, z, turn):
        box(paint("#3f5a4a", 0.6), (0, 0, 0), (0.34, 0.24, 0.035), edge=0.015)
        for k in range(3):
            box(MEAT, (-0.1 + 0.095 * k, 0.02, 0.02), (0.085, 0.16, 0.035), edge=0.015)
            box(FAT, (-0.1 + 0.095 * k, 0.095, 0.02), (0.085, 0.025, 0.037), edge=0.01)
        box(WHITE, (0.08, -0.085, 0.052), (0.11, 0.055, 0.004), edge=0)
        for r in range(3):
            for c in range(3):
                if (r * 2 + c) % 3:
                    box(DARK_SLATE, (0.045 + 0.014 * c, -0.1 + 0.014 * r, 0.056), (0.011, 0.011, 0.002), edge=0)


with place(0, 0, 1.8):
    corner(7.5, 3.6, 4.0, paint("#efe8d8", 0.8), paint("#c8ad80", 0.9), opening=(-0.5, 1.12, 2.6, 1.2), left=False)
    with place(0, 0):
        box(CREAM, (0, 0.05, 0), (4.4, 0.7, 0.86), edge=0.02)
        box(WOOD, (0, 0.03, 0.86), (4.5, 0.8, 0.05), edge=0.015)
        for k in range(5):
            box(WHITE, (-1.72 + 0.86 * k, -0.31, 0.08), (0.8, 0.03, 0.72), edge=0.015)
    with place(0, -0.05, 0.91):
        tray(-0.34, -0.1, 0, -10)
        box(paint("#c59a63", 0.8), (0.32, -0.02, 0), (0.5, 0.34, 0.025), (0, 0, 6), edge=0.01)
        for k in range(5):
            ball(LIME, 0.045, (0.2 + 0.06 * k, -0.05 + 0.05 * (k % 2), 0.055), (1, 1, 0.6))
        ball(LEAF, 0.15, (0.92, 0.05, 0.13), (1.1, 1, 0.92))
        for k in range(6):
            ball(paint("#a3bf72", 0.85), 0.1, (0.92 + 0.11 * (k % 3 - 1), -0.02 + 0.02 * k, 0.13 + 0.02 * (k % 2)), (0.9, 0.5, 1.1), (0, 0, 60 * k))
        for k in range(3):
            ball(paint("#c9553f", 0.6), 0.058, (0.66 + 0.12 * (k % 2), -0.16 - 0.02 * k + 0.09 * (k == 2), 0.055))
        lathe(WHITE, [(0.001, 0), (0.07, 0), (0.14, 0.09), (0.13, 0.09), (0.06, 0.02)], (-0.8, 0.05, 0))
        for k in range(4):
            ball(STRAW, 0.055, (-0.83 + 0.06 * (k % 2), 0.02 + 0.06 * (k // 2), 0.075))
        cup(-1.1, -0.12, 0)
    with place(-0.02, -0.24, 0.91, -24):
        box(DARK_SLATE, (0, 0, 0), (0.085, 0.17, 0.01), edge=0.004)
        box(paint("#9fb9a0", 0.6), (0, 0, 0.0101), (0.074, 0.15, 0.0008), edge=0)
        for k in range(4):
            box((LIME, WHITE, WHITE, WHITE)[k], (-0.006 if k else 0, 0.045 - 0.03 * k, 0.0109), (0.044 if k else 0.058, 0.014, 0.0006), edge=0)
    box(GREEN, (2.1, 1.66, 1.55), (1.3, 0.26, 0.04), edge=0.01)
    for k in range(4):
        rod((WHITE, LIME, STRAW, CREAM)[k], 0.07, 0.2, (1.66 + 0.28 * k, 1.66, 1.59), sides=24)
woods(land, 63, near=100)
midday(elevation=32, azimuth=-124, mist=None)
camera((-0.2, -1.0, 3.36), (-0.1, 0.0, 2.72), 42)
