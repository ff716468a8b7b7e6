"""A paper left on the bench by the water, the head office lit behind."""
from world.land import plain
from world.light import camera, picture
from world.nature import bush, hedge, meadow, pond, tree, woods
from world.night import dusk, light_up
from world.paint import CREAM, PATH, paint
from world.shape import box, place
from world.village import bench
from world.works import office

picture("pages/securities-detail", 1600, 1000)
land = plain([(10, 40, 70, 54)], 135, hills=2.5)
office(20, 74, -8, 4)
pond(6, 24, 22, 8)
land.road(PATH, [(-40, 3), (-8, 2.2), (6, 2.4), (24, 6), (60, 12)], 2.4, 0.04)
with place(1.0, 0.2):
    bench(0, 0)
    with place(-0.2, -0.02, 0.505, 14):
        for k in range(2):
            box(CREAM, (0.012 * k, 0.008 * k, 0.006 * k), (0.3, 0.4, 0.005), (0, 0, -5 * k), edge=0.002)
        for c in range(2):
            for r in range(9):
                box(paint("#b9bdb2", 0.9), (-0.06 + 0.14 * c, 0.14 - 0.036 * r, 0.0115), (0.11, 0.012, 0.001), (0, 0, -5), edge=0)
for k in range(30):
    t = (k * 0.618) % 1 * 2 - 1
    bush(6 + 23 * t, 24 + 8.7 * (1 - t * t) ** 0.5, 0, 0.5 + 0.05 * (k % 4), k % 3, 30 * k)
hedge([(-34, 46), (6, 47)], 0.9)
meadow(-14, -4, 16, -0.9, 900, size=0.16, flowers=0.2)
meadow(-16, 4.4, 18, 13, 1000, size=0.22, flowers=0.14)
for k, (x, y) in enumerate(((-14, 56), (-22, 62), (-30, 54), (50, 66), (-4, 66))):
    tree(x, y, 0, 0.9, k % 3, k % 3, 60 * k)
woods(land, 125, near=120, clear=[(-50, -30, 60, 96)])
light_up()
dusk(light=0.7)
camera((0.1, -3.6, 1.45), (1.5, 0.6, 0.95), 36)
