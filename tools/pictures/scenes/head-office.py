"""The office floor in the morning: desks, plants and a wide view."""
from world.display import screen
from world.land import plain
from world.light import dawn, level, picture
from world.nature import woods
from world.office import books, chair, plant, table, telephone
from world.paint import paint
from world.people import NAVY, ROSE, SAND, person
from world.rooms import corner, cup
from world.shape import place

picture("banners/head-office", 2400, 600)
land = plain([(0, 0, 24, 14)], 53)
with place(0, 0, 4):
    corner(17, 7, 3.0, paint("#eef0e8", 0.8), paint("#c9b796", 0.9), opening=(0.4, 0.95, 13.0, 1.6), left=False)
    for k, x in enumerate((-0.9, 1.45, 3.8)):
        table(x, 0.2, 1.9, 0.9)
        screen(x - 0.45, 0.35, 0.75, turn=8, kind=k, wide=0.58, high=0.34)
        chair(x + 0.35, 1.15, 0)
        cup(x + 0.8, 0.05, 0.75)
    person(-0.55, 0.95, 0, 10, NAVY, pose="sit")
    person(4.15, 0.95, 0, -12, ROSE, pose="sit")
    person(2.9, 1.9, 0, 30, SAND, pose="hold")
    telephone(2.1, 0.0, 0.75, 10)
    books(1.55, 2.9, 0.9, 9)
    plant(6.9, 1.8, 0, 1.5)
    plant(-3.2, 2.4, 0, 1.4)
woods(land, 43, near=120)
dawn(azimuth=-125, elevation=20)
level(1.1, 8.0, 5.35, 33, -0.016)
