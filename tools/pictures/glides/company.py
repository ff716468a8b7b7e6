"""The whole chain as one block of land, its section along the front: mill, filtered barn, slurry and fields, cutting, cold store, lorry, shop."""
import math

from world.flight import glide
from world.light import picture
from world.model import LINING, block, clay, cut, noon, shrub
from world.paint import CONCRETE
from world.scenes import part_of
from world.shape import box
from world.vehicles import feed_truck, lorry
from world.village import house

picture("films/company", 1920, 1440)
LONG, BACK, THICK, ACROSS = 290, 15, 8, 72
parts = [part_of("model-feed", -112, -3), part_of("model-air", -49, -2), part_of("model-slurry", 22, -3), part_of("model-cold", 107, -4)]

block(LONG, 2 * BACK, THICK, [pit for pits, _ in parts for pit in pits])
box(CONCRETE, (0, BACK - 2.4, -0.3), (LONG, 3.6, 0.35), edge=0)
feed_truck(-71, BACK - 2.4, 0, 0.05)
lorry(-10, BACK - 2.4, 0, 0.05)
lorry(78, BACK - 2.4, 0, 0.05)
lorry(67, -5, -90, 0.05)
for x in (109, 122.5, 136.5):
    house(x, 7.4)
for x, y, size in ((-13, 4, 1), (66, 9, 1.1)):
    shrub(x, y, size)
clay(LINING, *(paint for _, paints in parts for paint in paints))
noon(-THICK)
# The block runs down to the right by 35 in 200: pieces of 1920 px then lie 336 px lower than the one before.
turn = math.atan(0.35)
step = ACROSS / math.cos(turn)
cut(ACROSS, -math.degrees(turn), (-1.5 * step, 0, 5))
glide(4, step)
