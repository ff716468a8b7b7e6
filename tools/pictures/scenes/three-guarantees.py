"""Three ear tags: what is guaranteed hangs on an animal that can be told from every other."""
import math

from world.light import picture
from world.paint import GREEN, SLATE, WOOD, paint
from world.shape import box, lathe, place, prism
from world.still import still

picture("banners/three-guarantees", 2400, 600)


def tag(x, colour, turn):
    """A tag as wide as a hand, leaning back: a plate with a round neck, a button above, a raised field."""
    outline = [(-0.15, 0.0), (0.15, 0.0), (0.17, 0.02), (0.17, 0.17), (0.15, 0.2), (0.06, 0.24)]
    outline += [(0.05 * math.cos(math.radians(a)), 0.29 + 0.05 * math.sin(math.radians(a))) for a in range(-20, 201, 20)]
    outline += [(-0.06, 0.24), (-0.15, 0.2), (-0.17, 0.17), (-0.17, 0.02)]
    with place(x, 0, 0.005, turn), place(0, 0, 0, 0, 1, -20):
        prism(colour, outline, 0.022, edge=0.006)
        lathe(SLATE, [(0.001, 0), (0.03, 0), (0.03, 0.014), (0.018, 0.024), (0.001, 0.026)], (0, -0.011, 0.29), (90, 0, 0))
        box(paint("#f3f1e8", 0.7), (0, -0.012, 0.035), (0.26, 0.006, 0.12), edge=0.002)
        for k in range(9):
            box(SLATE, (-0.1 + 0.025 * k, -0.016, 0.055), ((0.006, 0.012, 0.009)[k % 3], 0.003, 0.08), edge=0)


box(WOOD, (0, 0.13, 0), (1.9, 0.06, 0.14), edge=0.012)
for x, colour, turn in ((-0.6, GREEN, 8), (0.0, paint("#e0b548", 0.55), -3), (0.6, paint("#6f98a6", 0.55), -9)):
    tag(x, colour, turn)
still(3.0, 14)
