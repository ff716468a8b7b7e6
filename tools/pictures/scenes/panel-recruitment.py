"""Two flights of steps that climb away from each other, as high at every landing, and bridges from one to the other."""
from world.core import core
from world.light import picture
from world.model import clay, shrub
from world.paint import CREAM, WHITE, paint
from world.people import COAT, GREENS, person
from world.shape import box, tube

picture("panels/recruitment", 900, 1400)
BRIDGE = paint("#8fc31f", 0.7)
LEVELS, LONG, RISE, GAP, DEEP = 5, 1.7, 1.75, 3.2, 3.4

for k in range(1, LEVELS + 1):
    x, high = GAP / 2 + (k - 0.5) * LONG, k * RISE
    for side in (-1, 1):
        box(WHITE if k % 2 else CREAM, (side * x, DEEP / 2, 0), (LONG - 0.01, DEEP, high), edge=0.03)
        for s in range(3):
            box(WHITE, (side * (x - LONG / 2 - 0.16 - 0.24 * s), DEEP / 2, high - RISE), (0.24, 1.5, RISE * (3 - s) / 4), edge=0.01)
for k in range(1, LEVELS + 1):
    wide, high = GAP + 2 * (k - 1) * LONG, k * RISE
    box(BRIDGE, (0, DEEP / 2, high - 0.2), (wide + 0.5, 1.2, 0.22), edge=0.03)
    for s in (-0.55, 0.55):
        y = DEEP / 2 + s
        tube(BRIDGE, [(-wide / 2 - 0.2, y, high + 0.75), (wide / 2 + 0.2, y, high + 0.75)], 0.035)
        for p in range(k + 2):
            x = (p / (k + 1) - 0.5) * wide
            tube(BRIDGE, [(x, y, high), (x, y, high + 0.75)], 0.03)
for x, k, turn in ((0.4, 1, 90), (-1.6, 3, -90), (1.9, 5, 90)):
    person(x, DEEP / 2, k * RISE + 0.02, turn, GREENS, pose="walk", hat=COAT)
for x, y, size in ((-8.5, 8.6, 0.9), (-4.4, 9.6, 0.7), (9.8, 8.2, 0.9)):
    shrub(x, y, size)
clay(BRIDGE, GREENS)
core(14, 0, 12, 0)
