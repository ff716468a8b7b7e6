"""What is shown: screens with coloured bars, boards, a table model of a farm, a film camera."""
from math import cos, pi, sin

from .paint import CREAM, DARK_SLATE, DARK_WOOD, GREEN, PANEL, SLATE, WARM, WHITE, WOOD, paint
from .shape import ball, box, lathe, place, prism, rod, tube

BARS = (paint("#8fc31f", 0.7), paint("#4d9aa8", 0.7), paint("#e0b04e", 0.7), paint("#e8ede0", 0.7), paint("#c98a5a", 0.7))


def screen(x, y, z, wide=0.62, high=0.36, turn=0, kind=0, stand=True, face=PANEL):
    """A screen that shows coloured bars (0), a line (1), tiles (2) or a barn in outline (3); never letters."""
    with place(x, y, z, turn):
        if stand:
            box(SLATE, (0, 0.04, 0), (0.24, 0.16, 0.015), edge=0.005)
            box(SLATE, (0, 0.05, 0), (0.05, 0.03, 0.16), edge=0.005)
        with place(0, 0, 0.1 if stand else 0):
            box(DARK_SLATE, (0, 0.012, 0), (wide, 0.03, high), edge=0.008)
            box(face, (0, -0.002, 0.012), (wide - 0.03, 0.008, high - 0.024), edge=0.002)
            if kind == 0:
                for k in range(8):
                    h = high * (0.18 + 0.5 * abs(sin(1.3 + k * 0.8)))
                    box(BARS[k % 2], (wide * (k - 3.5) / 9.5, -0.008, high * 0.12), (wide * 0.07, 0.006, h), edge=0)
            elif kind == 1:
                for c, (phase, base) in enumerate(((0.3, 0.62), (1.9, 0.36))):
                    tube(BARS[c * 2], [(wide * (t - 12) / 27, -0.009, high * (base + 0.13 * sin(phase + t * 0.5))) for t in range(25)], 0.006 * wide / 0.62)
            elif kind == 2:
                for r in range(3):
                    for c in range(5):
                        box(BARS[(r * 2 + c * 3) % 5], (wide * (c - 2) / 5.6, -0.008, high * (0.12 + 0.28 * r)), (wide * 0.15, 0.006, high * 0.21), edge=0)
            else:
                prism(BARS[3], [(-wide * 0.36, high * 0.2), (wide * 0.36, high * 0.2), (wide * 0.36, high * 0.46), (wide * 0.3, high * 0.68), (-wide * 0.3, high * 0.68), (-wide * 0.36, high * 0.46)], 0.006, (0, -0.009, 0), edge=0)
                for k in range(5):
                    box(BARS[0 if k != 3 else 2], (wide * (k - 2) * 0.13, -0.014, high * 0.27), (wide * 0.08, 0.004, high * 0.14), edge=0)


def tripod(x, y, z=0.0, turn=0, size=1.0):
    """A film camera on a tripod, looking along -y turned by `turn`."""
    with place(x, y, z, turn, size):
        for k in range(3):
            a = 2 * pi * k / 3 + pi / 2
            tube(DARK_SLATE, [(0, 0, 1.25), (0.42 * cos(a), 0.42 * sin(a), 0)], 0.022)
        rod(SLATE, 0.05, 0.16, (0, 0, 1.18), sides=16)
        box(DARK_SLATE, (0, 0.05, 1.34), (0.22, 0.46, 0.26), edge=0.03)
        lathe(SLATE, [(0.001, 0), (0.085, 0), (0.085, 0.16), (0.11, 0.17), (0.11, 0.24), (0.09, 0.24), (0.08, 0.18), (0.001, 0.18)], (0, -0.17, 1.47), (90, 0, 0), sides=28)
        box(SLATE, (0, 0.1, 1.6), (0.06, 0.3, 0.05), edge=0.02)
        box(DARK_SLATE, (-0.2, 0.1, 1.38), (0.2, 0.02, 0.16), (0, 0, 25), edge=0.01)


def globe_tree(x, y, z, size=1.0, leaf=None):
    """A tree for table models."""
    with place(x, y, z, 0, size):
        rod(DARK_WOOD, 0.004, 0.02, sides=8)
        ball(leaf or paint("#6f9146", 0.9), 0.018, (0, 0, 0.034), sides=14)


def model_farm(x, y, z, turn=0, size=1.0):
    """A table model of a farm on a board: barns, silos, a basin, trees."""
    with place(x, y, z, turn, size):
        box(WOOD, (0, 0, 0), (1.3, 0.72, 0.025), edge=0.008)
        box(paint("#a9bb7c", 0.95), (0, 0, 0.025), (1.26, 0.68, 0.012), edge=0.003)
        box(paint("#d9d4c4", 0.95), (0, -0.1, 0.037), (1.26, 0.05, 0.003), edge=0)
        box(paint("#d9d4c4", 0.95), (0.24, 0, 0.037), (0.05, 0.66, 0.003), edge=0)
        for k in range(3):
            with place(-0.22, 0.02 + 0.14 * k, 0.037):
                prism(WHITE, [(-0.048, 0), (0.048, 0), (0.048, 0.035), (0, 0.07), (-0.048, 0.035)], 0.6, turn=(0, 0, 90), edge=0.002)
                prism((SLATE, GREEN, SLATE)[k], [(-0.055, 0.031), (0, 0.071), (0.055, 0.031), (0.055, 0.037), (0, 0.079), (-0.055, 0.037)], 0.62, turn=(0, 0, 90), edge=0.001)
            rod(WHITE, 0.02, 0.09, (0.13, 0.02 + 0.14 * k, 0.037), sides=20)
        for k in range(2):
            lathe(CREAM, [(0.07, 0), (0.07, 0.05), (0.05, 0.075), (0.02, 0.09), (0.001, 0.093)], (0.37 + 0.16 * k, 0.18, 0.037))
        box(paint("#86b0a4", 0.4), (0.44, 0.0, 0.037), (0.26, 0.1, 0.012), edge=0.004)
        box(WHITE, (-0.4, -0.22, 0.037), (0.2, 0.1, 0.06), edge=0.004)
        for k in range(22):
            globe_tree(-0.6 + 0.057 * k, 0.315 if k % 2 else -0.315, 0.037, 0.9 + 0.2 * (k % 3))


def board(x, y, z, wide=2.4, high=1.3, turn=0, kind=None):
    """A pale wall board, with coloured bars when a kind is given."""
    with place(x, y, z, turn):
        box(WARM, (0, 0.02, -0.04), (wide + 0.1, 0.05, high + 0.08), edge=0.02)
        if kind is None:
            box(WHITE, (0, 0, 0), (wide, 0.04, high), edge=0.01)
        else:
            screen(0, 0, 0, wide, high, 0, kind, False, WHITE)
