"""Finishers walk up the ramp to the lorry, unhurried."""
from world.farm import barn, bins, yard
from world.gear import ramp, straw
from world.land import plain
from world.light import dawn, level, picture
from world.nature import meadow, tree, woods
from world.paint import SLATE
from world.parts import fence
from world.people import GREENS, person
from world.pigs import PALE, PINK, pig
from world.vehicles import lorry

picture("banners/pig-sell", 2400, 600)
land = plain([(6, 44, 80, 60)], 77)
yard(3, 1.4, 27, 7.4, 1.5)
ramp(1.6, 1.4, 0, 4.6, 1.15)
lorry(10.2, 1.4, 0, 0.07, long=5.6)
pig(3.2, 1.3, 0.42, 0, "finisher", "stand", PALE)
pig(4.9, 1.35, 0.84, 0, "finisher", "stand", PINK)
for x, y, turn, pose, coat in ((0.4, 1.3, 4, "stand", PINK), (-1.2, 1.7, -6, "look", PALE), (-2.5, 1.1, 2, "stand", PINK)):
    pig(x, y, 0.07, turn, "finisher", pose, coat)
fence([(-5.6, 2.9), (1.6, 2.9)], 0.95, gap=1.8)
person(-0.6, 3.5, 0.07, 40, GREENS, hat=GREENS)
person(6.9, -0.2, 0.07, -40, GREENS, hat=GREENS, pose="hold")
straw(-5, 0.2, 1.4, 2.6, 120, 0.075, 6)
barn(8, 92, roof=SLATE)
bins(34, 88)
for k, (x, y) in enumerate(((-30, 80), (-38, 86), (-22, 94))):
    tree(x, y, 0, 0.9, k, k, 60 * k)
meadow(-16, -6, 18, -2.6, 900, size=0.18, flowers=0.12)
meadow(-18, 5.4, 20, 20, 1200, size=0.24, flowers=0.08)
woods(land, 67, near=140)
dawn()
level(5.4, 18.5, 2.1, 34, -0.02)
