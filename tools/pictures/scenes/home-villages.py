"""The village around its school, fields on every side."""
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import hedge, tree, woods
from world.paint import CLAY, PATH, ROAD, TILE
from world.people import GREENS, NAVY, ROSE, SAND, child, person
from world.shape import plate
from world.village import house, school

picture("banners/home-villages", 2400, 600)
land = Land(flats=[(10, 20, 52, 34)], seed=44).build()
road = land.road(ROAD, [(-200, -26), (-80, -20), (0, -18), (90, -20), (220, -30)], 5)
land.road(PATH, [(12, -16), (12, 0)], 4, 0.05)
plate(PATH, (12, -4, 0), (34, 12), 3, 0.06)
school(12, 9)
for k, (x, y, turn, roof) in enumerate(((-16, 2, 8, TILE), (-29, 10, -5, TILE), (-20, 22, 0, CLAY), (38, 4, -8, TILE), (51, 12, 6, TILE), (42, 24, 0, CLAY), (-6, 34, 4, TILE), (12, 40, -4, TILE), (28, 38, 5, TILE), (56, 36, 0, TILE), (-36, 34, 0, TILE))):
    house(x, y, 0, turn, 8.5 + k % 3, roof=roof, floors=1 + (k % 3 > 0))
for k, (x, y) in enumerate(((-8, -8), (-22, -8), (31, -6), (46, -6), (60, 2), (-40, 2), (2, 26), (24, 26), (-12, 44), (46, 46), (34, 14), (-8, 16))):
    tree(x, y, 0, 0.85 + 0.1 * (k % 3), k % 3, k % 3, 60 * k)
for x, y, top, kind in ((6, -5, ROSE, child), (7.5, -4.4, GREENS, child), (9.3, -5.6, SAND, child), (17, -4, NAVY, person), (18.3, -4.6, ROSE, child)):
    kind(x, y, 0.06, 40 * x, top, pose="walk")
hedge([(-8, -11), (7, -11)], 0.8)
hedge([(17, -11), (34, -11)], 0.8)
woods(land, 24, clear=[road, (-60, -60, 80, 58)])
dawn()
camera((-8, -96, 21), (2, 0, 10.6), 32)
