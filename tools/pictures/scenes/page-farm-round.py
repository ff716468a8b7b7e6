"""The sow barn on a farm at nightfall: what managers of headquarters see who live there for a week."""
from world.farm import open_barn
from world.gear import feeder, straw
from world.land import plain
from world.light import camera, picture
from world.nature import bale, meadow, tree, woods
from world.night import dusk, shine
from world.paint import CONCRETE, paint
from world.pigs import PALE, PINK, pig
from world.shape import plate

picture("pages/farm-round", 1600, 1000)
land = plain([(2, 26, 46, 40)], 204)
open_barn(0.5, 9.5, 0, 26, 9)
plate(paint("#d8c592", 0.95), (0.5, 6.6, 0), (25, 9), 1, 0.05)
straw(-9, 3.2, 10, 9, 900, 0.06, 4, 0.32)
plate(CONCRETE, (2, -2.2, 0), (40, 8.4), 2, 0.04)
for k, (x, y, turn, pose) in enumerate(((-4.4, 5.6, 20, "stand"), (-2.2, 6.8, 165, "lie"), (0.0, 5.2, 200, "sniff"), (2.6, 6.2, -15, "stand"), (5.2, 5.4, 170, "look"), (7.2, 7.0, 10, "lie"))):
    pig(x, y, 0.06, turn, "sow", pose, (PINK, PALE)[k % 2])
feeder(-5.9, 7.2, 0.05)
bale(9.4, 6.2, 0, 30)
shine((0.5, 6.2, 3.0), (18, 3), 760)
tree(-15, 20, 0, 0.8, 0, 1, 10)
tree(18, 20, 0, 0.85, 1, 2, 40)
meadow(-16, 14, 20, 24, 800, size=0.22, flowers=0.1)
woods(land, 74, near=90)
dusk()
camera((0.6, -4.6, 2.0), (0.4, 5.2, 1.35), 36)
