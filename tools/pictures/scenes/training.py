"""A lesson: six colleagues listen, one explains the curve on the board."""
from world.display import board
from world.land import plain
from world.light import dawn, level, picture
from world.nature import woods
from world.office import sheets
from world.paint import LIME, paint
from world.people import GREENS, NAVY, ROSE, SAND, person
from world.rooms import corner, desk, stool
from world.shape import place

picture("banners/training", 2400, 600)
land = plain([(0, 0, 20, 12)], 54)
with place(0, 0, 1):
    corner(15, 8, 3.2, paint("#dde4d2", 0.8), paint("#c8b491", 0.9), opening=(-3.0, 0.95, 6.0, 1.7), left=False)
    board(3.6, 3.75, 1.0, 2.9, 1.5, 0, 1)
    person(1.6, 3.0, 0, -32, ROSE, pose="point")
    for k, top in enumerate((GREENS, SAND, NAVY)):
        x = -0.4 + 1.9 * k
        desk(x, 0.9, 180, 1.4)
        sheets(x, 0.9, 0.757, 180)
        stool(x, 0.2, 180, LIME)
        person(x, 0.2, 0, 180 + 8 * (k - 1), top, pose="sit")
woods(land, 44, near=120)
dawn(azimuth=-125, elevation=20)
level(1.0, 6.8, 2.35, 32, -0.01)
