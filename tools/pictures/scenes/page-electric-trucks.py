"""Electric feed trucks at their chargers."""
from world.energy import solar_field
from world.farm import silo, yard
from world.land import plain
from world.light import camera, picture
from world.nature import hedge, tree, woods
from world.on_paper import on_paper
from world.paint import CONCRETE, DARK_SLATE, LIME, WHITE
from world.shape import ball, box, place, tube
from world.vehicles import feed_truck

picture("pages/electric-trucks", 1600, 1000)
land = plain([(6, 26, 66, 48)], 109)
yard(6, 8, 44, 26, 2)
for k in range(3):
    x, y = 1.5 + 6.2 * k, 5.0 + 2.6 * k
    feed_truck(x, y, -128, 0.07)
    with place(x - 5.6, y - 2.6, 0.07, -20):
        box(CONCRETE, (0, 0, 0), (1.0, 0.9, 0.14), edge=0.03)
        box(WHITE, (0, 0, 0.14), (0.6, 0.42, 1.75), edge=0.08)
        box(LIME, (0, 0, 1.62), (0.62, 0.44, 0.16), edge=0.03)
        box(LIME, (0, -0.21, 1.15), (0.36, 0.03, 0.28), edge=0.02)
        tube(DARK_SLATE, [(0.28, 0, 1.0), (0.75, 0.05, 0.4), (1.3, 0.1, 0.35), (1.9, -0.1, 0.75)], 0.04)
        ball(LIME, 0.09, (1.9, -0.1, 0.78), sides=14)
solar_field(-14, 28, 3, 9)
for k in range(4):
    silo(20 + 6 * k, 56, 10, 2.6)
hedge([(-34, 22), (-12, 20)], 0.9)
for k in range(5):
    tree(-18 - 6 * k, 32 + 7 * (k % 2), 0, 0.85, k % 3, k % 3, 50 * k)
woods(land, 99, near=110, clear=[(0, 40, 60, 80)])
on_paper(LIME)
camera((-3.0, -8.6, 1.9), (0.9, 5, 1.75), 33)
