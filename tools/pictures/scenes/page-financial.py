"""The year-end count: an auditor and the farm's technician go from pen to pen."""
from world.farm import pen
from world.gear import feeder, straw
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import woods
from world.paint import WHITE, paint
from world.people import COAT, GREENS, clipboard, person, tablet
from world.pigs import PALE, PINK, pig
from world.rooms import corner
from world.shape import place

picture("pages/financial", 1024, 640)
land = plain([(0, 0, 20, 14)], 132)
with place(0, 0, 0.6):
    corner(18, 9, 3.8, paint("#e9ece2", 0.8), paint("#c9c2b0", 0.9), opening=(0.4, 1.5, 11.4, 1.2), left=False)
    for k in range(2):
        pen(-2.7 + 4.7 * k, 2.0, 4.5, 3.4)
        straw(-4.7 + 4.7 * k, 0.6, -0.7 + 4.7 * k, 3.5, 200, 0.06, 4 + k, 0.22)
        feeder(-4.1 + 7.5 * k, 3.1, 0.05, 0.8)
    for k, (x, y, turn, pose) in enumerate(((-2.5, 1.2, 14, "stand"), (-3.6, 2.4, 20, "lie"), (-1.1, 2.1, 196, "look"), (0.75, 1.2, 12, "stand"), (2.4, 2.5, 12, "lie"), (3.4, 1.4, 196, "look"))):
        pig(x, y, 0.06, turn, "finisher", pose, (PINK, PALE)[k % 2])
    person(-2.5, -0.5, 0, 52, COAT, coat=True, hat=WHITE, pose="hold")
    clipboard(-2.5, -0.5, 0, 52)
    person(2.3, -0.45, 0, -44, GREENS, hat=GREENS, pose="hold")
    tablet(2.3, -0.45, 0, -44)
woods(land, 122, near=120)
dawn(azimuth=-126, elevation=22)
camera((-0.3, -7.0, 2.7), (0.2, 1.0, 1.42), 38)
