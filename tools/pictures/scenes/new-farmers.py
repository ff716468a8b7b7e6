"""A young couple before their own small barn."""
from world.farm import barn, bins
from world.land import plain
from world.light import dawn, level, picture
from world.nature import meadow, tree, woods
from world.paint import GREEN, PATH, TILE
from world.parts import fence
from world.people import GREENS, ROSE, person, tablet
from world.machines import tractor
from world.village import house

picture("banners/new-farmers", 2400, 600)
land = plain([(4, 30, 60, 50)], 101)
land.road(PATH, [(0, -16), (1.4, 0), (2, 14), (6, 32), (8, 44)], 3.0, 0.03)
person(1.0, 0.4, 0.03, 14, GREENS, hat="straw", pose="hold")
tablet(1.0, 0.4, 0.03, 14)
person(2.1, 0.5, 0.03, -14, ROSE, pose="wave")
barn(14, 52, -4, 26, 11, GREEN)
bins(27.6, 50, 1)
house(-16, 74, 0, 8, roof=TILE)
tractor(8.4, 12, 200)
fence([(-16, 9), (-1.4, 9)], 1.0, gap=1.8)
fence([(4.4, 9.6), (5.4, 9.6)], 1.0, gap=1.0)
meadow(-12, -4, -0.6, 8, 1200, size=0.17, flowers=0.18)
meadow(3.4, -4, 13, 9, 900, size=0.17, flowers=0.18)
for k, (x, y) in enumerate(((-26, 60), (-34, 66), (36, 62), (44, 68))):
    tree(x, y, 0, 0.85, k % 3, k % 3, 60 * k)
woods(land, 91, near=130)
dawn()
level(2.6, 8.6, 1.55, 34, -0.03)
