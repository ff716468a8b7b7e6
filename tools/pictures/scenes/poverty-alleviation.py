"""A family's small barn at the edge of its village."""
from world.gear import old_barn
from world.land import Land
from world.light import dawn, level, picture
from world.nature import bale, hedge, meadow, tree, woods
from world.paint import CLAY, PATH, TILE
from world.parts import fence
from world.people import GREENS, ROSE, SAND, child, person
from world.pigs import PALE, PINK, pig
from world.village import house

picture("banners/poverty-alleviation", 2400, 600)
land = Land(flats=[(2, 34, 62, 52)], seed=102, hills=3, slope=0.01, ridges=((300, 14), (520, 24), (900, 40))).build()
land.road(PATH, [(-60, 14), (-10, 13), (14, 15), (30, 30), (26, 60)], 3.0, 0.03)
old_barn(11.5, 22, 0, -6, 10, 6)
for x, y, turn, roof in ((-21, 66, 8, TILE), (-6, 70, 4, CLAY), (10, 66, -4, TILE), (26, 70, -6, CLAY), (40, 62, -8, TILE)):
    house(x, y, 0, turn, roof=roof)
fence([(2.6, 4.6), (2.6, 8.4), (12, 8.4), (12, 4.6)], 1.0, gap=1.6)
for x, y, turn, pose, coat in ((4.2, 5.8, 20, "sniff", PINK), (6.6, 6.6, 190, "look", PALE), (9.2, 5.6, 170, "stand", PINK)):
    pig(x, y, 0.02, turn, "finisher", pose, coat)
person(-0.2, 4.6, 0, 50, SAND, hat="straw", pose="hold")
person(1.2, 5.0, 0, 60, ROSE)
child(0.6, 3.6, 0, 70, GREENS, "wave")
bale(12.4, 10.2, 0, 24)
meadow(-14, -4, 18, 3.4, 1300, size=0.18, flowers=0.18)
hedge([(-30, 22), (4, 21)], 0.8)
for k, (x, y) in enumerate(((-14, 54), (2, 60), (20, 56), (-28, 56), (34, 54))):
    tree(x, y, 0, 0.75, k % 3, k % 3, 60 * k)
woods(land, 92, near=130, clear=[(-60, -20, 60, 90)])
dawn()
level(4, 12, 2.3, 33, -0.03)
