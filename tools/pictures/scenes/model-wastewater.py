"""Wastewater as a model: five basins sawn through, the water in them from brown to clear, the gas above the second."""
import random
from math import cos, pi, sin

from world.energy import gas_house
from world.light import picture
from world.model import LINING, block, clay, cut, noon, pins, shrub, tank
from world.paint import CREAM, DARK_SLATE, PALE_STEEL, SLATE, STEEL, WHITE, paint
from world.parts import door, fence, slab_house, window
from world.shape import ball, box, lathe, place, prism, rod, tube

picture("pages/wastewater-model", 1600, 1000)
WATERS = [paint(c, 0.5) for c in ("#54402a", "#7d6539", "#aa9b64", "#b7c3a0", "#bcd7db")]
SLUDGE, FLOC, AIR, GAS = paint("#46372a", 0.9), paint("#8b8a72", 0.9), paint("#eef1e4", 0.6), paint("#8fc31f", 0.6)
BASINS = [(-25.5, 8, 4.4), (-13, 13.4, 5.6), (0.8, 11, 5.0), (13.6, 11, 5.0), (25.4, 9, 4.4)]  # x, width, depth
FRONT, BACK, THICK = -13, -2, 8.5
DEEP, MIDDLE = BACK - FRONT, (BACK + FRONT) / 2

block(64, 26, THICK, [(x, MIDDLE - 0.5, w, DEEP + 1, d) for x, w, d in BASINS])
for k, (x, w, d) in enumerate(BASINS):
    tank(x, MIDDLE, w, DEEP, d)
    level = 0.35 - 0.3 * k
    box(WATERS[k], (x, MIDDLE - 0.25, 0.5 - d), (w - 1, DEEP - 0.5, d - 0.5 + level), edge=0)
    if k < 4:  # over the walls from basin to basin
        a, b = x + w / 2, BASINS[k + 1][0] - BASINS[k + 1][1] / 2
        tube(PALE_STEEL, [(a - 1.4, -6, level - 0.4), (a - 1.4, -6, 1.3), (b + 1.4, -6, 1.3), (b + 1.4, -6, level - 0.4)], 0.32)
fence([(-29.4, BACK + 0.5), (29.8, BACK + 0.5)], 1.0, PALE_STEEL, 2, 2.4)


def inlet():
    """The sewer comes out of the ground, through a bar screen."""
    tube(STEEL, [(-32.2, -8, -1.6), (-29, -8, -1.6)], 0.75)
    with place(-27.6, MIDDLE, -1.4):
        for k in range(11):
            box(DARK_SLATE, (0, -5 + k, 0), (0.24, 0.24, 3.6), (0, -24, 0), edge=0.02)
        box(PALE_STEEL, (-0.75, 0, 2.9), (0.8, 10, 0.3), edge=0.03)


def cover(x, w, high=3.4):
    """The membrane above the digesting water, full of gas."""
    def arc(r, rise, z):
        return [(r * cos(pi * k / 24), z + rise * sin(pi * k / 24)) for k in range(25)]
    with place(x, MIDDLE, 0.7):
        prism(WHITE, arc(w / 2, high, 0) + arc(w / 2 - 0.35, high - 0.35, 0)[::-1], DEEP - 0.3, (0, 0.15, 0), edge=0.02)
        prism(WHITE, arc(w / 2 - 0.2, high - 0.2, 0), 0.4, (0, DEEP / 2 - 0.2, 0), edge=0.02)
    tube(GAS, [(x, BACK - 2, high + 0.2), (x, BACK - 2, high + 1.5), (x, 6, high + 1.5), (x, 6, 3)], 0.3)


def aeration(x, w, d, seed):
    """A stirred half without air, a half full of bubbles from pipes on the floor."""
    draw = random.Random(seed)
    box(LINING, (x - 1.2, MIDDLE - 0.27, 0.5 - d), (0.4, DEEP - 0.46, d - 0.1), edge=0)
    for y in (-10, -5.5):
        rod(PALE_STEEL, 0.14, 3.4, (x - 3.3, y, -1.8), sides=12)
        box(SLATE, (x - 3.3, y, 1.4), (0.8, 0.8, 0.8), edge=0.1)
    box(PALE_STEEL, (x - 3.3, MIDDLE, 0.8), (0.9, DEEP, 0.12), edge=0.03)
    for k in range(4):
        bx = x + 0.3 + 1.2 * k
        rod(WHITE, 0.2, 0.3, (bx, FRONT + 0.05, 0.7 - d), sides=16)
        for _ in range(9):
            z = draw.uniform(1.3 - d, -0.7)
            ball(AIR, draw.uniform(0.08, 0.19), (bx + draw.uniform(-0.3, 0.3), FRONT, z), sides=14)
    tube(PALE_STEEL, [(x + 2.2, BACK - 0.9, -1), (x + 2.2, BACK - 0.9, 1.5), (x + 2.2, 4, 1.5)], 0.2)


def settling(x, w, d):
    """Flocs on the floor, a scraper on its bridge, and the outfall through the side."""
    prism(FLOC, [(0.5 - w / 2, 0), (w / 2 - 0.5, 0), (w / 2 - 0.5, 0.25), (0.5 - w / 2, 1.1)], DEEP - 0.4, (x, MIDDLE - 0.22, 0.5 - d), edge=0.02)
    box(PALE_STEEL, (x, MIDDLE + 1, 0.75), (w, 1.5, 0.25), edge=0.04)
    box(SLATE, (x, MIDDLE + 1, 1.0), (1.2, 1.2, 1), edge=0.1)
    rod(PALE_STEEL, 0.16, 3.4, (x, MIDDLE + 1, -2.6), sides=12)
    tube(STEEL, [(x + 4, -8, -2.2), (33.8, -8, -2.2)], 0.75)
    rod(WATERS[4], 0.6, 0.1, (33.75, -8, -2.2), (0, 90, 0))


inlet()
cover(*BASINS[1][:2])
box(SLUDGE, (BASINS[1][0], MIDDLE - 0.25, 0.5 - BASINS[1][2]), (BASINS[1][1] - 1, DEEP - 0.46, 0.7), edge=0)
aeration(*BASINS[2], 3)
aeration(*BASINS[3], 8)
settling(*BASINS[4])

with place(-25.5, 6.5):
    slab_house((9, 8, 6.5), WHITE, SLATE)
    door(1.6, -4, 3, 3.6)
    window(-2.4, -4, 3.2, 2, 1.4)
prism(SLUDGE, [(-2.2, 0), (2.2, 0), (0.4, 1.7), (-0.4, 1.7)], 3.4, (-18.6, 5.4, 0), edge=0.4)
with place(-13, 7):
    gas_house(0, 0)
with place(6.5, 7.4):
    slab_house((13, 6, 3.8), CREAM, SLATE)
    for k in range(4):
        window(-4.5 + 3 * k, -3, 1.3, 1.8, 1.3)
for k in range(3):
    with place(20.6 + 4 * k, 6.4):
        rod(WHITE, 1.5, 4.4 - 0.6 * k, sides=36)
        lathe(STEEL, [(1.6, 0), (1.6, 0.15), (0.3, 0.7), (0.01, 0.75)], (0, 0, 4.4 - 0.6 * k))
for x, y, size in ((-30, 11, 0.9), (-19.2, 11, 1.1), (-4, 10.4, 1), (-1.6, 5, 0.7), (16, 11, 1.1), (30, 2.2, 0.8), (29.6, 11, 1)):
    shrub(x, y, size)
clay(*WATERS, SLUDGE, FLOC, AIR, GAS, LINING)
noon(-THICK)
cut(78, -24, (0, 0, -1.4))
pins(raw=(-24.6, FRONT, -1.4), digester=(-13, FRONT, -1.6), first=(2, FRONT, -1.6), second=(14.8, FRONT, -1.9), clear=(25.4, FRONT, -1.8))
