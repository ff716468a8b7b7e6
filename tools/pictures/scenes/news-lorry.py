"""A refrigerated lorry on an avenue between fields."""
from world.land import Land
from world.light import camera, picture
from world.nature import tree, woods
from world.on_paper import on_paper
from world.paint import GREEN, ROAD
from world.vehicles import lorry

picture("news/lorry", 1600, 1000)
land = Land(flats=[(0, 0, 16, 14)], seed=62, hills=4).build()
road = land.road(ROAD, [(-60, 30), (-30, 14), (-10, 3), (4, -3), (20, -12), (50, -34)], 7, 0.06)
lorry(-1.5, 0.9, -27, 0.06)
for k, (x, y) in enumerate(road[4::8]):
    tree(x + 4, y + 6.5, land.height(x + 4, y + 6.5), 0.72, k % 3, (k + 1) % 3, 40 * k)
woods(land, 34, near=26, clear=[road])
on_paper(GREEN)
camera((1.5, -20, 3.6), (0.6, 0, 2.9), 36)
