"""The hats of five jobs: barn, field, plant, building site, office on wheels."""
from world.light import picture
from world.paint import WHITE, WOOD, paint
from world.shape import ball, box, lathe, place
from world.still import SAGE, still

picture("banners/worth", 3840, 960)
YELLOW, STRAW_HAT, CAP, NAVY = paint("#e0b548", 0.5), paint("#dcc078", 0.9), paint("#6f9a45", 0.8), paint("#41586a", 0.8)
box(WOOD, (0, 0, 0), (3.1, 0.52, 0.05), edge=0.02)


def cap(x, colour):
    with place(x, 0, 0.05, 14):
        lathe(colour, [(0.17, 0), (0.172, 0.05), (0.15, 0.12), (0.09, 0.165), (0.001, 0.18)])
        ball(colour, 0.15, (0, -0.13, 0.025), (0.95, 0.95, 0.14))
        ball(colour, 0.014, (0, 0, 0.182))


cap(-1.2, CAP)
with place(-0.62, 0, 0.05):
    lathe(STRAW_HAT, [(0.3, 0.0), (0.27, 0.02), (0.15, 0.045), (0.14, 0.15), (0.1, 0.18), (0.001, 0.185)])
    lathe(paint("#7a5d42", 0.9), [(0.151, 0.05), (0.147, 0.085), (0.14, 0.085)])
with place(0.02, 0, 0.05):
    lathe(WHITE, [(0.16, 0), (0.168, 0.012), (0.164, 0.024), (0.185, 0.06), (0.18, 0.11), (0.12, 0.15), (0.001, 0.165)])
with place(0.6, 0, 0.05, -12):
    lathe(YELLOW, [(0.2, 0.0), (0.2, 0.014), (0.17, 0.02), (0.168, 0.09), (0.13, 0.17), (0.06, 0.205), (0.001, 0.21)])
    ball(YELLOW, 0.15, (0, -0.12, 0.01), (1, 0.9, 0.1))
    for s in (-0.05, 0, 0.05):
        ball(YELLOW, 0.17, (s, 0, 0.045), (0.09, 0.98, 1.0))
cap(1.2, NAVY)
still(3.5, 15, SAGE)
