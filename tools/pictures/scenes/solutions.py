"""An adviser and a farmer look at the same figures beside the barn."""
from world.farm import barn, silo
from world.land import plain
from world.light import dawn, level, picture
from world.nature import meadow, tree, woods
from world.paint import GREEN, PATH, SLATE, paint
from world.parts import fence
from world.people import GREENS, SAND, person, tablet
from world.pigs import PALE, PINK, RED, pig
from world.shape import plate
from world.vehicles import feed_truck

picture("banners/solutions", 2400, 600)
land = plain([(0, 50, 80, 72)], 33)
land.road(PATH, [(-70, 48), (-20, 47), (10, 47), (70, 49)], 5, 0.04)
barn(26, 92, roof=SLATE)
barn(32, 114, roof=GREEN)
for k in range(3):
    silo(-6 + 3.8 * k, 88, 5.2, 1.6, 2.2)
feed_truck(-13, 47, 3, 0.04)
plate(paint("#d5bd84", 0.95), (6.6, 1.2, 0), (7.4, 4.4), 0.8, 0.05)
fence([(2.7, -1.1), (2.7, 3.6), (10.4, 3.6)], 1.05, gap=1.6)
fence([(2.7, -1.1), (10.4, -1.1)], 1.05, gap=1.6, rails=2)
for x, y, turn, pose, coat in ((4.4, 0.7, 190, "look", PINK), (6.4, 1.6, -25, "sniff", PALE), (8.2, 0.5, 170, "stand", RED)):
    pig(x, y, 0.05, turn, "finisher", pose, coat)
person(0.7, -0.5, 0, 42, GREENS, pose="hold")
tablet(0.7, -0.5, 0, 42)
person(1.6, -0.75, 0, -52, SAND, hat="straw", pose="point")
meadow(-16, -5, 2.4, 36, 2600, size=0.24, flowers=0.1)
meadow(2.4, -5, 14, -1.3, 500, size=0.2)
for k, (x, y) in enumerate(((-50, 104), (-60, 112), (-42, 118), (-72, 106), (-56, 122))):
    tree(x, y, 0, 0.9, k % 3, k % 3, 60 * k)
woods(land, 18, clear=[(-70, -20, 76, 126)])
dawn()
level(4.4, 13.4, 1.9, 36, -0.03)
