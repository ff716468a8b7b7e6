"""A report in the village library, opened at a chart."""
from math import cos, pi, sin

from world.land import plain
from world.light import camera, picture
from world.midday import midday
from world.nature import woods
from world.office import books, pile, plant, table
from world.paint import DEEP_GREEN, LIME, WHITE, WOOD, paint
from world.rooms import corner
from world.shape import box, mesh, place, prism, put

GREY, BLUE, GOLD = paint("#c4c8c0", 0.9), paint("#4d9aa8", 0.8), paint("#d9ab4c", 0.8)


def open_report(x, y, z, turn, size=1.0):
    """A bound report lying open: bars on the left page, a ring and grey lines on the right."""
    with place(x, y, z, turn, size):
        box(DEEP_GREEN, (0, 0, 0), (0.46, 0.315, 0.006), edge=0.002)
        for s in (-1, 1):
            outline = [(0, 0.006), (0.222, 0.006), (0.222, 0.012), (0.15, 0.02), (0.06, 0.026), (0.0, 0.014)]
            prism(WHITE, outline if s > 0 else [(-px, pz) for px, pz in outline][::-1], 0.3, edge=0.001)
        with place(-0.115, 0, 0.024):
            for k in range(5):
                box((LIME, BLUE)[k % 2], (-0.064 + 0.03 * k, -0.06 + (0.05 + 0.028 * k) / 2, 0), (0.02, 0.05 + 0.028 * k, 0.004), edge=0)
            box(GREY, (-0.004, -0.066, 0), (0.17, 0.003, 0.003), edge=0)
        with place(0.115, 0.05, 0.024):
            for a, b, c in ((0, 150, LIME), (150, 250, BLUE), (250, 310, GOLD), (310, 360, GREY)):
                arc = [pi * (a + (b - a) * t / 16) / 180 for t in range(17)]
                points = [(0.052 * cos(v), 0.052 * sin(v), 0.003) for v in arc] + [(0.03 * cos(v), 0.03 * sin(v), 0.003) for v in reversed(arc)]
                put(mesh(points, [(i, i + 1, 32 - i, 33 - i) for i in range(16)], c))
            for r in range(4):
                box(GREY, (-0.01 if r == 3 else 0, -0.085 - 0.022 * r, 0), (0.11 if r == 3 else 0.15, 0.006, 0.002), edge=0)


picture("pages/reports", 1600, 1000)
land = plain([(0, 0, 18, 10)], 143)
with place(0, 0, 2):
    corner(10, 4.6, 3.0, paint("#e6e6d8", 0.8), paint("#c0a276", 0.9), opening=(-1.75, 0.9, 3.0, 1.6), left=False)
    for k in range(3):
        with place(2.0, 2.0, 0.55 + 0.62 * k):
            box(WOOD, (0, 0, 0), (2.7, 0.34, 0.04), edge=0.01)
            for g in range(4):
                books(-1.28 + 0.66 * g + 0.05 * ((k + g) % 3), -0.02, 0.04, 10 + (3 * k + 5 * g) % 6, seed=k + 2 * g)
    for x in (0.65, 3.35):
        box(WOOD, (x, 2.0, 0), (0.05, 0.36, 2.35), edge=0.01)
    box(WOOD, (2.0, 2.0, 2.31), (2.75, 0.36, 0.04), edge=0.01)
    box(WOOD, (2.0, 2.0, 0), (2.7, 0.34, 0.1), edge=0.01)
    table(0.2, -0.6, 2.6, 0.95)
    open_report(0.15, -0.75, 0.75, -6, 1.25)
    pile(-0.75, -0.6, 0.75, 4, 12)
    plant(-3.2, 1.7, 0, 1.4)
woods(land, 133, near=60)
midday(elevation=30, azimuth=-126, mist=None)
camera((-0.25, -1.95, 3.5), (-0.14, -0.68, 2.8), 37)
