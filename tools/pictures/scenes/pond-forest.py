"""A pond at the edge of the wood: reeds, ducks, a path that keeps its distance."""
from world.land import plain
from world.light import dawn, level, picture
from world.nature import bush, meadow, pond, tree, woods
from world.village import bench
from world.wild import duck, heron, reeds

picture("banners/pond-forest", 2400, 600)
land = plain([(2, 10, 46, 26)], 52)
pond(3, 8, 13, 6.5)
for k in range(9):
    reeds(-8.2 + 0.6 * (k % 3), 10.4 + 0.5 * k, 0.02, 1.0 + 0.1 * (k % 3), k)
for k in range(6):
    reeds(14.6 - 0.5 * (k % 2), 6.4 + 0.7 * k, 0.02, 1.1, k + 20)
for x, y, turn in ((1.4, 5.4, 180), (2.5, 5.9, 175), (3.4, 5.2, 185), (6.8, 8.2, 10)):
    duck(x, y, 0.06, turn)
heron(10.2, 4.6, 0.05, 160)
bench(-4.4, 17.2, 0, 4)
for k in range(15):
    tree(-2 + (4.3 * k) % 38, 38 + (k * 5) % 13, 0, 0.75 + 0.07 * (k % 4), k % 3, k % 3, 50 * k, 1.1)
for k in range(10):
    bush(4 + 2.4 * k, 30 + (k % 3), 0, 0.8, k % 3, 40 * k)
meadow(-16, -3, 20, 1.2, 1300, size=0.24, flowers=0.28)
meadow(-26, 4, -11, 22, 1200, size=0.26, flowers=0.2)
woods(land, 42, near=100)
dawn()
level(3, 15, 2.6, 32, -0.03)
