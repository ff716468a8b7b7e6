"""A filter frame is changed: its place in the wall is open, the fresh ones stand ready on the trolley."""
from math import cos, radians, sin

from world.land import plain
from world.light import camera, picture
from world.midday import midday
from world.paint import DARK_SLATE, GREEN, PALE_STEEL, SLATE, STEEL, WHITE, paint
from world.rooms import corner
from world.shape import box, lathe, place, tube

PLEAT, OLD, ORANGE = paint("#e8eadf", 0.8), paint("#c9c3ad", 0.9), paint("#d9843f", 0.7)


def frame(x, y, z, fleece=PLEAT, turn=0):
    """A filter frame: a steel rim around upright pleats, standing on its lower edge."""
    with place(x, y, z, turn):
        for px, pz, sx, sz in ((0, 0, 0.8, 0.05), (0, 0.75, 0.8, 0.05), (-0.375, 0.05, 0.05, 0.7), (0.375, 0.05, 0.05, 0.7)):
            box(PALE_STEEL, (px, 0, pz), (sx, 0.14, sz), edge=0.012)
        for k in range(11):
            box(fleece, (-0.32 + 0.064 * k, 0.0, 0.05), (0.046, 0.1 if k % 2 else 0.06, 0.7), edge=0.015)


land = plain([(0, 0, 14, 10)], 131)
picture("pages/air-filtration", 1600, 1000)
with place(0, 0, 0.5):
    corner(12, 4.6, 4.0, paint("#dfe4d8", 0.8), paint("#c4c3b6", 0.9), left=False)
    for row in range(3):
        for k in range(7):
            x, z = -3.1 + 0.9 * k, 0.42 + 0.9 * row
            box(DARK_SLATE, (x, 2.16, z), (0.84, 0.06, 0.84), edge=0.01)
            if (row, k) != (1, 3):
                frame(x, 2.06, z + 0.02, PLEAT if (row * 7 + k) % 5 else OLD)
    for k in range(8):
        box(STEEL, (-3.55 + 0.9 * k, 2.02, 0.32), (0.06, 0.12, 2.84), edge=0.01)
    for z in (0.32, 1.22, 2.12, 3.02):
        box(STEEL, (-0.4, 2.0, z), (6.4, 0.12, 0.06), edge=0.01)
    box(SLATE, (-1.75, 0.5, 0.22), (1.3, 0.7, 0.06), edge=0.02)
    for dx in (-0.5, 0.5):
        for dy in (-0.25, 0.25):
            lathe(DARK_SLATE, [(0.001, -0.03), (0.1, -0.03), (0.1, 0.03), (0.001, 0.03)], (-1.75 + dx, 0.5 + dy, 0.1), (90, 0, 0), sides=20)
    tube(PALE_STEEL, [(-2.35, 0.2, 0.25), (-2.35, 0.2, 1.0), (-2.35, 0.8, 1.0), (-2.35, 0.8, 0.25)], 0.025)
    for k in range(3):
        frame(-1.7, 0.3 + 0.2 * k, 0.29)
    with place(3.0, 1.9):
        lathe(WHITE, [(0.24, 0), (0.24, 0.1), (0.2, 0.1), (0.2, 0.09), (0.001, 0.09)], (0, 0.1, 1.6), (90, 0, 0))
        for a in range(9):
            t = radians(210 - 30 * a)
            box(GREEN if a < 6 else ORANGE, (0.14 * cos(t), -0.006, 1.6 + 0.14 * sin(t)), (0.03, 0.012, 0.03), edge=0.004)
        tube(DARK_SLATE, [(0, -0.012, 1.6), (0.06, -0.012, 1.7)], 0.01)
midday(elevation=30, azimuth=-128, mist=None)
camera((0.1, -5.2, 2.25), (0.0, 1.2, 1.9), 38)
