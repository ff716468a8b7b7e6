"""Houses around the village pond."""
from world.land import Land
from world.light import camera, picture
from world.nature import bush, pond, tree, woods
from world.on_paper import on_paper
from world.paint import CLAY, PATH, TILE
from world.people import NAVY, SAND, child, person
from world.village import bench, house

picture("news/village", 1600, 1000)
land = Land(flats=[(0, 14, 42, 42)], seed=70, hills=5, slope=0.05).build()
pond(2, -6, 15, 7.5)
for k in range(30):
    t = (k * 0.618) % 1 * 2 - 1
    bush(2 + 16.8 * t, -6 + 8.6 * (1 - t * t) ** 0.5, 0, 0.55 + 0.06 * (k % 4), k % 3, 40 * k)
land.road(PATH, [(-40, 2), (-22, 4), (-10, 8), (6, 9), (20, 6), (42, 4)], 3, 0.04)
for k, (x, y, turn, roof) in enumerate(((-17, 15, 12, TILE), (-4, 18, 2, TILE), (9, 17, -6, CLAY), (22, 14, -14, TILE), (-11, 32, 4, TILE), (4, 34, 0, TILE), (18, 31, -6, CLAY), (-26, 30, 8, TILE), (32, 28, -8, TILE))):
    house(x, y, 0, turn, 8.6 + k % 2, roof=roof, floors=2 if k % 3 else 1)
bench(-13, 4.6, 0.05, 10)
person(-8.4, 8.6, 0.05, 120, NAVY, pose="walk")
child(-7.4, 8.8, 0.05, 120, SAND, pose="walk")
for k, (x, y) in enumerate(((-20, 4), (18, 3), (-10.5, 19), (15.5, 20), (26, 6), (-2, 28), (10, 28), (-32, 18), (36, 14))):
    tree(x, y, 0, 0.85, k % 3, k % 3, 60 * k)
woods(land, 42, near=54, clear=[(-50, -40, 50, 58)])
on_paper(CLAY)
camera((-6, -48, 11), (1, 0, 6.4), 40)
