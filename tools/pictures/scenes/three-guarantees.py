"""Technician and farmer shake hands at a pen."""
from world.farm import barn, pen
from world.gear import straw
from world.land import plain
from world.light import dawn, level, picture
from world.nature import meadow, tree, woods
from world.paint import LIME, PATH, SLATE, WHITE
from world.people import GREENS, SAND, person
from world.pigs import PALE, PINK, pig
from world.shape import box
from world.vehicles import van

picture("banners/three-guarantees", 2400, 600)
land = plain([(6, 44, 80, 60)], 79)
land.road(PATH, [(-60, 12), (0, 12), (60, 13)], 3.6, 0.03)
person(0.75, 0.0, 0, 76, GREENS, hat=GREENS, pose="point")
person(1.43, -0.525, 0, -96, SAND, hat="straw", pose="point")
box(LIME, (0.1, 0.6, 0), (0.5, 0.3, 0.34), edge=0.04)
box(WHITE, (0.1, 0.6, 0.34), (0.2, 0.04, 0.07), edge=0.02)
pen(4.7, 0.8, 4.0, 2.6)
straw(3.0, -0.3, 6.4, 2.0, 260, 0.06, 9)
for x, y, turn, pose, coat in ((3.8, 0.7, 195, "look", PINK), (5.0, 1.2, -20, "stand", PALE), (5.9, 0.3, 165, "sniff", PINK)):
    pig(x, y, 0.06, turn, "finisher", pose, coat, 0.85)
van(-6.4, 12.2, 176, 0.04)
barn(22, 92, roof=SLATE)
for k, (x, y) in enumerate(((-22, 80), (-30, 86), (-14, 94))):
    tree(x, y, 0, 0.9, k, k, 60 * k)
meadow(-14, -4, 12, -1.2, 1100, size=0.16, flowers=0.14)
meadow(-16, 2.6, 18, 10, 1200, size=0.22, flowers=0.08)
woods(land, 69, near=140)
dawn()
level(2.0, 9.0, 1.5, 34, -0.03)
