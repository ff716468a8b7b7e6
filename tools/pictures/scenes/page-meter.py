"""Where a figure begins: the meters for electricity, gas and water on the barn wall."""
from math import cos, radians, sin

from world.farm import bins
from world.land import plain
from world.light import camera, picture
from world.nature import hedge, meadow, tree, woods
from world.on_paper import on_paper
from world.paint import CONCRETE, PALE_STEEL, SLATE, STEEL, WHITE, paint
from world.parts import window
from world.shape import box, lathe, place, tube

picture("pages/meter", 1600, 1000)
BODIES, HAND = (paint("#a4bf58", 0.5), paint("#7fa03f", 0.5), paint("#6f9aa8", 0.5)), paint("#3d4a50", 0.5)
land = plain([(0, 20, 60, 44)], 105)
box(WHITE, (-3.5, 5.0, 0), (13, 0.5, 3.1), edge=0.05)
box(CONCRETE, (-3.5, 4.9, 0), (13.1, 0.6, 0.45), edge=0.05)
box(SLATE, (-3.5, 4.85, 3.0), (13.6, 1.1, 0.22), edge=0.06)
for x in (-3.6, -7.2):
    window(x, 4.75, 1.5, 1.5, 1.0)


def meter(x, z, hand, body):
    with place(x, 4.68, z):
        box(body, (0, 0, -0.28), (0.5, 0.18, 0.56), edge=0.06)
        lathe(PALE_STEEL, [(0.21, 0), (0.21, 0.05), (0.17, 0.05)], (0, -0.09, 0), (90, 0, 0), sides=36)
        lathe(WHITE, [(0.18, 0.035), (0.001, 0.035)], (0, -0.09, 0), (90, 0, 0), sides=36)
        for k in range(10):
            a = radians(36 * k)
            box(HAND, (0.135 * sin(a), -0.128, 0.135 * cos(a) - 0.012), (0.012, 0.006, 0.024), edge=0)
        a = radians(hand)
        tube(HAND, [(0, -0.132, 0), (0.11 * sin(a), -0.132, 0.11 * cos(a))], 0.008)


for k, (hand, body) in enumerate(zip((40, 150, -60), BODIES)):
    x = -1.05 + 0.95 * k
    meter(x, 1.5, hand, body)
    tube(STEEL, [(x, 4.68, 1.22), (x, 4.68, 0.55), (x - 0.0, 4.62, 0.5)], 0.045)
    tube(STEEL, [(x, 4.68, 1.78), (x, 4.68, 2.7)], 0.045)
tube(STEEL, [(-9.5, 4.62, 0.52), (1.6, 4.62, 0.52)], 0.06)
tube(STEEL, [(-9.5, 4.66, 2.7), (1.6, 4.66, 2.7)], 0.045)
box(CONCRETE, (-3, 3.9, 0), (14, 2.2, 0.02), edge=0.005)
bins(8, 24, 2)
hedge([(5, 15), (30, 16)], 0.8)
meadow(-10, -3, 14, 2.6, 1300, size=0.17, flowers=0.2)
meadow(4.5, 4, 20, 14, 700, size=0.22, flowers=0.15)
for k in range(5):
    tree(11 + 7 * k, 40 + 6 * (k % 3), 0, 0.85, k % 3, k % 3, 50 * k)
woods(land, 95, near=90)
on_paper(*BODIES, HAND)
camera((-1.1, 2.1, 1.75), (-0.07, 4.7, 1.47), 34)
