"""The garden between canteen and dormitory at breakfast time."""
from world.land import plain
from world.light import dawn, level, picture
from world.nature import hedge, meadow, tree, woods
from world.office import table
from world.paint import CLAY, CREAM, PATH, SLATE, WARM, WHITE, WOOD
from world.parts import door, gable, window, windows
from world.people import GREENS, NAVY, ROSE, SAND, person
from world.rooms import cup
from world.shape import place
from world.village import bench, bicycle

picture("banners/welfare", 2400, 600)
land = plain([(4, 30, 60, 50)], 82)
land.road(PATH, [(-40, 9), (0, 9), (16, 10), (26, 30), (28, 50)], 3.0, 0.03)
with place(10, 68, 0, -2):
    gable(30, 10, 6.2, 2.6, CLAY, WHITE, 0.7, 0, WARM)
    for f in (1.1, 4.0):
        windows(28, -5, f, 9, 1.6, 1.5, WOOD)
    door(0, -5.05, 2.0, 2.4, WOOD)
with place(37, 62, 0, -6):
    gable(16, 10, 3.6, 2.6, SLATE, CREAM, 0.8, 0, WARM)
    for k in range(4):
        window(-5.4 + 3.6 * k, -5, 0.9, 2.4, 2.0, WOOD)
table(2.2, 1.2, 2.2, 0.9)
for k, (x, top) in enumerate(((1.6, GREENS), (2.9, ROSE))):
    person(x, 1.95, 0, 10 - 20 * k, top, pose="sit")
    cup(x, 1.35, 0.75)
bench(2.2, 2.05)
person(0.6, 1.3, 0, 70, NAVY, pose="hold")
person(4.4, 8.6, 0.03, 100, SAND, pose="walk")
person(5.4, 9.0, 0.03, 95, GREENS, pose="walk")
bicycle(7.4, 2.4, 0, 8)
hedge([(-26, 13), (14, 13)], 0.7)
meadow(-14, -4, 14, 7, 1500, size=0.17, flowers=0.2)
for k, (x, y) in enumerate(((-14, 62), (-22, 56), (-32, 64), (48, 66), (26, 74))):
    tree(x, y, 0, 0.85, k % 3, k % 3, 60 * k)
woods(land, 72, near=130)
dawn()
level(3.4, 10.4, 1.8, 33, -0.025)
