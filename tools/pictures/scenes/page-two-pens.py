"""A trial needs two pens: the same pigs, one thing different."""
from world.gear import feeder, pallet, straw
from world.land import plain
from world.light import camera, picture
from world.nature import woods
from world.on_paper import PIGS, on_paper
from world.paint import CREAM, DARK_SLATE, LIME, SLATE, paint
from world.pigs import PALE, PINK, pig
from world.rooms import corner
from world.shape import box, place, rod, tube

picture("pages/two-pens", 1600, 1000)
land = plain([(0, 0, 16, 12)], 213)
with place(0, 0, 0.6):
    corner(13, 7, 3.2, paint("#eaede2", 0.85), paint("#d2ccbb", 0.9), opening=(0, 1.15, 10.5, 1.2), left=False)
    for s in (-1, 1):
        x = s * 2.75
        box(paint("#d8c592", 0.95), (x, 0.6, 0), (4.1, 4.2, 0.05), edge=0.02)
        straw(x - 1.9, -1.4, x + 1.9, 2.6, 380, 0.06, 5 + s, 0.24)
        box(CREAM, (x, 2.72, 0), (4.3, 0.14, 0.75), edge=0.05)
        for side in (-1, 1):
            box(CREAM, (x + side * 2.1, 0.62, 0), (0.14, 4.2, 0.75), edge=0.05)
        feeder(x + 0.1, 1.75, 0.05)
        box(LIME if s > 0 else SLATE, (x + 0.1, 1.5, 0.55), (0.3, 0.04, 0.22), edge=0.01)
        pallet(s * 1.95, -2.3, 0, 4 * s, 2, band=LIME if s > 0 else SLATE)
        for k, (dx, y, turn, pose) in enumerate(((-1.0, 0.15, 30, "stand"), (1.0, 0.4, 165, "sniff"), (0.15, -0.8, -165 if s > 0 else -20, "look"))):
            pig(x + dx, y, 0.06, turn, "finisher", pose, (PINK, PALE)[k % 2], 0.92)
    tube(DARK_SLATE, [(-6.4, 1.75, 2.75), (6.4, 1.75, 2.75)], 0.04)
    for s in (-1, 1):
        rod(DARK_SLATE, 0.03, 1.9, (s * 2.75 + 0.1, 1.75, 0.9), sides=12)
woods(land, 83, near=110)
on_paper(*PIGS, LIME)
camera((0.0, -6.1, 3.0), (0.0, 0.8, 1.15), 29)
