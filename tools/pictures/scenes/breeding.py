"""A sow nursing her litter on straw."""
import random

from world.land import plain
from world.light import dawn, level, picture
from world.nature import meadow, woods
from world.paint import CREAM, STRAW, WOOD, paint
from world.parts import fence
from world.pigs import PALE, PINK, pig
from world.shape import box, plate

picture("banners/breeding", 2400, 600)
land = plain([(0, 14, 40, 26)], 21)
plate(paint("#d5bd84", 0.95), (0.6, 0.2, 0), (14, 3.6), 0.8, 0.04)
draw = random.Random(4)
for _ in range(2300):
    box(STRAW, (draw.uniform(-4.6, 5.6), draw.uniform(-1.4, 1.7), 0.035 + draw.uniform(0, 0.03)), (draw.uniform(0.12, 0.3), 0.014, 0.012), (0, 0, draw.uniform(0, 180)), edge=0)
for x, wide in ((-5.0, 3.9), (-1.0, 3.9), (3.0, 3.9), (7.0, 3.9)):
    box(CREAM, (x, 2.0, 0), (wide, 0.14, 0.55), edge=0.06)
fence([(-7.0, 2.1), (9.0, 2.1)], 0.8, WOOD, 2, 2)
pig(1.5, 0.45, 0.04, 4, "sow", "nurse", PALE)
for k in range(8):
    pig(0.62 + 0.21 * k, -0.20 - 0.03 * (k % 2), 0.05, 88 + 8 * (k % 3 - 1), "piglet", "stand", (PALE, PINK)[k % 2])
pig(-0.55, -0.55, 0.04, 12, "piglet", "stand", PINK)
pig(-1.9, 0.35, 0.04, -40, "piglet", "lie", PALE)
meadow(-9, -3.4, 9, -1.9, 420, size=0.13)
meadow(-12, 2.4, 14, 9, 1300, size=0.2, flowers=0.06)
woods(land, 12, near=220)
dawn()
level(0.2, 8.2, 0.98, 42, -0.036)
