"""Handing over: fans at full load, ribbons in the air stream, an anemometer before them."""
from world.gear import fan_wall
from world.land import plain
from world.light import camera, picture
from world.midday import midday
from world.nature import hedge, tree, woods
from world.paint import PALE_STEEL, ROAD, SLATE, WHITE, paint
from world.shape import ball, box, place, plate, rod, tube

picture("pages/engineer", 1600, 1000)
land = plain([(6, 24, 60, 44)], 142)
plate(ROAD, (0, 2, 0), (44, 18), 2, 0.05)
fan_wall(3.2, 9, 4, 0, 4.8, 1.1)
with place(3.2, 16):
    box(WHITE, (0, 0, 0), (13.2, 14, 4.7), edge=0.06)
    box(SLATE, (0, 0, 4.7), (14, 15.2, 0.4), edge=0.1)
ribbon = paint("#d88a3a", 0.8)
for k in range(4):
    fx = 3.2 + (k - 1.5) * 2.97
    for r, lift in enumerate((0.5, 0.05, -0.4)):
        tube(ribbon, [(fx + 0.3 * (r - 1) - 0.5 * t * t, 8.5 - 2.0 * t, 1.75 + lift + 0.35 * t - 0.5 * t * t) for t in (k / 9 for k in range(10))], 0.028)
with place(0.35, 4.8, 0.05):
    for a in (0, 120, 240):
        with place(0, 0, 0, a):
            tube(SLATE, [(0, 0, 1.0), (0.42, 0, 0)], 0.03)
    rod(PALE_STEEL, 0.03, 1.5, (0, 0, 0.9), sides=14)
    for a in (0, 120, 240):
        with place(0, 0, 2.4, a):
            tube(PALE_STEEL, [(0, 0, 0), (0.3, 0, 0)], 0.018)
            ball(WHITE, 0.09, (0.32, 0, 0), sides=16)
hedge([(-24, 22), (-6, 21)], 0.9)
for k, (x, y) in enumerate(((-12, 34), (-20, 40), (18, 36), (26, 42))):
    tree(x, y, 0, 0.9, k % 3, k % 3, 60 * k)
woods(land, 132, near=110, clear=[(-60, -30, 60, 60)])
midday()
camera((0.7, -1.9, 1.8), (2.3, 8, 1.9), 32)
