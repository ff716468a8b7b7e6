"""Where grain and soya come from, as a stop on the block of land: fields nearby, the intake with its sampler, silos sawn open, a ship at the port, the crusher's separate bins, the mill."""
import random

from world.farm import silo
from world.harbour import grain_ship
from world.light import picture
from world.model import LINING, shrub
from world.nature import RIPE, crop
from world.paint import CONCRETE, DARK_SLATE, PALE_STEEL, SLATE, WHITE, paint
from world.scenes import part_of
from world.shape import ball, box, lathe, place, prism, rod, tube
from world.stop import SOWN, land
from world.vehicles import lorry

picture("banners/supply-chain", 3840, 960)
GRAIN, SOYA, POINT, SEA = paint("#e2b84e", 0.8), paint("#b9a06a", 0.8), paint("#8fc31f", 0.5), paint("#bcd7db", 0.5)
EARTH, STUBBLE, ROOT, HULL = paint("#8c7148", 0.95), paint("#dcc387", 0.95), paint("#e6dcc0", 0.9), paint("#5d7f70", 0.7)
FRONT, BACK = -12, 12
FIELD, SILOS, HARBOUR, CRUSHER, MILL = (-112, -66), -40, (-23, 19), 33, 77
draw = random.Random(44)


def bin_(x, material, level, high=15, wide=6.4):
    """A silo sawn through: its shell behind, what is in it in front."""
    with place(x, FRONT + 3.4):
        silo(0, 0, high, wide / 2)
    box(WHITE, (x, FRONT + 0.1, 0.3), (wide - 0.6, 0.3, high - 0.6), edge=0.02)
    box(material, (x, FRONT - 0.08, 0.3), (wide - 1.1, 0.2, (high - 1.2) * level), edge=0.02)


def sampler(x, y, high=5.0):
    """A probe on its arm, over a lorry."""
    rod(PALE_STEEL, 0.3, high, (x, y, 0), sides=16)
    tube(POINT, [(x, y, high), (x + 3.4, y, high), (x + 3.4, y, high - 1.8)], 0.3)
    ball(POINT, 0.8, (x, y, high + 0.5))


# ripe maize of the province and its neighbours
mid, wide = sum(FIELD) / 2, FIELD[1] - FIELD[0]
box(EARTH, (mid, 0, -2.2), (wide, BACK - FRONT + 0.02, 1.9), edge=0)
box(STUBBLE, (mid, 0, -0.3), (wide, BACK - FRONT + 0.02, 0.36), edge=0)
crop(FIELD[0], FRONT + 0.5, FIELD[1] - 0.6, BACK - 0.6, row=1.3, gap=0.9, size=1.7, material=RIPE)
for k in range(int(wide / 1.5)):
    x = FIELD[0] + 1.5 * k
    for _ in range(4):
        lean, down = draw.uniform(-0.5, 0.5), draw.uniform(0.7, 1.7)
        tube(ROOT, [(x, FRONT - 0.02, 0), (x + lean * 0.4, FRONT - 0.02, -down * 0.5), (x + lean, FRONT - 0.02, -down)], 0.05)

# the intake, and three silos of grain
lorry(-56, FRONT + 4.6, 0, 0.05)
box(GRAIN, (-57, FRONT + 4.6, 3.6), (7.2, 2.2, 0.5), edge=0.1)
sampler(-58, FRONT + 8)
for k, level in enumerate((0.85, 0.55, 0.7)):
    bin_(SILOS - 7 + 7 * k, GRAIN, level)
box(SLATE, (SILOS, FRONT + 3.4, 16.7), (19, 1.3, 1.1), edge=0.1)

# the port: a ship whose papers and cargo are told apart
left, right = HARBOUR
mid, half = (left + right) / 2, (right - left) / 2
box(SEA, (mid, 0, -5.2), (2 * half - 0.1, BACK - FRONT + 0.03, 4.4), edge=0)
for x in (left + 0.4, right - 0.4):
    box(CONCRETE, (x, 0, -5.2), (0.8, BACK - FRONT + 0.06, 5.4), edge=0)
with place(mid, -1, -2.2, 0, 0.44):
    grain_ship(0, 0)
for k in range(3):
    box(SOYA, (mid - 6 + 6.6 * k, -1, 1.5), (3.8, 4.2, 0.6), edge=0.1)
with place(right + 2.4, -2):
    for y in (-3, 3):
        for x in (-1.6, 1.6):
            box(PALE_STEEL, (x, y, 0), (0.5, 0.5, 10), edge=0.05)
    box(WHITE, (0, 0, 9.6), (5, 8, 2.2), edge=0.1)
    box(PALE_STEEL, (-8, 0, 11.2), (19, 1.4, 1.1), edge=0.08)
    tube(SOYA, [(-14, 0, 11.2), (-14, 0, 2.4)], 0.6)
    ball(POINT, 0.9, (2, -3.4, 12.4))

# the crusher: bins that keep what can be traced apart from what cannot
for k, (material, level) in enumerate(((SOYA, 0.8), (POINT, 0.5))):
    bin_(CRUSHER - 3.5 + 7 * k, material, level, 12)
with place(CRUSHER + 0.5, FRONT + 13):
    box(WHITE, (0, 0, 0), (15, 7, 9), edge=0.1)
    box(SLATE, (0, 0, 9), (15.6, 7.6, 0.5), edge=0.05)
    for k in range(4):
        box(DARK_SLATE, (-5.4 + 3.6 * k, -3.52, 6), (1.8, 0.1, 1.4), edge=0.02)

mill = part_of("model-feed", MILL, 0)
for k, (x, w) in enumerate(((-58, 10), (-50, 4), (-26, 9), (42, 2))):
    box(SOWN[k % 3], (x, 6, -0.3), (w, 9, 0.34), edge=0)
for x, y, size in ((-61, 9, 1), (-49, 8, 1.1), (-29, 9, 1), (-23, 6, 0.9), (23.6, 9, 0.9), (42.4, 9, 0.9)):
    shrub(x, y, size)
pits = [((FIELD[0] + FIELD[1]) / 2, 0, wide - 0.02, BACK - FRONT + 1, 2.2), (mid, 0, 2 * half, BACK - FRONT + 1, 5.2)]
land(24, 7, 222, [(0, 228)], [mill, (pits, [GRAIN, SOYA, POINT, SEA, EARTH, STUBBLE, ROOT, RIPE, HULL, LINING])])
