"""The village: whitewashed houses with tiled roofs, a school, a flagless square, a letter box."""
from math import cos, pi, sin

from .paint import CLAY, DEEP_GREEN, GREEN, SLATE, TILE, WARM, WHITE, WOOD, paint
from .parts import door, gable, window, windows
from .shape import ball, box, lathe, place, prism, tube


def house(x, y, z=0.0, turn=0, wide=9.0, deep=7.0, floors=2, roof=TILE, walls=WHITE):
    with place(x, y, z, turn):
        wall = 2.9 * floors
        gable(wide, deep, wall, deep * 0.30, roof, walls, 0.7, 0, WARM)
        box(roof, (0, 0, wall + deep * 0.30 + 0.12), (wide + 1.6, 0.4, 0.28), edge=0.1)
        for f in range(floors):
            for k in (-1, 1):
                window(k * wide * 0.3, -deep / 2, 1.1 + 2.9 * f, 1.3, 1.4, WOOD)
            for s, side in ((1, "right"), (-1, "left")):
                window(s * wide / 2, 0, 1.1 + 2.9 * f, 1.2, 1.3, WOOD, side)
        door(0, -deep / 2, 1.3, 2.2, WOOD)
        if floors > 1:
            window(0, -deep / 2, 4.0, 1.3, 1.4, WOOD)
            box(roof, (0, -deep / 2 - 0.6, 2.6), (2.6, 1.4, 0.18), (8, 0, 0), edge=0.05)


def school(x, y, z=0.0, turn=0):
    """A long two-storey school with a gallery and a small clock-less gable."""
    with place(x, y, z, turn):
        gable(26, 9, 6.4, 2.8, CLAY, WHITE, 0.7, 0, WARM)
        for f in (1.1, 4.3):
            windows(24, -4.5, f, 8, 1.7, 1.5, WOOD)
        with place(0, -4.2):
            prism(WHITE, [(-3, 0), (3, 0), (3, 6.6), (0, 9.2), (-3, 6.6)], 2.4)
            prism(CLAY, [(-3.5, 6.15), (0, 9.2), (3.5, 6.15), (3.5, 6.45), (0, 9.55), (-3.5, 6.45)], 3.2)
            door(0, -1.2, 2.4, 2.7, DEEP_GREEN)
            lathe(GREEN, [(0.001, 0.12), (0.7, 0.12), (0.8, 0)], (0, -1.2, 6.1), (90, 0, 0))
            window(0, -1.2, 3.7, 1.6, 1.5, WOOD)
        for k in range(5):
            box(WARM, (0, -5.6 - 0.3 * k, 0), (5, 0.6, 0.5 - 0.1 * k), edge=0.03)


def bench(x, y, z=0.0, turn=0):
    with place(x, y, z, turn):
        for k in range(3):
            box(WOOD, (0, -0.18 + 0.18 * k, 0.44), (1.8, 0.14, 0.06), edge=0.02)
        box(WOOD, (0, 0.3, 0.7), (1.8, 0.06, 0.16), edge=0.02)
        for s in (-0.7, 0.7):
            box(SLATE, (s, 0, 0), (0.08, 0.5, 0.44), edge=0.02)
            box(SLATE, (s, 0.28, 0.4), (0.08, 0.06, 0.45), edge=0.02)


def bicycle(x, y, z=0.0, turn=0):
    with place(x, y, z, turn):
        dark = paint("#3d4a4f", 0.6)
        for wx in (-0.52, 0.52):
            tube(dark, _ring(wx, 0.34, 0.32), 0.022)
        frame = paint("#6c8f3f", 0.5)
        seat, pedal, head = (-0.2, 0, 0.82), (-0.08, 0, 0.34), (0.36, 0, 0.78)
        for a, b in (((-0.52, 0, 0.34), pedal), (pedal, head), (pedal, seat), ((-0.52, 0, 0.34), seat), (seat, head), (head, (0.52, 0, 0.34))):
            tube(frame, [a, b], 0.025)
        tube(dark, [head, (0.33, 0, 0.95), (0.24, 0.2, 0.98)], 0.02)
        tube(dark, [(0.33, 0, 0.95), (0.24, -0.2, 0.98)], 0.02)
        ball(dark, 0.11, (-0.22, 0, 0.88), (1.2, 0.8, 0.4))
        box(WOOD, (0.5, 0, 0.72), (0.3, 0.36, 0.24), edge=0.03)


def _ring(x, z, radius):
    return [(x + radius * cos(2 * pi * k / 32), 0, z + radius * sin(2 * pi * k / 32)) for k in range(33)]
