"""Gear of the farm: lamps, feeders, ramps, pallets, masts, a fan wall, an old barn, a weighbridge."""
import random
from math import cos, pi, sin

from .paint import CONCRETE, DARK_SLATE, DARK_WOOD, GREEN, LIME, PALE_STEEL, SLATE, STEEL, STRAW, WARM, WHITE, WOOD, paint
from .parts import door, fan, gable, window
from .shape import ball, box, lathe, place, prism, rod, tube

GLOW = paint("#f2b45a", 0.6)


def straw(x0, y0, x1, y1, count=500, z=0.05, seed=1, long=0.3):
    """Loose straw on a floor."""
    draw = random.Random(seed)
    for _ in range(count):
        box(STRAW, (draw.uniform(x0, x1), draw.uniform(y0, y1), z + draw.uniform(0, 0.02)), (draw.uniform(0.5, 1) * long, 0.018, 0.014), (0, 0, draw.uniform(0, 180)), edge=0)


def heat_lamp(x, y, z=1.0, cord=1.2):
    """A brooder lamp on its cord, z above the floor."""
    tube(DARK_SLATE, [(x, y, z + 0.2), (x, y, z + cord)], 0.012)
    lathe(GREEN, [(0.17, 0), (0.13, 0.1), (0.045, 0.16), (0.045, 0.24), (0.001, 0.25)], (x, y, z))
    lathe(GLOW, [(0.001, 0.02), (0.1, 0.025), (0.155, 0.04)], (x, y, z - 0.015))


def feeder(x, y, z=0.0, size=1.0):
    """A round feeder: a hopper above a dish."""
    with place(x, y, z, 0, size):
        lathe(PALE_STEEL, [(0.001, 0.02), (0.34, 0.02), (0.36, 0.12), (0.33, 0.12), (0.3, 0.05)])
        lathe(WHITE, [(0.1, 0.12), (0.24, 0.34), (0.24, 0.85), (0.22, 0.88), (0.001, 0.9)])
        lathe(GREEN, [(0.245, 0.78), (0.25, 0.8), (0.25, 0.86), (0.23, 0.88)])


def ramp(x, y, turn=0, long=5.0, high=1.15):
    """A loading ramp that climbs along +x between solid rails."""
    with place(x, y, 0, turn):
        prism(CONCRETE, [(0, 0), (long, 0), (long, high), (0, 0.05)], 1.7, edge=0.02)
        for s in (-1, 1):
            prism(WHITE if s > 0 else PALE_STEEL, [(0, 0.1), (long, high), (long, high + (0.95 if s > 0 else 0.2)), (0, 1.0 if s > 0 else 0.25)], 0.07, (0, s * 0.85, 0), edge=0.02)


def pallet(x, y, z=0.0, turn=0, layers=4, bag=WHITE, band=GREEN):
    """Feed bags stacked crosswise on a wooden pallet."""
    with place(x, y, z, turn):
        for k in (-0.5, 0, 0.5):
            box(DARK_WOOD, (0, k * 0.9, 0), (1.3, 0.12, 0.1), edge=0.01)
        box(WOOD, (0, 0, 0.1), (1.3, 1.05, 0.04), edge=0.01)
        for r in range(layers):
            for k in (-1, 0, 1):
                with place(k * 0.42, 0, 0.14 + 0.19 * r, 0):
                    box(bag, (0, 0, 0), (0.41, 1.0, 0.19), edge=0.07)
                    box(band, (0, -0.3, 0), (0.416, 0.16, 0.194), edge=0.06)


def mast(x, y, high=7.0):
    """A mast with camera, small antenna box and a wind vane of cups."""
    rod(PALE_STEEL, 0.09, high, (x, y, 0), sides=14, top=0.05)
    box(WHITE, (x + 0.4, y, high - 1.1), (0.6, 0.26, 0.24), edge=0.06)
    box(DARK_SLATE, (x + 0.72, y, high - 1.07), (0.06, 0.18, 0.17), edge=0.03)
    box(SLATE, (x - 0.28, y, high - 2.0), (0.34, 0.24, 0.5), edge=0.05)
    for k in range(3):
        a = 2 * pi * k / 3
        tube(PALE_STEEL, [(x, y, high + 0.05), (x + 0.45 * cos(a), y + 0.45 * sin(a), high + 0.05)], 0.025)
        ball(WHITE, 0.12, (x + 0.45 * cos(a), y + 0.45 * sin(a), high + 0.05), sides=14)


def fan_wall(x, y, count=6, turn=0, high=4.4, radius=1.0, rows=1):
    """The gable-side wall of a barn with large exhaust fans."""
    with place(x, y, 0, turn):
        wide = count * radius * 2.7
        box(WHITE, (0, 0, 0), (wide + 1, 0.5, high), edge=0.06)
        box(CONCRETE, (0, -0.1, 0), (wide + 1.1, 0.6, 0.5), edge=0.05)
        for k in range(count):
            for r in range(rows):
                fx, fz = (k - (count - 1) / 2) * radius * 2.7, 1.75 + r * radius * 2.6
                fan(fx, -0.3, fz, radius)
                for b in range(5):
                    with place(fx, -0.42, fz):
                        box(PALE_STEEL, (0, 0, 0.08 * radius), (0.26 * radius, 0.03, 0.6 * radius), (0, 72 * b, 0), edge=0.02)
                lathe(STEEL, [(0.001, 0.14), (0.12 * radius, 0.12), (0.14 * radius, 0)], (fx, -0.42, fz), (90, 0, 0), sides=20)
        box(SLATE, (0, -0.3, high - 0.2), (wide + 1.8, 1.5, 0.3), edge=0.06)


def old_barn(x, y, z=0.0, turn=0, length=9.0, width=6.0):
    """A small old barn of dark boards under a tiled roof."""
    with place(x, y, z, turn):
        gable(length, width, 2.4, 2.0, paint("#8d6a55", 0.85), DARK_WOOD, 0.5, 0, WARM)
        for k in range(int(length / 0.6)):
            box(WOOD, (-length / 2 + 0.3 + 0.6 * k, -width / 2 - 0.02, 0.35), (0.06, 0.08, 1.9), edge=0.01)
        door(0.6, -width / 2 - 0.05, 1.8, 2.0, paint("#6f5136", 0.9))
        window(-2.6, -width / 2 - 0.05, 1.1, 0.9, 0.8, WOOD)


def weighbridge(x, y, turn=0, long=15.0):
    """A weighbridge set in the yard with its cabin behind."""
    with place(x, y, 0, turn):
        box(SLATE, (0, 0, 0), (long, 3.6, 0.2), edge=0.03)
        for s in (-1, 1):
            box(PALE_STEEL, (0, s * 1.1, 0.2), (long - 0.3, 1.1, 0.03), edge=0.01)
            prism(CONCRETE, [(0, 0), (2.4, 0), (0, 0.2)] if s > 0 else [(-2.4, 0), (0, 0), (0, 0.2)], 3.6, (s * long / 2, 0, 0), edge=0.01)
            rod(LIME, 0.12, 1.0, (s * long / 2, -2.1, 0), sides=16)
        with place(2, 5.2):
            box(WHITE, (0, 0, 0), (4.4, 3.0, 3.0), edge=0.08)
            box(GREEN, (0, -0.3, 3.0), (5.2, 4.0, 0.28), edge=0.08)
            window(-0.9, -1.5, 1.0, 2.0, 1.3)
            door(1.3, -1.5, 1.0, 2.1)
