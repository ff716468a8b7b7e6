"""The filtered barn as a stop on the block of land: dust drifts over from a neighbour's barns, and what enters is clean."""
import random

from world.light import picture
from world.model import LINING, barn_end, barn_pit, shrub
from world.paint import paint
from world.pigs import PINK
from world.scenes import part_of
from world.shape import ball, box, prism
from world.stop import SOWN, land

picture("banners/air-filtration", 3840, 960)
DUST, AIR = paint("#9c7a4d", 0.9), paint("#a8cbd6", 0.6)
FRONT, BARN = -13, 34
draw = random.Random(12)

barn = part_of("model-air", BARN, 0)
for k, colour in enumerate(("#dbe6bd", "#b9d27c", "#8fc31f", "#5f8a10")):  # the tops of the model's filters, which are seen here
    box(paint(colour, 0.9), (BARN - 20.9 + 4.3 * k, FRONT + 6.98, 3.32), (0.94, 13.9, 0.05), edge=0)
neighbours = [(-82, -69), (-66, -53)]
for left, right in neighbours:
    barn_end(left, right, FRONT, LINING, draw)
for _ in range(330):  # it thins out with the distance, and rises on its way
    far = draw.random() ** 1.35
    x = -52 + far * (BARN - 24 + 52)
    ball(DUST, draw.uniform(0.15, 0.26), (x, FRONT + draw.uniform(0.2, 9), 0.5 + draw.random() * (2.6 + 5 * far * (1 - far) * 2)), sides=12)
for k, wide in enumerate((11, 14, 10, 12)):
    box(SOWN[k % 3], ((-42, -27.5, -13.5, -0.5)[k], 0, -0.3), (wide, 20, 0.34), edge=0)
for x, size in ((-47, 1.1), (-34, 0.95), (-30, 1.15), (-6, 1.05), (5.4, 0.9)):
    shrub(x, 11.6, size)
for x, z in ((-44, 4.2), (-26, 5.4), (-8, 4.6)):
    prism(AIR, [(0, -0.3), (5.6, -0.3), (5.6, -0.8), (7.4, 0), (5.6, 0.8), (5.6, 0.3), (0, 0.3)], 0.3, (x, FRONT + 0.4, z), edge=0.03)
land(26, 7, 172, [(-10, 148)], [barn, ([barn_pit(left, right, FRONT) for left, right in neighbours], [DUST, AIR, LINING, *PINK])])
