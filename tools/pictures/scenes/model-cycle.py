"""The nutrient cycle as a model: grain, mill, farm, compost, lagoon, and the field again, round the block clockwise."""
import random

from world.energy import gas_house
from world.light import picture
from world.model import LINING, barn_end, barn_pit, block, clay, cut, field, lagoon, noon, pins, shrub
from world.nature import CROP, RIPE, crop
from world.paint import DARK_SLATE, STEEL, paint
from world.pigs import PINK
from world.shape import box, lathe, mesh, place, prism, put, tube
from world.vehicles import feed_truck
from world.works import feed_mill

picture("pages/cycle-model", 1600, 1000)
GRAIN, SLURRY, LIQUID, SOLID = (paint(c, 0.8) for c in ("#e2b84e", "#6b5334", "#8a7145", "#5b4229"))
GAS, EARTH, ROOT, STUBBLE = paint("#8fc31f", 0.6), paint("#8c7148", 0.95), paint("#e6dcc0", 0.9), paint("#dcc387", 0.95)
FRONT, BACK, THICK = -22, 22, 8
FIELD, LAGOON, HEAP, BARN = (-32, -11.5), (-9.5, 5), (6.5, 14.5), (16.5, 31)
draw = random.Random(4)

block(64, BACK - FRONT, THICK, [barn_pit(*BARN, FRONT), (sum(LAGOON) / 2, FRONT + 5, 14.5, 12, 5.4),
                                (-21.75, FRONT + 9, 20.52, 20, 2.2)])


def arrow(material, points, wide=1.5):
    """A flat arrow on the ground from the first point to the second."""
    (ax, ay), (bx, by) = points
    long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    ux, uy = (bx - ax) / long, (by - ay) / long
    outline = [(0, -wide / 2), (long - 2, -wide / 2), (long - 2, -wide), (long, 0), (long - 2, wide), (long - 2, wide / 2), (0, wide / 2)]
    flat = [(ax + x * ux - y * uy, ay + x * uy + y * ux) for x, y in outline]
    n = len(flat)
    put(mesh([(x, y, z) for z in (0, 0.16) for x, y in flat], [tuple(range(n, 2 * n))] + [(k, (k + 1) % n, (k + 1) % n + n, k + n) for k in range(n)], material))


# ripe grain behind, the mill beside it
box(STUBBLE, (-20.5, 11.4, -0.3), (23.02, 21.22, 0.36), edge=0)
crop(-31, 1.6, -9.6, 21.4, row=1.1, gap=0.9, size=1.5, material=RIPE)
arrow(GRAIN, [(-8, 7), (-0.6, 7)])
with place(9, 13, 0, 0, 0.58):
    feed_mill(0, 0, 0, 3)
feed_truck(23.5, 3.4, -90, 0.05)

# the farm, what its solids become, the lagoon, the field that takes up the rest
barn_end(*BARN, FRONT, SLURRY, draw)
x = sum(HEAP) / 2
box(LINING, (x, FRONT + 6, -0.2), (8, 12.04, 0.3), edge=0)
box(LINING, (x, FRONT + 12.2, 0), (8, 0.4, 2), edge=0.03)
prism(SOLID, [(-2.6, 0), (2.6, 0), (0.4, 2.6), (-0.4, 2.6)], 7.4, (x - 0.6, FRONT + 3.7, 0.1), edge=0.02)
with place(x + 2.2, FRONT + 9.6, 0.1):
    box(DARK_SLATE, (-1.6, 0, 0), (1.2, 1.4, 1.6), edge=0.06)
    lathe(STEEL, [(0.001, 0), (0.7, 0.05), (0.7, 2.6), (0.45, 3.2), (0.001, 3.25)], (-2.6, 0, 2.2), (0, 90, 0))
tube(LIQUID, [(BARN[0] - 0.3, FRONT + 9.6, 0.5), (x + 2.6, FRONT + 9.6, 0.5), (x + 2.6, FRONT + 9.6, 2)], 0.2)
tube(LIQUID, [(x - 0.4, FRONT + 9.6, 0.6), (LAGOON[1] - 1, FRONT + 9.6, 0.6), (LAGOON[1] - 1.4, FRONT + 9.6, -0.4)], 0.2)
lagoon(*LAGOON, FRONT, SLURRY)
mid = sum(LAGOON) / 2
tube(GAS, [(mid, FRONT + 9, 4.1), (mid, FRONT + 9, 5.4), (mid, FRONT + 16, 5.4), (mid, FRONT + 16, 3)], 0.28)
with place(mid, FRONT + 17.4):
    gas_house(0, 0)
field(*FIELD, FRONT, -3, EARTH, ROOT, draw)
tube(LIQUID, [(LAGOON[0] + 1, FRONT + 3, -0.6), (LAGOON[0] + 1, FRONT + 3, 1), (-10.6, FRONT + 3, 1), (-10.6, FRONT + 3, 0.6), (-10.6, -4, 0.6)], 0.2)
for k in range(5):
    tube(LIQUID, [(-10.6, FRONT + 2.6 + 3.4 * k, 0.6), (FIELD[0] + 0.6, FRONT + 2.6 + 3.4 * k, 0.3)], 0.13)
for px, py, size in ((-5, 20, 1), (-6, 2.6, 0.8), (14, 1.6, 0.9), (30.2, 6, 1), (29.6, 19.6, 1.1), (12.8, -7.6, 0.9)):
    shrub(px, py, size)
clay(*PINK, *CROP, RIPE, GRAIN, SLURRY, LIQUID, SOLID, GAS, EARTH, ROOT, STUBBLE, LINING)
noon(-THICK)
cut(90, -24, (0, 0, 0.6))
pins(grain=(-20, 11, 1.4), mill=(7, 9.8, 8), farm=(25.4, FRONT, 0.6), compost=(x - 0.6, FRONT, 1.2), lagoon=(mid, FRONT, -2.2), field=(-21.5, FRONT, 0.4))
