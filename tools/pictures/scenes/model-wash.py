"""A wash and drying centre as a model, its front sawn off: a lorry comes in muddy on the left and leaves for the farm on the right."""
import random

from world.light import picture
from world.model import LINING, block, clay, cut, noon, pins, shrub
from world.paint import CREAM, PALE_STEEL, SLATE, STEEL, WHITE, paint
from world.parts import door, slab_house, window
from world.shape import ball, box, lathe, place, rod, tube
from world.vehicles import lorry

picture("pages/wash-model", 1600, 1000)
DIRTY, CLEAN, MUD = paint("#c4a06a", 0.9), paint("#b0cf70", 0.9), paint("#8a6a42", 0.9)
JET, DRAIN, FOAM, HEAT, WARM = paint("#8fbfd2", 0.5), paint("#75603f", 0.6), paint("#d8e6a8", 0.7), paint("#d9713a", 0.7), paint("#e8b08a", 0.9)
FRONT, BACK, THICK, WAY = -13, 13, 7, -8.8  # the lorries' way
BAYS, WIDE, HIGH = (-27, -12.4, 2.2), 14.6, 6.6  # left edges of washing, disinfecting, drying
LAST = BAYS[2] + WIDE
draw = random.Random(2)

block(92, BACK - FRONT, THICK, [(BAYS[0] + WIDE / 2, FRONT + 3, WIDE - 1, 7, 2.4), (BAYS[1] + WIDE / 2, FRONT + 3, WIDE - 1, 7, 1.4)])
box(DIRTY, ((-46 + BAYS[0]) / 2, WAY, -0.3), (BAYS[0] + 46.02, 2 * (WAY - FRONT) + 0.04, 0.38), edge=0)
box(CLEAN, ((LAST + 46) / 2, 0, -0.3), (46.02 - LAST, BACK - FRONT + 0.04, 0.38), edge=0)

# check: a muddy lorry before the barrier
lorry(-39, WAY, 0, 0.08)
box(MUD, (-39.6, WAY, 0.9), (8.4, 2.62, 0.9), edge=0.06)
box(MUD, (-33.7, WAY, 0.75), (2.2, 2.52, 0.7), edge=0.06)
with place(-35, -1.4):
    slab_house((5, 4.4, 3.6), WHITE, SLATE)
    window(-0.9, -2.2, 1.2, 1.8, 1.3)
    door(1.4, -2.2)
box(WHITE, (-30.4, -4.2, 0), (0.7, 0.7, 1.3), edge=0.08)
tube(STEEL, [(-30.4, -4.2, 1.1), (-30.4, FRONT + 0.6, 1.1)], 0.12)

# three bays: floors over drains, back wall, portals, a roof from the middle of the way
for k, x in enumerate(BAYS):
    mid = x + WIDE / 2
    if k < 2:
        deep = 2.4 - k
        box(LINING, (mid, FRONT + 3.2, -deep), (WIDE - 1, 6.4, 0.3), edge=0)
        for s in (-1, 1):
            box(LINING, (mid + s * (WIDE / 2 - 0.7), FRONT + 3.2, 0.3 - deep), (0.4, 6.4, deep - 0.3), edge=0)
        box(DRAIN if k == 0 else FOAM, (mid, FRONT + 3.2, 0.3 - deep), (WIDE - 1.8, 6.36, 1 - 0.5 * k), edge=0)
        for g in range(40):
            box(LINING, (mid - WIDE / 2 + 0.7 + (WIDE - 1.4) * g / 39, FRONT + 4.2, -0.14), (0.2, 8.44, 0.22), edge=0)
    else:
        box(WARM, (mid, FRONT + 4.2, -0.3), (WIDE - 0.02, 8.44, 0.38), edge=0)
    box(WHITE, (mid, FRONT + 8.6, 0), (WIDE, 0.4, HIGH), edge=0)
    box(SLATE, (mid, FRONT + 6.3, HIGH), (WIDE - 0.02, 5.2, 0.4), edge=0)
for x in (*BAYS, LAST):
    box(WHITE, (x, FRONT + 7.9, 0), (0.5, 1.2, HIGH), edge=0.03)
    box(WHITE, (x, FRONT + 5.6, HIGH - 1.3), (0.5, 5.6, 1.3), edge=0.03)
    box(WHITE, (x, FRONT + 0.3, 0), (0.5, 0.6, 1.2), edge=0.03)

# washing: jets from a frame around the lorry
lorry(BAYS[0] + 7, WAY, 0, 0.08)
for x in (BAYS[0] + 2.6, BAYS[0] + 6.4, BAYS[0] + 10.2):
    tube(JET, [(x, WAY + 2.2, 0.1), (x, WAY + 2.2, 5), (x, WAY - 2.2, 5), (x, WAY - 2.2, 4.4)], 0.14)
    for _ in range(26):
        ball(JET, draw.uniform(0.08, 0.16), (x + draw.uniform(-0.8, 0.8), WAY + draw.uniform(-2.6, 0.6), draw.uniform(2.6, 4.9)), sides=10)
# disinfecting: foam on the lorry
lorry(BAYS[1] + 7, WAY, 0, 0.08)
for _ in range(120):
    ball(FOAM, draw.uniform(0.14, 0.3), (BAYS[1] + 3 + draw.uniform(-0.9, 7), WAY - 1.32 + draw.uniform(0, 0.12), draw.uniform(0.6, 3.7)), sides=10)
for _ in range(60):
    ball(FOAM, draw.uniform(0.14, 0.3), (BAYS[1] + 3 + draw.uniform(-0.9, 6.6), WAY + draw.uniform(-1.2, 1.2), 4.02), sides=10)
# drying: heaters along the back, a hot duct above
lorry(BAYS[2] + 7, WAY, 0, 0.08)
for k in range(5):
    with place(BAYS[2] + 2 + 2.65 * k, FRONT + 8.3):
        box(PALE_STEEL, (0, 0, 0.8), (2.1, 0.5, 3.4), edge=0.05)
        for r in range(6):
            box(HEAT, (0, -0.27, 1.05 + 0.5 * r), (1.7, 0.1, 0.28), edge=0.02)
tube(HEAT, [(BAYS[2] + 0.8, WAY + 1.2, 5.6), (LAST - 0.8, WAY + 1.2, 5.6)], 0.4)
for k in range(5):
    lathe(HEAT, [(0.5, 0), (0.2, 0.7)], (BAYS[2] + 2 + 2.65 * k, WAY + 1.2, 4.7), sides=20)
for k in range(3):
    rod(WHITE, 0.5, 2, (BAYS[2] + 3.4 + 4 * k, FRONT + 7.4, HIGH + 0.3), sides=24)

# resting, then out through the gate
for k in range(4):
    lorry(LAST + 4.4 + 4.6 * k, 4.2, 90, 0.08)
    box(WHITE, (LAST + 2.1 + 4.6 * k, 4.2, 0.08), (0.18, 11, 0.03), edge=0)
box(WHITE, (LAST + 20.5, 4.2, 0.08), (0.18, 11, 0.03), edge=0)
lorry(36.4, WAY, 0, 0.08)
for y in (WAY - 3.4, WAY + 3.4):
    box(WHITE, (30, y, 0), (0.8, 0.8, 4.4), edge=0.06)
box(SLATE, (30, WAY, 4.4), (1.1, 8, 0.5), edge=0.06)

with place(-8, 5):
    slab_house((16, 7, 4.4), CREAM, SLATE)
    for k in range(5):
        window(-6 + 3 * k, -3.5, 1.5, 1.8, 1.4)
for k in range(3):
    with place(-24 + 3.8 * k, 4):
        rod(WHITE, 1.5, 4, sides=32)
        lathe(STEEL, [(1.6, 0), (1.6, 0.15), (0.3, 0.7), (0.01, 0.75)], (0, 0, 4))
for x, y, size in ((-43, 4, 1), (-42, 10.4, 1.2), (-31, 10.6, 1), (-15, 10.6, 1.1), (4, 10.6, 1), (11, 4, 1), (42, 9.6, 1.1)):
    shrub(x, y, size)
clay(DIRTY, CLEAN, MUD, JET, DRAIN, FOAM, HEAT, WARM, LINING)
noon(-THICK)
cut(101, -24, (0, 0, -0.6))
pins(check=(-33, WAY - 1.2, 2), wash=(BAYS[0] + 7, FRONT, 0.6), disinfect=(BAYS[1] + 7, FRONT, 0.8), dry=(BAYS[2] + 7, FRONT, 0.8), rest=(LAST + 11.5, -1, 2), release=(36, WAY - 1.3, 2))
