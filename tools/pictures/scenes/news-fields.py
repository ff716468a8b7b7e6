"""Straw bales on the strip fields after harvest."""
import random

from world.land import Land
from world.light import camera, dawn, picture
from world.nature import bale, tree, woods
from world.paint import PATH

picture("news/fields", 1600, 1000)
STRIPS = [(0, "#d4bd7c"), (0.22, "#86a552"), (0.36, "#c7ac68"), (0.5, "#9ab363"), (0.62, "#dcc88c"), (0.78, "#6f9146"), (0.9, "#c9b170")]
land = Land(seed=66, hills=7, slope=0.05, width=80, direction=48, stops=STRIPS).build()
lane = land.road(PATH, [(-50, -60), (-24, -30), (-14, 0), (-22, 30), (-8, 62), (20, 96), (16, 150)], 4)
draw = random.Random(3)
for x, y in ((6, -22), (14, -10), (2, -4), (20, 4), (8, 10), (27, -20), (16, 22), (30, 18), (-2, 26), (38, 2), (26, 36), (8, 44)):
    bale(x, y, land.height(x, y) - 0.05, draw.uniform(0, 180), 1.25)
tree(-30, 4, land.height(-30, 4), 1.5, 0, 1, 20)
tree(-37, 9, land.height(-37, 9), 1.1, 1, 0, 70)
woods(land, 38, near=70, clear=[lane], density=0.2)
dawn()
camera((4, -62, 13), (0, 0, 7.0), 36)
