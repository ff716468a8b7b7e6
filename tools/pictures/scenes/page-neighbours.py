"""The liaison officer calls on a neighbour; behind the lane a young tree belt grows up before the barn."""
from world.farm import barn, bins
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import hedge, meadow, tree, woods
from world.paint import GREEN, PATH, TILE, WOOD
from world.parts import fence
from world.people import GREENS, NAVY, ROSE, clipboard, person
from world.shape import rod
from world.village import bench, house

picture("pages/neighbours", 1200, 750)
land = plain([(4, 30, 70, 50)], 51)
land.road(PATH, [(-60, 8), (-10, 6.5), (8, 7.5), (30, 12), (60, 14)], 3.4, 0.03)
house(-6.2, 9.2, 0, 24, 8, 6.5, 1, TILE)
bench(-2.2, 4.6, 0, 24)
person(-0.2, 3.0, 0.02, 62, ROSE, pose="point", hair=WOOD)
person(1.5, 3.2, 0.02, -58, GREENS, hat=GREENS, pose="hold")
clipboard(1.5, 3.2, 0.02, -58)
for k in range(11):
    x, y = -6 + 3.1 * k, 24 + 0.25 * k
    tree(x, y, 0, 0.3 + 0.03 * (k % 3), k % 3, k % 3, 50 * k)
    rod(WOOD, 0.05, 1.7, (x + 0.35, y, 0), sides=10)
for k in range(11):
    x, y = -4.4 + 3.1 * k, 27.5 + 0.25 * k
    tree(x, y, 0, 0.3 + 0.04 * (k % 3), k % 3, (k + 1) % 3, 70 * k)
barn(18, 52, -5, 36, 12, GREEN)
bins(37, 49, 2)
fence([(3.2, 5.0), (12, 5.2)], 0.9, gap=1.7)
hedge([(-22, 16), (-12, 15)], 0.8)
meadow(-12, -3, 12, 4.6, 1500, size=0.17, flowers=0.22)
meadow(-8, 10, 24, 22, 900, size=0.24, flowers=0.1)
for k, (x, y) in enumerate(((-20, 44), (-28, 52), (48, 56))):
    tree(x, y, 0, 0.9, k % 3, k % 3, 60 * k)
woods(land, 41, near=120)
dawn()
camera((0.9, -2.9, 1.75), (0.95, 6, 1.5), 33)
