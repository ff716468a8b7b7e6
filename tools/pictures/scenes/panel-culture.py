"""Tea under the old tree: colleagues around one table."""
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import meadow, tree, woods
from world.paint import PATH, WOOD
from world.people import COAT, GREENS, NAVY, ROSE, SAND, person
from world.rooms import cup
from world.shape import lathe, plate, rod
from world.village import house

picture("panels/culture", 900, 1400)
land = Land(flats=[(0, 24, 36, 40)], seed=57).build()
plate(PATH, (0, 0, 0), (6.4, 5), 2.3, 0.05)
rod(WOOD, 0.09, 0.72, (0, 0, 0.05))
lathe(WOOD, [(0.001, 0.74), (0.86, 0.74), (0.9, 0.77), (0.9, 0.79), (0.001, 0.80)])
for k, (x, y, turn, top, pose) in enumerate(((-1.35, 0.1, 78, GREENS, "sit"), (-0.62, 1.25, 24, NAVY, "sit"), (0.72, 1.2, -28, ROSE, "sit"), (1.4, 0.0, -82, SAND, "sit"))):
    rod(WOOD, 0.22, 0.38, (x, y, 0.05))
    person(x, y, 0.05, turn, top, pose=pose)
    cup(x * 0.5, y * 0.5, 0.80)
lathe(COAT, [(0.001, 0.80), (0.07, 0.80), (0.11, 0.86), (0.1, 0.94), (0.04, 0.98), (0.02, 1.0), (0.001, 1.01)], (0.05, 0.05, 0))
person(-2.1, 1.6, 0.05, 40, COAT, pose="wave", coat=True)
tree(2.0, 5.4, 0, 1.05, 0, 1, 30)
house(-13, 34, 0, 10)
house(14, 42, 0, -8)
meadow(-9, -4, 9, -2.6, 600, size=0.18, flowers=0.15)
meadow(-12, 2.8, 12, 20, 2200, size=0.2, flowers=0.12)
woods(land, 30, near=60, clear=[(-40, -20, 40, 66)])
dawn()
camera((-1.3, -9.2, 2.6), (0.1, 0, 1.8), 54)
