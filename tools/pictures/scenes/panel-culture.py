"""Where it began: a brick shed of 1991 with thirty-six pigs, its front sawn off, under a tree."""
import random

from world.core import core
from world.gear import straw
from world.light import picture
from world.model import LINING, clay, shrub
from world.nature import tree
from world.paint import CREAM, STRAW, TILE, WHITE, WOOD, paint
from world.parts import window
from world.pigs import PINK, pig
from world.shape import box, prism, rod

picture("panels/culture", 900, 1400)
LONG, DEEP, EAVE = 16, 6.6, 2.6
EARTH = paint("#cfb583", 0.95)
draw = random.Random(8)

box(EARTH, (0, DEEP / 2, -0.2), (LONG, DEEP + 0.02, 0.28), edge=0)
straw(-LONG / 2 + 0.3, 0.2, LONG / 2 - 0.3, DEEP - 0.3, 900, 0.09, 5, 0.5)
for k in range(4):
    box(CREAM, (k * (LONG - 0.3) / 3 - (LONG - 0.3) / 2, DEEP / 2, 0), (0.3, DEEP, EAVE if k in (0, 3) else 0.95), edge=0.03)
box(WHITE, (0, DEEP + 0.15, 0), (LONG, 0.3, EAVE), edge=0.02)
for k in range(3):
    window((k - 1) * LONG / 3, DEEP, 1.2, 1.5, 0.8, WOOD)
for pen in range(3):  # twelve in each
    for k in range(12):
        x = (pen - 1) * (LONG - 0.3) / 3 + (k % 4 - 1.5) * 1.22 + draw.uniform(-0.12, 0.12)
        pig(x, 0.75 + 1.75 * (k // 4) + draw.uniform(-0.15, 0.15), 0.08, draw.choice((0, 20, 160, 180, 200, 340)), pose=draw.choice(("stand", "sniff", "stand", "lie")), size=0.92)
for x in range(-8, 9, 4):
    rod(WOOD, 0.09, EAVE + 0.9, (x * 0.98, DEEP - 2.6, 0), sides=12)
prism(TILE, [(0, 0), (3.4, 1.5), (3.4, 1.72), (0, 0.22)], LONG + 1, (0, DEEP - 2.9, EAVE + 0.35), (0, 0, 90), edge=0.03)
tree(5.6, 10.4, 0, 1.1, 0, 1, 30)
for x, y, size in ((-7.4, 10.6, 0.8), (-3, 11.6, 0.7)):
    shrub(x, y, size)
clay(*PINK, STRAW, EARTH, LINING)
core(12, -0.4, 14, 0)
