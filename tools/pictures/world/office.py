"""Things on and around a table: papers, telephone, books, key, balance, chairs, plants."""
from math import cos, pi, sin

from .paint import CREAM, DARK_SLATE, DEEP_GREEN, GREEN, LIME, SLATE, STEEL, STRAW, WHITE, WOOD, paint
from .shape import ball, box, lathe, place, prism, rod, tube

GREY, STEM, BRASS = paint("#c4c8c0", 0.9), paint("#c9ac67", 0.9), paint("#c9a24b", 0.5)


def table(x, y, wide=2.4, deep=0.9, high=0.75, turn=0, top=WOOD):
    """A table on four legs; its top is at `high`."""
    with place(x, y, 0, turn):
        box(top, (0, 0, high - 0.05), (wide, deep, 0.05), edge=0.015)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(SLATE, (sx * (wide / 2 - 0.1), sy * (deep / 2 - 0.1), 0), (0.06, 0.06, high - 0.05), edge=0.01)


def ear(x, y, z, lean, turn):
    """An ear of wheat on its stalk."""
    with place(x, y, z, turn):
        tube(STEM, [(0, 0, 0), (lean * 0.3, 0, 0.14), (lean, 0, 0.24)], 0.0022)
        for k in range(7):
            for s in (-1, 1):
                t = k / 7
                lathe(paint("#d8b96c", 0.85), [(0.001, 0), (0.0062, 0.008), (0.005, 0.016), (0.001, 0.024)],
                      (lean * (1 + 0.25 * t), s * 0.005, 0.235 + 0.075 * t), (s * 20, 20 * lean * 10, 0), sides=10)


def vase(x, y, z, ears=7):
    """A small vase with ears of wheat."""
    lathe(paint("#7fa27c", 0.6), [(0.001, 0), (0.026, 0), (0.032, 0.006), (0.038, 0.016), (0.042, 0.03), (0.0425, 0.048), (0.04, 0.068), (0.033, 0.086), (0.025, 0.098), (0.021, 0.106), (0.021, 0.113), (0.025, 0.12), (0.021, 0.12), (0.016, 0.1)], (x, y, z))
    for k in range(ears):
        ear(x, y, z + 0.07, 0.03 + 0.02 * (k % 3), 51 * k)


def letter(x, y, z, turn=0, size=1.0, seal=True):
    """A closed envelope, flap up, with a round seal and no writing."""
    with place(x, y, z, turn, size):
        box(CREAM, (0, 0, 0), (0.24, 0.16, 0.008), edge=0.003)
        fold = paint("#d8d1bb", 0.9)
        for s in (-1, 1):
            with place(s * 0.0598, 0.0375, 0.008, s * 32.0):
                box(fold, (0, 0, 0), (0.141, 0.003, 0.0012), edge=0)
        if seal:
            lathe(paint("#5f8a2f", 0.6), [(0.017, 0), (0.016, 0.003), (0.001, 0.0035)], (0, 0.002, 0.008), sides=28)


def sheets(x, y, z, turn=0, count=3, lines=8):
    """A few sheets with grey rows instead of writing."""
    with place(x, y, z, turn):
        for k in range(count):
            box(WHITE, (0.004 * k, 0.003 * k, 0.002 * k), (0.21, 0.297, 0.0016), (0, 0, 3 * k), edge=0)
        for r in range(lines):
            box(GREY, (-0.01 if r % 3 == 2 else 0.004, 0.11 - 0.028 * r, 0.002 * count + 0.0004), (0.12 if r % 3 == 2 else 0.155, 0.006, 0.0008), (0, 0, 3 * (count - 1)), edge=0)


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


def telephone(x, y, z, turn=0, body=None):
    """A desk telephone with its receiver on a curled cord."""
    b = body or paint("#4f7d3d", 0.5)
    with place(x, y, z, turn):
        prism(b, [(-0.105, 0), (0.105, 0), (0.105, 0.035), (-0.105, 0.075)], 0.2, turn=(0, 0, 90), edge=0.014)
        for r in range(4):
            for c in range(3):
                box(CREAM, (0.0 + 0.036 * c, -0.075 + 0.036 * r, 0.046 + 0.0075 * r), (0.024, 0.022, 0.01), (11, 0, 0), edge=0.004)
        for s in (-1, 1):
            rod(b, 0.033, 0.034, (-0.06, s * 0.082, 0.062 + 0.014 * s), sides=24)
        tube(b, [(-0.06, -0.1, 0.088), (-0.06, -0.05, 0.112), (-0.06, 0.05, 0.13), (-0.06, 0.1, 0.116)], 0.021)
        tube(paint("#39463a", 0.7), [(-0.1 - 0.012 * cos(k * 0.9), -0.12 - 0.004 * k, 0.012 + 0.006 * sin(k * 0.9)) for k in range(26)], 0.004)


def books(x, y, z, count=7, turn=0, seed=0):
    """A row of upright bound volumes."""
    covers = (DEEP_GREEN, SLATE, STRAW, GREEN, CREAM, paint("#8a5f4a", 0.8), DARK_SLATE)
    with place(x, y, z, turn):
        px = 0.0
        for k in range(count):
            w, h = 0.028 + 0.009 * ((k * 5 + seed) % 3), 0.235 + 0.018 * ((k * 7 + seed) % 3)
            c = covers[(k * 3 + seed) % 7]
            box(c, (px + w / 2, 0, 0), (w, 0.17, h), edge=0.005)
            for q in (0.16, 0.8):
                box(BRASS, (px + w / 2, -0.0855, h * q), (w * 0.98, 0.002, 0.006), edge=0)
            px += w + 0.002


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


def balance(x, y, z, turn=0, size=1.0):
    """A laboratory balance: a flat body, a pan, a draught frame and a small screen."""
    with place(x, y, z, turn, size):
        box(WHITE, (0, 0, 0), (0.24, 0.34, 0.07), edge=0.02)
        box(paint("#9fb9a0", 0.6), (0, -0.145, 0.05), (0.13, 0.03, 0.03), (-40, 0, 0), edge=0.004)
        lathe(STEEL, [(0.001, 0.07), (0.012, 0.07), (0.012, 0.085), (0.075, 0.087), (0.075, 0.093), (0.001, 0.093)], (0, 0.03, 0))
        for sx in (-0.11, 0.11):
            for sy in (-0.07, 0.14):
                box(SLATE, (sx, sy, 0.07), (0.012, 0.012, 0.22), edge=0.002)
        box(SLATE, (0, 0.035, 0.285), (0.24, 0.23, 0.014), edge=0.004)


def jar(x, y, z, content=STRAW, size=1.0):
    """A sample jar with a lid: grain below, pale above."""
    with place(x, y, z, 0, size):
        lathe(content, [(0.001, 0), (0.05, 0), (0.054, 0.006), (0.054, 0.085)], sides=28)
        lathe(paint("#e4ebe8", 0.5), [(0.0541, 0.085), (0.0535, 0.115), (0.046, 0.125)], sides=28)
        lathe(SLATE, [(0.05, 0.12), (0.05, 0.148), (0.001, 0.15)], sides=28)


def chair(x, y, turn=0, seat=None):
    """An office chair facing -y."""
    c = seat or paint("#6d7f5a", 0.8)
    with place(x, y, 0, turn):
        box(c, (0, 0, 0.43), (0.46, 0.44, 0.07), edge=0.03)
        box(c, (0, 0.21, 0.58), (0.42, 0.06, 0.42), (-6, 0, 0), edge=0.03)
        for sx in (-1, 1):
            for sy in (-1, 1):
                rod(WOOD, 0.02, 0.43, (sx * 0.18, sy * 0.18, 0), sides=10)


def plant(x, y, z=0.0, size=1.0):
    """A leafy plant in a pale pot."""
    with place(x, y, z, 0, size):
        lathe(CREAM, [(0.001, 0), (0.13, 0), (0.17, 0.3), (0.15, 0.3), (0.14, 0.26), (0.001, 0.26)])
        leaf = paint("#5f8a43", 0.85)
        for k in range(14):
            a, up = k * 2.4, 0.35 + 0.045 * k
            tube(leaf, [(0, 0, 0.25), (0.1 * cos(a), 0.1 * sin(a), up * 0.8)], 0.008)
            ball(leaf, 0.13, (0.2 * cos(a), 0.2 * sin(a), up), (1.0, 0.42, 0.22), (0, -25, a * 180 / pi), sides=14)
