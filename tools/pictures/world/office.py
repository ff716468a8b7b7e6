"""Things on and around a table: notebook, key, books, jar, plant."""
from math import cos, pi, sin

from .paint import CREAM, DEEP_GREEN, GREEN, LIME, SLATE, STRAW, WOOD, paint
from .shape import ball, box, lathe, place, tube

GREY, BRASS = paint("#c4c8c0", 0.9), paint("#c9a24b", 0.5)


def table(x, y, wide=2.4, deep=0.9, high=0.75, turn=0, top=WOOD):
    """A table on four legs; its top is at `high`."""
    with place(x, y, 0, turn):
        box(top, (0, 0, high - 0.05), (wide, deep, 0.05), edge=0.015)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(SLATE, (sx * (wide / 2 - 0.1), sy * (deep / 2 - 0.1), 0), (0.06, 0.06, high - 0.05), edge=0.01)


def notebook(x, y, z, turn=0, cover=DEEP_GREEN, size=1.0):
    """A bound notebook with a ribbon."""
    with place(x, y, z, turn, size):
        box(cover, (0, 0, 0), (0.16, 0.22, 0.004), edge=0.002)
        box(CREAM, (0.002, 0, 0.004), (0.15, 0.212, 0.014), edge=0.003)
        box(cover, (0, 0, 0.018), (0.16, 0.22, 0.004), edge=0.002)
        box(LIME, (0.045, 0, 0.0222), (0.008, 0.222, 0.0008), edge=0)


def key(x, y, z, turn=0, size=1.0):
    """An old brass key lying flat."""
    with place(x, y, z, turn, size):
        tube(BRASS, [(0.022 * cos(2 * pi * k / 24), 0.022 * sin(2 * pi * k / 24), 0.006) for k in range(25)], 0.0055)
        tube(BRASS, [(0.022, 0, 0.006), (0.105, 0, 0.006)], 0.005)
        for px, long in ((0.098, 0.024), (0.083, 0.018)):
            box(BRASS, (px, -long / 2 - 0.002, 0.002), (0.008, long, 0.007), edge=0.001)


def pile(x, y, z, count=3, turn=0, seed=0):
    """Bound volumes lying on each other."""
    covers = (DEEP_GREEN, CREAM, SLATE, STRAW, GREEN)
    top = z
    for k in range(count):
        h = 0.026 + 0.008 * ((k + seed) % 3)
        with place(x, y, top, turn + (7, -6, 3, -9)[(k + seed) % 4]):
            box(covers[(k + seed) % 5], (0, 0, 0), (0.26, 0.19, h), edge=0.005)
            box(CREAM, (0.004, -0.004, 0.005), (0.256, 0.188, h - 0.01), edge=0.002)
        top += h
    return top


def jar(x, y, z, content=STRAW, size=1.0):
    """A sample jar with a lid: grain below, pale above."""
    with place(x, y, z, 0, size):
        lathe(content, [(0.001, 0), (0.05, 0), (0.054, 0.006), (0.054, 0.085)], sides=28)
        lathe(paint("#e4ebe8", 0.5), [(0.0541, 0.085), (0.0535, 0.115), (0.046, 0.125)], sides=28)
        lathe(SLATE, [(0.05, 0.12), (0.05, 0.148), (0.001, 0.15)], sides=28)


def plant(x, y, z=0.0, size=1.0):
    """A leafy plant in a pale pot."""
    with place(x, y, z, 0, size):
        lathe(CREAM, [(0.001, 0), (0.13, 0), (0.17, 0.3), (0.15, 0.3), (0.14, 0.26), (0.001, 0.26)])
        leaf = paint("#5f8a43", 0.85)
        for k in range(14):
            a, up = k * 2.4, 0.35 + 0.045 * k
            tube(leaf, [(0, 0, 0.25), (0.1 * cos(a), 0.1 * sin(a), up * 0.8)], 0.008)
            ball(leaf, 0.13, (0.2 * cos(a), 0.2 * sin(a), up), (1.0, 0.42, 0.22), (0, -25, a * 180 / pi), sides=14)
