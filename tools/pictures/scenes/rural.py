"""A village street under trees, bicycles at the wall."""
from world.land import Land
from world.light import dawn, level, picture
from world.nature import hedge, meadow, tree, woods
from world.paint import CLAY, PATH, TILE
from world.people import NAVY, ROSE, SAND, child, person
from world.village import bench, bicycle, house

picture("banners/rural", 2400, 600)
land = Land(flats=[(2, 34, 62, 60)], seed=103, hills=3, slope=0.008, ridges=((330, 12), (560, 22), (900, 38))).build()
land.road(PATH, [(3, -16), (4, 4), (6, 30), (8, 60), (4, 90)], 5.0, 0.03)
for x, y, turn, roof in ((25, 60, -18, TILE), (23, 76, -14, CLAY), (-12, 56, 14, CLAY), (-11, 74, 10, TILE), (36, 58, -10, TILE), (-28, 62, 8, TILE), (40, 78, -8, TILE)):
    house(x, y, 0, turn, roof=roof)
for k in range(4):
    tree(12.6 + 0.3 * k, 32 + 13 * k, 0, 0.62, k % 3, (k + 1) % 3, 60 * k)
    tree(-1.8 + 0.4 * k, 40 + 13 * k, 0, 0.62, (k + 1) % 3, k % 3, 80 * k)
for k in range(3):
    bicycle(8.4 + 0.5 * k, 3.0 + 0.7 * k, 0, 12)
bench(-0.6, 6, 0, 8)
person(3.6, 6.5, 0.03, 170, NAVY, pose="walk")
child(4.6, 6.8, 0.03, 175, ROSE, "walk")
person(6.6, 16, 0.03, -10, SAND, hat="straw", pose="walk")
hedge([(-22, 28), (-3, 28)], 0.8)
hedge([(13.6, 26), (34, 25)], 0.8)
meadow(-14, -4, 0.6, 14, 1000, size=0.18, flowers=0.2)
meadow(7, -4, 17, 16, 1100, size=0.18, flowers=0.2)
woods(land, 93, near=140, clear=[(-60, -20, 60, 100)])
dawn()
level(4.2, 12, 2.2, 33, -0.03)
