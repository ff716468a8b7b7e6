"""The results briefing goes out live: two at the table, a curve on the board, the camera on its tripod."""
from world.display import board, screen, tripod
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import woods
from world.office import chair, plant, sheets, table
from world.paint import paint
from world.people import GREENS, NAVY, ROSE, person
from world.rooms import corner, cup
from world.shape import place

picture("pages/market-news", 1200, 750)
land = plain([(0, 0, 20, 12)], 136)
with place(0, 0, 2):
    corner(12, 7, 4.4, paint("#d9e0d0", 0.8), paint("#c2ad88", 0.9), opening=(-3.7, 0.95, 3.0, 1.7), left=False)
    board(1.0, 3.3, 1.15, 2.9, 1.5, 0, 1)
    table(0.9, 0.9, 2.7, 0.85)
    for x, turn, top in ((0.25, 6, NAVY), (1.6, -8, ROSE)):
        chair(x, 1.65, 0)
        person(x, 1.6, 0, turn, top, pose="sit")
        sheets(x, 1.0, 0.752, -turn, 3)
        cup(x + 0.42, 1.05, 0.752)
    tripod(-1.5, -1.0, 0, 138, 1.0)
    person(-2.2, -0.4, 0, 62, GREENS, pose="hold")
    plant(3.4, 2.6, 0, 1.5)
woods(land, 126, near=120)
dawn(azimuth=-126, elevation=22)
camera((-0.3, -7.0, 3.95), (0.0, 1.0, 3.1), 40)
