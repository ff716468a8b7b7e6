"""Three people talk on two benches under a tree, away from the works; nobody else is near."""
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import hedge, meadow, tree, woods
from world.office import notebook
from world.paint import CLAY, PATH, TILE
from world.people import GREENS, NAVY, SAND, person
from world.village import bench, house

picture("pages/bench-talk", 1024, 640)
land = Land(flats=[(0, 18, 40, 34)], seed=208, hills=2.5, slope=0.008, ridges=((330, 10), (560, 26), (900, 50))).build()
land.road(PATH, [(-30, -1.2), (-8, -1.6), (0, -1.9), (8, -1.2), (16, 6), (17, 30)], 2.2, 0.03)
bench(0, 0.4, 0, 0)
bench(1.95, 0.15, 0, -26)
person(-0.5, 0.38, 0, 34, NAVY, pose="sit")
person(0.3, 0.38, 0, 26, GREENS, pose="sit")
person(1.75, 0.2, 0, -44, SAND, pose="sit")
notebook(-0.1, 0.3, 0.502, 8)
tree(-2.8, 7.0, 0, 0.85, 0, 1, 40)
tree(7.0, 12, 0, 0.8, 1, 2, 40)
house(-15, 40, 0, 8, roof=TILE)
house(13, 46, 0, -6, roof=CLAY)
house(26, 42, 0, -10, roof=TILE)
hedge([(-24, 26), (13, 27)], 0.9)
meadow(-12, 0.9, 12, 16, 1700, size=0.22, flowers=0.2)
meadow(-10, -6, 12, -3.2, 700, size=0.2, flowers=0.2)
woods(land, 78, near=80, clear=[(-40, -20, 44, 60)])
dawn()
camera((1.5, -5.6, 1.6), (0.55, 0.8, 1.32), 37)
