"""Children at the school gate are met by a volunteer with books."""
from world.land import plain
from world.light import dawn, level, picture
from world.nature import hedge, meadow, tree, woods
from world.office import pile
from world.paint import CREAM, DEEP_GREEN, PATH, TILE, WOOD
from world.people import GREENS, NAVY, ROSE, SAND, child, person
from world.shape import box, tube
from world.village import house, school

picture("banners/public-welfare", 2400, 600)
land = plain([(4, 40, 60, 60)], 104)
land.road(PATH, [(4, -14), (5, 4), (9, 24), (12, 62)], 3.6, 0.03)
school(14, 84)
for x, y in ((-20, 88), (44, 90)):
    house(x, y, roof=TILE)
for x in (3.2, 7.4):
    box(CREAM, (x, 4.6, 0), (0.5, 0.5, 2.0), edge=0.05)
    box(DEEP_GREEN, (x, 4.6, 2.0), (0.64, 0.64, 0.12), edge=0.04)
for a, b in ((-16, 2.9), (7.7, 18)):
    for h in (0.35, 1.15):
        tube(DEEP_GREEN, [(a, 4.6, h), (b, 4.6, h)], 0.035)
    for k in range(int((b - a) / 0.4)):
        tube(DEEP_GREEN, [(a + 0.4 * k, 4.6, 0), (a + 0.4 * k, 4.6, 1.3)], 0.018)
person(6.3, 2.4, 0.03, -70, GREENS, hat=GREENS, pose="hold")
box(WOOD, (6.9, 2.0, 0), (0.7, 0.5, 0.5), edge=0.03)
pile(6.9, 2.0, 0.5, 4, 10)
pile(5.86, 2.2, 1.08, 2, 10, 1)
for k, (x, y, turn, top, pose) in enumerate(((5.0, 2.0, 70, ROSE, "wave"), (4.1, 2.5, 75, SAND, "hold"), (3.1, 1.9, 70, NAVY, "walk"), (2.1, 2.4, 80, ROSE, "walk"), (5.4, 7.6, 160, SAND, "walk"), (6.2, 8.2, 170, GREENS, "walk"))):
    child(x, y, 0.03, turn, top, pose)
hedge([(-26, 20), (5, 21)], 0.8)
hedge([(13, 21), (34, 20)], 0.8)
meadow(-14, -4, 2, 4.2, 800, size=0.17, flowers=0.2)
meadow(8.6, -4, 16, 4.2, 600, size=0.17, flowers=0.2)
for k, (x, y) in enumerate(((-8, 70), (-32, 76), (34, 72), (-2, 84))):
    tree(x, y, 0, 0.85, k % 3, k % 3, 60 * k)
woods(land, 94, near=140, clear=[(-60, -20, 60, 96)])
dawn()
level(4.2, 9.4, 1.55, 34, -0.03)
