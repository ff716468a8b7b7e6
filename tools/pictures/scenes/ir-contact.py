"""A round of two investors and two hosts at the meeting table."""
from world.display import board
from world.land import plain
from world.light import dawn, level, picture
from world.nature import woods
from world.office import chair, notebook, plant, sheets, table, telephone
from world.paint import paint
from world.people import GREENS, NAVY, ROSE, SAND, person
from world.rooms import corner, cup
from world.shape import place

picture("banners/ir-contact", 2400, 600)
land = plain([(0, 0, 24, 14)], 97)
with place(0, 0, 3):
    corner(13, 6.4, 3.0, paint("#e0e6d6", 0.8), paint("#c6b08a", 0.9), opening=(-2.2, 0.95, 5.4, 1.7), left=False)
    board(3.6, 3.02, 1.05, 2.3, 1.3, 0, 0)
    table(1.7, 0.3, 3.0, 1.1)
    for x, y, turn, top in ((0.85, 1.2, 8, NAVY), (2.55, 1.2, -8, ROSE)):
        chair(x, y + 0.05, 0)
        person(x, y, 0, turn, top, pose="sit")
        sheets(x, 0.5, 0.752, 4, 2, 6)
    for x, turn, top in ((-0.25, 80, SAND), (3.65, -80, GREENS)):
        chair(x, 0.3, turn)
        person(x, 0.3, 0, turn, top, pose="sit")
    for x in (0.5, 1.5, 2.9):
        cup(x, 0.2, 0.752)
    telephone(1.75, 0.05, 0.752, -70)
    notebook(2.3, 0.1, 0.752, 14)
    plant(5.2, 2.2, 0, 1.4)
woods(land, 87, near=130)
dawn(azimuth=-125, elevation=20)
level(1.3, 7.2, 4.35, 34, -0.02)
