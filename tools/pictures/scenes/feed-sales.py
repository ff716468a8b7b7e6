"""Bags of feed on pallets, a van loaded at the mill's gate."""
from world.gear import pallet
from world.land import plain
from world.light import dawn, level, picture
from world.nature import hedge, meadow, tree, woods
from world.paint import GREEN, LIME, STRAW, WHITE
from world.people import GREENS, SAND, clipboard, person
from world.farm import yard
from world.vehicles import van
from world.works import feed_mill

picture("banners/feed-sales", 2400, 600)
land = plain([(4, 40, 90, 60), (34, 270, 60, 26)], 73)
yard(3, 2, 26, 11, 1.5)
for k, (x, y, layers, band) in enumerate(((-2.6, 1.2, 4, GREEN), (-0.8, 1.7, 5, LIME), (1.0, 1.2, 4, STRAW), (2.8, 1.9, 5, GREEN), (4.6, 2.4, 5, LIME))):
    pallet(x, y, 0.07, 6 * (k % 3 - 1), layers, WHITE, band)
van(8.2, 3.6, 8, 0.07)
person(3.0, -0.2, 0.07, 20, GREENS, hat=GREENS, pose="hold")
clipboard(3.0, -0.2, 0.07, 20)
person(4.2, -0.3, 0.07, -40, SAND, hat="straw")
feed_mill(30, 270, silos=4)
hedge([(-30, 12), (-11, 12)], 0.8)
meadow(-16, -6, 18, -3.6, 700, size=0.2, flowers=0.1)
for k, (x, y) in enumerate(((-22, 66), (-30, 72), (-14, 78))):
    tree(x, y, 0, 0.9, k, k, 60 * k)
woods(land, 63, near=140, clear=[(-40, 60, 110, 310)])
dawn()
level(3.8, 13, 2.2, 32, -0.02)
