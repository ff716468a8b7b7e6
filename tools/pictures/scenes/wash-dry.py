"""The washing and drying centre, one lorry in the bay, another leaving clean."""
from world.farm import wash_centre, yard
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import hedge, tree, woods
from world.paint import GREEN, ROAD, STEEL, WHITE
from world.parts import fence, lamp, slab_house, windows
from world.people import GREENS, person
from world.shape import place, rod
from world.vehicles import lorry

picture("banners/wash-dry", 2400, 600)
land = plain([(6, 8, 60, 40)], 45, hills=3, ridges=((380, 12), (600, 24), (950, 44)))
road = land.road(ROAD, [(-190, -22), (-80, -15), (0, -14), (90, -15), (190, -24)], 7, 0.06)
yard(8, -1, 46, 26)
wash_centre(6, 8)
lorry(1.8, -3.4, -90)
lorry(18.5, -9.2, 4)
with place(18.6, 10):
    slab_house((7, 9, 4.2), WHITE, GREEN)
    windows(6, -4.5, 1.4, 3, 1.2, 1.2)
for k in range(2):
    rod(STEEL, 1.5, 5.5, (25.4 + 3.6 * k, 11, 0), sides=32)
person(-4.4, -5.2, 0.08, 60, GREENS, hat=GREENS, size=1.2)
for x in (-12.5, 28):
    lamp(x, -9.5, 0.05, 6)
fence([(-17, 14), (-17, -8)], 1.6)
hedge([(-18.6, 16), (-18.6, -9)], 1.2)
for k in range(6):
    tree(-26 - 7 * k, 10 + 7 * (k % 2), land.height(-26 - 7 * k, 10 + 7 * (k % 2)), 0.9, k % 3, (k + 1) % 3, 45 * k)
woods(land, 34, clear=[road, (-60, -60, 70, 55)])
dawn()
camera((2, -54, 8), (2, 0, 5.4), 34)
