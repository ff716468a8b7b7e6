"""The finishing barn breathes through its filter gallery; fans draw at the far gable."""
from world.farm import bins, filtered_barn, yard
from world.gear import fan_wall, mast
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import hedge, tree, woods
from world.paint import PATH
from world.people import GREENS, person, tablet

picture("banners/air-filtration", 2400, 600)
land = plain([(4, 16, 60, 40)], 44, hills=3, ridges=((380, 12), (600, 24), (950, 44)))
yard(8, 0, 66, 22)
filtered_barn(6, 14, -3)
fan_wall(33.6, 8.6, 4, 0, 4.6, 0.95)
bins(-27, 14, 2)
mast(-19.5, 4, 8)
person(14, -2.4, 0.08, 20, GREENS, pose="hold", size=1.25)
tablet(14, -2.4, 0.08, 20)
road = land.road(PATH, [(-160, -18), (-60, -12), (-20, -11.5), (60, -12), (170, -20)], 4.5, 0.06)
hedge([(-36, 8), (-32, 26), (-10, 30)], 1.2)
for k in range(5):
    tree(-44 - 7 * k, 18 + 6 * (k % 2), land.height(-44 - 7 * k, 18 + 6 * (k % 2)), 0.9, k % 3, k % 3, 50 * k)
woods(land, 33, clear=[road, (-50, -60, 70, 58)])
dawn()
camera((2, -64, 8.5), (2, 0, 6.3), 34)
