"""The treatment of wastewater as a stop on the block of land: brown from the barns on the left, through five basins, clear into the stream on the right."""
import random

from world.light import picture
from world.model import LINING, barn_end, barn_pit, shrub
from world.paint import paint
from world.scenes import part_of
from world.shape import box, prism, tube
from world.stop import land

picture("banners/wastewater", 3840, 960)
RAW, CLEAR, BANK = paint("#54402a", 0.5), paint("#bcd7db", 0.5), paint("#cdc5ae", 0.95)
FRONT, BACK, STREAM = -13, 13, (44, 58)
draw = random.Random(3)

works = part_of("model-wastewater", 0, 0)
barns = [(-95.5, -82.5), (-80, -67), (-64.5, -51.5), (-49, -36)]
for left, right in barns:
    barn_end(left, right, FRONT, RAW, draw)
tube(RAW, [(-104, FRONT, -2.9), (-29.3, FRONT, -2.9)], 0.5)
tube(CLEAR, [(29.8, FRONT, -2.2), (STREAM[0] + 2.4, FRONT, -2.2)], 0.5)

mid, half, deep = sum(STREAM) / 2, (STREAM[1] - STREAM[0]) / 2, BACK - FRONT
box(CLEAR, (mid, 0, -3.2), (2 * half - 0.1, deep + 0.03, 2.5), edge=0)
for bank in ([(-half, 0.02), (-half, -3.2), (3 - half, -3.2)], [(half, 0.02), (half - 3, -3.2), (half, -3.2)]):
    prism(BANK, bank, deep + 0.08, (mid, 0, 0), edge=0)
for x, y, size in ((38.6, 9, 1.1), (41, -1, 0.9), (61, 6, 1.1), (60.6, 11, 0.9), (65, 10.4, 1.2), (61.6, -6, 0.8)):
    shrub(x, y, size)
pits = [barn_pit(left, right, FRONT) for left, right in barns] + [(mid, 0, 2 * half, deep + 1, 3.2)]
land(26, 8.5, 182, [(0, 66), (-65, 62), (51, 20)], [works, (pits, [RAW, CLEAR, BANK, LINING])])
