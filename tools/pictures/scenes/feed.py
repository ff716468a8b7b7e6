"""The mill as a stop on the block of land: grain comes from the field on the left, and feed leaves on a clean road for the barns on the right."""
import random

from world.farm import bins
from world.light import picture
from world.model import LINING, barn_end, barn_pit, shrub
from world.nature import RIPE, crop
from world.paint import CREAM, paint
from world.pigs import PINK
from world.scenes import part_of
from world.shape import box, tube
from world.stop import SOWN, land
from world.vehicles import feed_truck

picture("banners/feed", 3840, 960)
CLEAN, EARTH, STUBBLE, ROOT = paint("#b0cf70", 0.9), paint("#8c7148", 0.95), paint("#dcc387", 0.95), paint("#e6dcc0", 0.9)
FRONT, BACK, MILL, FENCE = -12, 12, -22, 58
FIELD = (-111, -58)
draw = random.Random(8)

mill = part_of("model-feed", MILL, 0)
box(EARTH, (sum(FIELD) / 2, 0, -2.2), (FIELD[1] - FIELD[0], BACK - FRONT + 0.02, 1.9), edge=0)
box(STUBBLE, (sum(FIELD) / 2, 0, -0.3), (FIELD[1] - FIELD[0], BACK - FRONT + 0.02, 0.36), edge=0)
crop(FIELD[0], FRONT + 0.5, FIELD[1] - 0.6, BACK - 0.6, row=1.3, gap=0.9, size=1.7, material=RIPE)
for k in range(36):
    x = FIELD[0] + 1.5 * k
    for _ in range(4):
        lean, down = draw.uniform(-0.5, 0.5), draw.uniform(0.7, 1.7)
        tube(ROOT, [(x, FRONT - 0.02, 0), (x + lean * 0.4, FRONT - 0.02, -down * 0.5), (x + lean, FRONT - 0.02, -down)], 0.05)

# the clean road ends at the farm's fence, where the truck fills the bins behind it
start = MILL + 33.02
box(CLEAN, ((start + FENCE) / 2, FRONT + 5.6, -0.3), (FENCE - start, 6.4, 0.36), edge=0)
feed_truck(FENCE - 24, FRONT + 5.6, 0, 0.06)
feed_truck(FENCE - 5.6, FRONT + 5.6, 0, 0.06)
for k, wide in enumerate((9, 13, 10, 8)):
    box(SOWN[k % 3], (start + 4.4 + (0, 12.6, 25.6, 36.2)[k], 4.2, -0.3), (wide, 12, 0.34), edge=0)
for x, size in ((15, 1), (22.6, 1.2), (35, 0.95), (40, 1.15), (53, 1.05)):
    shrub(x, BACK - 1.4, size)
box(CREAM, (FENCE + 0.3, 0, 0), (0.5, BACK - FRONT - 0.6, 2.2), edge=0.05)
bins(FENCE + 2.6, FRONT + 5.6, 1)
bins(FENCE + 2.6, FRONT + 10, 1)
barns = [(FENCE + 6, FENCE + 19), (FENCE + 21.5, FENCE + 34.5), (FENCE + 37, FENCE + 50)]
for left, right in barns:
    barn_end(left, right, FRONT, LINING, draw)
pits = [barn_pit(left, right, FRONT) for left, right in barns] + [(sum(FIELD) / 2, 0, FIELD[1] - FIELD[0] - 0.02, BACK - FRONT + 1, 2.2)]
land(24, 6.5, 210, [(MILL, 66), (-84, 56), (82, 52), (34, 50)], [mill, (pits, [CLEAN, EARTH, STUBBLE, ROOT, RIPE, LINING, *PINK])])
