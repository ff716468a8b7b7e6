"""The compost turner at work beside the covered stores."""
from world.farm import yard
from world.gear import pallet, shed, turner, windrow
from world.land import plain
from world.light import dawn, level, picture
from world.nature import hedge, meadow, tree, woods
from world.paint import paint
from world.people import GREENS, person

picture("banners/waste", 2400, 600)
land = plain([(6, 20, 60, 44)], 111)
yard(7, 6, 40, 26, 2)
windrow(0.5, 0, 14, 3.0, 1.3)
turner(6.0, 0, 0)
windrow(9, 6.4, 20, 3.0, 1.4, material=paint("#7b6446", 0.95))
shed(10, 16, 0, 26, 9, 4.4)
windrow(8, 16, 16, 4, 1.9, material=paint("#5f4c37", 0.95))
for k in range(3):
    pallet(19 + 1.6 * k, 13, 0.07, 0, 4)
person(13.2, -2.8, 0.07, -30, GREENS, hat=GREENS, pose="hold")
hedge([(-18, 22), (-18, -6)], 1.0)
meadow(-22, -10, 28, -7.4, 700, size=0.22, flowers=0.14)
for k in range(5):
    tree(-26 - 6 * k, 30 + 8 * (k % 2), land.height(-26 - 6 * k, 30 + 8 * (k % 2)), 0.85, k % 3, k % 3, 50 * k)
woods(land, 101, near=110, clear=[(-60, -60, 76, 64)])
dawn()
level(5, 50, 5.3, 33, 0.0)
