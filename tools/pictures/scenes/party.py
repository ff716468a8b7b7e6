"""Volunteers help a neighbour bring in the harvest."""
from world.farm import barn
from world.land import Land
from world.light import dawn, level, picture
from world.machines import hopper_wagon, tractor
from world.nature import RIPE, bale, crop, tree, woods
from world.paint import GREEN, STRAW, WOOD, paint
from world.people import GREENS, NAVY, ROSE, SAND, person
from world.shape import ball, plate, rod

picture("banners/party", 2400, 600)
land = Land(flats=[(0, 16, 50, 34)], seed=71, hills=1.6, slope=0.005, ridges=((430, 7), (640, 17), (950, 32))).build()
crop(-18, 4, 26, 24, land, 0.8, 1.1, 1.25, RIPE)
plate(paint("#cdb983", 0.95), (2, 0, 0), (34, 8), 1, 0.03)
tractor(6.6, 2.4, 6)
hopper_wagon(2.6, 2.0, 6)


def basket(x, y, z=0.0):
    """A basket full of ears."""
    rod(WOOD, 0.24, 0.36, (x, y, z), sides=20, top=0.3)
    ball(STRAW, 0.28, (x, y, z + 0.36), (1, 1, 0.45), sides=18)


for x, y, turn, top, hat, pose in ((-0.2, -0.2, 70, GREENS, GREENS, "walk"), (1.5, -0.4, 20, NAVY, None, "hold"), (4.1, -0.6, -60, SAND, "straw", "hold"), (5.4, -0.3, 40, ROSE, "straw", "point"), (9.0, 0.2, -30, GREENS, GREENS, "wave")):
    person(x, y, 0.03, turn, top, hat=hat, pose=pose)
for x, y, z in ((1.5, -0.72, 0.9), (3.4, -0.8, 0.03), (4.75, -0.75, 0.03), (2.5, -0.9, 0.03)):
    basket(x, y, z)
bale(-4.2, 1.2, 0, 25)
barn(30, 88, roof=GREEN)
for k, (x, y) in enumerate(((-20, 64), (-28, 70), (6, 84))):
    tree(x, y, 0, 0.9, k, k, 60 * k)
woods(land, 61, near=130)
dawn()
level(3.9, 11.6, 1.7, 34, -0.03)
