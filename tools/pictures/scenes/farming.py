"""Finishers on straw in the morning, their barns behind them."""
import random

from world.farm import barn, bins
from world.land import plain
from world.light import dawn, level, picture
from world.nature import bale, meadow, tree, woods
from world.paint import GREEN, SLATE, STRAW, paint
from world.parts import fence
from world.pigs import PALE, PINK, pig
from world.shape import box, plate

picture("banners/farming", 2400, 600)
land = plain([(0, 45, 95, 62)], 11)
plate(paint("#d5bd84", 0.95), (4.5, 0.6, 0), (17, 6.4), 1.2, 0.05)
draw = random.Random(1)
for _ in range(900):
    box(STRAW, (draw.uniform(-3.6, 12.6), draw.uniform(-2.2, 3.4), 0.05), (draw.uniform(0.2, 0.4), 0.022, 0.02), (0, 0, draw.uniform(0, 180)), edge=0)
fence([(-4.2, 4.2), (13.2, 4.2)], 1.1)
for x, y, turn, pose, coat in ((-1.6, 0.4, -28, "stand", PINK), (0.9, 1.6, 200, "stand", PALE), (2.6, -0.5, -150, "sniff", PINK), (4.9, 1.2, -60, "look", PALE),
                               (6.8, 0.1, 168, "lie", PINK), (8.7, 1.7, -20, "stand", PINK), (9.4, -0.4, -140, "stand", PALE)):
    pig(x, y, 0.05, turn, "finisher", pose, coat)
bale(10.9, 2.6, 0, 30)
bale(11.5, 1.0, 0, -15, 0.9)
for k in range(3):
    barn(16 + 4 * k, 84 + 22 * k, 4, roof=(SLATE, GREEN)[k % 2])
    bins(38 + 3 * k, 80 + 22 * k)
meadow(-14, -6, -4.5, 5, 900, size=0.2)
meadow(-4.5, -6, 14, -3, 700, size=0.18)
meadow(-22, 5, 26, 22, 1600, size=0.24, flowers=0.05)
for k in range(6):
    tree(-62 + 8 * k, 96 + 7 * (k % 3), 0, 0.9, k % 3, k % 3, 60 * k)
woods(land, 8, near=150, clear=[(-20, 20, 90, 150)])
dawn()
level(3.6, 19, 2.4, 38, -0.036)
