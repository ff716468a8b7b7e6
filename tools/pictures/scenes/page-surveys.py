"""Visitors in the corridor, pigs behind the wall: a farm is looked at through a window."""
from world.gear import feeder, straw
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import woods
from world.paint import CREAM, GREEN, PALE_STEEL, WHITE, paint
from world.people import COAT, GREENS, clipboard, person
from world.pigs import PALE, PINK, pig
from world.rooms import corner
from world.shape import box, place, tube

picture("pages/surveys", 1024, 640)
land = plain([(0, 0, 20, 12)], 137)
with place(0, 0, 0.6):
    corner(20, 6, 3.8, paint("#e9ece2", 0.8), paint("#c9c2b0", 0.9), opening=(3.2, 1.5, 5.0, 1.0), left=False)
    box(paint("#c9c2b0", 0.9), (0, -5.2, -0.098), (20, 6.4, 0.1), edge=0)
    box(CREAM, (0, 0.2, 0), (0.16, 5.5, 0.95), edge=0.03)
    box(CREAM, (0, 0.2, 2.35), (0.16, 5.5, 0.75), edge=0.03)
    for k in range(4):
        box(WHITE, (0, -2.45 + 1.75 * k, 0.95), (0.2, 0.1, 1.4), edge=0.02)
    box(paint("#dcc998", 0.95), (3.2, 0.4, 0), (6.0, 4.4, 0.05), edge=0.02)
    straw(0.5, -1.6, 6.0, 2.4, 360, 0.06, 7, 0.24)
    feeder(5.0, 1.9, 0.05, 0.85)
    for h in (0.5, 0.8, 1.05):
        tube(PALE_STEEL, [(0.1, 2.5, h), (6.2, 2.5, h)], 0.03)
    for k, (x, y, turn, pose) in enumerate(((1.5, -0.9, 175, "stand"), (2.2, 0.7, -20, "lie"), (3.4, -0.4, 24, "look"), (4.0, 0.9, 190, "lie"))):
        pig(x, y, 0.06, turn, "finisher", pose, (PINK, PALE)[k % 2])
    for x, y, pose, hat in ((-1.05, -0.85, "hold", WHITE), (-1.6, 0.3, "stand", WHITE), (-2.5, -0.5, "hold", WHITE)):
        person(x, y, 0, 78, COAT, coat=True, pose=pose, hat=hat)
    clipboard(-2.5, -0.5, 0, 78)
    person(-1.55, 1.7, 0, 40, GREENS, hat=GREEN, pose="point")
woods(land, 127, near=120)
dawn(azimuth=-128, elevation=24)
camera((-2.7, -8.0, 2.8), (0.55, 0.3, 1.45), 40)
