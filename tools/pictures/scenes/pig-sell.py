"""Finishers walk up the ramp to the lorry, unhurried; the next lorry waits at the weighbridge."""
from world.farm import barn, yard
from world.gear import ramp, straw, weighbridge
from world.land import plain
from world.light import dawn, level, picture
from world.nature import hedge, meadow, woods
from world.paint import SLATE
from world.parts import fence
from world.pigs import PALE, PINK, pig
from world.vehicles import lorry

picture("banners/pig-sell", 2400, 600)
land = plain([(6, 30, 90, 60)], 77)
yard(4, 1.4, 60, 8, 1.5)
yard(20.5, 12, 26, 7, 1.5)
ramp(-0.4, 1.4, 0, 4.6, 1.15)
lorry(8.2, 1.4, 0, 0.07, long=5.6)
pig(1.2, 1.3, 0.42, 0, "finisher", "stand", PALE)
pig(2.9, 1.35, 0.84, 0, "finisher", "stand", PINK)
for x, y, turn, pose, coat in (
    (-1.6, 1.3, 4, "stand", PINK), (-3.2, 1.8, -6, "look", PALE), (-4.6, 1.0, 2, "stand", PINK), (-6.4, 1.6, 8, "stand", PALE),
    (-8.0, 1.1, -4, "sniff", PINK), (-9.8, 1.8, 3, "stand", PINK), (-11.6, 1.2, -8, "look", PALE),
):
    pig(x, y, 0.07, turn, "finisher", pose, coat)
fence([(-15, 2.9), (-0.4, 2.9)], 0.95, gap=1.8)
straw(-14, 0.2, -0.6, 2.6, 260, 0.075, 6)
weighbridge(20.5, 12, 0, 15)
lorry(20.5, 12, 0, 0.3, long=5.6)
barn(-14, 84, roof=SLATE)
hedge([(-60, 40), (60, 40)], 0.6)
meadow(-24, -8, 30, -2.8, 1500, size=0.18, flowers=0.12)
meadow(-24, 5.6, 4, 15, 900, size=0.22, flowers=0.08)
woods(land, 67, near=110)
dawn()
level(4, 46, 4.2, 34, 0.012)
