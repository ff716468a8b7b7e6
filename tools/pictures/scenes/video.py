"""A camera on its tripod looks at the barn."""
from world.farm import barn, bins
from world.display import tripod
from world.land import plain
from world.light import dawn, level, picture
from world.nature import meadow, tree, woods
from world.paint import GREEN
from world.parts import fence
from world.people import NAVY, person
from world.pigs import PALE, PINK, pig

picture("banners/video", 2400, 600)
land = plain([(6, 44, 80, 60)], 121)
tripod(1.0, 0.2, 0, 152, 1.05)
person(0.2, -0.35, 0, 155, NAVY, pose="hold")
fence([(-8, 5.2), (14, 5.2)], 1.0, gap=1.8)
for x, y, turn, pose, coat in ((4.0, 6.4, 190, "look", PINK), (6.2, 7.4, 10, "sniff", PALE), (8.4, 6.8, 175, "stand", PINK)):
    pig(x, y, 0, turn, "finisher", pose, coat)
barn(22, 76, roof=GREEN)
bins(43, 84, 1)
for k, (x, y) in enumerate(((-22, 80), (-30, 86), (-14, 94))):
    tree(x, y, 0, 0.9, k, k, 60 * k)
meadow(-12, -4, 12, 4.8, 1700, size=0.16, flowers=0.16)
meadow(-18, 5.6, 20, 24, 1300, size=0.22, flowers=0.08)
woods(land, 111, near=140)
dawn()
level(2.6, 7.8, 1.5, 34, -0.03)
