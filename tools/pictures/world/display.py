"""Screens that show coloured bars, a line, tiles or a barn."""
from math import sin

from .paint import DARK_SLATE, PANEL, SLATE, paint
from .shape import box, place, prism, tube

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
