"""A finisher on the scale, the weight taken down."""
from world.farm import barn, bins
from world.gear import pig_scale, straw
from world.land import plain
from world.light import dawn, level, picture
from world.nature import meadow, tree, woods
from world.paint import SLATE, paint
from world.parts import fence
from world.people import GREENS, SAND, person, tablet
from world.pigs import PALE, PINK, pig
from world.shape import plate

picture("banners/pig-price", 2400, 600)
land = plain([(6, 44, 80, 60)], 74)
plate(paint("#d8cba6", 0.95), (2.2, 0.8, 0), (15, 5), 0.8, 0.04)
pig_scale(1.6, 0.3)
pig(1.5, 0.28, 0.15, 0, "finisher", "stand", PINK, 1.05)
person(3.6, 0.5, 0.04, -35, GREENS, pose="hold")
tablet(3.6, 0.5, 0.04, -35)
person(4.7, 1.2, 0.04, -62, SAND, hat="straw")
fence([(-4.6, 3.0), (8.0, 3.0)], 1.0, gap=1.8)
for x, y, turn, pose, coat in ((-1.9, 1.6, 20, "look", PALE), (6.4, 1.9, 195, "sniff", PINK)):
    pig(x, y, 0.04, turn, "finisher", pose, coat)
straw(-4.5, -0.8, 8.4, 2.8, 260, 0.04, 6)
barn(24, 92, roof=SLATE)
bins(44, 88)
for k, (x, y) in enumerate(((-22, 80), (-30, 86), (-14, 94))):
    tree(x, y, 0, 0.9, k, k, 60 * k)
meadow(-14, -4, 12, -1.7, 900, size=0.16, flowers=0.12)
meadow(-16, 3.4, 18, 18, 1200, size=0.22, flowers=0.08)
woods(land, 64, near=140)
dawn()
level(2.0, 9.2, 1.5, 34, -0.03)
