"""What is new on the block of land, in colour: electric feed lorries at their posts, a camera that weighs, solar roofs, filters, meat for a canteen."""
import random

from world.energy import solar_roof
from world.farm import barn
from world.light import picture
from world.model import LINING, barn_end, barn_pit, open_end, shrub
from world.paint import PALE_STEEL, PANEL, SLATE, WHITE, paint
from world.pigs import PINK, pig
from world.shape import box, place, tube
from world.stop import SOWN, land
from world.vehicles import feed_truck, van
from world.village import school
from world.works import loading_tower

picture("banners/news", 2400, 600)
NEW, ROAD = paint("#8fc31f", 0.85), paint("#d6d3c4", 0.95)
FRONT = -9
draw = random.Random(12)

# electric feed lorries
box(ROAD, (-47, FRONT + 3.4, -0.3), (44, 5.6, 0.36), edge=0)
for x in (-60.4, -53.2):
    loading_tower(x, 3.4)
for x in (-50.5, -37):
    feed_truck(x, FRONT + 3.4, 0, 0.06, NEW)
    box(WHITE, (x + 3, FRONT + 7.6, 0), (1, 0.7, 2.5), edge=0.08)
    box(NEW, (x + 3, FRONT + 7.22, 1.2), (0.7, 0.1, 0.9), edge=0.03)
    tube(NEW, [(x + 3, FRONT + 7.2, 1.3), (x + 2.4, FRONT + 6, 0.5), (x + 1.6, FRONT + 4.8, 1.0)], 0.1)


# a camera weighs
def weighed(x, k):
    for dx, y, turn in ((-1.3, 1.2, 10), (1.1, 1.5, 175), (-0.6, 3.0, 190), (1.4, 3.6, 20)):
        pig(x + dx, FRONT + y, 0.1, turn + draw.uniform(-10, 10), "finisher", draw.choice(("stand", "sniff")), PINK, 1.45)
    tube(PALE_STEEL, [(x, FRONT + 0.9, 4.6), (x, FRONT + 0.9, 3.7)], 0.08)
    box(NEW, (x, FRONT + 0.9, 2.9), (1.5, 0.9, 0.8), edge=0.08)


open_end(-24, -6, FRONT, 3, weighed)
tube(PALE_STEEL, [(-23.8, FRONT + 0.9, 4.6), (-6.2, FRONT + 0.9, 4.6)], 0.1)

# solar roofs
with place(12, 0):
    barn(0, 0, 0, 26, 12, SLATE, 3, 2.7)
    solar_roof(26, 12, 3.0, 2.7, 9, 2)

# filters
left, right = 33.4, 46
barn_end(left, right, FRONT, LINING, draw)
box(LINING, (30.0, FRONT + 7, -0.26), (6.4, 14, 0.36), edge=0)
box(WHITE, (30.0, FRONT + 7.6, 3.3), (6.8, 12.4, 0.35), edge=0.02)
for x in (28.1, 31.3):
    for c in range(2):
        box(NEW, (x, FRONT + 1.2, 0.1 + 1.6 * c), (2.9, 0.9, 1.5), edge=0.08)
    for c in range(5):
        box(WHITE, (x, FRONT + 0.74, 0.35 + 0.6 * c), (2.6, 0.06, 0.1), edge=0.01)

# meat for a canteen
with place(56.4, 5, 0, 0, 0.62):
    school(0, 0)
with place(56, FRONT + 3.2, 0.05, 180, 1.4):
    van(0, 0, 0, 0, NEW)
box(ROAD, (60, FRONT + 3.2, -0.3), (22, 4.6, 0.35), edge=0)

for k, (x, wide) in enumerate(((-28.4, 5), (-2.8, 4), (27, 1))):
    box(SOWN[k % 3], (x, 0, -0.3), (wide, 15, 0.34), edge=0)
for x, y, size in ((-44, 7, 1), (-34, 7, 1.1), (-28.4, 6.6, 1), (-2.8, 6.6, 1), (-2.8, -3, 0.7)):
    shrub(x, y, size)
land(18, 6, 130, [(0, 136)], [([barn_pit(left, right, FRONT)], [LINING, NEW, PANEL, ROAD, *PINK])])
