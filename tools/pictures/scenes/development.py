"""A path with steps climbs the hill; people stand at each stage."""
from world.land import Land
from world.light import dawn, level, picture
from world.nature import meadow, tree, woods
from world.paint import CREAM, PATH, WARM
from world.people import COAT, GREENS, NAVY, ROSE, SAND, person
from world.shape import box

picture("banners/development", 2400, 600)
land = Land(flats=[(4, 14, 60, 46)], seed=91, hills=1.6, slope=0.005, ridges=((430, 7), (640, 17), (950, 32))).build()
land.road(PATH, [(-60, -1), (-20, 0), (-3, 0.4), (0, 0.4)], 2.6, 0.03)
for k in range(5):
    left = 2.2 * k - 0.2
    box((WARM, CREAM)[k % 2], ((10.8 + left) / 2, 0.4, 0.34 * k), (10.8 - left, 3.0, 0.34), edge=0.05)
for k, (top, coat, pose) in enumerate(((SAND, False, "walk"), (GREENS, False, "hold"), (NAVY, False, "walk"), (COAT, True, "hold"), (ROSE, False, "wave"))):
    person(0.9 + 2.2 * k, 0.1 + 0.4 * (k % 2), 0.34 * (k + 1) + 0.01, 40 if k < 4 else -12, top, coat=coat, pose=pose)
meadow(-16, -5, 16, -1.4, 1300, size=0.18, flowers=0.16)
meadow(-18, 2.4, 22, 18, 1400, size=0.24, flowers=0.1)
for k, (x, y) in enumerate(((-16, 66), (-24, 72), (40, 70), (30, 80))):
    tree(x, y, 0, 0.9, k % 3, k % 3, 60 * k)
woods(land, 81, near=130)
dawn()
level(4.2, 13.4, 2.5, 34, -0.015)
