"""Two people from headquarters, in the farm's own white coats, stand at the sow barn while the farm manager explains."""
from world.farm import open_barn
from world.gear import feeder, straw
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import bale, meadow, tree, woods
from world.paint import CONCRETE, WHITE, paint
from world.people import COAT, GREENS, person, tablet
from world.pigs import PALE, PINK, pig
from world.shape import plate

picture("pages/farm-round", 1024, 640)
land = plain([(2, 26, 46, 40)], 204)
open_barn(0.5, 9.5, 0, 26, 9)
plate(paint("#d8c592", 0.95), (0.5, 6.6, 0), (25, 9), 1, 0.05)
straw(-9, 3.2, 10, 9, 900, 0.06, 4, 0.32)
plate(CONCRETE, (2, -2.2, 0), (40, 8.4), 2, 0.04)
for k, (x, y, turn, pose) in enumerate(((-4.4, 5.6, 20, "stand"), (-2.2, 6.8, 165, "lie"), (0.0, 5.2, 200, "sniff"), (2.6, 6.2, -15, "stand"), (5.2, 5.4, 170, "look"), (7.2, 7.0, 10, "lie"))):
    pig(x, y, 0.06, turn, "sow", pose, (PINK, PALE)[k % 2])
feeder(-5.9, 7.2, 0.05)
bale(9.4, 6.2, 0, 30)
person(-1.5, 0.6, 0.04, 48, COAT, hat=WHITE, pose="hold", coat=True)
tablet(-1.5, 0.6, 0.04, 48)
person(-0.1, 1.25, 0.04, 22, COAT, hat=WHITE, pose="stand", coat=True)
person(1.6, 0.7, 0.04, -58, GREENS, hat=GREENS, pose="point")
tree(-15, 20, 0, 0.8, 0, 1, 10)
tree(18, 20, 0, 0.85, 1, 2, 40)
meadow(-16, 14, 20, 24, 800, size=0.22, flowers=0.1)
woods(land, 74, near=90)
dawn(azimuth=-125)
camera((0.5, -6.2, 2.3), (0.35, 2.2, 1.62), 37)
