"""Where pigs are sold, as a stop on the block of land: the farm behind its wall, its own lorry, the transfer point where buyers look and load, the weighbridge, the buyer's road."""
import random

from world.gear import ramp, weighbridge
from world.light import picture
from world.model import LINING, barn_end, barn_pit, shrub
from world.paint import CREAM, PALE_STEEL, SLATE, WHITE, paint
from world.parts import door, slab_house, window
from world.pigs import PINK, pig
from world.shape import ball, box, place, rod, tube
from world.stop import SOWN, land
from world.vehicles import lorry

picture("banners/pig-sell", 3840, 960)
CLEAN, DIRTY, PIGS, POINT = paint("#b0cf70", 0.9), paint("#d3b98a", 0.9), paint("#e3a894", 0.75), paint("#8fc31f", 0.5)
FRONT, BACK, WAY, WALL, GATE = -12, 12, -7.0, -24, 26
draw = random.Random(12)


def of_pigs(x, y, cab):
    """A lorry of pigs, its side open: two decks of them."""
    lorry(x, y, 0, 0.06, cab, 8.6)
    for k in range(2):
        box(PIGS, (x - 1.0, y, 1.6 + 1.15 * k), (8.64, 2.56, 0.75), edge=0.02)


# the farm
barns = [(-77, -64), (-61, -48), (-45, -32)]
for left, right in barns:
    barn_end(left, right, FRONT, LINING, draw)
box(CREAM, (WALL, 0, 0), (0.6, BACK - FRONT - 0.4, 3), edge=0.05)

# the farm's own road and lorry up to the transfer point, the buyers' beyond it
box(CLEAN, ((WALL + 3) / 2, WAY, -0.3), (3 - WALL, 7.6, 0.36), edge=0)
box(DIRTY, ((GATE + 110) / 2, WAY, -0.3), (110 - GATE, 7.6, 0.36), edge=0)
of_pigs(-13, WAY, WHITE)

# the transfer point: ramps at both sides, pens between under a roof on posts
box(LINING, (11.5, WAY + 2, -0.26), (19, 13.6, 0.46), edge=0)
with place(-1.6, WAY):
    ramp(0, 0, 180, 5, 1.3)
for x in (2, 8.3, 14.6, 20.9):
    box(CREAM, (x, WAY + 1.4, 0.2), (0.25, 11, 1.1), edge=0.03)
for x in (2, 20.9):
    for y in (FRONT + 1.4, FRONT + 12):
        box(PALE_STEEL, (x, y, 0.2), (0.4, 0.4, 6), edge=0.04)
box(SLATE, (11.5, FRONT + 9.2, 6.2), (21, 7.4, 0.5), edge=0.06)
for k in range(27):
    x, y = 3.4 + 6.3 * (k // 9) + draw.uniform(0, 3.4), FRONT + 1.6 + 1.15 * (k % 9)
    pig(x, y, 0.2, draw.choice((0, 12, 168, 190)), pose=draw.choice(("stand", "stand", "sniff")), size=1.5)
with place(24.6, WAY):
    ramp(0, 0, 0, 5, 1.3)
with place(12, BACK - 5):
    slab_house((10, 5, 4), WHITE, SLATE)
    window(-2, -2.5, 1.4, 4.2, 1.5)
    door(3, -2.5)
of_pigs(35.6, WAY, SLATE)

# the weighbridge and its post, then the road
with place(57, WAY, 0.1):
    weighbridge(0, 0, 0, 16)
of_pigs(57, WAY, SLATE)
with place(57, FRONT + 11):
    slab_house((7, 5, 4), WHITE, SLATE)
    window(0, -2.5, 1.3, 4, 1.6)
rod(POINT, 0.26, 5.4, (48.6, WAY + 3.4, 0), sides=16)
ball(POINT, 0.95, (48.6, WAY + 3.4, 5.9))
box(WHITE, (66.6, WAY + 4.2, 0), (0.7, 0.7, 1.3), edge=0.08)
tube(POINT, [(66.6, WAY + 4.2, 1.2), (66.6, WAY - 3, 1.2)], 0.14)
lorry(79, WAY, 0, 0.06)

for k, (x, w) in enumerate(((-20, 6), (-8, 14), (-0.5, 1), (34, 12), (48, 12), (71, 16))):
    box(SOWN[k % 3], (x, 5.6, -0.3), (w, 9, 0.34), edge=0)
for x, y, size in ((-29, 8, 1), (-19, 8, 1.1), (-8, 9, 1), (29, 8, 1), (40, 9, 1.1), (47, 5, 0.9), (67, 8, 1.1), (78, 9, 1)):
    shrub(x, y, size)
pits = [barn_pit(left, right, FRONT) for left, right in barns]
land(24, 7, 172, [(0, 172)], [(pits, [CLEAN, DIRTY, PIGS, POINT, LINING, *PINK])])
