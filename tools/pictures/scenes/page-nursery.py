"""Weaned piglets in a warm pen, from their own height: who sleeps under the lamp and who does not."""
from world.gear import GLOW, feeder, heat_lamp, straw
from world.land import plain
from world.light import camera, picture
from world.nature import woods
from world.on_paper import PIGS, on_paper
from world.paint import CREAM, DARK_SLATE, paint
from world.pigs import PALE, PINK, pig
from world.rooms import corner
from world.shape import box, place, tube

picture("pages/nursery", 1200, 750)
land = plain([(0, 0, 14, 10)], 42)
with place(0, 0, 0.6):
    corner(13, 5.4, 3.0, paint("#eef0e8", 0.8), paint("#cfc8b6", 0.9), opening=(-0.6, 0.85, 9.0, 1.0), left=False)
    box(paint("#dcc998", 0.95), (1.5, 0.1, 0), (6.4, 2.8, 0.05), edge=0.02)
    box(CREAM, (1.5, 1.5, 0), (6.4, 0.14, 0.5), edge=0.05)
    for x in (-1.7, 4.7):
        box(CREAM, (x, 0.7, 0), (0.14, 1.7, 0.5), edge=0.05)
    straw(-1.2, -1.2, 4.3, 1.4, 420, 0.06, 3, 0.2)
    tube(DARK_SLATE, [(-6.4, 0.4, 2.72), (6.4, 0.4, 2.72)], 0.03)
    for x in (0.1, 2.3):
        heat_lamp(x, 0.4, 0.98, 1.72)
    feeder(4.15, 0.9, 0.05, 0.72)
    for k, (x, y, turn, pose) in enumerate(((-0.75, -0.3, -30, "stand"), (0.0, 0.25, 170, "lie"), (0.3, -0.15, 195, "lie"), (0.75, 0.3, -50, "look"), (1.45, -0.55, 150, "sniff"), (2.0, 0.2, -20, "lie"),
                                            (2.5, -0.1, 165, "lie"), (2.75, 0.35, 200, "stand"), (3.2, 0.05, 25, "sniff"), (3.4, -0.5, -160, "look"))):
        pig(x, y, 0.06, turn, "piglet", pose, (PINK, PALE)[k % 2], 1.12)
woods(land, 31, near=110)
on_paper(*PIGS, GLOW)
camera((3.9, -3.3, 1.5), (1.3, 0.2, 1.05), 42)
