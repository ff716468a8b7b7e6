"""What a master shows an apprentice first: the sow, her piglets and the straw, before any list."""
from world.gear import feeder, straw
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import woods
from world.paint import CREAM, DARK_SLATE, paint
from world.pigs import PALE, PINK, pig
from world.rooms import corner
from world.shape import box, place, tube

picture("pages/apprentice", 1600, 1000)
land = plain([(0, 0, 16, 12)], 202)
with place(0, 0, 0.6):
    corner(12, 6, 3.1, paint("#eaede2", 0.85), paint("#cfc8b6", 0.9), opening=(-0.8, 1.1, 8.0, 1.2), left=False)
    box(paint("#d8c592", 0.95), (0.2, 0.6, 0), (6.0, 3.6, 0.05), edge=0.02)
    straw(-2.6, -1.0, 3.0, 2.2, 620, 0.06, 9, 0.24)
    box(CREAM, (0.2, 2.4, 0), (6.0, 0.14, 0.8), edge=0.05)
    for x in (-2.8, 3.2):
        box(CREAM, (x, 0.9, 0), (0.14, 3.0, 0.8), edge=0.05)
    feeder(-2.1, 1.6, 0.05, 0.9)
    tube(DARK_SLATE, [(-5.9, 2.0, 2.75), (5.9, 2.0, 2.75)], 0.04)
    pig(-0.35, 0.35, 0.06, 168, "sow", "look", PINK, 1.0)
    for k, (x, y, turn, pose) in enumerate(((-1.9, -0.35, -30, "sniff"), (-1.3, -0.75, 20, "stand"), (0.2, -0.75, 190, "look"))):
        pig(x, y, 0.06, turn, "piglet", pose, (PALE, PINK)[k % 2], 1.1)
woods(land, 72, near=110)
dawn(azimuth=-125, elevation=22)
camera((0.2, -4.3, 1.95), (-0.45, 0.5, 1.25), 40)
