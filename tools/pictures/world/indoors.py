"""Rooms of a house that is sawn open, and what stands in them. Lengths in metres."""
from .model import LINING
from .paint import CREAM, PALE_STEEL, SLATE, WHITE, WOOD
from .parts import window
from .shape import ball, box, lathe, place, rod


def rooms(walls, front, deep, high, z=0.0, panes=1.6, floor=LINING):
    """A storey with walls at these places: floor, back wall with a window every so many metres (0: none), walls between; front and ceiling are
    sawn off."""
    left, right = walls[0], walls[-1]
    mid, wide = (left + right) / 2, right - left
    box(floor, (mid, front + deep / 2, z - 0.24), (wide + 0.24, deep + 0.04, 0.3), edge=0)
    box(WHITE, (mid, front + deep - 0.12, z), (wide + 0.24, 0.24, high), edge=0.02)
    for x in walls:
        box(WHITE, (x, front + (deep - 0.26) / 2, z), (0.24, deep - 0.26, high - 0.02), edge=0.02)
    for a, b in zip(walls, walls[1:]):
        count = int((b - a - 0.6) / panes) if panes else 0
        for k in range(count):
            window(a + (b - a) * (k + 0.5) / count, front + deep - 0.3, z + 0.42 * high, panes * 0.62, 0.36 * high)


def footing(x, front, down=0.7, wide=0.5):
    """What a wall stands on, seen in the section."""
    box(LINING, (x, front + 0.2, -down), (wide, 0.46, down - 0.26), edge=0)


def chair(x, y, z, turn, paint, size=1.0):
    """A chair that faces the viewer."""
    with place(x, y, z, turn, size):
        rod(SLATE, 0.05, 0.42, (0, 0, 0), sides=12)
        box(SLATE, (0, 0, 0), (0.5, 0.5, 0.06), edge=0.02)
        box(paint, (0, 0, 0.4), (0.56, 0.54, 0.13), edge=0.05)
        box(paint, (0, 0.25, 0.5), (0.54, 0.12, 0.66), (-8, 0, 0), edge=0.05)
        for s in (-1, 1):
            box(SLATE, (s * 0.29, 0, 0.6), (0.06, 0.4, 0.05), edge=0.02)


def desk(x, y, z, wide=1.6, deep=0.8, high=0.74, top=WOOD):
    box(top, (x, y, z + high - 0.07), (wide, deep, 0.07), edge=0.02)
    for s in (-1, 1):
        box(CREAM, (x + s * (wide / 2 - 0.1), y, z), (0.08, deep - 0.16, high - 0.07), edge=0.01)


def telephone(x, y, z, paint, size=1.0, turn=0):
    """A desk telephone with its receiver on."""
    with place(x, y, z, turn, size):
        box(paint, (0, 0, 0), (0.34, 0.3, 0.1), edge=0.04)
        for s in (-1, 1):
            ball(paint, 0.075, (s * 0.19, 0.05, 0.17), (1, 1, 0.8), sides=18)
        box(paint, (0, 0.05, 0.15), (0.38, 0.08, 0.07), edge=0.03)


def bed(x, y, z, cover, long=2.0, wide=0.95):
    """A bed along x, its head on the left."""
    box(WHITE, (x, y, z + 0.12), (long, wide, 0.24), edge=0.04)
    box(cover, (x + 0.22, y, z + 0.3), (long - 0.46, wide + 0.04, 0.14), edge=0.05)
    box(WHITE, (x - long / 2 + 0.24, y, z + 0.34), (0.36, wide - 0.3, 0.14), edge=0.06)
    box(WOOD, (x - long / 2, y, z), (0.08, wide, 0.75), edge=0.02)


def coat(x, y, z, paint, size=1.0):
    """A working coat on its hook, z the height of the hook."""
    with place(x, y, z, 0, size):
        lathe(paint, [(0.001, -1.15), (0.27, -1.15), (0.24, -0.7), (0.2, -0.35), (0.22, -0.14), (0.1, -0.03), (0.03, 0)], scale=(1, 0.5, 1), sides=20)
        for s in (-1, 1):
            lathe(paint, [(0.001, -0.72), (0.07, -0.72), (0.085, -0.3), (0.09, -0.1), (0.001, -0.04)], (s * 0.25, 0, 0), sides=14)
        box(PALE_STEEL, (0, 0.08, -0.02), (0.05, 0.2, 0.05), edge=0.01)


def stool(x, y, z, paint=WHITE):
    rod(SLATE, 0.04, 0.42, (x, y, z), sides=10)
    lathe(paint, [(0.001, 0.4), (0.2, 0.4), (0.21, 0.44), (0.2, 0.48), (0.001, 0.48)], (x, y, z), sides=20)
