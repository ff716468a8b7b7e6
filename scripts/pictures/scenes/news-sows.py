"""Sows resting together on straw in an open barn."""
import random

from world.farm import open_barn
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import bale, meadow, woods
from world.paint import STRAW, paint
from world.pigs import PALE, PINK, RED, pig
from world.shape import box

picture("news/sows", 1600, 1000)
land = Land(flats=[(0, 10, 45, 30)], seed=64).build()
open_barn(0, 4.2, 0, 20, 8)
box(paint("#d5bd84", 0.95), (0, 2.2, 0), (19.4, 11, 0.05), edge=0.02)
draw = random.Random(6)
for _ in range(2600):
    box(STRAW, (draw.uniform(-8, 8), draw.uniform(-3.2, 6), 0.045 + draw.uniform(0, 0.03)), (draw.uniform(0.15, 0.35), 0.018, 0.015), (0, 0, draw.uniform(0, 180)), edge=0)
for x, y, turn, pose, coat in ((-2.5, 0.2, -25, "lie", PALE), (-0.3, 1.5, 195, "stand", PINK), (1.5, -0.6, 170, "lie", PINK), (3.5, 1.2, 205, "look", PALE), (-4.2, 2.6, -35, "stand", PINK),
                               (2.3, 3.4, 175, "lie", PALE), (-1.9, 3.8, -10, "lie", PINK), (5.2, 3.4, 200, "sniff", RED), (-5.6, 0.2, -60, "sniff", RED)):
    pig(x, y, 0.05, turn, "sow", pose, coat)
bale(6.6, 6.2, 0.05, 20)
bale(-7.2, 6.0, 0.05, -20)
meadow(-14, -8, 14, -3.6, 1600, size=0.2, flowers=0.15)
woods(land, 36, near=60)
dawn(elevation=20, azimuth=-135)
camera((-1.4, -10.2, 3.0), (0.1, 0, 1.05), 42)
