"""A finisher drinks from the bowl; the pipe above it is set to its shoulder, the meter counts along."""
from math import cos, radians, sin

from world.gear import straw
from world.land import plain
from world.light import camera, picture
from world.nature import woods
from world.on_paper import PIGS, on_paper
from world.paint import CREAM, DARK_SLATE, LIME, PALE_STEEL, STEEL, WATER, WHITE, paint
from world.pigs import PALE, PINK, pig
from world.rooms import corner
from world.shape import box, lathe, place, rod, tube

picture("pages/drinker", 1024, 640)
land = plain([(0, 0, 14, 10)], 42)
BLUE = paint("#6f9aa8", 0.55)
with place(0, 0, 0.6):
    corner(13, 5.2, 3.2, paint("#eef0e8", 0.8), paint("#cfc8b6", 0.9), opening=(-1.9, 1.35, 4.6, 1.15), left=False)
    box(paint("#dcc998", 0.95), (-0.2, 0.2, 0), (6.6, 3.6, 0.05), edge=0.02)
    straw(-3.2, -1.5, 1.2, 1.9, 420, 0.06, 3, 0.28)
    box(CREAM, (1.75, 0.2, 0), (0.16, 3.6, 0.78), edge=0.05)
    tube(PALE_STEEL, [(1.75, -1.7, 1.0), (1.75, 2.0, 1.0)], 0.03)
    for y in (-1.6, 0.2, 2.0):
        rod(PALE_STEEL, 0.03, 1.0, (1.75, y, 0), sides=12)
    with place(1.5, -0.35, 0.05):
        lathe(PALE_STEEL, [(0.05, 0.06), (0.16, 0.1), (0.22, 0.26), (0.24, 0.26), (0.24, 0.3), (0.2, 0.3), (0.14, 0.16), (0.001, 0.15)], (-0.08, 0, 0.1), scale=(1.1, 1.1, 1), sides=36)
        lathe(BLUE, [(0.185, 0.25), (0.001, 0.25)], (-0.08, 0, 0.1), scale=(1.1, 1.1, 1), sides=36)
    tube(STEEL, [(1.62, -0.35, 0.42), (1.64, -0.35, 1.3), (1.64, -0.35, 1.32), (1.64, 2.35, 1.32), (1.64, 2.45, 1.32), (2.6, 2.45, 1.32), (5.5, 2.45, 1.32)], 0.032)
    tube(STEEL, [(1.62, 1.1, 1.32), (1.62, 1.1, 0.6)], 0.028)
    with place(1.5, 1.1, 0.05):
        lathe(PALE_STEEL, [(0.05, 0.06), (0.16, 0.1), (0.22, 0.26), (0.24, 0.26), (0.24, 0.3), (0.2, 0.3), (0.14, 0.16), (0.001, 0.15)], (-0.08, 0, 0.1), sides=36)
    with place(2.9, 2.36, 1.32, 0, 1.25):
        box(LIME, (0, 0, -0.16), (0.34, 0.16, 0.32), edge=0.05)
        lathe(WHITE, [(0.15, 0), (0.15, 0.05), (0.001, 0.05)], (0, -0.08, 0), (90, 0, 0), sides=36)
        for k in range(10):
            a = radians(36 * k)
            box(DARK_SLATE, (0.115 * sin(a), -0.132, 0.115 * cos(a) - 0.01), (0.01, 0.006, 0.02), edge=0)
        tube(DARK_SLATE, [(0, -0.136, 0), (0.07, -0.136, 0.06)], 0.008)
    tube(STEEL, [(2.9, 2.45, 1.4), (2.9, 2.45, 3.0)], 0.032)
    pig(0.35, -0.35, 0.06, 0, "finisher", "sniff", PINK, 1.05)
    pig(-0.5, 1.5, 0.06, 152, "finisher", "look", PALE)
    pig(-1.6, 0.25, 0.06, -14, "finisher", "lie", PINK)
woods(land, 31, near=110)
on_paper(*PIGS, WATER)
camera((0.25, -4.3, 2.0), (0.15, 0.5, 1.36), 34)
