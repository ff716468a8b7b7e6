"""A colleague with a piglet in her arms' reach: the craft that is valued."""
from world.farm import barn, bins
from world.gear import straw
from world.land import plain
from world.light import dawn, level, picture
from world.nature import meadow, tree, woods
from world.paint import GREEN, paint
from world.parts import fence
from world.people import COAT, GREENS, person, tablet
from world.pigs import PALE, PINK, pig
from world.shape import plate

picture("banners/worth", 2400, 600)
land = plain([(6, 44, 80, 60)], 81)
plate(paint("#d5bd84", 0.95), (2.4, 0.3, 0), (7.4, 3.4), 0.7, 0.04)
straw(-0.8, -1.0, 5.6, 1.6, 300, 0.045, 4, 0.22)
person(1.6, 0.5, 0.04, 24, GREENS, hat=GREENS, pose="sit")
plate(paint("#b98d5b", 0.8), (1.6, 0.56, 0.4), (0.5, 0.36), 0.1, 0.05)
for dx in (-0.18, 0.18):
    plate(paint("#8a6540", 0.8), (1.6 + dx, 0.56, 0.03), (0.06, 0.3), 0.02, 0.38)
person(3.0, 0.7, 0.04, -18, COAT, coat=True, pose="hold")
tablet(3.0, 0.7, 0.04, -18)
for x, y, turn, pose, coat in ((0.75, 0.1, 10, "look", PINK), (1.15, -0.35, 60, "sniff", PALE), (2.25, -0.2, 150, "stand", PINK), (3.9, 0.2, 190, "sniff", PALE), (4.5, 0.7, 200, "stand", PINK)):
    pig(x, y, 0.045, turn, "piglet", pose, coat, 1.1)
fence([(-6, 2.6), (10, 2.6)], 1.0, gap=1.8)
barn(26, 92, roof=GREEN)
bins(52, 88)
for k, (x, y) in enumerate(((-22, 80), (-30, 86), (-14, 94))):
    tree(x, y, 0, 0.9, k, k, 60 * k)
meadow(-10, -3.4, 12, -1.4, 900, size=0.13, flowers=0.16)
meadow(-14, 2.8, 16, 14, 1400, size=0.2, flowers=0.1)
woods(land, 71, near=140)
dawn()
level(1.8, 8.2, 1.25, 34, -0.03)
