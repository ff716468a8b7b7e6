"""Empty medicine bottles come back to the farm store and are counted into crates."""
from world.land import plain
from world.light import camera, picture
from world.midday import midday
from world.nature import woods
from world.office import notebook, table
from world.paint import CREAM, GREEN, LIME, SLATE, WHITE, paint
from world.rooms import bottle, corner, crate, shelf
from world.shape import box, lathe, place

picture("pages/bottle-return", 1600, 1000)
land = plain([(0, 0, 16, 10)], 101)
BROWN, CLEAR, YELLOW = paint("#8a5a34", 0.5), paint("#dfe6e2", 0.5), paint("#d9b23f", 0.65)
with place(0, 0, 2):
    corner(11, 5.4, 3.2, paint("#eceee6", 0.8), paint("#c9c4b4", 0.9), opening=(-2.0, 1.15, 3.0, 1.35), left=False)
    table(0.35, 0.2, 2.7, 0.9, 0.86, top=WHITE)
    for c, (x, turn) in enumerate(((-0.6, 4), (0.55, -3))):
        with place(x, 0.2, 0.86, turn):
            crate(0, 0, 0, 0, (GREEN, SLATE)[c])
            for k in range(12 if c else 9):
                bottle(-0.21 + 0.084 * (k % 6), -0.08 + 0.14 * (k // 6), 0.16, 0.74, (BROWN, CLEAR)[(k + c) % 2], (WHITE, LIME)[k % 2])
    for k in range(3):
        bottle(-0.08 + 0.1 * k, 0.02, 0.86, 0.85, (BROWN, CLEAR, BROWN)[k], WHITE)
    notebook(1.25, 0.12, 0.862, -8, size=1.3)
    shelf(2.6, 2.45, 0.95, 2.4, 4, 0.4)
    box(CREAM, (2.6, 2.4, 0), (2.6, 0.5, 0.93), edge=0.03)
    for k in range(2):
        with place(2.3 + 0.6 * k, 0.95, 0):
            lathe(YELLOW, [(0.001, 0), (0.2, 0), (0.24, 0.62), (0.26, 0.64), (0.26, 0.7), (0.2, 0.78), (0.001, 0.8)], sides=32)
            box(WHITE, (0, -0.235, 0.26), (0.2, 0.03, 0.16), edge=0.01)
    for k in range(3):
        crate(-3.5, 1.7, 0.22 * k, 6 * k - 4, (GREEN, LIME, SLATE)[k])
woods(land, 94, near=120)
midday(elevation=32, azimuth=-125, mist=None)
camera((0.05, -2.0, 3.8), (0.0, 0.3, 2.95), 34)
