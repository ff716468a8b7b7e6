"""The locked corner: red-tagged goods behind a grille until somebody who does not produce them has decided."""
from world.land import plain
from world.light import camera, picture
from world.nature import woods
from world.on_paper import on_paper
from world.paint import DARK_SLATE, DARK_WOOD, GREEN, LIME, PALE_STEEL, SLATE, WHITE, WOOD, paint
from world.rooms import corner
from world.shape import box, place, rod, tube

picture("pages/control", 1600, 1000)
land = plain([(0, 0, 16, 12)], 59)
RED, CARTON = paint("#c4453f", 0.7), paint("#d9c9a6", 0.9)


def pallet_of(x, y, turn, rows, tag):
    with place(x, y, 0, turn):
        for k in (-0.4, 0, 0.4):
            box(DARK_WOOD, (0, k, 0), (1.1, 0.1, 0.1), edge=0.01)
        box(WOOD, (0, 0, 0.1), (1.1, 0.95, 0.04), edge=0.01)
        for r in range(rows):
            for cx in (-0.27, 0.27):
                box((CARTON, WHITE)[r % 2], (cx, 0, 0.14 + 0.28 * r), (0.52, 0.9, 0.27), edge=0.015)
        if tag:
            box(RED, (0.02, -0.46, 0.14 + 0.14 * rows), (0.3, 0.02, 0.22), (0, 0, 0), edge=0.005)


def grille(ax, ay, bx, by, high=2.3, gap=0.13):
    """Upright bars up to a post, with rails."""
    long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    n = round(long / gap)
    for k in range(n + 1):
        t = k / n
        rod(PALE_STEEL, 0.011, high, (ax + (bx - ax) * t, ay + (by - ay) * t, 0), sides=8)
    for z in (0.1, high * 0.5, high):
        tube(SLATE, [(ax, ay, z), (bx, by, z)], 0.028)
    box(SLATE, (bx, by, 0), (0.08, 0.08, high + 0.05), edge=0.015)


with place(0, 0, 1.6):
    corner(18, 5.6, 5.5, paint("#eaeee6", 0.8), paint("#c9cfc6", 0.8), opening=(-2.5, 1.1, 2.6, 1.3), left=False)
    box(GREEN, (0, 2.68, 2.75), (9, 0.06, 0.14), edge=0)
    box(paint("#e3c9c2", 0.9), (1.9, 1.1, 0), (4.0, 2.9, 0.012), edge=0)
    pallet_of(0.95, 1.2, 5, 4, True)
    pallet_of(2.45, 1.45, -4, 3, True)
    pallet_of(3.5, 0.9, 3, 2, True)
    grille(-0.1, -0.35, 1.5, -0.35)
    grille(1.5, -0.35, 2.5, -0.35)
    grille(2.5, -0.35, 4.1, -0.35)
    grille(-0.1, 2.6, -0.1, -0.35)
    box(DARK_SLATE, (1.5, -0.42, 1.02), (0.16, 0.06, 0.2), edge=0.02)
    box(LIME, (1.5, -0.455, 1.08), (0.07, 0.02, 0.09), edge=0.01)
    pallet_of(-3.0, 1.6, 4, 3, False)
    pallet_of(-1.75, 1.9, -3, 4, False)
woods(land, 59, near=110)
on_paper(RED)
camera((1.0, -4.3, 3.1), (1.75, 0.4, 2.55), 40)
