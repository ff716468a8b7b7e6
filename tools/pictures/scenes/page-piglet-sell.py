"""Arrival: piglets step down a low ramp onto clean straw."""
from world.farm import open_barn, yard
from world.gear import ramp, straw
from world.land import plain
from world.light import camera, picture
from world.nature import bale, tree, woods
from world.on_paper import PIGS, on_paper
from world.paint import DARK_SLATE, paint
from world.pigs import PALE, PINK, pig
from world.shape import box, plate
from world.vehicles import lorry

picture("pages/piglet-sell", 1600, 1000)
land = plain([(6, 40, 80, 60)], 49)
yard(6, 1.4, 18, 7, 1.5)
plate(paint("#d5bd84", 0.95), (-4.4, 0.6, 0), (6.6, 4.6), 0.6, 0.06)
straw(-7.4, -1.5, -1.3, 2.7, 900, 0.07, 8, 0.22)
lorry(6.3, 1.4, 0, 0.07, long=5.0)
box(DARK_SLATE, (2.79, 1.4, 1.3), (0.06, 2.1, 2.4), edge=0.02)
ramp(-1.2, 1.4, 0, 4.0, 1.2)
for k, (x, y, z, turn, pose) in enumerate(((1.6, 1.3, 0.84, 176, "stand"), (0.8, 1.5, 0.6, 184, "stand"), (0.0, 1.25, 0.36, 178, "look"), (-0.7, 1.5, 0.16, 186, "stand"),
                                           (-1.6, 1.2, 0.07, 196, "stand"), (-2.3, 0.6, 0.07, 215, "look"), (-2.4, 1.6, 0.07, 172, "stand"), (-3.1, 0.1, 0.07, 250, "look"),
                                           (-3.3, 1.1, 0.07, 190, "sniff"), (-4.0, 0.5, 0.07, 220, "stand"), (-4.2, -0.4, 0.07, -60, "look"), (-4.9, 1.0, 0.07, 160, "sniff"), (-5.2, 0.0, 0.07, -30, "stand"))):
    pig(x, y, z, turn, "piglet", pose, (PINK, PALE)[k % 2], 1.3)
open_barn(-7, 12, 4, 18, 8)
bale(-7.0, 3.0, 0, 20, 0.8)
for k, (x, y) in enumerate(((6, 30), (12, 36), (-20, 34))):
    tree(x, y, 0, 0.9, k, k, 60 * k)
woods(land, 49, near=110)
on_paper(*PIGS)
camera((-5.0, -4.6, 1.7), (-1.2, 1.2, 0.72), 30)
