"""Young boars and gilts walk the scoring lane, one after another; legs are judged in motion."""
from world.farm import barn, bins
from world.gear import straw
from world.land import plain
from world.light import camera, picture
from world.nature import tree, woods
from world.on_paper import PIGS, on_paper
from world.paint import CREAM, DARK_SLATE, GREEN, PALE_STEEL, SLATE, WHITE, paint
from world.pigs import PALE, RED, pig
from world.shape import box, plate, rod, tube

picture("pages/value-breeding", 1600, 1000)
land = plain([(6, 44, 80, 60)], 37)
plate(paint("#d2ccb8", 0.95), (0.6, 0, 0), (17, 2.0), 0.4, 0.05)
straw(-7, -0.8, 8, 0.8, 90, 0.05, 4)
for k in range(7):
    box(CREAM, (-6.4 + 2.4 * k, 1.1, 0), (2.34, 0.12, 0.62), edge=0.05)
tube(PALE_STEEL, [(-7.5, 1.1, 0.85), (9, 1.1, 0.85)], 0.03)
pig(2.0, 0.05, 0.05, -4, "finisher", "stand", PALE, 1.0)
pig(-0.7, 0.1, 0.05, -2, "finisher", "look", RED, 1.0)
rod(PALE_STEEL, 0.05, 2.5, (4.7, 1.5, 0), sides=14)
box(WHITE, (4.7, 1.3, 2.3), (0.26, 0.5, 0.24), (12, 0, -18), edge=0.05)
box(DARK_SLATE, (4.63, 1.04, 2.3), (0.16, 0.06, 0.16), (12, 0, -18), edge=0.03)
box(GREEN, (4.7, 1.5, 2.55), (0.4, 0.3, 0.05), edge=0.02)
barn(10, 30, -3, 34, 12, SLATE)
bins(29, 27, 2)
for k, (x, y) in enumerate(((-14, 34), (-20, 40), (-9, 44))):
    tree(x, y, 0, 0.9, k, k, 60 * k)
woods(land, 37, near=120)
on_paper(*PIGS, GREEN)
camera((0.35, -5.0, 1.45), (0.75, 0.6, 0.78), 34)
