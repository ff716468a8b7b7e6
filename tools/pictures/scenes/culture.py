"""People share a long table under a tree at harvest time."""
from world.farm import barn
from world.gear import straw
from world.land import plain
from world.light import dawn, level, picture
from world.nature import bale, meadow, tree, woods
from world.office import table, vase
from world.paint import CREAM, SLATE
from world.people import GREENS, NAVY, ROSE, SAND, child, person
from world.rooms import cup
from world.shape import box
from world.village import bench

picture("banners/culture", 2400, 600)
land = plain([(4, 30, 60, 50)], 62)
table(3.2, 0.4, 5.4, 0.95)
box(CREAM, (3.2, 0.4, 0.751), (5.0, 0.5, 0.006), edge=0.002)
for k in range(5):
    cup(1.2 + 0.95 * k, 0.2 + 0.3 * (k % 2), 0.76)
vase(3.2, 0.45, 0.76)
vase(4.6, 0.45, 0.76)
for k, (x, top, hat) in enumerate(((1.2, GREENS, None), (2.3, SAND, "straw"), (3.9, ROSE, None), (5.1, NAVY, None))):
    person(x, 1.25, 0, 10 * (1 - k % 3), top, hat=hat, pose="sit")
bench(1.8, 1.35, 0, 0)
bench(4.5, 1.35, 0, 0)
person(0.0, 0.7, 0, 60, NAVY, hat="straw", pose="hold")
child(6.6, 0.6, 0, -60, ROSE, "wave")
bale(8.6, 3.6, 0, 25)
straw(7.0, 1.2, 9.4, 3.4, 90, 0.02, 4)
barn(24, 78, roof=SLATE)
tree(46, 84, 0, 0.9, 1, 1, 20)
tree(-8, 72, 0, 0.9, 2, 2, 70)
tree(-16, 78, 0, 0.9, 0, 0, 70)
meadow(-14, -5, 13, -1, 1100, size=0.16, flowers=0.2)
meadow(-16, 3, 18, 20, 1500, size=0.24, flowers=0.12)
woods(land, 52, near=130)
dawn()
level(3.4, 9.4, 1.55, 34, -0.03)
