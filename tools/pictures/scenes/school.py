"""Children on their way into the village school; the village helps."""
from world.land import plain
from world.light import dawn, level, picture
from world.nature import hedge, meadow, tree, woods
from world.paint import CLAY, PATH, TILE
from world.people import GREENS, NAVY, ROSE, SAND, child, person
from world.village import bench, bicycle, house, school

picture("banners/school", 2400, 600)
land = plain([(0, 26, 60, 44)], 51)
land.road(PATH, [(-60, 6), (-20, 5.5), (6, 6), (13, 14), (14, 48)], 4.0, 0.03)
school(14, 56)
for x, y, roof in ((-25, 66, TILE), (42, 68, CLAY)):
    house(x, y, roof=roof)
for k, (x, y, turn, top) in enumerate(((4.0, 6.2, -120, ROSE), (5.2, 6.8, -135, SAND), (9.2, 9.0, -140, GREENS), (10.4, 10.4, -150, ROSE), (1.6, 5.6, -100, NAVY))):
    child(x, y, 0.03, turn + 60, top, "walk" if k % 2 else "stand")
person(12.4, 11.8, 0.03, 20, NAVY, pose="wave")
person(0.4, 5.4, 0.03, 70, SAND, pose="walk")
bench(18.5, 12, 0, -12)
for k in range(3):
    bicycle(21.2 + 0.5 * k, 12.6 + 0.8 * k, 0, 70)
hedge([(-22, 16), (9.5, 17)], 0.9)
hedge([(18, 17), (34, 16)], 0.9)
meadow(-16, -2, 18, 3.4, 900, size=0.24, flowers=0.15)
for k, (x, y) in enumerate(((-10, 54), (-18, 62), (35, 56), (-54, 72), (0, 72), (29, 74))):
    tree(x, y, 0, 0.85, k % 3, k % 3, 60 * k)
woods(land, 41, near=110, clear=[(-60, -20, 60, 80)])
dawn()
level(6, 17, 3.2, 34, -0.026)
