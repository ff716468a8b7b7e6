"""How a piece of news begins: someone listens in the field and writes the figures down."""
from world.display import tripod
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import crop, meadow, pond, tree, woods
from world.paint import PATH, TILE, WHITE, WOOD, paint
from world.people import NAVY, ROSE, SAND, clipboard, person
from world.shape import box, place, rod
from world.village import bench, house
from world.wild import reeds

picture("pages/responsibility-news", 1024, 640)
land = Land(flats=[(2, 30, 60, 54)], seed=141, hills=3, slope=0.01, ridges=((330, 14), (560, 24), (900, 40))).build()
land.road(PATH, [(-40, 0.6), (-8, 0.8), (6, 1.0), (40, 2.4)], 2.2, 0.03)
pond(-7, 14, 12, 6.5)
for k, (x, y) in enumerate(((-14, 9.2), (-3, 8.4), (3.2, 10.2), (-17, 12), (-9.5, 7.9))):
    reeds(x, y, 0.02, 0.9 + 0.1 * (k % 3), k + 2)
with place(2.8, 9.6):
    box(WOOD, (0, 0, 0), (0.08, 0.08, 1.3), edge=0.01)
    for k in range(6):
        box(WHITE if k % 2 else paint("#7fa03f", 0.7), (0, -0.05, 0.2 + 0.17 * k), (0.16, 0.02, 0.15), edge=0.004)
person(0.3, 2.6, 0.0, 62, SAND, hat="straw", pose="point")
person(1.9, 2.4, 0.0, -72, NAVY, pose="hold")
clipboard(1.9, 2.4, 0.0, -72)
tripod(3.7, 2.5, 0, -76, 0.95)
person(4.4, 3.0, 0.0, -70, ROSE, pose="hold")
bench(-2.7, 3.2, 0, 20)
crop(6, 6, 40, 26, None, 0.9, 0.7, 0.7)
for x, y, turn, roof in ((-26, 46, 10, TILE), (-12, 50, 4, paint("#b9714f", 0.8)), (4, 50, 0, TILE), (19, 48, -6, TILE)):
    house(x, y, 0, turn, roof=roof)
for k, (x, y) in enumerate(((-19, 40), (-4, 44), (11, 42), (26, 42))):
    tree(x, y, 0, 0.75, k % 3, k % 3, 60 * k)
tree(-4.8, 4.6, 0, 0.5, 1, 1, 60)
meadow(-14, -4, 16, -0.6, 900, size=0.17, flowers=0.22)
meadow(-14, 1.9, 16, 6.5, 900, size=0.16, flowers=0.16)
woods(land, 131, near=110, clear=[(-60, -20, 60, 90)])
dawn()
camera((1.0, -5.2, 1.95), (1.5, 4.0, 1.42), 38)
