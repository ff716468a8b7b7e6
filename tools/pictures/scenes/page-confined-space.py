"""Before anyone enters a slurry pit: tripod and line stand, a blower airs the hatch, the gas meter lies ready."""
from math import cos, pi, sin

from world.farm import barn, yard
from world.land import plain
from world.light import camera, picture
from world.nature import hedge, meadow, tree, woods
from world.on_paper import on_paper
from world.paint import CONCRETE, DARK_SLATE, PALE_STEEL, SLATE, paint
from world.shape import box, lathe, place, rod, tube

picture("pages/confined-space", 1600, 1000)
land = plain([(4, 30, 60, 50)], 113)
AMBER, DUCT = paint("#d9a441", 0.6), paint("#d8c25a", 0.8)
yard(1.5, 5, 26, 13, 2)
lathe(CONCRETE, [(0.62, 0.07), (0.62, 0.28), (0.46, 0.28), (0.46, 0.08)], (0.6, 3.0, 0), sides=36)
lathe(DARK_SLATE, [(0.46, 0.12), (0.001, 0.12)], (0.6, 3.0, 0), sides=36)
with place(2.05, 2.2, 0.07, 20):
    lathe(SLATE, [(0.001, 0.02), (0.5, 0.02), (0.5, 0.08), (0.001, 0.1)], sides=36)
with place(0.6, 3.0, 0.07):
    for k in range(3):
        a = 2 * pi * k / 3 + 1.8
        tube(PALE_STEEL, [(0.05 * cos(a), 0.05 * sin(a), 2.25), (1.15 * cos(a), 1.15 * sin(a), 0)], 0.035)
        rod(DARK_SLATE, 0.09, 0.04, (1.15 * cos(a), 1.15 * sin(a), 0), sides=16)
    rod(AMBER, 0.12, 0.14, (0, 0, 2.18), sides=20)
    tube(DARK_SLATE, [(0, 0, 2.2), (0, 0, 0.5)], 0.02)
    box(AMBER, (0, 0, 0.42), (0.07, 0.05, 0.12), edge=0.02)
with place(-2.1, 3.4, 0.07):
    rod(AMBER, 0.3, 0.5, (0, -0.25, 0.36), (-90, 0, 0), sides=28)
    lathe(DARK_SLATE, [(0.26, 0.001), (0.001, 0.001)], (0, -0.26, 0.36), (90, 0, 0), sides=28)
    box(DARK_SLATE, (0, 0, 0), (0.6, 0.4, 0.08), edge=0.03)
    duct = [(0.2, 0.1, 0.36), (0.9, 0.3, 0.3), (1.5, 0.1, 0.32), (2.05, -0.2, 0.5), (2.45, -0.35, 0.36), (2.55, -0.38, 0.1)]
    tube(DUCT, duct, 0.17)
for x in (-2.9, 3.6):
    lathe(AMBER, [(0.19, 0), (0.19, 0.03), (0.13, 0.05), (0.035, 0.5), (0.001, 0.5)], (x, 1.7, 0.07), sides=20)
    lathe(PALE_STEEL, [(0.118, 0.14), (0.083, 0.28)], (x, 1.7, 0.07), sides=20)
barn(6, 26, 0, 34, 12)
hedge([(-24, 15), (-12, 15)], 0.8)
meadow(-16, -4, 18, -1.4, 600, size=0.18, flowers=0.15)
for k, (x, y) in enumerate(((-18, 40), (-26, 46), (-14, 52), (34, 50))):
    tree(x, y, 0, 0.85, k % 3, k % 3, 60 * k)
woods(land, 103, near=100)
on_paper(AMBER, DUCT)
camera((0.3, -2.1, 1.75), (0.4, 3.2, 1.22), 32)
