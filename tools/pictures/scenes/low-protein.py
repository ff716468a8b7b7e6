"""Maize on one side, soy on the other, a small hopper between them."""
from world.farm import silo
from world.land import Land
from world.light import dawn, level, picture
from world.nature import CROP, crop, tree, woods
from world.paint import PATH, shaded
from world.people import COAT, GREENS, person, tablet

picture("banners/low-protein", 2400, 600)
land = Land(flats=[(0, 20, 50, 40)], seed=72, hills=1.6, slope=0.005, ridges=((430, 7), (640, 17), (950, 32))).build()
land.road(PATH, [(3.4, -14), (3.4, 0), (3.2, 30), (3.4, 62)], 3.4, 0.04)
crop(-22, 0.5, 0.8, 26, land, 0.95, 1.05, 1.65, CROP[0])
crop(6.2, 0.5, 26, 26, land, 0.7, 0.85, 0.6, shaded("#7f9f45", "#c3cf78"))
silo(11, 54, 5.0, 1.5, 2.2)
silo(15, 54, 5.0, 1.5, 2.2)
person(2.6, 4.2, 0.04, 25, COAT, coat=True, pose="hold")
tablet(2.6, 4.2, 0.04, 25)
person(4.0, 4.5, 0.04, -40, GREENS, hat="straw", pose="point")
for k, (x, y) in enumerate(((28, 66), (36, 72), (-12, 76))):
    tree(x, y, 0, 0.9, k, k, 60 * k)
woods(land, 62, near=120)
dawn()
level(3.2, 11.5, 2.4, 34, -0.035)
