"""How a barn is built, as a stop on the block of land: the pit, floor and channels, frames, roof sheets from the crane, and the barn with its pigs."""
import random

from world.light import picture
from world.machines import crane
from world.model import LINING, open_end, shrub
from world.paint import STEEL, WHITE, paint
from world.parts import door, slab_house, window
from world.people import person
from world.pigs import PINK, pig
from world.shape import box, mesh, place, prism, put, tube
from world.stop import SOWN, land
from world.vehicles import van

picture("banners/engineer", 2400, 600)
SHEET, FRAME, EARTH, HELMET = paint("#8fc31f", 0.6), paint("#c9a24b", 0.6), paint("#a08d68", 0.95), paint("#d9b24a", 0.6)
FRONT, LONG = -7, 11
draw = random.Random(17)


def channels(left, right):
    """Floor of a pit with its slurry channels, sawn through."""
    wide, mid = right - left - 0.6, (left + right) / 2
    box(LINING, (mid, FRONT + LONG / 2, -1.9), (wide, LONG, 0.3), edge=0)
    for k in range(6):
        box(LINING, (left + 0.5 + (wide - 0.4) * k / 5, FRONT + LONG / 2, -1.6), (0.3, LONG, 1.5), edge=0)


def ground(left, right):
    """Channels below the floor that the frames stand on."""
    channels(left, right)
    box(LINING, ((left + right) / 2, FRONT + LONG / 2, -0.3), (right - left - 0.6, LONG, 0.4), edge=0)


def frames(left, right, rows=4):
    """Portal frames behind each other, with purlins."""
    half, mid = (right - left) / 2, (left + right) / 2
    corners = [(-half, 0.1), (-half, 3.4), (0, 6), (half, 3.4), (half, 0.1)]
    for k in range(rows):
        y = FRONT + 0.5 + (LONG - 1) * k / (rows - 1)
        tube(FRAME, [(mid + x, y, z) for x, z in corners], 0.2)
    for x, z in ((-half, 3.5), (-half / 2, 4.8), (0, 6.1), (half / 2, 4.8), (half, 3.5)):
        tube(FRAME, [(mid + x, FRONT + 0.3, z), (mid + x, FRONT + LONG - 0.3, z)], 0.1)


def sheets(left, right, near, far):
    """Roof sheets from y `near` to `far`, in strips."""
    half, mid = (right - left) / 2, (left + right) / 2
    at = near
    while at < far - 0.1:
        prism(SHEET, [(-half - 0.6, 3.3), (0, 6.2), (half + 0.6, 3.3), (half + 0.6, 3.6), (0, 6.5), (-half - 0.6, 3.6)], 1.5, (mid, at + 0.8, 0), edge=0.03)
        at += 1.62


def worker(x, y, z=0.1, turn=30):
    person(x, y, z, turn, hat=HELMET, size=1.25)


PIT, FLOOR, FRAMES, ROOF, BARN = (-48, -36), (-32, -18), (-8, 6), (15, 29), (38, 53)

# 1: the pit, its earth beside it
left, right, near, far = -57, -49.5, -4.6, 1.6
put(mesh([(left, near, 0), (right, near, 0), (right, far, 0), (left, far, 0), (-54, -1.5, 3.2), (-52.4, -1.5, 3.2)], [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4)], EARTH))
for k in range(5):
    tube(STEEL, [(-46.6 + 2.3 * k, FRONT + 0.6, -1.8), (-46.6 + 2.3 * k, FRONT + 0.6, 0.5)], 0.09)
worker(-41.5, FRONT + 2, -1.8, 200)
# 2: floor and channels
channels(*FLOOR)
worker(-24, FRONT + 6, 0, 250)
van(-13, FRONT + 3.4, 90, 0.05)
with place(-13, FRONT + 10):
    slab_house((5, 3, 3), WHITE, SHEET)
    window(-1, -1.5, 1.2, 1.6, 1.1)
    door(1.4, -1.5)
# 3: frames
ground(*FRAMES)
frames(*FRAMES)
# 4: roof sheets, the next one at the crane
ground(*ROOF)
frames(*ROOF)
sheets(*ROOF, FRONT + 3.6, FRONT + LONG)
for x in ROOF:
    box(WHITE, (x, FRONT + 7, 0), (0.35, 7.6, 3.3), edge=0.02)
crane(33.6, FRONT + 8, 180, 8, 12, FRAME, load=0.9)
for k in range(3):
    box(SHEET, (10.6, FRONT + 5, 0.1 + 0.36 * k), (5.4, 5.4, 0.28), edge=0.03)
worker(8, FRONT + 1.4, 0, 40)
worker(19, FRONT + 1.5, 0.1, 160)


# 5: the barn at work
def pen(x, k):
    for n in range(3):
        pig(x + draw.uniform(-0.8, 0.8), FRONT + 1 + 1.4 * n, 0.1, draw.choice((0, 15, 165, 190)), pose=draw.choice(("stand", "sniff")), size=1.5)


channels(*BARN)
open_end(*BARN, FRONT, 4, pen)
for k, (x, wide) in enumerate(((-34, 2), (9.6, 3), (56, 4))):
    box(SOWN[k % 3], (x, 3, -0.3), (wide, 5, 0.34), edge=0)
for x, y, size in ((-34, 5, 0.8), (9.6, 5.4, 0.8), (55.5, 4.6, 0.9)):
    shrub(x, y, size)
pits = [((left + right) / 2, FRONT + 5.6, right - left - 0.6, 12, 1.9) for left, right in (PIT, FLOOR, FRAMES, ROOF, BARN)]
land(14, 5.5, 116, [(0, 116)], [(pits, [SHEET, FRAME, EARTH, HELMET, LINING, *PINK])])
