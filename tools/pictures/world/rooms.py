"""Rooms seen like stage sets: laboratory bench, shelf, steel table. Heights in metres."""
import random

from .paint import CREAM, DARK_SLATE, GREEN, LIME, PALE_STEEL, SLATE, STEEL, STRAW, WARM, WHITE, WOOD, paint
from .shape import box, lathe, place, prism, rod

PALE_GLASS, TEAL, AMBER = paint("#dfe9e6", 0.4), paint("#8fb8ae", 0.5), paint("#cfa35c", 0.5)


def corner(wide, deep, high, wall=CREAM, floor=WARM, left=True, opening=None):
    """A floor, a back wall (with an opening x, z, width, height towards the land) and sometimes a left wall."""
    box(floor, (0, 0, -0.1), (wide, deep, 0.1), edge=0.02)
    y = deep / 2 - 0.08
    if opening:
        ox, oz, ow, oh = opening
        a, b = ox - ow / 2, ox + ow / 2
        for x0, x1, z0, z1 in ((-wide / 2, a, 0, high), (b, wide / 2, 0, high), (a, b, 0, oz), (a, b, oz + oh, high)):
            box(wall, ((x0 + x1) / 2, y, z0), (x1 - x0, 0.16, z1 - z0), edge=0.004)
        for x in (a, b):
            box(WHITE, (x, y, oz), (0.1, 0.24, oh), edge=0.02)
        for z in (oz - 0.05, oz + oh - 0.05):
            box(WHITE, (ox, y, z), (ow + 0.2, 0.26, 0.1), edge=0.02)
        for k in range(1, max(2, round(ow / 1.6))):
            box(WHITE, (a + k * ow / max(2, round(ow / 1.6)), y, oz), (0.06, 0.14, oh), edge=0.02)
    else:
        box(wall, (0, y, 0), (wide, 0.16, high), edge=0.02)
    if left:
        box(wall, (-wide / 2 + 0.08, 0, 0), (0.16, deep, high), edge=0.02)


def flask(x, y, z, size=1.0, content=TEAL):
    """A conical flask, drawn as solid: content below, pale neck above."""
    with place(x, y, z, 0, size):
        lathe(content, [(0.001, 0), (0.085, 0), (0.092, 0.02), (0.058, 0.10), (0.001, 0.102)], sides=28)
        lathe(PALE_GLASS, [(0.058, 0.10), (0.026, 0.165), (0.024, 0.22), (0.034, 0.23), (0.034, 0.24), (0.02, 0.24)], sides=28)


def bottle(x, y, z, size=1.0, content=AMBER, cap=GREEN):
    with place(x, y, z, 0, size):
        lathe(content, [(0.001, 0), (0.055, 0), (0.06, 0.012), (0.06, 0.15), (0.03, 0.185)], sides=28)
        lathe(cap, [(0.034, 0.18), (0.034, 0.225), (0.001, 0.23)], sides=24)


def tubes(x, y, z, count=8, turn=0):
    """A rack of sample tubes."""
    with place(x, y, z, turn):
        for h in (0.02, 0.085):
            box(WOOD if h < 0.05 else WHITE, (0, 0, h), (0.055 * count + 0.05, 0.08, 0.018), edge=0.005)
        for s in (-1, 1):
            box(WHITE, (s * (0.0275 * count + 0.02), 0, 0), (0.015, 0.08, 0.105), edge=0.004)
        for k in range(count):
            tx = (k - (count - 1) / 2) * 0.055
            lathe(PALE_GLASS, [(0.001, 0.03), (0.016, 0.035), (0.017, 0.17)], (tx, 0, z * 0), sides=16)
            lathe((GREEN, LIME, AMBER, TEAL)[k % 4], [(0.019, 0.165), (0.019, 0.19), (0.001, 0.192)], (tx, 0, 0), sides=16)


def dish(x, y, z, content=STRAW, size=1.0):
    """A sample dish with a small heap of grain or meal."""
    with place(x, y, z, 0, size):
        lathe(WHITE, [(0.001, 0), (0.08, 0), (0.105, 0.035), (0.098, 0.037), (0.075, 0.012)], sides=32)
        lathe(content, [(0.085, 0.022), (0.05, 0.045), (0.001, 0.056)], sides=32)


def microscope(x, y, z, turn=0, size=1.0):
    with place(x, y, z, turn, size):
        box(WHITE, (0, 0, 0), (0.2, 0.26, 0.045), edge=0.02)
        prism(WHITE, [(0.05, 0.03), (0.12, 0.03), (0.13, 0.28), (0.06, 0.40), (-0.02, 0.40), (-0.02, 0.35), (0.04, 0.33)], 0.07, (0, 0, 0), (0, 0, 90), edge=0.02)
        box(DARK_SLATE, (0, -0.02, 0.14), (0.17, 0.16, 0.018), edge=0.006)
        rod(PALE_STEEL, 0.028, 0.14, (0, -0.0, 0.20), sides=20, top=0.034)
        rod(DARK_SLATE, 0.017, 0.05, (0, 0, 0.16), sides=16)
        rod(WHITE, 0.036, 0.09, (0, 0, 0.32), (38, 0, 0), sides=20)
        rod(DARK_SLATE, 0.026, 0.10, (0, -0.055, 0.39), (38, 0, 0), sides=20)
        for s in (-1, 1):
            rod(SLATE, 0.032, 0.03, (s * 0.05, 0.1, 0.13), (0, s * 90, 0), sides=20)


def lab_bench(x, y, length=4.0, turn=0):
    """A white bench with drawers; its top is at 0.92."""
    with place(x, y, 0, turn):
        box(WHITE, (0, 0, 0.08), (length - 0.1, 0.72, 0.8), edge=0.02)
        box(SLATE, (0, 0, 0.87), (length, 0.82, 0.05), edge=0.015)
        box(DARK_SLATE, (0, 0.03, 0), (length - 0.2, 0.64, 0.1), edge=0.01)
        n = round(length / 0.8)
        for k in range(n):
            dx = (k + 0.5) * (length - 0.1) / n - length / 2 + 0.05
            for h, t in ((0.12, 0.5), (0.64, 0.2)):
                box(CREAM, (dx, -0.36, h), (length / n - 0.08, 0.03, t), edge=0.012)
                box(PALE_STEEL, (dx, -0.385, h + t - 0.06), (0.16, 0.025, 0.02), edge=0.006)


def shelf(x, y, z, wide=1.6, rows=3, gap=0.42, seed=1, stock="bottles"):
    """Open shelves with neat stock."""
    draw = random.Random(seed)
    with place(x, y, z):
        for s in (-1, 1):
            box(WOOD, (s * wide / 2, 0, 0), (0.04, 0.3, rows * gap), edge=0.01)
        for r in range(rows + 1):
            box(WOOD, (0, 0, r * gap), (wide, 0.3, 0.03), edge=0.01)
        for r in range(rows):
            px = -wide / 2 + 0.12
            while px < wide / 2 - 0.1:
                if stock == "bottles":
                    bottle(px, 0, r * gap + 0.03, draw.uniform(0.9, 1.25), draw.choice((AMBER, TEAL, STRAW, WHITE)), draw.choice((GREEN, SLATE)))
                    px += 0.16
                else:
                    w = draw.uniform(0.14, 0.22)
                    box(draw.choice((WHITE, CREAM, LIME, WARM)), (px, 0, r * gap + 0.03), (w, 0.2, draw.uniform(0.16, 0.28)), edge=0.015)
                    px += w + 0.05


def steel_table(x, y, wide=2.2, deep=0.8, turn=0):
    """A clean-room table; its top is at 0.9."""
    with place(x, y, 0, turn):
        box(PALE_STEEL, (0, 0, 0.85), (wide, deep, 0.05), edge=0.015)
        box(STEEL, (0, 0, 0.25), (wide - 0.2, deep - 0.15, 0.03), edge=0.01)
        for sx in (-1, 1):
            for sy in (-1, 1):
                rod(STEEL, 0.028, 0.86, (sx * (wide / 2 - 0.1), sy * (deep / 2 - 0.1), 0), sides=12)


def crate(x, y, z, turn=0, colour=GREEN, size=1.0):
    """A plastic crate with a lid-less rim."""
    with place(x, y, z, turn, size):
        box(colour, (0, 0, 0), (0.58, 0.38, 0.2), edge=0.02)
        box(colour, (0, 0, 0.17), (0.62, 0.42, 0.04), edge=0.012)
        box(CREAM, (0, 0, 0.2), (0.52, 0.32, 0.015), edge=0.006)
