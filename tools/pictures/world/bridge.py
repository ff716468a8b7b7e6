"""An arched bridge of pale stone along x."""
import math

from .paint import CREAM, ROAD, WHITE
from .shape import box, place, prism


def viaduct(x, y, spans=10, span=18.0, high=15.0, wide=7.5, turn=0):
    """Its deck lies at `high`; it is centred on x."""
    with place(x, y, 0, turn):
        half, pier = span / 2, 1.5
        r = half - pier
        spring = high - r - 2.2
        arc = [(r * math.cos(math.pi * k / 20), spring + r * math.sin(math.pi * k / 20)) for k in range(20, -1, -1)]
        outline = [(-half, -6), (-r, -6), *arc, (r, -6), (half, -6), (half, high - 0.3), (-half, high - 0.3)]
        for k in range(spans):
            prism(CREAM, outline, wide - 0.8, ((k - (spans - 1) / 2) * span, 0, 0), edge=0.05)
        long = spans * span
        box(ROAD, (0, 0, high - 0.4), (long, wide, 0.4), edge=0.05)
        for s in (-1, 1):
            box(WHITE, (0, s * (wide / 2 - 0.15), high - 0.5), (long, 0.35, 1.3), edge=0.08)
