"""Soil is taken from a marked spot before the dose is written: auger, sample boxes, the hydrant beside the crop."""
from world.energy import digester
from world.land import plain
from world.light import camera, picture
from world.nature import crop, tree, woods
from world.on_paper import on_paper
from world.paint import DARK_SLATE, LIME, PALE_STEEL, SOIL, STEEL, WOOD, paint
from world.rooms import crate
from world.shape import box, lathe, place, rod, tube

picture("pages/soil-test", 1600, 1000)
land = plain([(4, 24, 60, 44)], 47)
crop(-12, 6.5, 16, 30, None, 0.95, 1.1, 1.0)
box(paint("#a98a5f", 0.95), (1.2, 3.0, 0), (26, 5.4, 0.03), edge=0.01)
with place(0.78, 2.24, 0.03, 22):
    rod(STEEL, 0.022, 1.15, (0, -0.02, 0), sides=14)
    tube(DARK_SLATE, [(-0.26, -0.02, 1.15), (0.26, -0.02, 1.15)], 0.026)
    lathe(SOIL, [(0.001, 0.14), (0.1, 0.05), (0.2, 0)], (0.1, 0.05, 0), sides=20)
crate(-0.75, 1.75, 0.03, 14)
for k in range(6):
    with place(-0.93 + 0.18 * (k % 3), 1.68 + 0.15 * (k // 3), 0.23, 14):
        rod((SOIL, paint("#86694a", 0.95), paint("#c0a276", 0.95))[k % 3], 0.055, 0.12, sides=18)
        rod(LIME, 0.057, 0.02, (0, 0, 0.12), sides=18)
with place(-1.5, 3.7):
    rod(LIME, 0.16, 0.75, sides=24)
    rod(PALE_STEEL, 0.2, 0.08, (0, 0, 0.72), sides=24)
    tube(LIME, [(0, 0, 0.55), (0.45, -0.1, 0.55), (0.45, -0.1, 0.4)], 0.085)
    tube(DARK_SLATE, [(-0.14, 0, 0.98), (0.14, 0, 0.98)], 0.022)
    rod(DARK_SLATE, 0.02, 0.2, (0, 0, 0.8), sides=10)
tube(paint("#3f4d45", 0.7), [(-1.05, 3.6, 0.42), (-1.0, 3.3, 0.1), (-2.6, 2.9, 0.08), (-6, 3.2, 0.08), (-12, 3.0, 0.08)], 0.07)
rod(WOOD, 0.025, 0.45, (1.1, 2.5, 0), sides=10)
digester(16, 60, 7.5, 4.4)
for k in range(6):
    tree(-24 + 8 * k, 46 + 6 * (k % 3), 0, 0.8, k % 3, k % 3, 40 * k)
woods(land, 36, near=100, clear=[(0, 40, 40, 90)])
on_paper(SOIL, LIME)
camera((-0.35, -0.9, 1.4), (-0.2, 2.4, 0.6), 34)
