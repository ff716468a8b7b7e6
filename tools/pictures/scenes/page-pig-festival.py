"""The pig festival on the village square: a film of the barn, a tasting table, families and no live pigs."""
from math import pi, sin

from world.display import screen
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import hedge, tree, woods
from world.office import vase
from world.paint import CLAY, CREAM, DARK_SLATE, PATH, STRAW, TILE, WOOD, paint
from world.people import COAT, GREENS, NAVY, ROSE, SAND, child, person
from world.rooms import cup, dish
from world.shape import ball, box, place, plate, rod, tube
from world.village import bicycle, house

picture("pages/pig-festival", 1024, 640)
land = plain([(2, 26, 46, 44)], 203)
plate(PATH, (0.8, 2.5, 0), (16, 10), 3, 0.03)
box(CREAM, (-0.6, 0.4, 0.03), (3.6, 0.9, 0.76), edge=0.03)
box(paint("#7fa03f", 0.8), (-0.6, -0.06, 0.28), (3.5, 0.02, 0.3), edge=0.005)
for k in range(5):
    dish(-2.0 + 0.68 * k, 0.28, 0.79, (paint("#c4685c", 0.7), STRAW, paint("#cf7f70", 0.7))[k % 3], 1.25)
    cup(-1.7 + 0.68 * k, 0.6, 0.79)
vase(-2.2, 0.65, 0.79)
for x, top in ((-1.5, COAT), (0.2, COAT)):
    person(x, 1.3, 0.03, 6, top, hat=paint("#f0f0ea", 0.75), pose="hold", coat=True)
box(DARK_SLATE, (3.9, 3.0, 0.03), (0.16, 0.5, 1.0), edge=0.03)
screen(3.9, 2.95, 1.0, 2.9, 1.65, 0, 3, False)
person(-3.1, 0.2, 0.03, 62, NAVY, pose="hold")
child(1.75, -0.1, 0.03, -70, ROSE, "hold")
person(2.5, 0.5, 0.03, -84, SAND, pose="stand")
child(3.1, 1.9, 0.03, 150, GREENS, "point")
child(4.2, 1.7, 0.03, 190, SAND, "stand")
person(5.0, 1.9, 0.03, 170, ROSE, pose="stand")
for x in (-5.2, 6.6):
    rod(WOOD, 0.06, 4.3, (x, 3.6, 0), sides=12)
line = [(-5.2 + 11.8 * k / 24, 3.6, 4.2 - 0.7 * sin(pi * k / 24)) for k in range(25)]
tube(DARK_SLATE, line, 0.012)
for k, (x, y, z) in enumerate(line[2:-1:3]):
    ball(paint(("#d9a441", "#c4685c", "#8fb046", "#efe6cf")[k % 4], 0.8), 0.16, (x, y, z - 0.2), (1, 1, 1.15), sides=20)
with place(-5.6, 2.6, 0.02, 20):
    bicycle(0, 0)
for x, y, turn, roof in ((-14, 30, 8, TILE), (-2, 36, 0, CLAY), (11, 33, -6, TILE), (25, 38, -10, CLAY)):
    house(x, y, 0, turn, roof=roof)
hedge([(-24, 18), (30, 18)], 0.9)
tree(-9, 12, 0, 0.8, 1, 1, 20)
tree(12, 13, 0, 0.75, 2, 2, 60)
woods(land, 73, near=90, clear=[(-40, -20, 44, 60)])
dawn()
camera((0.7, -8.3, 2.6), (0.8, 1.6, 1.65), 37)
