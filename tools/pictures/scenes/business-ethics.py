"""A lorry on the weighbridge: the weight is shown to both sides."""
from world.farm import silo, yard
from world.gear import weighbridge
from world.land import plain
from world.light import dawn, level, picture
from world.nature import hedge, meadow, tree, woods
from world.paint import ROAD
from world.people import GREENS, SAND, clipboard, person
from world.vehicles import feed_truck

picture("banners/business-ethics", 2400, 600)
land = plain([(6, 30, 70, 54)], 106)
land.road(ROAD, [(-80, 1), (-20, 0), (40, 0), (100, 4)], 6, 0.05)
yard(6, 3, 34, 14, 2)
weighbridge(5, 0)
feed_truck(5, 0, 0, 0.25)
person(11.4, -3.0, 0.07, 30, GREENS, hat=GREENS, pose="hold")
clipboard(11.4, -3.0, 0.07, 30)
person(12.6, -2.8, 0.07, -40, SAND, hat="straw", pose="hold")
for k in range(4):
    silo(24 + 6.6 * k, 76, 10, 2.8)
hedge([(-30, 14), (-10, 14)], 0.9)
meadow(-16, -8, 22, -4.6, 800, size=0.2, flowers=0.14)
for k, (x, y) in enumerate(((-20, 60), (-28, 66), (-12, 72), (58, 70))):
    tree(x, y, 0, 0.9, k % 3, k % 3, 60 * k)
woods(land, 96, near=130)
dawn()
level(4.6, 23, 3.0, 34, -0.025)
