"""Children on their way to the village school."""
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import hedge, meadow, tree, woods
from world.paint import CLAY, PATH
from world.people import GREENS, NAVY, ROSE, SAND, child, person
from world.village import house, school

picture("panels/social", 900, 1400)
land = Land(flats=[(0, 30, 45, 48)], seed=58).build()
land.road(PATH, [(-1.2, -16), (-0.6, 0), (0.8, 14), (0, 30), (0, 44)], 4, 0.03)
school(0, 48)
house(-24, 36, 0, 12)
house(25, 40, 0, -10, roof=CLAY)
for x, y, turn, top, pose, kind in ((-1.2, 0.4, 150, ROSE, "walk", child), (-0.35, 0.1, 178, GREENS, "walk", child), (0.45, 0.7, 195, SAND, "wave", child), (1.35, 1.6, 172, NAVY, "walk", person)):
    kind(x, y, 0.03, turn, top, pose=pose)
meadow(-10, -7, -3, 30, 2000, size=0.24, flowers=0.2)
meadow(2.8, -7, 10, 30, 2000, size=0.24, flowers=0.2)
hedge([(-18, 34), (-4, 36)], 0.9)
hedge([(5, 36), (18, 34)], 0.9)
for k, (x, y) in enumerate(((-9, 26), (9.5, 24), (-13, 40), (14, 38), (-6, 64), (8, 66))):
    tree(x, y, 0, 0.9 + 0.1 * (k % 2), k % 3, k % 3, 60 * k)
woods(land, 31, near=80)
dawn()
camera((-0.8, -9.8, 2.4), (0.2, 0, 1.6), 60)
