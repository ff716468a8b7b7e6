"""The head office among its fields."""
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import bush, hedge, pond, tree, woods
from world.paint import PATH, ROAD
from world.people import NAVY, SAND, person
from world.shape import plate
from world.works import office

picture("banners/securities", 2400, 600)
land = Land(flats=[(14, 4, 52, 44)], seed=15).build()
road = land.road(ROAD, [(-200, -14), (-90, -34), (-30, -42), (60, -44), (200, -30)], 6)
plate(PATH, (26, -7, 0), (50, 12), 3, 0.06)
plate(PATH, (20, -26.5, 0), (4, 34), 1, 0.09)
office(16, 6)
pond(-18, -20, 17, 8)
for k in range(22):
    t = (k * 0.618) % 1 * 2 - 1
    bush(-18 + 19 * t, -20 + 9.4 * (1 - t * t) ** 0.5, 0, 0.7 + 0.06 * (k % 4), k % 3, 40 * k)
hedge([(0, -15), (16, -15)], 0.8)
hedge([(24, -15), (52, -15)], 0.8)
for k, (x, y) in enumerate(((-6, -2), (-12, 6), (54, -4), (60, 6), (50, -24), (58, -28), (-40, -6), (-46, -14))):
    tree(x, y, 0, 0.9 + 0.1 * (k % 3), k % 3, (k + 1) % 3, 47 * k)
person(21, -16, 0.06, 150, NAVY, pose="walk")
person(19.4, -15.2, 0.06, 170, SAND, pose="walk")
woods(land, 9, clear=[road, (-60, -60, 80, 46)])
dawn()
camera((-10, -100, 14), (-2, 0, 9.6), 31)
