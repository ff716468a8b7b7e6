"""Where emissions fall, as a stop on the block of land: covers over slurry, an engine for its gas, barns without a boiler below solar roofs, and the mill that runs on them."""
import random

from world.energy import gas_house, panel, solar_roof
from world.light import picture
from world.model import LINING, barn_end, barn_pit, lagoon, shrub
from world.paint import PALE_STEEL, PANEL, paint
from world.pigs import PINK
from world.scenes import part_of
from world.shape import ball, box, lathe, place, rod, tube
from world.stop import SOWN, land

picture("banners/low-carbon", 3840, 960)
SLURRY, GAS, POWER, WARM = paint("#6b5334", 0.6), paint("#8fc31f", 0.6), paint("#c9a24b", 0.6), paint("#e8b08a", 0.9)
FRONT, CABLE = -12, -5.9
LAGOON = (-76, -55)
draw = random.Random(24)


def cable(*points):
    tube(POWER, [(x, FRONT - 0.04, z) for x, z in points], 0.22)


# slurry below its membrane, its gas to the engine, its power into the ground
lagoon(*LAGOON, FRONT, SLURRY)
mid = sum(LAGOON) / 2
tube(GAS, [(mid, FRONT + 9, 4.1), (mid, FRONT + 9, 6.6), (-48, FRONT + 9, 6.6), (-48, FRONT + 9, 3)], 0.32)
with place(-46.4, FRONT + 8, 0, 0, 1.2):
    gas_house(0, 0)
with place(-38, FRONT + 5):  # the torch for what the engine cannot take
    rod(PALE_STEEL, 0.35, 6.4, sides=20)
    lathe(PALE_STEEL, [(0.7, 6.2), (0.9, 8.2), (0.8, 8.2), (0.6, 6.2)])
    ball(POWER, 0.6, (0, 0, 8.6), (0.8, 0.8, 1.6))
cable((-46, 0.4), (-46, CABLE), (62, CABLE))
tube(POWER, [(-46, FRONT - 0.04, 0.4), (-46, FRONT + 4.6, 0.4)], 0.22)

# barns kept warm by what they breathe out: a heat exchanger each, and the sun on every roof
barns = [(-31, -18), (-15.5, -2.5), (0, 13)]
for left, right in barns:
    middle = (left + right) / 2
    barn_end(left, right, FRONT, SLURRY, draw)
    with place(middle, FRONT + 10.4, 0, 0):
        solar_roof(15.2, 14.2, 3.25, 2.9, 4, 2)
    with place(middle, FRONT + 10.4, 0, 180):
        solar_roof(15.2, 14.2, 3.25, 2.9, 4, 2)
    box(WARM, (middle, FRONT + 2.0, 3.0), (7, 1.6, 1.5), edge=0.12)
    for s in (-1, 1):
        tube(WARM, [(middle + 2.4 * s, FRONT + 2, 4.3), (middle + 2.4 * s, FRONT + 2, 6.9)], 0.42)
    cable((right - 0.9, CABLE), (right - 0.9, 0.2))
    tube(POWER, [(right - 0.9, FRONT - 0.04, 0.2), (right - 0.2, FRONT - 0.04, 3.4)], 0.22)

# solar tables on the field behind
for r in range(3):
    for c in range(4):
        panel(19.6 + 5 * c, FRONT + 4.4 + 6.4 * r, 0, 4.6, 3.2, 30)
for x in (22, 30):
    cable((x, CABLE), (x, 0.2))

mill = part_of("model-feed", 72, 0)
cable((62, CABLE), (62, 0))
for k, (x, wide) in enumerate(((-66, 20), (-44, 14), (-33.4, 3), (40, 3))):
    box(SOWN[k % 3], (x, 6, -0.3), (wide, 9, 0.34), edge=0)
for x, y, size in ((-53, 9, 1.1), (-40, 9.4, 1), (-33, 8, 0.9), (39.2, 9, 0.9)):
    shrub(x, y, size)
pits = [barn_pit(left, right, FRONT) for left, right in barns] + [(mid, FRONT + 5, LAGOON[1] - LAGOON[0], 12, 5.4)]
land(24, 8, 214, [(12, 196)], [mill, (pits, [SLURRY, GAS, POWER, WARM, PANEL, LINING, *PINK])])
