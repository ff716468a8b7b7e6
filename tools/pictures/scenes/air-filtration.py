"""The filtered barn at night: its gallery of filters lit from inside, the exhaust stacks above it."""
from world.farm import bins, filtered_barn, yard
from world.land import plain
from world.light import camera, picture
from world.nature import hedge, tree, woods
from world.night import dusk, glow, light_up, shine, street_lamp
from world.paint import PALE_STEEL, SLATE
from world.shape import box, place

picture("banners/air-filtration", 3840, 960)
land = plain([(4, 16, 90, 50)], 44, hills=3, ridges=((380, 12), (600, 24), (950, 44)))
yard(4, -1, 96, 24)
with place(4, 14):
    filtered_barn(0, 0, 0, 44)
    n = 12
    for k in range(n):
        x = (k + 0.5) * 38 / n - 19
        box(glow("#c6ecd6", 1.3), (x, -11.42, 0.85), (2.5, 0.1, 1.75), edge=0.02)
        for r in range(6):
            box(SLATE, (x, -11.52, 0.98 + 0.28 * r), (2.5, 0.08, 0.1), (30, 0, 0), edge=0.02)
        for s in (-1, 1):
            box(PALE_STEEL, (x + s * 1.4, -11.5, 0.6), (0.3, 0.3, 2.2), edge=0.04)
    shine((0, -12.0, 1.9), (38, 1.4), 480, (0, -1, -0.5), "#c8efdc")
bins(30, 16, 2)
light_up()
for x in (-24, 33):
    street_lamp(x, 0, 0.05, 6)
hedge([(-46, 8), (-42, 26), (-20, 32)], 1.2)
for k in range(5):
    tree(-50 - 7 * k, 18 + 6 * (k % 2), 0, 0.9, k % 3, k % 3, 50 * k)
woods(land, 33, near=120, clear=[(-90, -60, 96, 68)])
dusk()
camera((-13, -52, 3.4), (5, 6, 3.4), 38, 0.036)
