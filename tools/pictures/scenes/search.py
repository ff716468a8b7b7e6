"""A path forks in the fields; a plain wooden post points both ways."""
from world.land import Land
from world.light import dawn, level, picture
from world.nature import meadow, tree, woods
from world.paint import GREEN, PATH, WOOD
from world.people import NAVY, person
from world.shape import place, prism, rod
from world.farm import barn
from world.village import house

picture("banners/search", 2400, 600)
land = Land(flats=[(4, 10, 26, 22), (50, 92, 26, 16), (-26, 92, 16, 12)], seed=122, hills=2.5, slope=0.008, ridges=((430, 10), (640, 20), (950, 36))).build()
a = land.road(PATH, [(2, -18), (3, 0), (1, 14), (-10, 40), (-24, 84)], 2.8, 0.06)
b = land.road(PATH, [(2, -18), (3, 0), (6, 14), (22, 40), (44, 82)], 2.8, 0.065)
with place(3.6, 15.5):
    rod(WOOD, 0.1, 3.0, sides=16)
    for z, turn in ((2.35, 200), (1.85, -16)):
        with place(0, 0, z, turn):
            prism(WOOD, [(0.05, 0), (1.5, 0), (1.75, 0.18), (1.5, 0.36), (0.05, 0.36)], 0.09, edge=0.02)
person(4.8, 6.4, 0.06, 165, NAVY, pose="stand")
barn(52, 94, roof=GREEN, length=34)
house(-26, 94)
meadow(-14, -4, -0.8, 12, 900, size=0.2, flowers=0.22)
meadow(8.6, -4, 18, 12, 800, size=0.2, flowers=0.22)
tree(14, 26, land.height(14, 26), 0.55, 1, 1)
woods(land, 112, near=130, clear=[a, b, (-50, 60, 90, 120)])
dawn()
level(4.5, 12.6, 2.7, 33, -0.02)
