"""The apprentice teaches too: in the barn office she shows the old hand the curve; the pigs are behind the window."""
from world.display import screen
from world.farm import pen
from world.gear import straw
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import woods
from world.office import notebook, table
from world.paint import paint
from world.people import GREENS, ROSE, SAND, person
from world.pigs import PALE, PINK, pig
from world.rooms import corner, cup, stool
from world.shape import place

picture("pages/empowerment", 1024, 640)
land = plain([(0, 4, 24, 16)], 140)
with place(0, 0, 0.6):
    corner(12, 5, 3.5, paint("#e3e8d9", 0.8), paint("#c2ad88", 0.9), opening=(-1.6, 0.9, 4.2, 1.6), left=False)
    with place(-1.6, 5.9, 0.7):
        pen(0, 0, 6.4, 2.6)
        straw(-3, -1.1, 3, 1.1, 260, 0.06, 8, 0.24)
        for k, (x, y, turn, pose) in enumerate(((-1.7, 0.2, 12, "stand"), (0.1, -0.4, 190, "look"), (1.6, 0.3, 30, "stand"))):
            pig(x, y, 0.06, turn, "finisher", pose, (PINK, PALE)[k % 2])
    table(1.0, 0.5, 2.4, 0.8)
    screen(1.35, 0.6, 0.752, 0.9, 0.54, -8, 1)
    person(0.35, 1.05, 0, 50, ROSE, pose="point")
    stool(2.3, -0.2, -120)
    person(2.35, -0.2, 0, -122, GREENS, hat=GREENS, pose="sit")
    notebook(0.4, 0.35, 0.752, 14)
    cup(1.95, 0.35, 0.752)
woods(land, 130, near=120)
dawn(azimuth=-110, elevation=28)
camera((0.25, -5.8, 2.2), (0.5, 0.6, 1.55), 42)
