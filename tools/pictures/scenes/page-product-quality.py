"""Inside the dock: before the door closes, batch, certificate and temperature are compared once more."""
from world.display import screen
from world.land import plain
from world.light import camera, picture
from world.midday import midday
from world.nature import woods
from world.paint import DARK_SLATE, DARK_WOOD, GREEN, LIME, PALE_STEEL, SLATE, WHITE, WOOD, paint
from world.shape import box, place, prism, rod

picture("pages/product-quality", 1600, 1000)
land = plain([(0, 0, 20, 14)], 57)
CARTON = paint("#d9c9a6", 0.9)


def load(x, y, z=0.0, turn=0, rows=4):
    """Cartons with a green band on a wooden pallet."""
    with place(x, y, z, turn):
        for k in (-0.5, 0, 0.5):
            box(DARK_WOOD, (0, k * 0.9, 0), (1.2, 0.12, 0.1), edge=0.01)
        box(WOOD, (0, 0, 0.1), (1.2, 1.0, 0.04), edge=0.01)
        for r in range(rows):
            for cx in (-0.3, 0.3):
                for cy in (-0.25, 0.25):
                    box((CARTON, WHITE)[r % 2], (cx, cy, 0.14 + 0.31 * r), (0.58, 0.48, 0.3), edge=0.015)
                    box(GREEN, (cx, cy, 0.2 + 0.31 * r), (0.585, 0.485, 0.05), edge=0)


with place(0, 0, 1.2):
    wall, floor = paint("#eef1ec", 0.8), paint("#c9cfc6", 0.8)
    box(floor, (0, 0, -0.1), (18, 7, 0.1), edge=0.02)
    prism(wall, [(-9, 0), (-2.85, 0), (-2.85, 2.9), (-0.15, 2.9), (-0.15, 0), (9, 0), (9, 6.5), (-9, 6.5)], 0.16, (0, 3.42, 0), edge=0.004)
    with place(-1.5, 6.6):
        box(paint("#e7e9e2", 0.7), (0, 0, -0.05), (2.5, 6.2, 0.08), edge=0)
        for s in (-1, 1):
            box(WHITE, (s * 1.42, 0, 0), (0.06, 6.2, 2.9), edge=0)
        box(WHITE, (0, 3.1, 0), (2.9, 0.06, 4.2), edge=0)
        box(WHITE, (0, 2.2, 2.86), (2.9, 1.8, 0.06), edge=0)
    for x in (-2.13, -0.87):
        load(x, 5.0, 0, 0, 6)
    for s in (-1, 1):
        box(DARK_SLATE, (-1.5 + s * 1.5, 3.3, 0), (0.3, 0.5, 3.2), edge=0.08)
        rod(LIME, 0.1, 1.0, (-1.5 + s * 1.75, 2.7, 0), sides=16)
    box(DARK_SLATE, (-1.5, 3.3, 2.95), (3.3, 0.5, 0.35), edge=0.08)
    with place(3.2, 3.34):
        box(SLATE, (0, 0.0, 0), (3.2, 0.2, 3.2), edge=0.05)
        for r in range(6):
            box(PALE_STEEL, (0, -0.1, 0.08 + 0.5 * r), (2.7, 0.1, 0.46), edge=0.03)
    box(GREEN, (0, 3.38, 3.75), (13, 0.06, 0.18), edge=0)
    screen(0.85, 3.3, 1.5, 0.7, 0.5, 0, 1, False)
    load(2.6, 1.3, 0, 4, 4)
    load(4.3, 1.7, 0, -3, 3)
    load(-4.2, 1.5, 0, 6, 4)
    box(LIME, (-1.5, 1.4, 0.001), (0.12, 3.6, 0.008), edge=0)
    box(LIME, (0.5, 1.4, 0.001), (0.12, 3.6, 0.008), edge=0)
woods(land, 57, near=110)
midday(elevation=28, azimuth=-132, mist=None)
camera((-0.6, -4.2, 3.0), (-0.75, 1.6, 2.55), 32)
