"""Three people around a table model of the farm."""
from world.display import model_farm
from world.land import plain
from world.light import dawn, level, picture
from world.nature import woods
from world.office import plant, table
from world.paint import paint
from world.people import COAT, GREENS, NAVY, ROSE, person, tablet
from world.rooms import corner
from world.shape import place

picture("banners/esg-governance", 2400, 600)
land = plain([(0, 0, 24, 14)], 105)
with place(0, 0, 3):
    corner(13, 6.4, 3.2, paint("#e0e6d6", 0.8), paint("#c6b08a", 0.9), opening=(0.6, 0.9, 9.6, 1.9), left=False)
    table(1.6, 0.2, 2.7, 1.15)
    model_farm(1.6, 0.15, 0.75, 0, 1.75)
    person(0.55, 1.2, 0, 14, NAVY, pose="point")
    person(1.7, 1.35, 0, 0, GREENS, pose="hold")
    person(2.75, 1.2, 0, -16, ROSE, pose="point")
    person(3.75, 0.5, 0, -66, COAT, pose="hold", coat=True)
    tablet(3.75, 0.5, 0, -66)
    plant(-3.6, 2.3, 0, 1.4)
woods(land, 95, near=130)
dawn(azimuth=-125, elevation=22)
level(1.2, 6.0, 4.5, 34, -0.025)
