"""An adviser and a farmer look at the same figures beside the barn."""
from world.farm import barn, bins, silo
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import meadow, tree, woods
from world.paint import GREEN, PATH, SLATE, paint
from world.parts import fence
from world.people import GREENS, SAND, person, tablet
from world.pigs import PALE, PINK, RED, pig
from world.shape import plate
from world.vehicles import feed_truck

picture("banners/solutions", 2400, 600)
land = Land(flats=[(0, 30, 70, 50)], seed=33).build()
land.road(PATH, [(-60, 28), (-20, 27), (10, 27), (60, 29)], 5, 0.04)
barn(26, 50, roof=SLATE)
barn(32, 72, roof=GREEN)
for k in range(3):
    silo(-4 + 3.6 * k, 44, 5.2, 1.6, 2.2)
feed_truck(-9, 27, 4, 0.04)
plate(paint("#d5bd84", 0.95), (6.6, 1.2, 0), (7.4, 4.4), 0.8, 0.05)
fence([(2.7, -1.1), (2.7, 3.6), (10.4, 3.6)], 1.05, gap=1.6)
fence([(2.7, -1.1), (10.4, -1.1)], 1.05, gap=1.6, rails=2)
for x, y, turn, pose, coat in ((4.4, 0.7, 190, "look", PINK), (6.4, 1.6, -25, "sniff", PALE), (8.2, 0.5, 170, "stand", RED)):
    pig(x, y, 0.05, turn, "finisher", pose, coat)
person(0.7, -0.5, 0, 42, GREENS, pose="hold")
tablet(0.7, -0.5, 0, 42)
person(1.6, -0.75, 0, -52, SAND, hat="straw", pose="point")
meadow(-14, -5, 2.4, 20, 2200, size=0.24, flowers=0.1)
meadow(2.4, -5, 14, -1.3, 500, size=0.2)
for k, (x, y) in enumerate(((-26, 36), (-34, 44), (-20, 50), (-44, 40), (-30, 60))):
    tree(x, y, 0, 1.0, k % 3, k % 3, 60 * k)
woods(land, 18, clear=[(-60, -20, 66, 80)])
dawn()
camera((2.2, -14, 2.7), (2.2, 0, 1.55), 36)
