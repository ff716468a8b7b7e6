"""Schoolbooks in two piles, pencils, and the lunch tin of the village canteen."""
from math import cos, pi, sin

from world.light import picture
from world.office import pile
from world.paint import GREEN, STEEL, WHITE, paint
from world.shape import lathe, place, rod, tube
from world.still import SAGE, still

picture("banners/public-welfare", 2400, 600)
pile(-0.52, 0.02, 0, 6, 6)
pile(-0.12, 0.06, 0, 4, -8, 2)
for k, colour in enumerate(("#e0b548", "#5f9a41", "#b9714f", "#6f98a6")):
    with place(0.2 + 0.045 * k, -0.06 + 0.012 * (k % 2), 0.009, 82 - 5 * k):
        rod(paint(colour, 0.6), 0.009, 0.24, (-0.12, 0, 0), (0, 90, 0), sides=6)
        lathe(paint("#e2c9a0", 0.8), [(0.009, 0), (0.002, 0.026)], (0.12, 0, 0), (0, 90, 0), sides=6)
with place(0.68, 0.04):
    lathe(WHITE, [(0.001, 0), (0.13, 0), (0.14, 0.012), (0.14, 0.15), (0.001, 0.15)], sides=64)
    lathe(GREEN, [(0.1405, 0.11), (0.142, 0.115), (0.142, 0.125), (0.1405, 0.13)], sides=64)
    lathe(WHITE, [(0.145, 0.15), (0.145, 0.165), (0.1, 0.19), (0.001, 0.2)], sides=64)
    lathe(GREEN, [(0.001, 0.2), (0.018, 0.2), (0.022, 0.215), (0.014, 0.23), (0.001, 0.232)], sides=24)
    tube(STEEL, [(-0.142, 0, 0.1)] + [(0.158 * cos(pi - pi * k / 20), 0, 0.16 + 0.13 * sin(pi * k / 20)) for k in range(21)] + [(0.142, 0, 0.1)], 0.0055)
still(2.3, 16, SAGE)
