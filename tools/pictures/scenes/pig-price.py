"""The cost of a pig as land: four years, 2022 to 2025, each as high as a kilogram cost in full, feed at the bottom. To scale; the figures are those
of the page's table."""
import random

from world import model
from world.light import picture
from world.paint import paint
from world.pigs import PINK, pig
from world.shape import box, mesh, put

picture("banners/pig-price", 3840, 960)
COSTS = {  # yuan per kilogram: feed, sows and piglets, labour, medicines, depreciation, other
    2022: (9.4, 1.0, 1.8, 0.9, 1.1, 1.4),
    2023: (9.0, 1.0, 1.8, 0.9, 1.1, 1.3),
    2024: (8.2, 0.9, 1.7, 0.9, 1.1, 1.2),
    2025: (7.5, 0.7, 1.6, 0.9, 1.0, 1.2),
}
PELLET = [paint(c, 0.9) for c in ("#e3b653", "#c99335", "#b98a3c")]
FEED, OTHERS = paint("#d9a63f", 0.9), [paint(c, 0.95) for c in ("#8f8a74", "#cdc5ae", "#b5ad97", "#d8d1be", "#c3bba6")]
PELLETS = [mesh([(x, y, z) for x in (-0.2, 0.2) for y, z in ((0, -0.12), (-0.08, -0.08), (-0.12, 0), (-0.08, 0.08), (0, 0.12))],
                [(0, 1, 6, 5), (1, 2, 7, 6), (2, 3, 8, 7), (3, 4, 9, 8), (0, 4, 3, 2, 1), (5, 6, 7, 8, 9)], p) for p in PELLET]
ACROSS, YUAN, DEEP = 80, 0.62, 5

draw = random.Random(9)


def pellets(x0, x1, high):
    """The feed in its section."""
    for _ in range(round((x1 - x0) * high * 16)):
        lies, z = draw.uniform(x0 + 0.2, x1 - 0.2), draw.uniform(0.1, high - 0.16)
        put(draw.choice(PELLETS), (lies, -DEEP / 2, z), (0, draw.uniform(0, 180), 0))


for k, costs in enumerate(COSTS.values()):
    x, z = (k - 1.5) * ACROSS / 4, 0
    x0, x1 = x - ACROSS / 8, x + ACROSS / 8
    x0, x1 = (x0 - 8, x1) if k == 0 else (x0, x1 + 8) if k == 3 else (x0, x1)
    for material, cost in zip((FEED, *OTHERS), costs):
        box(material, ((x0 + x1) / 2, 0, z), (x1 - x0, DEEP, cost * YUAN), edge=0)
        z += cost * YUAN
    box(model.CLAY, ((x0 + x1) / 2, 0, z), (x1 - x0, DEEP, 0.12), edge=0)
    pig(x, 0, z + 0.12, 0, "finisher", "stand", PINK, 3.1)
    pellets(x0, x1, costs[0] * YUAN)
model.clay(FEED, *PELLET, *OTHERS, *PINK)
model.noon(0)
foot = -DEEP / 2 * 0.5
model.cut(ACROSS, 0, (0, 0, (foot + ACROSS / 8) / 0.866))
