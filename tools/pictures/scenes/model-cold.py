"""The cold chain as a model, sawn open from the chilling room to the shop: what is cold stands on blue, pork and its crates have a colour."""
import random

from world.light import picture
from world.model import LINING, block, clay, cut, noon, pins, shrub
from world.paint import DARK_SLATE, PALE_STEEL, SLATE, STEEL, WHITE, WOOD, paint
from world.shape import box, lathe, place, tube
from world.vehicles import lorry

picture("pages/cold-model", 1600, 1000)
PORK, FAT, COLD, COOL = paint("#d98f86", 0.7), paint("#f0d9cc", 0.7), paint("#a9cbd8", 0.8), paint("#d5e2e2", 0.8)
CRATE, ROAD = paint("#8fc31f", 0.7), paint("#c9c8bb", 0.9)
FRONT, BACK, THICK, DEEP, FLOOR = -11, 11, 6.5, 9, 1.15  # floors lie as high as a lorry's
CHILL, CUTTING, STORE, DOCK, SHOP = (-36, -21), (-21, -6.5), (-6.5, 6), 6, (25.5, 37)
draw = random.Random(9)

block(76, BACK - FRONT, THICK)


def room(span, high, floor, z=FLOOR):
    """Floor, back wall and the back half of the roof; the front is sawn off."""
    mid, wide = sum(span) / 2, span[1] - span[0]
    if z > 1:
        box(LINING, (mid, FRONT + DEEP / 2 - 0.01, 0), (wide - 0.01, DEEP, z - 0.1), edge=0)
    box(floor, (mid, FRONT + DEEP / 2 - 0.02, z - 0.12), (wide - 0.02, DEEP, 0.16), edge=0)
    box(WHITE, (mid, FRONT + DEEP + 0.15, 0), (wide - 0.03, 0.3, z + high), edge=0)
    box(SLATE, (mid, FRONT + DEEP / 2 + 2, z + high), (wide - 0.02, DEEP - 3.4, 0.35), edge=0)


def wall(x, high, low=0.0, z=FLOOR):
    """Between rooms: a stub at the front, whole further back."""
    box(WHITE, (x, FRONT + DEEP / 2 + 2, z + low), (0.4, DEEP - 3.6, high - low), edge=0.02)
    box(WHITE, (x, FRONT + 1.3, z), (0.4, 2.6, 0.9), edge=0.02)


def cooler(x, z, y=FRONT + DEEP - 0.9):
    box(PALE_STEEL, (x, y, z), (2.8, 1.1, 0.9), edge=0.08)
    for s in (-0.7, 0.7):
        lathe(COLD, [(0.001, 0.06), (0.36, 0.06), (0.36, 0)], (x + s, y - 0.55, z + 0.45), (90, 0, 0), sides=20)


def crates(x, y, z, rows=4, across=2):
    """Green crates of pork on a pallet."""
    box(WOOD, (x, y, z), (1.3, 1.0, 0.14), edge=0.01)
    for r in range(rows):
        for k in range(across):
            box(CRATE, (x - 0.32 + 0.64 * k, y, z + 0.14 + 0.36 * r), (0.6, 0.94, 0.33), edge=0.03)
    for k in range(across):
        box(PORK, (x - 0.32 + 0.64 * k, y, z + 0.16 + 0.36 * rows), (0.5, 0.8, 0.08), edge=0.03)


# chilling: sides on three rails
room(CHILL, 6.4, COLD)
for y in (FRONT + 1.2, FRONT + 3.4, FRONT + 5.6):
    tube(STEEL, [(CHILL[0] + 0.8, y, FLOOR + 4.6), (CHILL[1] - 0.8, y, FLOOR + 4.6)], 0.09)
    for k in range(12):
        x = CHILL[0] + 1.6 + 1.06 * k
        tube(STEEL, [(x, y, FLOOR + 4.6), (x, y, FLOOR + 4)], 0.04)
        with place(x, y, FLOOR + 0.9, 20):
            lathe(PORK, [(0.001, 0), (0.24, 0.2), (0.36, 0.9), (0.3, 1.5), (0.36, 2.2), (0.2, 2.9), (0.1, 3.2), (0.001, 3.25)], (0, 0, 0), scale=(1, 0.5, 1), sides=20)
            lathe(FAT, [(0.001, 0.1), (0.2, 0.25), (0.31, 0.9), (0.25, 1.5), (0.31, 2.2), (0.15, 2.8), (0.001, 2.9)], (0.05, -0.09, 0.03), scale=(0.8, 0.4, 1), sides=20)
for k in range(3):
    cooler(CHILL[0] + 3 + 4.5 * k, FLOOR + 4.9)
wall(CHILL[0] + 0.2, 6.4)
wall(CHILL[1], 6.4)

# cutting: tables and a belt
room(CUTTING, 5, COOL)
for r in range(2):
    y = FRONT + 2 + 3.6 * r
    box(PALE_STEEL, (sum(CUTTING) / 2, y, FLOOR + 0.85), (11.6, 1.5, 0.14), edge=0.03)
    box(DARK_SLATE, (sum(CUTTING) / 2, y, FLOOR + 0.99), (11.2, 0.5, 0.04), edge=0)
    for k in range(7):
        box(PALE_STEEL, (CUTTING[0] + 1.8 + 1.82 * k, y, FLOOR), (0.14, 1.2, 0.85), edge=0.01)
        for s in (-0.5, 0, 0.5):
            box(PORK, (CUTTING[0] + 1.9 + 1.75 * k + draw.uniform(-0.2, 0.2), y + s, FLOOR + 1.0), (0.8, 0.34, 0.2), (0, 0, draw.uniform(-15, 15)), edge=0.09)
for k in range(3):
    tube(STEEL, [(CUTTING[0] + 2 + 5 * k - 1.4, FRONT + 3.8, FLOOR + 4.2), (CUTTING[0] + 2 + 5 * k + 1.4, FRONT + 3.8, FLOOR + 4.2)], 0.1)
wall(CUTTING[1], 6.4)

# store: pallets on racks
room(STORE, 6.4, COLD)
for k in range(4):
    for r in range(3):
        crates(STORE[0] + 2.2 + 2.7 * k, FRONT + 1.4 + 2.4 * r, FLOOR + 0.04, 3 + (k + r) % 3)
cooler(STORE[0] + 4, FLOOR + 4.9)
cooler(STORE[0] + 8.6, FLOOR + 4.9)
wall(STORE[1] - 0.2, 6.4)

# road, lorry, shop
box(ROAD, ((DOCK + SHOP[0]) / 2, 0, -0.3), (SHOP[0] - DOCK, BACK - FRONT + 0.04, 0.36), edge=0)
lorry(12.6, FRONT + 4.2, 0, 0.06, long=8.6)
box(COLD, (11.6, FRONT + 4.2, 1.3), (8.64, 2.56, 0.5), edge=0.02)
room(SHOP, 4.2, COLD, 0.2)
wall(SHOP[0], 4.2, 2.6, 0.2)
box(WHITE, (SHOP[0], FRONT + 7.6, 0.2), (0.4, 2.6, 4.2), edge=0.02)
wall(SHOP[1] - 0.2, 4.2, 0, 0.2)
box(CRATE, (SHOP[0] - 0.9, FRONT + 4.4, 3.1), (1.6, 4.4, 0.16), (0, -12, 0), edge=0.03)
crates(SHOP[0] - 1.7, FRONT + 3.4, 0.06, 3)
crates(SHOP[0] + 1.9, FRONT + 2.2, 0.24, 2)
with place((SHOP[0] + SHOP[1]) / 2 + 1, FRONT + 6.4, 0.2):  # the cabinet
    box(WHITE, (0, 0.9, 0), (8, 0.4, 2.6), edge=0.03)
    box(WHITE, (0, 0, 0), (8, 2, 0.6), edge=0.05)
    for r in range(3):
        box(PALE_STEEL, (0, 0.4 - 0.08 * r, 0.62 + 0.66 * r), (7.8, 1.3, 0.07), edge=0.01)
        for k in range(11):
            box(PORK, (-3.5 + 0.7 * k, 0.3 - 0.08 * r, 0.7 + 0.66 * r), (0.5, 0.8, 0.22), edge=0.05)
    box(COLD, (0, 0.3, 2.62), (8, 1.6, 0.16), edge=0.03)
with place((SHOP[0] + SHOP[1]) / 2 + 1, FRONT + 1.8, 0.2):  # the counter
    box(WHITE, (0, 0, 0), (6.4, 1.3, 0.95), edge=0.04)
    box(PALE_STEEL, (0, 0, 0.95), (6.6, 1.5, 0.1), edge=0.03)
    for k in range(8):
        box(PORK, (-2.6 + 0.75 * k, 0, 1.05), (0.5, 0.8, 0.16), edge=0.06)

for x, y, size in ((-34, 6, 1), (-25, 8.4, 1.1), (-14, 6, 1), (-2, 8.6, 1.1), (8.6, 8.6, 0.9), (22.6, 8, 0.9), (30, 6, 1.1), (35.6, 9, 0.9)):
    shrub(x, y, size)
clay(PORK, FAT, COLD, COOL, CRATE, LINING)
noon(-THICK)
cut(86, -24, (0, 0, 0.4))
pins(chilling=(sum(CHILL) / 2, FRONT, 3), cutting=(sum(CUTTING) / 2, FRONT, 2), store=(sum(STORE) / 2, FRONT, 2), lorry=(12, FRONT + 2.9, 2.6), receipt=(SHOP[0] - 1.7, FRONT + 2.9, 1), cabinet=(32.5, FRONT + 5.4, 1.6))
