"""Machines on the land and on the building site: irrigation boom, crane, tractor."""
from math import pi, sin

from .paint import CONCRETE, DARK_SLATE, GLASS, GREEN, LIME, PALE_STEEL, RUBBER, SLATE, STEEL, WHITE, WOOD, paint
from .shape import box, lathe, place, prism, rod, tube

SPRAY = paint("#dfeae8", 0.9)


def _tyre(x, y, radius, wide=0.36):
    lathe(RUBBER, [(0.001, -wide / 2), (radius * 0.9, -wide / 2), (radius, -wide / 3), (radius, wide / 3), (radius * 0.9, wide / 2), (0.001, wide / 2)], (x, y, radius), (90, 0, 0), sides=28)
    lathe(LIME, [(0.001, 0), (radius * 0.45, 0), (radius * 0.5, -0.05)], (x, y - wide / 2 - 0.02, radius), (90, 0, 0), sides=20)


def irrigation(x, y, spans=4, span=16.0, turn=0, high=3.4, drops=5):
    """A linear irrigation machine: arched pipe on wheeled towers, drop hoses with fine spray."""
    with place(x, y, 0, turn):
        for k in range(spans + 1):
            px = (k - spans / 2) * span
            for s in (-1, 1):
                tube(PALE_STEEL, [(px, 0, high), (px, s * 1.5, 0.6)], 0.07)
                _tyre(px, s * 1.5, 0.62, 0.3)
            tube(PALE_STEEL, [(px, -1.5, 0.65), (px, 1.5, 0.65)], 0.07)
        for k in range(spans):
            a = (k - spans / 2) * span
            arch = [(a + span * t / 8, 0, high + 0.75 * sin(pi * t / 8)) for t in range(9)]
            tube(PALE_STEEL, arch, 0.14)
            for s in (-1, 1):
                low = [(a + span * t / 8, s * 0.45, high - 0.75 + 0.75 * sin(pi * t / 8)) for t in range(1, 8)]
                tube(STEEL, [arch[0], *low, arch[8]], 0.04)
                for t in range(1, 8):
                    tube(STEEL, [arch[t], low[t - 1]], 0.03)
            for d in range(drops):
                t = (d + 0.5) / drops
                px, top = a + span * t, high + 0.7 * sin(pi * t)
                tube(DARK_SLATE, [(px, 0, top), (px, 0, 1.5)], 0.035)
                lathe(SPRAY, [(0.02, 0.95), (0.45, 0.25), (0.5, 0.22), (0.03, 0.9)], (px, 0, 0.5), sides=14)
        box(WHITE, (-spans / 2 * span - 1.2, 0, 0.4), (1.6, 1.4, 1.5), edge=0.1)


def tractor(x, y, turn=0, z=0.0, colour=GREEN):
    """A small tractor facing +x."""
    with place(x, y, z, turn):
        for s in (-1, 1):
            _tyre(-0.7, s * 0.85, 0.85, 0.45)
            _tyre(1.5, s * 0.75, 0.52, 0.32)
        box(colour, (0.95, 0, 0.75), (1.9, 0.85, 0.85), edge=0.16)
        box(DARK_SLATE, (0.3, 0, 0.5), (2.9, 0.6, 0.4), edge=0.08)
        box(GLASS, (-0.55, 0, 1.2), (1.35, 1.25, 1.25), edge=0.1)
        box(colour, (-0.55, 0, 2.4), (1.6, 1.5, 0.16), edge=0.07)
        for s in (-1, 1):
            box(colour, (-0.7, s * 0.85, 1.55), (1.5, 0.5, 0.14), edge=0.06)
        rod(SLATE, 0.05, 0.8, (1.3, 0.3, 1.5), sides=12)


def crane(x, y, turn=0, high=26.0, reach=24.0, colour=None, load=0.55):
    """A slim tower crane, its jib along +x, and what hangs from it at this part of its height."""
    c = colour or paint("#d9b24a", 0.6)
    with place(x, y, 0, turn):
        box(CONCRETE, (0, 0, 0), (4, 4, 0.6), edge=0.08)
        for sx in (-0.6, 0.6):
            for sy in (-0.6, 0.6):
                box(c, (sx, sy, 0.5), (0.16, 0.16, high), edge=0.02)
        n = int(high / 1.6)
        for k in range(n):
            z = 0.6 + k * high / n
            for sy in (-0.6, 0.6):
                tube(c, [(-0.6 if k % 2 else 0.6, sy, z), (0.6 if k % 2 else -0.6, sy, z + high / n)], 0.05)
        for sy in (-0.5, 0.5):
            tube(c, [(-8, sy, high + 0.8), (reach, sy, high + 0.8)], 0.12)
        tube(c, [(0, 0, high + 2.0), (reach, 0, high + 1.5)], 0.08)
        m = int(reach / 1.6)
        for k in range(m):
            a = k * reach / m
            tube(c, [(a, -0.5, high + 0.8), (a + reach / m / 2, 0, high + 1.9), (a + reach / m, 0.5, high + 0.8)], 0.045)
        rod(c, 0.3, 3.6, (0, 0, high + 0.8), sides=12, top=0.1)
        tube(SLATE, [(-7.5, 0, high + 0.9), (0, 0, high + 4.3), (reach * 0.7, 0, high + 1.8)], 0.05)
        box(CONCRETE, (-7, 0, high - 0.9), (2.2, 1.4, 1.8), edge=0.08)
        box(WHITE, (0.2, -1.2, high - 1.4), (1.4, 1.2, 1.9), edge=0.1)
        tube(SLATE, [(reach * 0.62, 0, high + 0.7), (reach * 0.62, 0, high * load)], 0.04)
        box(WOOD, (reach * 0.62, 0, high * load - 0.6), (5.0, 0.8, 0.4), edge=0.05)


def hopper_wagon(x, y, turn=0):
    """A small grain trailer."""
    with place(x, y, 0, turn):
        prism(GREEN, [(-1.7, 1.9), (-1.2, 0.75), (1.2, 0.75), (1.7, 1.9)], 1.9, edge=0.08)
        lathe(paint("#d8b668", 0.9), [(0.85, 0), (0.5, 0.25), (0.001, 0.38)], (0, 0, 1.85), scale=(1.7, 1, 1))
        for wx in (-0.7, 0.7):
            for s in (-1, 1):
                _tyre(wx, s * 0.9, 0.42, 0.28)
        tube(SLATE, [(1.2, 0, 0.7), (2.4, 0, 0.55)], 0.06)
