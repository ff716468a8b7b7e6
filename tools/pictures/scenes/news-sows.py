"""Sows resting together on straw in an open barn."""
import random

from world.farm import open_barn
from world.land import Land
from world.light import camera, picture
from world.nature import bale, woods
from world.on_paper import PIGS, on_paper
from world.paint import STRAW, paint
from world.parts import fence
from world.pigs import PALE, PINK, RED, pig
from world.shape import box

picture("news/sows", 1600, 1000)
land = Land(flats=[(0, 10, 45, 30)], seed=64).build()
open_barn(0, 11.5, 0, 26, 4)
box(paint("#d5bd84", 0.95), (0, 3.2, 0), (19.4, 13, 0.05), edge=0.02)
draw = random.Random(6)
for _ in range(2600):
    box(STRAW, (draw.uniform(-8, 8), draw.uniform(-3.2, 6), 0.045 + draw.uniform(0, 0.03)), (draw.uniform(0.15, 0.35), 0.018, 0.015), (0, 0, draw.uniform(0, 180)), edge=0)
for x, y, turn, pose, coat in ((-2.5, 0.2, -25, "lie", PALE), (-0.3, 1.5, 195, "stand", PINK), (1.5, -0.6, 170, "lie", PINK), (3.5, 1.2, 205, "look", PALE), (-4.2, 2.6, -35, "stand", PINK),
                               (2.3, 3.4, 175, "lie", PALE), (-1.9, 3.8, -10, "lie", PINK), (5.2, 3.4, 200, "sniff", RED), (-5.6, 0.2, -60, "sniff", RED)):
    pig(x, y, 0.05, turn, "sow", pose, coat)
bale(7.4, 7.6, 0.05, 20)
bale(-7.9, 7.4, 0.05, -20)
for x in (-9.7, 9.7):
    fence([(x, -3.2), (x, 8.5)], 1.15)
woods(land, 36, near=60)
on_paper(*PIGS)
camera((-1.4, -11.4, 3.6), (0.1, 0, 1.25), 40)
