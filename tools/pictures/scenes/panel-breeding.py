"""Farrowing pens, sawn open: each sow with her litter, a warm corner, slats above the pit."""
import random

from world.core import core
from world.gear import GLOW, heat_lamp
from world.light import picture
from world.model import LINING, clay
from world.paint import CREAM, GREEN, PALE_STEEL, WHITE, paint
from world.parts import window
from world.pigs import PALE, PINK, pig
from world.shape import box, tube

picture("panels/breeding", 900, 1400)
MAT, SLURRY = paint("#b0cf70", 0.9), paint("#6b5334", 0.6)
PENS, WIDE, DEEP = 5, 2.7, 5.2
LONG = PENS * WIDE
draw = random.Random(3)

box(LINING, (0, DEEP / 2, -1.1), (LONG - 0.2, DEEP - 0.02, 0.15), edge=0)
box(SLURRY, (0, DEEP / 2, -0.95), (LONG - 0.6, DEEP - 0.04, 0.4), edge=0)
for s in (-1, 1):
    box(LINING, (s * (LONG / 2 - 0.2), DEEP / 2, -0.95), (0.2, DEEP - 0.02, 0.85), edge=0)
slats = 60
for k in range(slats):
    box(LINING, ((k + 0.5) * LONG / slats - LONG / 2, DEEP / 2, -0.1), (0.16, DEEP, 0.16), edge=0)
for k in range(PENS + 1):
    box(CREAM, (k * WIDE - LONG / 2, DEEP / 2 - 0.6, 0.06), (0.09, DEEP - 1.2, 0.62), edge=0.02)
for k in range(PENS):
    x = (k + 0.5) * WIDE - LONG / 2
    pig(x - 0.1, 1.7, 0.06, 14, "sow", "nurse", PALE)
    for p in range(7):
        pig(x - 0.62 + 0.2 * p, 1.12 + draw.uniform(-0.03, 0.03), 0.06, 82 + draw.uniform(-14, 14), "piglet", "stand", PINK)
    for p in range(3):
        pig(x - 0.4 + 0.5 * p, 0.5 + draw.uniform(-0.1, 0.1), 0.06, draw.choice((20, 160, 190, 340)), "piglet", draw.choice(("stand", "sniff")), PINK)
    box(MAT, (x, 3.3, 0.06), (1.7, 1.1, 0.05), edge=0.01)
    heat_lamp(x, 3.3, 1.2, 1.3)
    box(PALE_STEEL, (x, 4.2, 0.06), (2.2, 0.08, 0.62), edge=0.01)
    for h in (0.85, 1.05):
        tube(PALE_STEEL, [(x - WIDE / 2, 0.2, h), (x - WIDE / 2, 4.2, h)], 0.025)
box(WHITE, (0, DEEP + 0.1, 0), (LONG, 0.2, 2.3), edge=0)
for k in range(PENS):
    window((k + 0.5) * WIDE - LONG / 2, DEEP, 1.1, 1.3, 0.8)
tube(PALE_STEEL, [(-LONG / 2, 3.3, 2.5), (LONG / 2, 3.3, 2.5)], 0.06)  # what the lamps hang from
clay(*PINK, *PALE, MAT, SLURRY, LINING, GREEN, GLOW)
core(7.4, 0, 6.4, 0, [(0, DEEP / 2 - 0.2, LONG - 0.2, DEEP + 0.4, 1.1)])
