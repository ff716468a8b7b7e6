"""A reservoir, and rain tanks at the barn that fill it."""
from world.farm import barn
from world.land import plain
from world.light import dawn, level, picture
from world.nature import bush, pond, tree, woods
from world.paint import GREEN, PALE_STEEL, STEEL
from world.people import GREENS, person
from world.shape import lathe, place, rod, tube
from world.wild import duck, reeds

picture("banners/water", 2400, 600)
land = plain([(8, 20, 60, 44)], 110, hills=2.5)
barn(10, 36, -2, 40, 13, GREEN)
for k in range(4):
    with place(-3 + 7 * k, 25.6):
        rod(STEEL, 2.0, 4.0, sides=36)
        for h in (1.0, 2.0, 3.0):
            lathe(PALE_STEEL, [(2.0, h - 0.08), (2.07, h), (2.0, h + 0.08)])
        lathe(GREEN, [(2.15, 4.0), (2.15, 4.15), (0.01, 4.7)])
        tube(PALE_STEEL, [(0.8, 1.5, 4.2), (0.8, 3.6, 4.0)], 0.12)
tube(PALE_STEEL, [(-5, 22.6, 0.5), (19, 22.6, 0.5), (19, 12.5, 0.4)], 0.18)
pond(10, 4, 25, 8)
for k in range(8):
    reeds(-13.5 + 0.9 * (k % 3), 6.0 + 0.8 * k, 0.02, 1.5, k)
for x, y, turn in ((4, 2, 180), (6, 2.8, 178), (8, 1.6, 184)):
    duck(x, y, 0.06, turn, 1.3)
person(-8, 14.6, 0, 40, GREENS, hat=GREENS, pose="hold", size=1.2)
for k in range(18):
    t = (k * 0.618) % 1 * 2 - 1
    bush(10 + 26 * t, 4 + 8.8 * (1 - t * t) ** 0.5, 0, 0.55 + 0.05 * (k % 4), k % 3, 30 * k)
for k in range(6):
    tree(-26 - 6 * k, 30 + 8 * (k % 2), land.height(-26 - 6 * k, 30 + 8 * (k % 2)), 0.85, k % 3, k % 3, 50 * k)
woods(land, 100, near=110, clear=[(-60, -60, 76, 64)])
dawn()
level(6, 54, 6.5, 32, 0.008)
