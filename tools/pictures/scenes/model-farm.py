"""A pig farm as a model: the clean road on the left and the dirty one on the right end at the wall; the front barn is sawn open."""
import random
from math import cos, pi, sin

from world.farm import barn, bins
from world.light import picture
from world.model import LINING, block, clay, cut, noon, pins, shrub
from world.paint import CREAM, SLATE, TILE, WHITE, paint
from world.parts import slab_house, window, windows
from world.pigs import PINK, pig
from world.shape import box, dome, lathe, mesh, place, prism, put, tube
from world.vehicles import feed_truck, lorry

picture("pages/farm-model", 1600, 1000)
CLEAN, DIRTY, SLURRY, FIELD = paint("#b0cf70", 0.9), paint("#c4a06a", 0.9), paint("#6b5334", 0.6), paint("#b9cb8e", 0.95)
GAS = paint("#dcdccf", 0.8)
FRONT, BACK, THICK, LONG, X = -33, 33, 8, 50, 3


def road(paint_of, x, y0, y1, wide=6):
    box(paint_of, (x, (y0 + y1) / 2, -0.3), (wide, y1 - y0 + 0.04, 0.42), edge=0)


def sawn_barn(x, y, length, width):
    """The back half of a barn: pigs on slats above the pit, roof and wall sawn along the ridge."""
    half, draw = width / 2, random.Random(4)
    with place(x, y):
        box(SLURRY, (0, half / 2, -1.8), (length - 0.8, half - 0.02, 0.95), edge=0)
        box(LINING, (0, half / 2, -2.1), (length, half, 0.3), edge=0)
        box(LINING, (0, half / 2, -0.3), (length, half, 0.42), edge=0)
        box(WHITE, (0, half - 0.15, 0.1), (length - 0.6, 0.3, 3), edge=0.03)
        for s in (-1, 1):
            box(LINING, (s * (length / 2 - 0.2), half / 2, -1.8), (0.4, half, 1.5), edge=0)
            prism(WHITE, [(0, 0.1), (half, 0.1), (half, 3.1), (0, 5.6)], 0.3, (s * (length / 2 - 0.15), 0, 0), (0, 0, 90), edge=0.02)
        prism(SLATE, [(0, 5.6), (half + 0.6, 2.8), (half + 0.6, 3.1), (0, 5.95)], length + 1, turn=(0, 0, 90), edge=0.02)
        pens = round(length / 6.2)
        step = length / pens
        for k in range(1, pens):
            box(CREAM, (k * step - length / 2, half / 2, 0.1), (0.2, half - 0.1, 1.1), edge=0.03)
        for k in range(pens):
            window((k + 0.5) * step - length / 2, half - 0.3, 1.5, 2, 0.9)
            for p in range(4):
                pig((k + 0.17 + 0.19 * p) * step - length / 2, 0.9 + 1.9 * (p % 2) + draw.uniform(-0.2, 0.3), 0.12, draw.choice((0, 20, 160, 180, 200)), size=1.7)


block(100, BACK - FRONT, THICK, [(X, FRONT + 2.25, LONG, 5.5, 2.1), (46, FRONT + 1.85, 7.4, 3.74, 1.9)])
sawn_barn(X, FRONT, LONG, 10)
for k in range(3):
    barn(X, -15.6 + 14.4 * k, 0, LONG, 10.5)
for x, y, sx, sy in ((X, 21, 62.5, 0.6), (X - 31, -6, 0.6, 54), (X + 31, -6, 0.6, 54)):
    box(CREAM, (x, y, 0), (sx, sy, 2.4), edge=0.04)
for k in range(3):
    bins(X - 29, -15.6 + 14.4 * k, 1)
box(CREAM, (X + 27.8, 0, 0), (3, 33, 3.2), edge=0.05)
with place(X - 30.2, -8):
    slab_house((4.6, 7, 3.4), WHITE, SLATE)
road(CLEAN, -34, FRONT, BACK)
feed_truck(-34, -19, 90, 0.12)
with place(-44, -2):
    slab_house((9, 20, 6), WHITE, TILE)
    for row in (0.8, 3.2):
        windows(8, -10, row, 3, 1.5, 1.4)
        for k in range(6):
            window(4.5, -8 + 3.2 * k, row, 1.5, 1.4, side="right")
road(DIRTY, 39, FRONT, BACK)
lorry(39, -4, -90, 0.12)
for x in (-34, 39):  # gates
    for s in (-1, 1):
        box(WHITE, (x + s * 3.8, 24, 0), (0.9, 0.9, 3), edge=0.08)
    tube(SLATE, [(x - 3.8, 24, 1.2), (x + 3.8, 24, 1.2)], 0.14)
with place(-40.6, 24):
    slab_house((4.4, 4.4, 3.2), WHITE, SLATE)


def half(profile, at, material):
    """The back half of a turned body, sawn through the middle."""
    n = 24
    ring = [(r * cos(pi * i / n), r * sin(pi * i / n), z) for r, z in profile for i in range(n + 1)]
    faces = [(k * (n + 1) + i, k * (n + 1) + i + 1, (k + 1) * (n + 1) + i + 1, (k + 1) * (n + 1) + i) for k in range(len(profile) - 1) for i in range(n)]
    return put(mesh(ring, faces, material, smooth=True), at)


with place(46, FRONT + 0.01):  # a digester, sawn through
    box(LINING, (0, 1.87, -1.9), (7.4, 3.74, 1.92), edge=0)
    half([(0, 0.2), (3.4, 0.2), (3.4, 3.6), (0, 3.6)], (0, -0.02, -1.6), SLURRY)
    half([(0, -1.9), (3.7, -1.9), (3.7, 3.4), (3.4, 3.4), (3.4, -1.5), (0, -1.5)], (0, 0, 0), WHITE)
    put(mesh([(x, 0, z) for x, z in ((-3.7, -1.9), (3.7, -1.9), (3.7, 3.4), (3.4, 3.4), (3.4, -1.4), (-3.4, -1.4), (-3.4, 3.4), (-3.7, 3.4))], [tuple(range(8))], LINING))
    put(mesh([(x, -0.02, z) for x, z in ((-3.4, -1.4), (3.4, -1.4), (3.4, 2.0), (-3.4, 2.0))], [(0, 1, 2, 3)], SLURRY))
    half([(3.75 * cos(a), 3.4 + 2.4 * sin(a)) for a in [pi / 2 * k / 10 for k in range(11)]], (0, 0, 0), GAS)
with place(46, -20):
    lathe(WHITE, [(3.7, 0), (3.7, 3.4)])
    dome(GAS, 3.75, 2.4, (0, 0, 3.4))
tube(GAS, [(46, -20, 5.4), (46, -20, 6.6), (46, -8, 6.6), (46, -8, 3)], 0.3)
with place(46, -8):
    slab_house((6, 6, 3.6), WHITE, SLATE)
for k in range(5):
    for s in (1, 1.9):
        box(FIELD, (46.4, 2 + 4.4 * k + s, 0), (6, 0.9, 0.5), edge=0.2)
noon(-THICK)
for k, (x, y, size) in enumerate([(-45, 15, 1), (-45, -18, 1.1), (-43, -27, 0.9), (-46, 29, 1)] + [(-25 + 7.4 * k, 28 + k % 2, 1.1 - 0.1 * (k % 3)) for k in range(9)]):
    shrub(x, y, size)
clay(*PINK, CLEAN, DIRTY, SLURRY, FIELD, LINING)
cut(128, -24, (0, 0, -1))
pins(clean=(-34, -28, 0), bins=(X - 29, -15.6, 6), living=(-44, -12, 4), barns=(X, FRONT, 0.5), dirty=(39, -22, 0))
