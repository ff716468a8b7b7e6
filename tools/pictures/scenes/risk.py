"""Rain moves over a farm that is ready: double gate, hedges, closed barns."""
from world.farm import barn, bins
from world.land import plain
from world.light import dawn, level, picture
from world.machines import cloud
from world.nature import hedge, meadow, woods
from world.paint import CREAM, DEEP_GREEN, GREEN, PATH, SLATE
from world.people import GREENS, person
from world.shape import box, tube

picture("banners/risk", 2400, 600)
land = plain([(6, 34, 70, 54)], 107)
land.road(PATH, [(8, -20), (8, 0), (8, 20), (10, 40)], 4.2, 0.03)
for y, wide in ((0.0, 2.6), (9.0, 2.6)):
    for s in (-1, 1):
        box(CREAM, (8 + s * wide, y, 0), (0.5, 0.5, 2.2), edge=0.05)
    for h in (0.3, 0.75, 1.2, 1.65):
        tube(DEEP_GREEN, [(8 - wide + 0.3, y, h), (8 + wide - 0.3, y, h)], 0.045)
    for k in range(7):
        tube(DEEP_GREEN, [(8 - wide + 0.35 + k * 0.75, y, 0.2), (8 - wide + 0.35 + k * 0.75, y, 1.7)], 0.03)
hedge([(-34, 0.4), (4.8, 0.2)], 0.55, gap=0.9)
hedge([(11.2, 0.2), (40, 0.4)], 0.55, gap=0.9)
hedge([(-34, 9.4), (4.6, 9.2)], 0.7, seed=4)
hedge([(11.4, 9.2), (40, 9.4)], 0.7, seed=5)
person(5.4, -2.6, 0, 40, GREENS, hat=GREENS, pose="hold")
for k in range(3):
    barn(10 + 3 * k, 44 + 19 * k, roof=(SLATE, GREEN, SLATE)[k], length=34)
    bins(30 + 3 * k, 42 + 19 * k, 1)
for x, y, z, s in ((-80, 330, 26, 9), (-20, 350, 24, 10), (60, 340, 27, 11), (130, 360, 25, 10)):
    cloud(x, y, z, s, rain=True)
meadow(-20, -8, 4.8, -0.8, 800, size=0.2, flowers=0.1)
meadow(11, -8, 28, -0.8, 800, size=0.2, flowers=0.1)
woods(land, 97, near=130)
dawn(sky=0.6, sun=4.6)
level(6, 22, 3.4, 32, -0.045)
