"""A hydrant between the rows: the hose follows the maize, the box counts what flows."""
from world.energy import digester
from world.land import Land
from world.light import camera, picture
from world.nature import CROP, crop, tree, woods
from world.on_paper import on_paper
from world.paint import CONCRETE, GREEN, LIME, PALE_STEEL, PANEL, PATH, SLATE, WHITE, paint
from world.shape import box, lathe, place, rod, tube

picture("pages/farmland", 1600, 1000)
land = Land(flats=[(0, 30, 60, 56)], seed=134, hills=3, slope=0.012, ridges=((380, 10), (600, 24), (950, 44))).build()
land.road(PATH, [(-40, 1.4), (-10, 1.2), (6, 1.2), (40, 1.6)], 2.2, 0.03)
crop(-22, 3.2, 24, 40, None, 0.78, 0.5, 0.9)
with place(1.0, 1.9):
    box(CONCRETE, (0, 0, 0), (0.7, 0.7, 0.14), edge=0.03)
    rod(PALE_STEEL, 0.11, 0.85, (0, 0, 0.1), sides=28)
    lathe(GREEN, [(0.15, 0.8), (0.15, 0.86), (0.12, 0.9), (0.12, 1.02), (0.07, 1.06), (0.001, 1.07)], sides=28)
    tube(PALE_STEEL, [(0, 0, 0.62), (-0.3, 0, 0.62), (-0.38, 0, 0.54), (-0.38, 0, 0.4)], 0.07)
    tube(SLATE, [(-0.38, 0, 0.42), (-0.4, 0.02, 0.12), (-0.7, 0.3, 0.08), (-1.6, 1.0, 0.07), (-3.2, 1.3, 0.07), (-9, 1.35, 0.07), (-16, 1.4, 0.07)], 0.065)
    tube(LIME, [(0.0, -0.16, 1.2), (0.16, 0, 1.2), (0, 0.16, 1.2), (-0.16, 0, 1.2), (0.0, -0.16, 1.2)], 0.02)
    rod(PALE_STEEL, 0.022, 0.16, (0, 0, 1.05), sides=12)
    for a in (0, 90):
        box(LIME, (0, 0, 1.19), (0.3, 0.025, 0.025), (0, 0, a), edge=0.005)
with place(2.15, 2.1):
    rod(PALE_STEEL, 0.035, 1.7, sides=14)
    box(WHITE, (0, -0.07, 1.0), (0.34, 0.16, 0.42), edge=0.03)
    box(paint("#9fb9a0", 0.6), (0, -0.155, 1.22), (0.2, 0.01, 0.1), edge=0.004)
    box(PANEL, (0, -0.04, 1.74), (0.62, 0.42, 0.03), (28, 0, 0), edge=0.01)
for y, wide, colour in ((-0.8, 1.3, CONCRETE), (-0.8, 0.9, paint("#9dbcbf", 0.45))):
    box(colour, (0, y, 0.0), (80, wide, 0.05 if wide > 1 else 0.06), edge=0.01)
digester(-16, 58, 7, 4.2)
digester(2, 62, 7, 4.2, LIME)
for k in range(5):
    tree(12 + 7 * k, 52 + 6 * (k % 2), 0, 0.85, k % 3, k % 3, 50 * k)
woods(land, 124, near=90, clear=[(-80, -60, 80, 80)])
on_paper(*CROP, LIME)
camera((0.55, -2.0, 1.45), (0.95, 2.2, 0.92), 40)
