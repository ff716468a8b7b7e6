"""The way of slurry as a model, sawn open: barn, separation, covered lagoon, store, and the field that takes it up."""
import random

from world.energy import gas_house
from world.light import picture
from world.model import LINING, barn_end, barn_pit, block, clay, cut, field, lagoon, noon, pins, shrub, tank
from world.nature import CROP
from world.paint import DARK_SLATE, PALE_STEEL, SLATE, STEEL, WHITE, paint
from world.pigs import PINK
from world.shape import box, lathe, place, prism, rod, tube

picture("pages/slurry-model", 1600, 1000)
SLURRY, LIQUID, SOLID, WATER = paint("#6b5334", 0.6), paint("#8a7145", 0.6), paint("#5b4229", 0.95), paint("#bcd7db", 0.5)
GAS, EARTH, ROOT = paint("#8fc31f", 0.6), paint("#8c7148", 0.95), paint("#e6dcc0", 0.9)
FRONT, BACK, THICK = -12, 12, 8
PRESS, LAGOON, STORE, FIELD = (-25, -17), (-15, 2), (5, 15.5), (18.5, 41)
draw = random.Random(6)

block(82, BACK - FRONT, THICK, [barn_pit(-40, -27, FRONT), (-21, FRONT + 2, 8, 5, 3), ((LAGOON[0] + LAGOON[1]) / 2, FRONT + 5, 17, 12, 5.4),
                                ((STORE[0] + STORE[1]) / 2, FRONT + 4.5, 10.5, 10, 4), (FIELD[0] + 11.25, FRONT + 11.5, 22.52, 25, 2.2)])
barn_end(-40, -27, FRONT, SLURRY, draw)

# separation: a pit, the press on its platform, the heap that it leaves
tank(-21, FRONT + 2.25, 8, 4.5, 3, 0.4, 0.2)
box(SLURRY, (-21, FRONT + 2, -2.6), (7.2, 3.98, 2.2), edge=0)
for x in (-23.4, -18.6):
    for y in (FRONT + 6, FRONT + 8.6):
        box(PALE_STEEL, (x, y, 0), (0.3, 0.3, 3.4), edge=0.03)
box(SLATE, (-21, FRONT + 7.3, 3.4), (6.4, 3.8, 0.25), edge=0.03)
lathe(STEEL, [(0.001, 0), (0.75, 0.05), (0.75, 2.8), (0.5, 3.4), (0.5, 4.2), (0.001, 4.25)], (-23.2, FRONT + 7.3, 4.6), (0, 90, 0))
box(DARK_SLATE, (-23.2, FRONT + 7.3, 3.65), (1.2, 1.4, 1.2), edge=0.06)
tube(LIQUID, [(-23, FRONT + 2, -1.6), (-23, FRONT + 3.4, 5.9), (-22.4, FRONT + 7, 5.9), (-22.4, FRONT + 7.2, 5.2)], 0.2)
prism(SOLID, [(-2.2, 0), (2.2, 0), (0.4, 2.1), (-0.4, 2.1)], 3.6, (-18, FRONT + 7.6, 0), edge=0.4)
tube(LIQUID, [(-21.4, FRONT + 5.6, 3.5), (-20, FRONT + 5, 0.8), (-14, FRONT + 4, 0.8), (-13.4, FRONT + 4, -0.6)], 0.2)

lagoon(*LAGOON, FRONT, SLURRY)
mid = sum(LAGOON) / 2
tube(GAS, [(mid, FRONT + 9, 4.1), (mid, FRONT + 9, 5.4), (mid, 5, 5.4), (mid, 5, 3)], 0.28)
with place(mid, 7):
    gas_house(0, 0)
tube(LIQUID, [(0.6, FRONT + 3.4, -1), (0.6, FRONT + 3.4, 1.4), (6.4, FRONT + 3.4, 1.4), (6.4, FRONT + 3.4, -0.4)], 0.2)

# the store below its cover
mid = sum(STORE) / 2
tank(mid, FRONT + 4.5, 10.5, 9, 4, 0.4, 1.2)
box(LIQUID, (mid, FRONT + 4.3, -3.6), (9.7, 8.58, 3.9), edge=0)
prism(WHITE, [(-4.8, 0.42), (4.8, 0.42), (4.8, 0.6), (0, 1.9), (-4.8, 0.6)], 8.4, (mid, FRONT + 4.4, 0), edge=0.02)
tube(LIQUID, [(14.4, FRONT + 3, 0), (14.4, FRONT + 3, 2.3), (17.4, FRONT + 3, 2.3), (17.4, FRONT + 3, 0.35), (17.4, BACK - 1, 0.35)], 0.2)

field(*FIELD, FRONT, BACK, EARTH, ROOT, draw)
for k in range(7):
    tube(LIQUID, [(17.4, FRONT + 2.4 + 3.2 * k, 0.35), (FIELD[1] - 0.6, FRONT + 2.4 + 3.2 * k, 0.3)], 0.13)

for k in range(2):  # what the fields cannot take is treated
    with place(7 + 6.5 * k, 6):
        for px, py, sx, sy in ((0, -2.6, 5.6, 0.4), (0, 2.6, 5.6, 0.4), (-2.6, 0, 0.4, 5), (2.6, 0, 0.4, 5)):
            box(LINING, (px, py, 0), (sx, sy, 1.3), edge=0.04)
        box(WATER if k else LIQUID, (0, 0, 0), (4.9, 4.9, 0.95), edge=0)
for x, y, size in ((-24, 8, 1.1), (-19.4, 10, 0.9), (-1, 10.4, 1), (3, 0.8, 0.8), (-13.6, 10.4, 1)):
    shrub(x, y, size)
clay(*PINK, *CROP, SLURRY, LIQUID, SOLID, WATER, GAS, EARTH, ROOT, LINING)
noon(-THICK)
cut(92, -24, (0, 0, -1))
pins(barns=(-33.5, FRONT, 0.6), press=(-21, FRONT, -1.4), lagoon=(-6.5, FRONT, -2.2), store=(10.2, FRONT, -1.6), fields=(30, FRONT, 0.4))
