"""What protects at work: a first-aid case, ear defenders, safety boots and a pair of goggles."""
from math import cos, pi, sin

from world.light import picture
from world.paint import DARK_SLATE, GREEN, SLATE, WHITE, paint
from world.shape import box, lathe, place, tube
from world.still import boots, still

picture("banners/employee-care", 2400, 600)
ORANGE, YELLOW, PALE = paint("#d4843c", 0.6), paint("#e0b548", 0.55), paint("#dfe9e6", 0.35)
with place(-0.72, 0.08, 0, 6, 0.74):
    box(GREEN, (0, 0, 0), (0.62, 0.2, 0.4), edge=0.035)
    box(WHITE, (0, -0.1, 0.09), (0.3, 0.012, 0.22), edge=0.004)
    for w, h in ((0.07, 0.19), (0.19, 0.07)):
        box(GREEN, (0, -0.104, 0.2 - h / 2), (w, 0.014 + 0.01 * w, h), edge=0.003)
    tube(DARK_SLATE, [(-0.1, 0, 0.39), (-0.09, 0, 0.45), (0.09, 0, 0.45), (0.1, 0, 0.39)], 0.014)
with place(-0.04, -0.02, 0.0, -10):
    for s in (-1, 1):
        lathe(ORANGE, [(0.001, 0), (0.075, 0), (0.085, 0.012), (0.085, 0.04), (0.06, 0.062), (0.001, 0.066)], (s * 0.13, 0, 0.09), (0, s * 90, 0), (1.15, 0.85, 1), sides=40)
        lathe(DARK_SLATE, [(0.05, -0.02), (0.078, -0.018), (0.078, 0.004), (0.05, 0.004)], (s * 0.13, 0, 0.09), (0, s * 90, 0), (1.15, 0.85, 1), sides=40)
    tube(DARK_SLATE, [(-0.16, 0, 0.11)] + [(0.163 * cos(pi - pi * k / 20), 0, 0.19 + 0.15 * sin(pi * k / 20)) for k in range(21)] + [(0.16, 0, 0.11)], 0.011)
with place(0.5, 0.02, 0, 12, 0.86):
    boots(0, 0, YELLOW)
with place(1.0, -0.02, 0.005, -14):
    tube(SLATE, [(-0.15, 0.26, 0.02), (-0.17, 0.05, 0.05), (-0.13, 0, 0.06)], 0.009)
    tube(SLATE, [(0.15, 0.26, 0.02), (0.17, 0.05, 0.05), (0.13, 0, 0.06)], 0.009)
    for s in (-1, 1):
        box(SLATE, (s * 0.075, 0, 0), (0.15, 0.05, 0.11), edge=0.024)
        box(PALE, (s * 0.075, -0.018, 0.014), (0.12, 0.03, 0.082), edge=0.02)
still(3.3, 14)
