"""A field that takes up digestate from buried pipes, roots in its section; behind it the village and its school."""
import random

from world.core import core
from world.light import picture
from world.model import LINING, clay, field, shrub
from world.nature import CROP
from world.paint import CONCRETE, paint
from world.shape import box, tube
from world.village import house, school

picture("panels/social", 900, 1400)
LIQUID, EARTH, ROOT = paint("#8a7145", 0.8), paint("#8c7148", 0.95), paint("#e6dcc0", 0.9)
WIDE, DEEP = 26, 11

field(-WIDE / 2, WIDE / 2, 0, DEEP, EARTH, ROOT, random.Random(4))
tube(LIQUID, [(-WIDE, 0.02, -1.5), (WIDE, 0.02, -1.5)], 0.3)
for k in range(6):
    x = -WIDE / 2 + 2.2 + 4.3 * k
    tube(LIQUID, [(x, 0, -1.5), (x, 0, 0.9)], 0.14)
    tube(LIQUID, [(x, 0, 0.5), (x, DEEP - 1, 0.5)], 0.12)
box(CONCRETE, (0, DEEP + 2.2, -0.3), (90, 2.8, 0.36), edge=0)
school(1, DEEP + 8.4)
for x in (-19, 21):
    house(x, DEEP + 7.4)
for x, y, size in ((-12.6, 17, 1), (15, 17.4, 1), (-15.6, 6, 1), (15.4, 4, 0.8)):
    shrub(x, y, size)
clay(*CROP, LIQUID, EARTH, ROOT, LINING)
core(24, 0, 28, 0, [(0, DEEP / 2 - 0.5, WIDE + 0.02, DEEP + 1, 2.2)])
