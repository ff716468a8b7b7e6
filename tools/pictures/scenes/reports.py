"""From measuring to reading, as a stop on the block of land: meters at the barn, a line to the archive below the ground with its five years, the reading room
above it and the school that gets its copy."""
import random

from world.indoors import chair, desk, rooms
from world.light import picture
from world.model import LINING, open_end, shrub
from world.paint import CREAM, PALE_STEEL, SLATE, WHITE, WOOD, paint
from world.pigs import PINK, pig
from world.shape import box, lathe, place, rod, tube
from world.stop import SOWN, land
from world.vehicles import van
from world.village import school

picture("banners/reports", 2400, 600)
BOOK, OTHER, LINE = paint("#8fc31f", 0.85), paint("#c9a24b", 0.85), paint("#8fc31f", 0.6)
FRONT, FLOOR, HIGH, AISLE = -6.5, -6.7, 5.4, 2.4
LEFT, RIGHT = -27, 27
EARTH = paint("#8f8a74", 0.95)
draw = random.Random(2021)

# the archive: five years of books, and what has been published of them face out
wide, mid = (RIGHT - LEFT) / 5, (LEFT + RIGHT) / 2
box(LINING, (mid, FRONT + AISLE / 2, FLOOR - 0.3), (RIGHT - LEFT, AISLE + 0.04, 0.36), edge=0)
box(WHITE, (mid, FRONT + AISLE - 0.15, FLOOR + 0.06), (RIGHT - LEFT, 0.3, HIGH - 0.06), edge=0)
box(LINING, (mid, FRONT + AISLE / 2, FLOOR + HIGH), (RIGHT - LEFT, AISLE + 0.04, 0.4), edge=0)
box(EARTH, (mid, FRONT + AISLE / 2, FLOOR + HIGH + 0.4), (RIGHT - LEFT, AISLE + 0.02, -FLOOR - HIGH - 0.42), edge=0)
box(WHITE, (mid, FRONT + AISLE / 2, -0.02), (RIGHT - LEFT, AISLE, 0.03), edge=0)
for k in range(6):
    box(LINING, (LEFT + 0.2 + (RIGHT - LEFT - 0.4) * k / 5, FRONT + AISLE / 2, FLOOR + 0.06), (0.4, AISLE, HIGH - 0.06), edge=0)
for k in range(5):
    left, right = LEFT + wide * k + 0.5, LEFT + wide * (k + 1) - 0.5
    centre = (left + right) / 2
    shown = [(centre, BOOK)] if k < 4 else [(left + 1.0 + 1.95 * n, BOOK if n == 0 else OTHER) for n in range(5)]
    for row in range(3):
        z = FLOOR + 0.3 + 1.62 * row
        box(WOOD, (centre, FRONT + 1.3, z - 0.12), (right - left, 1.1, 0.12), edge=0.01)
        x = left + 0.1
        while x < right - 0.5:
            thick = draw.uniform(0.26, 0.46)
            taken = row and any(abs(x + thick / 2 - at) < 0.95 + thick / 2 for at, _ in shown)
            if not taken and draw.random() < 0.62 + 0.09 * k:
                box(draw.choice((WHITE, CREAM, PALE_STEEL, SLATE)), (x + thick / 2, FRONT + 1.3, z), (thick - 0.03, 0.8, draw.uniform(1.0, 1.3)), edge=0.02)
            x += thick
    for at, cover in shown:
        box(cover, (at, FRONT + 0.62, FLOOR + 1.92), (1.5, 0.16, 2.2), (-6, 0, 0), edge=0.03)
        box(WHITE, (at, FRONT + 0.5, FLOOR + 3.3), (0.9, 0.1, 0.22), (-6, 0, 0), edge=0)

# the reading room
rooms((-12, 12), FRONT, 6, 3.4, panes=2.6, floor=WHITE)
desk(0, FRONT + 2.2, 0.06, 21, 2.0, 1.0)
for x in (-5, 0, 5):
    box(PALE_STEEL, (x, FRONT + 2.2, 0.06), (0.4, 1.4, 0.9), edge=0.02)
for c in range(7):
    x = -9 + 3 * c
    chair(x, FRONT + 4.0, 0.06, 0, PALE_STEEL, 1.5)
    with place(x, FRONT + 2.1, 1.08, (c % 3 - 1) * 6, 1.15, 20):
        box(BOOK, (0, 0, 0), (2.1, 1.4, 0.1), edge=0.01)
        for s in (-1, 1):
            box(WHITE, (s * 0.4, 0, 0.1), (0.76, 0.96, 0.08), edge=0.01)


# what is measured
def pen(x, k):
    for dx, y, turn in ((-1.0, 1.2, 10), (1.0, 2.6, 175)):
        pig(x + dx, FRONT + y, 0.1, turn + draw.uniform(-10, 10), "finisher", "stand", PINK, 1.4)


open_end(-48, -34.6, FRONT, 3, pen)
for x in (-32, -29.6):
    rod(LINE, 0.2, 2.0, (x, FRONT + 0.7, 0), sides=16)
    lathe(LINE, [(0.001, 0), (0.75, 0), (0.75, 0.4), (0.001, 0.4)], (x, FRONT + 0.7, 2.6), (90, 0, 0))
    lathe(WHITE, [(0.001, 0.42), (0.58, 0.42), (0.58, 0.36)], (x, FRONT + 0.7, 2.6), (90, 0, 0))
    tube(LINE, [(x, FRONT + 0.7, 0.1), (x, FRONT - 0.04, 0.1), (x, FRONT - 0.04, -3.2)], 0.18)
tube(LINE, [(-32, FRONT - 0.04, -3.2), (LEFT, FRONT - 0.04, -3.2)], 0.18)

# who gets a copy
with place(38, 2.4, 0, 0, 0.66):
    school(0, 0)
with place(31, FRONT + 2.2, 0.05, 0, 1.5):
    van(0, 0, 0, 0, BOOK)
for k, (x, broad) in enumerate(((-52, 6), (-30.4, 6), (-18, 9), (18.6, 9), (52, 7))):
    box(SOWN[k % 3], (x, 1.4, -0.3), (broad, 9, 0.34), edge=0)
for x, y, size in ((-30, 4.6, 1), (-21, 4.6, 0.6), (-15.4, 2.6, 0.7), (15.4, 2.6, 0.8), (22, 4.6, 0.6), (49, 4, 1), (-50, 4, 0.8)):
    shrub(x, y, size)
land(13, 8, 102, [(0, 110)], [([(mid, FRONT + AISLE / 2 - 0.5, RIGHT - LEFT, AISLE + 1, 0.28 - FLOOR)], [LINING, BOOK, OTHER, LINE, EARTH, *PINK])])
