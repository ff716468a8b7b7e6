"""An assessment on the job: a technician shows a litter, two assessors from another region take notes."""
from world.farm import pen
from world.gear import heat_lamp, straw
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import woods
from world.paint import paint
from world.people import COAT, GREENS, NAVY, clipboard, person
from world.pigs import PALE, PINK, pig
from world.rooms import corner
from world.shape import place

picture("pages/development", 1200, 750)
land = plain([(0, 0, 20, 12)], 139)
with place(0, 0, 0.6):
    corner(14, 6, 3.2, paint("#e9ece2", 0.8), paint("#c9c2b0", 0.9), opening=(-0.4, 1.35, 9.0, 1.2), left=False)
    pen(0.6, 0.9, 5.2, 3.0)
    straw(-1.8, -0.4, 3.0, 2.2, 380, 0.06, 5, 0.24)
    heat_lamp(2.3, 1.2, 1.05, 1.9)
    pig(-0.2, 1.2, 0.08, 172, "sow", "nurse", PALE)
    for k, (x, y, turn, pose) in enumerate(((0.1, 0.42, 95, "stand"), (-0.2, 0.36, 85, "stand"), (-0.5, 0.42, 80, "stand"), (0.5, 0.4, 100, "sniff"), (2.0, 1.1, 150, "lie"), (2.4, 1.3, 190, "lie"), (2.35, 0.9, 20, "lie"))):
        pig(x, y, 0.06, turn, "piglet", pose, (PINK, PALE)[k % 2])
    person(1.45, 0.6, 0.06, -50, GREENS, hat=GREENS, pose="point")
    for x, y, turn, top, coat in ((-2.55, -0.7, 66, COAT, True), (-1.55, -1.2, 46, NAVY, False)):
        person(x, y, 0, turn, top, coat=coat, pose="hold")
        clipboard(x, y, 0, turn)
woods(land, 129, near=120)
dawn(azimuth=-126, elevation=22)
camera((-0.9, -7.0, 3.0), (-0.2, 0.7, 1.45), 39)
