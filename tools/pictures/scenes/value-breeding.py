"""How a choice spreads, as a stop on the block of land: boars behind filters, the nucleus herd with its litters, a barn where each pig's feed is weighed,
and the farms that get their semen and sows from there."""
import random

from world.light import picture
from world.model import LINING, open_end, shrub
from world.paint import PALE_STEEL, WHITE, paint
from world.pigs import PALE, PINK, RED, pig
from world.shape import box, place, tube
from world.stop import SOWN, land
from world.vehicles import van

picture("banners/value-breeding", 3840, 960)
FILTER, LINE = paint("#8fc31f", 0.9), paint("#8fc31f", 0.6)
FRONT, DEPTH = -7, -3.4
draw = random.Random(22)


def house(left, right, pens, inside):
    """A barn that the line of breeding reaches."""
    open_end(left, right, FRONT, pens, inside)
    mid = (left + right) / 2
    tube(LINE, [(mid, FRONT - 0.04, DEPTH), (mid, FRONT - 0.04, -0.2)], 0.26)


def boar(x, k):
    pig(x, FRONT + 2.6, 0.1, 0, "sow", "stand", (RED, PALE, PINK)[k % 3], 1.75)


def litter(x, k):
    pig(x, FRONT + 2.6, 0.1, 0, "sow", "nurse", PALE, 1.6)
    for p in range(5):
        pig(x - 1.2 + 0.6 * p, FRONT + 0.9 + draw.uniform(-0.1, 0.1), 0.1, 90 + draw.uniform(-15, 15), "piglet", "stand", PINK, 1.5)


def weighed(x, k):
    """A pig at its trough, which knows how much it eats."""
    pig(x - 0.3, FRONT + 1.5, 0.1, 0, "finisher", "sniff", PINK, 1.5)
    box(FILTER, (x + 1.15, FRONT + 1.5, 0.1), (0.7, 1.1, 1.9), edge=0.04)


def farm(x, k):
    for p in range(2):
        pig(x + draw.uniform(-0.3, 0.3), FRONT + 1 + 2.2 * p, 0.1, draw.choice((0, 15, 165, 190)), "finisher", draw.choice(("stand", "sniff")), PINK, 1.5)


# boars behind filters, and the room where semen is made ready
house(-58, -41, 3, boar)
for c in range(3):
    box(FILTER, (-60, FRONT + 1.2 + 2.4 * c, 0), (1, 2.1, 3), edge=0.05)
box(WHITE, (-60, FRONT + 4.6, 3), (2.2, 8.4, 0.3), edge=0.02)
with place(-34.6, FRONT + 3.6):
    box(WHITE, (0, 0, 0), (7.4, 6, 3.2), edge=0.04)
    box(PALE_STEEL, (0, 0, 3.2), (7.8, 6.4, 0.3), edge=0.03)
    for k in range(4):
        box(FILTER, (-2.3 + 1.55 * k, -3.02, 1.1), (1, 0.12, 1.1), edge=0.02)
van(-26, FRONT + 2.6, 0, 0.05, FILTER)

# the nucleus herd, the barn where feed is weighed for each pig, and the farms
house(-19, -3, 3, litter)
house(3, 24, 4, weighed)
house(33, 45, 4, farm)
house(48, 60, 4, farm)
tube(LINE, [(-49.5, FRONT - 0.04, DEPTH), (54, FRONT - 0.04, DEPTH)], 0.26)
for k, (x, wide) in enumerate(((-27, 14), (28.5, 6), (68, 9))):
    box(SOWN[k % 3], (x, 2, -0.3), (wide, 7, 0.34), edge=0)
for x, y, size in ((-36, 5, 0.9), (-24, 4.4, 1), (-64, 4, 1), (0, 5, 0.8), (28.4, 4.4, 1), (64, 4, 0.9)):
    shrub(x, y, size)
land(14, 5.5, 134, [(0, 128)], [([], [LINING, FILTER, LINE, *PINK, *PALE, *RED])])
