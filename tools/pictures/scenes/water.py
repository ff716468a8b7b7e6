"""Water as a stop on the block of land: a well down to the water table, the farm's meter, drinkers in the barns, rain from the roofs, and treated water for the field."""
import random

from world.light import picture
from world.model import LINING, barn_end, barn_pit, field, shrub, tank
from world.nature import CROP
from world.paint import PALE_STEEL, SLATE, WHITE, paint
from world.parts import door, slab_house
from world.pigs import PINK
from world.shape import ball, box, lathe, place, prism, rod, tube
from world.stop import SOWN, land

picture("banners/water", 3840, 960)
WATER, CLEAR, RAIN = paint("#5f9fb8", 0.5), paint("#bcd7db", 0.5), paint("#8fc7dc", 0.5)
METER, BANK, SLURRY = paint("#8fc31f", 0.5), paint("#cdc5ae", 0.95), paint("#8a7145", 0.6)
EARTH, ROOT, TABLE = paint("#8c7148", 0.95), paint("#e6dcc0", 0.9), paint("#a9cbd3", 0.7)
FRONT, BACK, MAIN = -12, 12, -2.7
POND, WELL, HOUSE, FIELD = (-76, -55), -46, -40, (53, 76)
draw = random.Random(14)

# the water table below everything, the well down to it, the reservoir
box(TABLE, (0, FRONT - 0.01, -6.9), (260, 0.06, 1.3), edge=0)
mid, half = sum(POND) / 2, (POND[1] - POND[0]) / 2
box(CLEAR, (mid, 0, -3.6), (2 * half - 0.1, BACK - FRONT + 0.03, 2.9), edge=0)
prism(BANK, [(half, 0.02), (half - 4, -3.6), (half, -3.6)], BACK - FRONT + 0.08, (mid, 0, 0), edge=0)
prism(BANK, [(-half, 0.02), (-half, -3.6), (4 - half, -3.6)], BACK - FRONT + 0.08, (mid, 0, 0), edge=0)
tube(PALE_STEEL, [(WELL, FRONT - 0.05, -6.4), (WELL, FRONT - 0.05, 0.2)], 0.55)
tube(WATER, [(WELL, FRONT - 0.3, -6.5), (WELL, FRONT - 0.3, 0.6)], 0.34)
rod(PALE_STEEL, 1.0, 1.4, (WELL, FRONT + 1.1, 0), sides=28)

# pump house; the farm's meter on the main before it
with place(HOUSE, -1):
    slab_house((8, 8, 5), WHITE, SLATE)
    door(2, -4)
tube(WATER, [(WELL, FRONT - 0.3, 0.6), (WELL, FRONT + 1.1, 1.6), (HOUSE - 5, FRONT + 1.1, 1.6)], 0.34)
with place(HOUSE - 1, FRONT + 1.6):
    lathe(METER, [(0.001, -0.9), (2.5, -0.9), (2.8, -0.6), (2.8, 0.6), (0.001, 0.6)], (0, 0, 3.2), (90, 0, 0))
    lathe(WHITE, [(2.2, 0.62), (2.2, 0.8), (0.001, 0.82)], (0, 0, 3.2), (90, 0, 0))
    box(SLATE, (0.5, -0.9, 3.1), (1.9, 0.12, 0.3), (0, -38, 0), edge=0.02)
    for s in (-1, 1):
        rod(METER, 0.75, 0.5, (s * 3.0 - 0.25, 0, 1.6), (0, 90, 0))
tube(WATER, [(HOUSE - 5, FRONT + 1.1, 1.6), (HOUSE + 4.6, FRONT + 1.1, 1.6), (HOUSE + 6, FRONT - 0.04, 1.2), (HOUSE + 6, FRONT - 0.04, MAIN), (24, FRONT - 0.04, MAIN)], 0.34)

# three barns: the line along the pens and its drinkers; rain from their roofs
barns = [(-29, -16), (-13, 0), (3, 16)]
for left, right in barns:
    barn_end(left, right, FRONT, SLURRY, draw)
    tube(WATER, [(left + 0.9, FRONT - 0.04, MAIN), (left + 0.9, FRONT - 0.04, 2.6), (right - 0.9, FRONT + 0.3, 2.6)], 0.2)
    for k in range(5):
        x = left + 2.2 + 2.2 * k
        tube(WATER, [(x, FRONT + 0.3, 2.6), (x, FRONT + 0.3, 1.7)], 0.12)
        ball(METER, 0.22, (x, FRONT + 0.3, 1.6), sides=12)
    tube(RAIN, [(left - 0.5, FRONT + 2.2, 3.3), (left - 0.5, FRONT + 17.6, 3.3)], 0.22)

# rain tanks beside them, fed by the gutters
tube(RAIN, [(16.5, FRONT + 2.4, 3.3), (18.4, FRONT + 3.4, 5.9), (27, FRONT + 3.4, 5.9)], 0.26)
for k in range(2):
    with place(20.4 + 6.2 * k, FRONT + 3.4):
        rod(WHITE, 2.7, 5.2, sides=40)
        for h in (1.3, 2.6, 3.9):
            lathe(PALE_STEEL, [(2.7, h - 0.09), (2.78, h), (2.7, h + 0.09)])
        lathe(RAIN, [(2.85, 5.2), (2.85, 5.4), (0.01, 6)])
tube(WATER, [(24, FRONT - 0.04, MAIN), (24, FRONT - 0.04, 0.6), (23.5, FRONT + 1, 0.8)], 0.28)

# what was used, treated in three tanks, then on the field
pits = [barn_pit(left, right, FRONT) for left, right in barns]
for k, held in enumerate((SLURRY, TABLE, CLEAR)):
    x = 34.6 + 6.2 * k
    tank(x, FRONT + 4, 6, 8, 4, 0.4, 0.7)
    box(held, (x, FRONT + 3.8, -3.6), (5.2, 7.58, 3.7 - 0.2 * k), edge=0)
    pits.append((x, FRONT + 3.5, 6, 9, 4))
tube(WATER, [(47, FRONT + 3, -0.4), (47, FRONT + 3, 1.7), (51.6, FRONT + 3, 1.7), (51.6, FRONT + 3, 0.4), (51.6, BACK - 1, 0.4)], 0.26)
field(*FIELD, FRONT, BACK, EARTH, ROOT, draw)
for k in range(7):
    tube(WATER, [(51.6, FRONT + 2.4 + 3.2 * k, 0.4), (FIELD[1] - 0.6, FRONT + 2.4 + 3.2 * k, 0.3)], 0.14)
pits += [(mid, 0, 2 * half, BACK - FRONT + 1, 3.6), (sum(FIELD) / 2, FRONT + 12, FIELD[1] - FIELD[0] + 0.02, 26, 2.2)]

for x, y, size in ((-50, 9, 1.1), (-36, 9.6, 1), (-31.6, 3, 0.9), (20, 9, 1.1), (28, 6, 1), (36, 6, 1.1), (44, 9.6, 1)):
    shrub(x, y, size)
for x, wide in ((-48, 10), (24, 12), (40.6, 18)):
    box(SOWN[round(wide) % 3], (x, 6, -0.3), (wide, 10, 0.34), edge=0)
land(24, 8, 164, [(0, 156)], [(pits, [WATER, CLEAR, RAIN, METER, BANK, SLURRY, EARTH, ROOT, TABLE, LINING, *CROP, *PINK])])
