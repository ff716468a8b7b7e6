"""A village lane in clear light with a letter box anyone may use."""
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import hedge, meadow, tree, woods
from world.paint import CLAY, PATH, TILE
from world.people import NAVY, SAND, child, person
from world.village import bench, bicycle, house, letter_box

picture("banners/integrity", 2400, 600)
land = Land(flats=[(0, 26, 55, 46)], seed=31, ridges=((330, 12), (560, 30), (900, 60))).build()
land.road(PATH, [(-1.5, -16), (-2, 0), (-1, 16), (2, 34), (0, 60), (-6, 90)], 4.4, 0.03)
for x, y, turn, roof in ((17, 36, -14, TILE), (16, 52, -10, CLAY), (-18, 40, 10, TILE), (-17, 58, 8, TILE), (31, 46, -6, TILE), (-34, 48, 0, CLAY), (14, 72, 0, TILE)):
    house(x, y, 0, turn, roof=roof)
letter_box(3.2, 2.6, 0, -10, 1.25)
bicycle(5.3, 3.4, 0, 6)
bench(-6.2, 7, 0, 14)
person(-1.8, 13, 0.03, 160, NAVY, pose="walk")
child(-0.9, 13.2, 0.03, 170, SAND, pose="walk")
hedge([(4, 27), (24, 25)], 1.1)
hedge([(-28, 30), (-4.6, 29)], 1.1)
meadow(-16, -9, -4.2, 22, 1500, size=0.24, flowers=0.18)
meadow(1.4, -9, 16, 22, 1500, size=0.2, flowers=0.15)
for k, (x, y) in enumerate(((-10, 52), (6.4, 42), (7, 60), (-27, 36), (25, 34), (-8, 70), (38, 38))):
    tree(x, y, 0, 0.8, k % 3, k % 3, 60 * k)
woods(land, 17, clear=[(-60, -20, 60, 76)])
dawn(haze=0.66)
camera((0.2, -12.4, 2.6), (0.2, 0, 2.16), 30)
