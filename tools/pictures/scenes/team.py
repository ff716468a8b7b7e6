"""Morning meeting at a long table under a wide window."""
from world.land import plain
from world.light import dawn, level, picture
from world.nature import woods
from world.office import chair, notebook, plant, sheets, table, vase
from world.paint import DEEP_GREEN, paint
from world.people import GREENS, NAVY, ROSE, SAND, person
from world.rooms import corner, cup
from world.shape import place

picture("banners/team", 2400, 600)
land = plain([(0, 0, 24, 14)], 64)
with place(0, 0, 3):
    corner(18, 8, 3.4, paint("#e3e8da", 0.8), paint("#c6b08a", 0.9), opening=(1.2, 0.9, 11.0, 2.0), left=False)
    table(2.0, 0.6, 6.4, 1.3, turn=0)
    for k, top in enumerate((NAVY, SAND, GREENS, ROSE, NAVY)):
        x = -0.5 + 1.25 * k
        chair(x, 1.75, 0)
        person(x, 1.72, 0, 9 * (2 - k), top, pose="sit")
        sheets(x, 0.9, 0.752, 0, 2, 6)
        cup(x + 0.3, 0.75, 0.752)
    person(5.75, 0.9, 0, -62, SAND, pose="hold")
    for k in range(4):
        chair(0.1 + 1.3 * k, -0.5, 180)
    vase(2.0, 0.45, 0.752)
    notebook(4.6, 0.3, 0.752, 20, DEEP_GREEN)
    plant(7.4, 2.8, 0, 1.6)
    plant(-4.0, 3.0, 0, 1.5)
woods(land, 54, near=130)
dawn(azimuth=-125, elevation=20)
level(1.6, 9.4, 4.55, 34, -0.02)
