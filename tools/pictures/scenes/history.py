"""The company's history as a stop on the block of land, from left to right: 36 pigs before two storehouses, the first mill, the nucleus herd, barns behind a wall,
the filtered barn, the plant, and six storeys of pigs."""
import random

from world.gear import old_barn
from world.light import picture
from world.model import LINING, barn_end, barn_pit, shrub
from world.paint import CREAM, DARK_WOOD, SLATE, WHITE, WOOD, paint
from world.pigs import PINK, pig
from world.shape import box, place, rod
from world.stop import land
from world.vehicles import lorry
from world.works import feed_mill, hall

picture("banners/history", 3840, 960)
FILTER, BOARDS = paint("#8fc31f", 0.9), [paint("#8d6a55", 0.85), DARK_WOOD, WOOD]
FRONT, BACK = -13, 13
draw = random.Random(36)

# 1991: two rows of storehouses and 36 pigs
for x in (-91, -78.2):
    for y in (8.8, -0.4):
        old_barn(x, y, 0, 0, 10.8, 6.4)
for x, y, sx, sy in ((-84.4, -12.2, 26, 0.2), (-71.4, -8.2, 0.2, 8), (-97.4, -8.2, 0.2, 8)):
    box(CREAM, (x, y, 0), (sx, sy, 0.7), edge=0.03)
for k in range(36):
    x, y = -95.6 + 2.8 * (k % 9), -10.6 + 2.2 * (k // 9)
    pig(x + draw.uniform(-0.3, 0.3), y + draw.uniform(-0.25, 0.25), 0, draw.choice((0, 15, 170, 190, 200, -20)), "finisher", draw.choice(("stand", "stand", "sniff")), size=1.6)

# 1996: the first mill
with place(-52, 4, 0, 0, 0.56):
    feed_mill(0, 0, 0, 3)

# 2000: the nucleus herd, 2014: more barns, 2018: the wall
barns = [(-34, -22), (-15, -3), (-1, 11)]
for left, right in barns:
    barn_end(left, right, FRONT, LINING, draw)
for x in (-19.4, 14.6):
    box(CREAM, (x, 0, 0), (0.6, BACK - FRONT - 0.6, 3), edge=0.05)
box(CREAM, (-2.4, BACK - 0.75, 0), (33.2, 0.6, 2.96), edge=0.05)

# 2019: the filtered barn
left, right = 24.6, 37
barns.append((left, right))
barn_end(left, right, FRONT, LINING, draw)
box(LINING, (21.2, FRONT + 9, -0.26), (6.4, 18.04, 0.36), edge=0)
box(WHITE, (18.1, FRONT + 13, 0), (0.35, 10, 3.2), edge=0.02)
box(WHITE, (21.2, FRONT + 13, 3.1), (6.6, 10, 0.35), edge=0.02)
for x in (19.6, 22.2):
    for c in range(4):
        box(FILTER, (x, FRONT + 1.1 + 2.1 * c, 0.1), (0.9, 1.9, 2.9), edge=0.05)

# 2020: the plant
with place(50.6, 3):
    hall(0, 0, 0, 21, 13, 7, SLATE, 1)
box(WHITE, (60.85, -3.6, 0), (1, 0.5, 7.1), edge=0.03)  # over the joint of the two houses
lorry(45.2, FRONT + 5.4, 0, 0.05)

# 2021: six storeys
left, right, storey = 72, 97, 3.3
mid, wide = (left + right) / 2, right - left
for k in range(6):
    z = storey * k
    box(WHITE, (mid, FRONT + 4.5, z - (0.1 if k == 0 else 0.2)), (wide, 9, 0.3), edge=0)
    for x in range(1, 5):
        box(CREAM, (left + wide * x / 5, FRONT + 4.4, z + 0.15), (0.2, 8.6, 1), edge=0.02)
    for p in range(15):
        x = left + 1.2 + (wide - 2.4) * p / 14
        pig(x + draw.uniform(-0.2, 0.2), FRONT + 1.2 + draw.uniform(0, 0.8), z + 0.16, draw.choice((0, 20, 165, 190)), "finisher", draw.choice(("stand", "stand", "sniff")), size=1.45)
high = 6 * storey
box(WHITE, (mid, FRONT + 9.15, 0), (wide + 0.8, 0.3, high), edge=0)
for x in (left - 0.2, right + 0.2):
    box(WHITE, (x, FRONT + 4.6, 0), (0.4, 9.2, high), edge=0)
box(SLATE, (mid, FRONT + 4.9, high), (wide + 1.4, 9.6, 0.5), edge=0.05)
for k in range(3):
    rod(WHITE, 0.7, 2, (left + 5 + 7.4 * k, FRONT + 5.4, high + 0.4), sides=24)

for x, y, size in ((-66, 8, 1.1), (-64, -7, 0.9), (-37.6, 8, 1.1), (-36.6, 0, 0.8), (40, 10, 1.1), (66.4, 9.6, 1.1), (67.6, 0, 0.9), (-25, 9, 1)):
    shrub(x, y, size)
land(26, 7, 200, [(0, 202)], [([barn_pit(left, right, FRONT) for left, right in barns], [FILTER, LINING, *BOARDS, *PINK])])
