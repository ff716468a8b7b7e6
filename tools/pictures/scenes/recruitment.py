"""The first days of somebody new, as a stop on the block of land: from the station to the gate, working clothes, a room, the canteen, the barn."""
import random

from world.indoors import bed, coat, desk, footing, rooms, stool
from world.light import picture
from world.model import LINING, open_end, shrub
from world.night import glow
from world.paint import CREAM, PALE_STEEL, SLATE, WHITE, WOOD, paint
from world.pigs import PINK, pig
from world.shape import box, lathe, place, tube
from world.still import boots
from world.stop import SOWN, land
from world.vehicles import van

picture("banners/recruitment", 3840, 960)
OWN, LIGHT, ROAD = paint("#8fc31f", 0.85), glow("#f5d68f", 0.5), paint("#d6d3c4", 0.95)
FRONT, STOREY = -7, 2.9
draw = random.Random(24)

# from the station to the gate
box(ROAD, (-51, FRONT + 3.2, -0.3), (22, 4.6, 0.36), edge=0)
with place(-45.6, FRONT + 3.2, 0.06, 0, 1.5):
    van(0, 0, 0, 0, OWN)
for y, long in ((FRONT + 0.5, 1.0), (2.2, 8.6)):
    box(CREAM, (-39.9, y, 0), (0.5, long, 2.8), edge=0.04)
for z in (0.25, 1.3, 2.35):
    box(OWN, (-38.1, FRONT + 1.2, z), (3.2, 0.14, 0.16), edge=0.02)
for k in range(7):
    box(OWN, (-39.62 + 0.507 * k, FRONT + 1.2, 0.2), (0.14, 0.13, 2.3), edge=0.02)

# working clothes
rooms((-35.4, -25.6), FRONT, 4.6, 3.0, panes=0, floor=WHITE)
for k in range(8):
    x = -34.4 + 1.12 * k
    coat(x, FRONT + 4.0, 2.5, OWN, 1.3)
    with place(x, FRONT + 3.5, 0.06, 0, 1.7):
        boots(0, 0, OWN)
tube(PALE_STEEL, [(-35.2, FRONT + 4.15, 2.5), (-25.8, FRONT + 4.15, 2.5)], 0.05)
box(WOOD, (-30.5, FRONT + 1.6, 0.5), (6.6, 0.7, 0.12), edge=0.03)
for x in (-33.4, -27.6):
    box(CREAM, (x, FRONT + 1.6, 0.06), (0.2, 0.6, 0.46), edge=0.02)

# single rooms, some of them lit
walls = [-23.4 + 6.1 * k for k in range(5)]
for storey in range(3):
    z = STOREY * storey
    rooms(walls, FRONT, 2.7, STOREY - 0.3, z, panes=0)
    for k, (a, b) in enumerate(zip(walls, walls[1:])):
        lit = (storey, k) not in ((0, 2), (1, 0), (2, 3))
        bed(a + 2.1, FRONT + 0.9, z + 0.06, OWN if lit else WHITE, 3.0, 1.2)
        desk(b - 1.1, FRONT + 1.5, z + 0.06, 1.5, 0.9, 0.9)
        if lit:
            box(LIGHT, ((a + b) / 2, FRONT + 2.44, z + 0.06), (b - a - 0.26, 0.04, 2.4), edge=0)
left, right = walls[0], walls[-1]
box(WHITE, ((left + right) / 2, FRONT + 4.3, 0), (right - left + 0.24, 3.1, 3 * STOREY - 0.3), edge=0.02)
box(SLATE, ((left + right) / 2, FRONT + 3.0, 3 * STOREY - 0.26), (right - left + 0.8, 6.1, 0.34), edge=0.04)

# the canteen
rooms((4.0, 27.2), FRONT, 5.4, 3.2, panes=2.6, floor=WHITE)
for k in range(3):
    x = 8.0 + 7.6 * k
    for y in (FRONT + 1.4, FRONT + 3.9):
        desk(x, y, 0.06, 6.0, 1.2, 1.0)
        for c in range(5):
            for s in (-1, 1):
                stool(x - 2.4 + 1.2 * c, y + s * 0.98, 0.06)
            for s in (-0.28, 0.28):
                lathe(OWN if (c + k) % 2 else WHITE, [(0.11, 0), (0.27, 0.2), (0.23, 0.2), (0.08, 0.04)], (x - 2.4 + 1.2 * c, y + s, 1.06), sides=20)
for x in (*walls, -35.4, -25.6, 4.0, 27.2):
    footing(x, FRONT, 1.0, 0.8)


# the barn
def group(x, k):
    for dx, y, turn in ((-0.9, 1.2, 15), (0.9, 2.2, 170), (-0.4, 3.6, 10)):
        pig(x + dx, FRONT + y, 0.1, turn + draw.uniform(-10, 10), "finisher", draw.choice(("stand", "sniff")), PINK, 1.35)


open_end(33.4, 48.4, FRONT, 3, group)
for k, (x, wide) in enumerate(((-24.5, 1.0), (2.4, 1.4), (30.3, 4), (54, 8))):
    box(SOWN[k % 3], (x, 0, -0.3), (wide, 12, 0.34), edge=0)
for x, y, size in ((-37.6, 5.2, 0.8), (30.3, 4.6, 1), (30.3, -2, 0.8), (50.6, 5, 1), (-43, 5.4, 0.9), (-49, 5.2, 1.05), (8, 5.4, 0.8), (12, 5.6, 0.95), (24, 5.6, 0.9)):
    shrub(x, y, size)
land(14, 5, 104, [(0, 110)], [([], [LINING, OWN, LIGHT, ROAD, *PINK])])
