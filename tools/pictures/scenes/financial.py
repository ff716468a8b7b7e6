"""Net profit by year as stacks on the block of land, a slab each billion yuan: five years and nine months, one of them a loss below the ground; at the
right what earns them, the barn and the weighbridge."""
import random

from world.gear import weighbridge
from world.light import picture
from world.model import LINING, open_end, shrub
from world.paint import SLATE, WHITE, paint
from world.parts import slab_house, window
from world.pigs import PINK, pig
from world.shape import box, place
from world.stop import SOWN, land
from world.vehicles import lorry

picture("banners/financial", 2400, 600)
PROFIT, OPEN, LOSS, PIGS = paint("#8fc31f", 0.85), paint("#bcd985", 0.85), paint("#a8402c", 0.9), paint("#e3a894", 0.75)
YEARS = (7.6, 14.9, -2.3, 17.2, 11.4, 7.0)  # billion yuan, 2021 to 2025 and the first nine months of 2026
SLAB, WIDE, DEEP, FRONT, APART, FIRST = 0.52, 7.6, 3.2, -5.6, 9.7, -43.4
draw = random.Random(36)
pits = []

for k, profit in enumerate(YEARS):
    x = FIRST + k * APART
    box(SOWN[k % 3], (x, 1.7, -0.3), (APART - 0.9, 6, 0.34), edge=0)
    if profit < 0:
        down = -profit * SLAB
        pits.append((x, FRONT + 1.9, WIDE, 4.2, down + 0.2))
        box(LOSS, (x, FRONT + 1.9, -down - 0.2), (WIDE - 0.04, 4.1, 0.24), edge=0)
        box(LOSS, (x, FRONT + 3.9, -down), (WIDE - 0.04, 0.16, down + 0.05), edge=0)
        for s in (-1, 1):
            box(LOSS, (x + s * (WIDE / 2 - 0.1), FRONT + 1.9, -down), (0.18, 4.1, down + 0.05), edge=0)
    else:
        box(LINING, (x, FRONT + 2.4, 0.02), (WIDE + 0.6, DEEP + 0.6, 0.08), edge=0)
        z = 0.1
        while profit > 0.01:
            high = SLAB * min(1, profit)
            box(OPEN if k == 5 else PROFIT, (x, FRONT + 2.4, z), (WIDE, DEEP, high - 0.07), edge=0.03)
            z, profit = z + high, profit - 1


def pen(x, k):
    for dx, y, turn in ((-1.0, 1.2, 10), (1.0, 2.6, 175), (0.2, 3.8, 20)):
        pig(x + dx, FRONT + y, 0.1, turn + draw.uniform(-10, 10), "finisher", "stand", PINK, 1.35)


open_end(15.5, 29, FRONT, 3, pen)
box(LINING, (40, FRONT + 3, -0.3), (21, 5.4, 0.36), edge=0)
with place(39, FRONT + 3, 0.1):
    weighbridge(0, 0, 0, 13)
lorry(39, FRONT + 3, 0, 0.12, SLATE, 8.6)
for k in range(2):
    box(PIGS, (38, FRONT + 3, 1.66 + 1.15 * k), (8.64, 2.56, 0.75), edge=0.02)
with place(37, 3.4):
    slab_house((6.4, 3.4, 3.6), WHITE, SLATE)
    window(0, -1.7, 1.2, 3.4, 1.4)
for x, y, size in ((-47.6, 4, 1), (-38.4, 4.4, 0.6), (-24, 4.2, 0.8), (13, 3.6, 1), (31.5, 4, 0.8), (45, 3.6, 1)):
    shrub(x, y, size)
land(11.2, 4.2, 96, [(0, 110)], [(pits, [LINING, PROFIT, OPEN, LOSS, PIGS, *PINK])])
