"""Room for a sow, as a stop on the block of land: narrow stalls on the left, then groups with straw, a brush and a feeding station, litters on mats, and a
lorry with its ramp at the level of the floor."""
import random

from world.gear import straw
from world.light import picture
from world.model import LINING, open_end, shrub
from world.paint import PALE_STEEL, STRAW, WOOD, paint
from world.pigs import PALE, PINK, pig
from world.shape import ball, box, rod, tube
from world.stop import SOWN, land
from world.vehicles import lorry

picture("banners/animal-welfare", 3840, 960)
BED, STATION = paint("#d5bd84", 0.95), paint("#8fc31f", 0.9)
FRONT = -7
draw = random.Random(31)


def stall(x, k):
    """What is to end by 2030."""
    pig(x, FRONT + 2.4, 0.1, 90, "sow", "stand", PALE, 1.5)
    for y in (0.4, 1.2, 2, 2.8, 3.6):
        tube(PALE_STEEL, [(x - 0.95, FRONT + y, 0.1), (x - 0.95, FRONT + y, 1.7)], 0.06)


def group(x, k):
    box(BED, (x, FRONT + 3, 0.08), (7.4, 5.6, 0.1), edge=0)
    straw(x - 3.5, FRONT + 0.3, x + 3.5, FRONT + 5.5, 260, 0.2, 7 + k, 0.6)
    for dx, y, turn, pose in ((-2.2, 1.2, 10, "stand"), (1.4, 1.1, 170, "lie"), (-0.4, 2.9, 200, "sniff"), (2.2, 3.4, 30, "stand")):
        pig(x + dx, FRONT + y, 0.16, turn + draw.uniform(-8, 8), "sow", pose, PALE if pose == "stand" else PINK, 1.45)
    if k == 1:
        rod(WOOD, 0.14, 2.4, (x + 0.2, FRONT + 0.5, 0.1), sides=14)  # a post to rub on
        ball(STRAW, 0.5, (x + 0.2, FRONT + 0.5, 2.4))


def litter(x, k):
    box(STATION, (x, FRONT + 0.9, 0.1), (3.2, 1.5, 0.06), edge=0)
    pig(x, FRONT + 2.8, 0.1, 0, "sow", "nurse", PALE, 1.6)
    for p in range(5):
        pig(x - 1.2 + 0.6 * p, FRONT + 1.0 + draw.uniform(-0.1, 0.1), 0.1, 90 + draw.uniform(-15, 15), "piglet", "stand", PINK, 1.5)


open_end(-60, -50, FRONT, 5, stall)
open_end(-42, -17, FRONT, 3, group)
box(STATION, (-13.6, FRONT + 3.4, 0), (3.4, 4.6, 2.6), edge=0.06)  # where each is fed alone
box(LINING, (-13.6, FRONT + 3.4, 2.6), (3.8, 5, 0.3), edge=0.03)
open_end(-8, 17, FRONT, 3, group)
open_end(24, 40, FRONT, 3, litter)
lorry(54, FRONT + 3, 0, 0.05)
for k, (x, wide) in enumerate(((-46, 5), (20.5, 4), (46, 6), (67, 8))):
    box(SOWN[k % 3], (x, 2.6, -0.3), (wide, 6, 0.34), edge=0)
for x, y, size in ((-46, 4.4, 0.9), (-64, 4, 1), (20.4, 4.4, 0.9), (45, 4.6, 1), (63, 4.2, 0.9)):
    shrub(x, y, size)
land(14, 5.5, 134, [(0, 128)], [([], [LINING, BED, STATION, STRAW, *PINK, *PALE])])
