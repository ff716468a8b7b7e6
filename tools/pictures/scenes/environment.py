"""What is measured, as a stop on the block of land: store, boiler, flume and boundary each have their point, and a cable takes the readings off the site."""
import random

from world.energy import gas_house, panel
from world.light import picture
from world.model import LINING, barn_end, barn_pit, shrub, tank
from world.paint import PALE_STEEL, WHITE, paint
from world.parts import fence
from world.shape import ball, box, lathe, place, prism, rod, tube
from world.stop import SOWN, land
from world.village import house

picture("banners/environment", 3840, 960)
POINT = paint("#8fc31f", 0.5)
BANK, SLURRY, LIQUID, TURBID, CLEAR = paint("#cdc5ae", 0.95), paint("#6b5334", 0.6), paint("#8a7145", 0.6), paint("#aa9b64", 0.5), paint("#bcd7db", 0.5)
FRONT, BACK = -12, 12
STREAM, CABLE, BOUNDARY = (38, 51), -5.9, 36.4
draw = random.Random(21)


def cable(*points):
    tube(POINT, [(x, FRONT - 0.04, z) for x, z in points], 0.2)


def point(x, z=0.0, high=3.0, y=FRONT + 0.5):
    """A place of measurement on its post, and its cable down to the long one."""
    rod(POINT, 0.22, high, (x, y, z), sides=16)
    ball(POINT, 0.95, (x, y, z + high + 0.5))
    if x != BOUNDARY:
        cable((x, CABLE), (x, 0.15))
        tube(POINT, [(x, FRONT - 0.04, 0.15), (x, y, 0.15)], 0.2)


barns = [(-79, -66), (-63.5, -50.5)]
for left, right in barns:
    barn_end(left, right, FRONT, SLURRY, draw)

# the store below its cover: its level
mid = -40
tank(mid, FRONT + 4.5, 12, 9, 4.4, 0.4, 1.2)
box(SLURRY, (mid, FRONT + 4.3, -4), (11.2, 8.58, 3.5), edge=0)
prism(WHITE, [(-5.6, 0.42), (5.6, 0.42), (5.6, 0.6), (0, 2.2), (-5.6, 0.6)], 8.4, (mid, FRONT + 4.4, 0), edge=0.02)
rod(POINT, 0.22, 8.8, (mid + 3, FRONT - 0.1, -4), sides=16)
cable((mid + 3, CABLE), (mid + 3, -4))
ball(POINT, 0.95, (mid + 3, FRONT + 0.1, 5.2))

# the boiler: its flue
with place(-22, 1):
    gas_house(0, 0)
    rod(PALE_STEEL, 0.8, 10.4, (3, 0, 0), sides=28)
    lathe(POINT, [(0.8, 7.4), (1.3, 7.4), (1.3, 9), (0.8, 9)], (3, 0, 0))
tube(POINT, [(-19, 0, 8), (-19, -4, 8), (-19, -4, 0.2), (-19, FRONT, 0.2)], 0.2)
cable((-19, CABLE), (-19, 0.2))

# three basins, then the flume
for k, water in enumerate((LIQUID, TURBID, CLEAR)):
    x = -10 + 12.6 * k
    tank(x, FRONT + 4.5, 12, 9, 4.6, 0.4, 0.7)
    box(water, (x, FRONT + 4.3, -4.2), (11.2, 8.58, 4.3 - 0.25 * k), edge=0)
tube(LIQUID, [(-35.6, FRONT + 3, -1), (-35.6, FRONT + 3, 2.6), (-13, FRONT + 3, 2.6), (-13, FRONT + 3, 0)], 0.3)
for k in range(2):
    x = -4 + 12.6 * k
    tube(PALE_STEEL, [(x - 1.6, FRONT + 3, -0.4), (x - 1.6, FRONT + 3, 1.4), (x + 1.9, FRONT + 3, 1.4), (x + 1.9, FRONT + 3, -0.6)], 0.3)
box(LINING, (30.2, FRONT + 3, -2.2), (16.2, 4, 0.4), edge=0)
box(CLEAR, (30.2, FRONT + 2.8, -1.8), (16.2, 3.56, 0.9), edge=0)
box(LINING, (30.2, FRONT + 4.8, -1.8), (16.2, 0.4, 2.0), edge=0)
with place(30, FRONT + 7.4):
    box(WHITE, (0, 0, 0), (3.2, 2, 4), edge=0.08)
    box(POINT, (0, -1.02, 1), (2.4, 0.1, 2.4), edge=0.03)
    panel(4, 0.4, 0, 3, 1.8, 30)
point(30, -1.0, 4.4, FRONT + 1.6)

# the stream, the boundary before it and the neighbours behind it
mid, half, deep = sum(STREAM) / 2, (STREAM[1] - STREAM[0]) / 2, BACK - FRONT
box(CLEAR, (mid, 0, -3.2), (2 * half - 0.1, deep + 0.03, 2.3), edge=0)
prism(BANK, [(half, 0.02), (half - 3, -3.2), (half, -3.2)], deep + 0.08, (mid, 0, 0), edge=0)
prism(BANK, [(-half, 0.02), (-half, -3.2), (3 - half, -3.2)], deep - 5.6, (mid, 2.84, 0), edge=0)
fence([(BOUNDARY, FRONT + 6), (BOUNDARY, BACK)], 2.2, PALE_STEEL, 4, 2.4)
point(BOUNDARY, 0, 6.4, FRONT + 6.4)
tube(POINT, [(30, FRONT + 6.1, 0.2), (BOUNDARY, FRONT + 6.4, 0.2)], 0.2)
for x, y in ((57, 4), (69, 6.4), (80, 3)):
    house(x, y)
for x in (62.6, 75):
    point(x, 0, 4, FRONT + 3)
for x, y, size in ((-46, 11, 1), (-34, 11, 1.1), (-11, 11, 1), (-5, 11, 1.15), (9, 11, 1), (20, 11, 1.1), (33, 11, 0.9), (53.4, 10, 1), (63, 10.6, 1.1), (75.6, 10.4, 1)):
    shrub(x, y, size)

cable((-37, CABLE), (100, CABLE))
for k, (x, wide) in enumerate(((-43, 12), (-31.6, 7), (-9, 10), (3.4, 11), (16, 10), (28, 9))):
    box(SOWN[k % 3], (x, 6, -0.3), (wide, 9, 0.34), edge=0)
pits = [barn_pit(left, right, FRONT) for left, right in barns]
pits += [(-40, FRONT + 4, 12, 10, 4.4), *((-10 + 12.6 * k, FRONT + 4, 12, 10, 4.6) for k in range(3))]
pits += [(30, FRONT + 2, 16, 6, 2.2), (mid, 0, 2 * half, deep + 1, 3.2)]
land(24, 8, 160, [(-20, 112), (44.5, 17), (70, 36)], [(pits, [POINT, SLURRY, LIQUID, TURBID, CLEAR, BANK, LINING])])
