"""The five stages as a stop on the block of land: mill, sows, finishing barns, plant, cold chain. Of six lorries of pigs one turns in at the plant."""
import random

from world.light import picture
from world.model import LINING, barn_end, barn_pit, barn_shell, shrub
from world.paint import CONCRETE, CREAM, paint
from world.pigs import PINK, pig
from world.scenes import part_of
from world.shape import box
from world.stop import land
from world.vehicles import feed_truck, lorry

picture("banners/company", 3840, 960)
PIGS = paint("#e3a894", 0.75)
FRONT, BACK, ROAD = -15, 15, 12.4
draw = random.Random(5)

mill, plant = part_of("model-feed", -74, -3), part_of("model-cold", 70, -4)
box(CONCRETE, (0, ROAD, -0.3), (300, 4.4, 0.35), edge=0)


def sows(left, right):
    """The end of a barn: two rows of sows that nurse."""
    wide = right - left
    barn_shell(left, right, FRONT, 18)
    for k in range(3):
        x = left + 0.4 + (wide - 0.8) * (k + 0.5) / 3
        if k:
            box(CREAM, (left + 0.4 + (wide - 0.8) * k / 3, FRONT + 2.2, 0.1), (0.15, 4.4, 0.8), edge=0.03)
        pig(x, FRONT + 2.6, 0.1, 0, "sow", "nurse", size=1.6)
        for p in range(5):
            pig(x - 1.2 + 0.6 * p, FRONT + 0.9 + draw.uniform(-0.1, 0.1), 0.1, 90 + draw.uniform(-15, 15), "piglet", size=1.5)


def of_pigs(x, y):
    """A lorry of pigs, known by its pink side."""
    lorry(x, y, 0, 0.06, long=8.6)
    box(PIGS, (x - 1.0, y, 1.8), (8.64, 2.56, 1.6), edge=0.02)


sows(-37, -22)
barns = [(-17.5, -4.5), (-1.5, 11.5)]
for left, right in barns:
    barn_end(left, right, FRONT, LINING, draw)
feed_truck(-43, ROAD, 0, 0.05)
for k in range(5):
    of_pigs(24 + 17.5 * k, ROAD)
of_pigs(24.4, FRONT + 6)
for x, y, size in ((-39.6, 0, 1), (-19, 2, 0.9), (-30, 7, 1), (-8, 7.4, 1)):
    shrub(x, y, size)
land(30, 8, 216, [(0, 218)], [mill, plant, ([barn_pit(left, right, FRONT) for left, right in barns], [LINING, PIGS, *PINK])])
