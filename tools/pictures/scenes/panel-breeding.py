"""A sow and three piglets in deep straw, from close by."""
import random

from world.land import Land
from world.light import camera, dawn, picture
from world.nature import meadow, tree, woods
from world.paint import STRAW, WOOD, paint
from world.parts import fence
from world.pigs import PALE, PINK, pig
from world.shape import box, plate

picture("panels/breeding", 900, 1400)
land = Land(flats=[(0, 14, 40, 22)], seed=53).build()
plate(paint("#d5bd84", 0.95), (0, -0.4, 0), (6, 5), 0.8, 0.04)
draw = random.Random(5)
for _ in range(2200):
    box(STRAW, (draw.uniform(-2.8, 2.8), draw.uniform(-2.7, 1.9), 0.035 + draw.uniform(0, 0.03)), (draw.uniform(0.12, 0.3), 0.014, 0.012), (0, 0, draw.uniform(0, 180)), edge=0)
fence([(-5, 2.3), (5, 2.3)], 1.15, WOOD, 3, 1.6)
pig(0.15, 0.4, 0.04, -52, "sow", "look", PALE)
pig(-0.75, -0.75, 0.04, -110, "piglet", "stand", PINK, 1.15)
pig(-0.15, -1.15, 0.04, -50, "piglet", "sniff", PALE, 1.15)
pig(0.72, -1.2, 0.04, -150, "piglet", "look", PINK, 1.15)
meadow(-8, 2.4, 8, 14, 1800, size=0.2, flowers=0.1)
for k, (x, y) in enumerate(((-9, 34), (8, 38), (-3, 44))):
    tree(x, y, land.height(x, y), 0.9, k % 3, k % 3, 60 * k)
woods(land, 27, near=100)
dawn()
camera((-0.7, -5.8, 2.0), (0.0, 0, 0.86), 60)
