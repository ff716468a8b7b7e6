"""The monitoring room: a wall of screens, two people on watch."""
from world.display import screen
from world.land import plain
from world.light import dawn, level, picture
from world.nature import woods
from world.office import chair, table
from world.paint import paint
from world.people import GREENS, NAVY, person
from world.rooms import corner, cup
from world.shape import place

picture("banners/smart-monitor", 2400, 600)
land = plain([(0, 0, 16, 10)], 119)
with place(0, 0, 2):
    corner(14, 6, 3.4, paint("#d5dccd", 0.8), paint("#b9ab8c", 0.9), opening=(-4.2, 0.95, 3.6, 1.6), left=False)
    for r in range(2):
        for k in range(4):
            screen(-0.95 + 1.55 * k, 2.8, 0.85 + 0.88 * r, 1.46, 0.84, 0, (3, 0, 2, 1, 2, 3, 1, 0)[k + 4 * r], False)
    for x in (0.4, 3.0):
        table(x, 0.6, 2.3, 0.8)
    person(0.2, -0.05, 0, 172, NAVY, pose="sit")
    person(3.1, -0.05, 0, 186, GREENS, pose="sit")
    for x in (0.2, 3.1):
        chair(x, -0.1, 180)
    cup(1.1, 0.55, 0.75)
    person(4.9, 1.4, 0, -150, GREENS, pose="hold")
woods(land, 109, near=120)
dawn(azimuth=-128, elevation=22)
level(1.1, 7.2, 3.55, 33, 0.0)
