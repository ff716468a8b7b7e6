"""Exhaust air as a model, sawn along its way: barn, acid wash, alkaline wash, biofilter. Dots of ammonia and odour are to scale."""
import random

from world.light import picture
from world.model import LINING, barn_end, barn_pit, block, clay, cut, noon, pins, shrub
from world.paint import DARK_SLATE, PALE_STEEL, SLATE, STEEL, WHITE, paint
from world.pigs import PINK
from world.shape import ball, box, lathe, rod, tube

picture("pages/odour-model", 1600, 1000)
AMMONIA, ODOUR = paint("#e0ab3c", 0.7), paint("#9a6a9b", 0.7)
ACID, ALKALI, DROP, CHIPS, SLURRY = (paint(c, r) for c, r in (("#d9d49a", 0.5), ("#b3d0da", 0.5), ("#8fb9c9", 0.5), ("#8a6541", 0.95), ("#6b5334", 0.6)))
FRONT, BACK, THICK, DEEP = -11, 11, 6.5, 7
MIDDLE = FRONT + DEEP / 2
BARN, PLENUM, ACID_X, ALKALI_X, FILTER, END = -28, -14, -8.5, 2, 12.5, 27  # left edges of the stages
draw = random.Random(5)

block(61, BACK - FRONT, THICK, [barn_pit(BARN, PLENUM, FRONT),
                                ((ACID_X + FILTER) / 2, MIDDLE - 0.5, FILTER - ACID_X, DEEP + 1, 1.7)])


def dots(x0, x1, z0, z1, ammonia, odour):
    """Sixty dots of each are all that leaves the barn."""
    for material, share in ((AMMONIA, ammonia), (ODOUR, odour)):
        for _ in range(round(share * 0.6)):
            ball(material, 0.22, (draw.uniform(x0, x1), FRONT + draw.uniform(0, 1.7), draw.uniform(z0, z1)), sides=12)


def chamber(x0, x1, high):
    """Floor, back and roof of a stage whose front is sawn off."""
    box(WHITE, ((x0 + x1) / 2, FRONT + DEEP + 0.15, 0), (x1 - x0, 0.3, high), edge=0)
    box(SLATE, ((x0 + x1) / 2, MIDDLE + 1.5, high), (x1 - x0 - 0.02, DEEP - 2.6, 0.3), edge=0)


def partition(x, high, low=0.0):
    box(WHITE, (x, MIDDLE, low), (0.35, DEEP, high - low), edge=0.02)


def wash(x0, x1, water, high=6.4):
    """A sump, a bed of packing and sprays above it; the air goes through from left to right."""
    mid = (x0 + x1) / 2
    box(LINING, (mid, MIDDLE, -1.7), (x1 - x0, DEEP, 0.3), edge=0)
    for x in (x0 + 0.2, x1 - 0.2):
        box(LINING, (x, MIDDLE, -1.4), (0.4, DEEP, 1.45), edge=0)
    box(water, (mid, MIDDLE, -1.4), (x1 - x0 - 0.8, DEEP - 0.04, 1.15), edge=0)
    chamber(x0, x1, high)
    bed = x0 + 2.7
    box(PALE_STEEL, (bed, MIDDLE, 0.5), (2.6, DEEP - 0.1, 3.4), edge=0.02)
    for k in range(6):
        for r in range(8):
            box(DARK_SLATE, (bed - 1.05 + 0.42 * k, FRONT + 0.04, 0.66 + 0.41 * r), (0.26, 0.06, 0.24), (0, 45, 0), edge=0)
    tube(STEEL, [(bed - 1.5, FRONT + 0.8, 5.2), (bed + 1.5, FRONT + 0.8, 5.2)], 0.16)
    for k in range(4):
        lathe(STEEL, [(0.3, 0), (0.08, 0.3)], (bed - 1.2 + 0.8 * k, FRONT + 0.8, 4.75), sides=16)
        for _ in range(6):
            ball(DROP, 0.075, (bed - 1.2 + 0.8 * k + draw.uniform(-0.3, 0.3), FRONT + draw.uniform(0.2, 1), draw.uniform(4.0, 4.7)), sides=10)
    rod(STEEL, 0.16, 5.2, (bed + 1.5, FRONT + 0.8, 0), sides=14)


barn_end(BARN, PLENUM, FRONT, SLURRY, draw)

# the way of the air
box(LINING, ((PLENUM + ACID_X) / 2, MIDDLE, -0.26), (ACID_X - PLENUM, DEEP + 0.04, 0.36), edge=0)
chamber(PLENUM, ACID_X, 6.4)
for k in range(2):
    lathe(PALE_STEEL, [(1.1, 0), (1.25, 0), (1.25, 0.5), (1.1, 0.5)], (PLENUM + 0.2, FRONT + 1.8 + 3 * k, 1.9), (0, 90, 0), sides=32)
    lathe(DARK_SLATE, [(0.001, 0.2), (1.1, 0.2)], (PLENUM + 0.2, FRONT + 1.8 + 3 * k, 1.9), (0, 90, 0), sides=32)
dots(PLENUM + 1.3, ACID_X - 0.4, 0.4, 5.8, 100, 100)
wash(ACID_X, ALKALI_X, ACID)
dots(ACID_X + 4.6, ALKALI_X - 0.5, 0.5, 5.6, 20, 72)
wash(ALKALI_X, FILTER, ALKALI)
dots(ALKALI_X + 4.6, FILTER - 0.5, 0.5, 5.6, 18, 48)
for x in (ACID_X, ALKALI_X, FILTER):
    partition(x, 6.4, 5)
    partition(x, 0.35)
box(LINING, ((FILTER + END) / 2, MIDDLE, -0.26), (END - FILTER, DEEP + 0.04, 0.36), edge=0)
for k in range(36):
    box(PALE_STEEL, (FILTER + 0.4 + (END - FILTER - 0.7) * k / 35, MIDDLE, 1.5), (0.2, DEEP - 0.1, 0.2), edge=0)
box(CHIPS, ((FILTER + END) / 2, MIDDLE, 1.7), (END - FILTER - 0.5, DEEP - 0.1, 1.7), edge=0)
for _ in range(420):
    box(CHIPS, (draw.uniform(FILTER + 0.5, END - 0.5), FRONT + draw.uniform(0.2, DEEP - 0.3), 3.32), (draw.uniform(0.3, 0.7), 0.2, 0.14), (draw.uniform(-25, 25), draw.uniform(-25, 25), draw.uniform(0, 180)), edge=0.02)
partition(FILTER, 4, 1.5)
box(WHITE, (END, MIDDLE, 0), (0.35, DEEP, 4), edge=0.02)
box(WHITE, ((FILTER + END) / 2, FRONT + DEEP + 0.15, 0), (END - FILTER + 0.3, 0.3, 4), edge=0)
dots(FILTER + 1, END - 1, 3.9, 6.6, 15, 30)
for x, y, size in ((-29, 9, 0.9), (-9, 3, 1), (-3, 8, 1.1), (5, 4, 0.9), (10, 8.6, 1.1), (17, 3, 1), (22, 8, 1.1), (28.6, 2, 0.9)):
    shrub(x, y, size)
clay(*PINK, AMMONIA, ODOUR, ACID, ALKALI, DROP, CHIPS, SLURRY, LINING)
noon(-THICK)
cut(71, -24, (0, 0, 0.2))
pins(barn=(PLENUM + 2.8, FRONT, 2.6), acid=(ACID_X + 2.7, FRONT, 2.2), alkali=(ALKALI_X + 2.7, FRONT, 2.2), bio=((FILTER + END) / 2, FRONT, 2.5))
