"""Finishers in a bedded pen with a wooden block on ropes and a hay rack: something to root in and to chew."""
from world.gear import straw
from world.land import plain
from world.light import camera, picture
from world.nature import woods
from world.on_paper import PIGS, on_paper
from world.paint import CREAM, DARK_SLATE, PALE_STEEL, STRAW, WOOD, paint
from world.pigs import PALE, PINK, RED, pig
from world.rooms import corner
from world.shape import box, place, tube

picture("pages/rooting", 1200, 750)
land = plain([(0, 0, 14, 10)], 42)
with place(0, 0, 0.6):
    corner(13, 6.4, 3.3, paint("#eef0e8", 0.8), paint("#cfc8b6", 0.9), opening=(0, 1.35, 9.4, 1.15), left=False)
    box(paint("#dcc998", 0.95), (0.4, 0.3, 0), (7.4, 4.2, 0.05), edge=0.02)
    for x in (-3.3, 4.1):
        box(CREAM, (x, 0.9, 0), (0.14, 3.0, 0.75), edge=0.05)
    box(CREAM, (0.4, 2.45, 0), (7.4, 0.14, 0.75), edge=0.05)
    straw(-3.2, -1.8, 4.0, 2.3, 900, 0.06, 3, 0.3)
    tube(DARK_SLATE, [(-6.4, -0.3, 3.0), (6.4, -0.3, 3.0)], 0.04)
    for x, y in ((0.45, -0.3), (1.05, -0.3)):
        tube(paint("#c7a878", 0.9), [(x, y, 3.0), (x, y, 0.66)], 0.018)
    box(WOOD, (0.75, -0.3, 0.5), (0.95, 0.15, 0.16), edge=0.05)
    for k in range(4):
        tube(paint("#c7a878", 0.9), [(0.42 + 0.22 * k, -0.32, 0.54), (0.38 + 0.24 * k, -0.34, 0.28)], 0.013)
    with place(2.75, 2.3, 0.85):
        box(STRAW, (0, -0.12, 0.08), (1.3, 0.26, 0.34), edge=0.1)
        for k in range(9):
            tube(PALE_STEEL, [(-0.68 + 0.17 * k, -0.08, 0), (-0.68 + 0.17 * k, -0.36, 0.5)], 0.014)
        for h, y in ((0, -0.08), (0.5, -0.36)):
            tube(PALE_STEEL, [(-0.72, y, h), (0.72, y, h)], 0.02)
    for x, y, turn, pose, coat in ((-0.52, -0.3, 2, "stand", PINK), (2.0, -0.25, 178, "stand", RED), (1.05, 1.2, 196, "lie", PALE), (2.75, 1.4, 78, "sniff", PALE)):
        pig(x, y, 0.06, turn, "finisher", pose, coat)
woods(land, 31, near=110)
on_paper(*PIGS, STRAW, WOOD)
camera((0.4, -5.2, 2.25), (0.55, 0.5, 1.42), 35)
