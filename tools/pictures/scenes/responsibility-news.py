"""A notice of good work: volunteers carry boxes from the van to the village."""
from world.land import plain
from world.light import dawn, level, picture
from world.nature import hedge, meadow, tree, woods
from world.paint import CLAY, PATH, TILE, paint
from world.people import GREENS, NAVY, ROSE, SAND, child, person
from world.shape import box
from world.vehicles import van
from world.village import bench, house

picture("banners/responsibility-news", 2400, 600)
land = plain([(4, 36, 60, 56)], 125)
land.road(PATH, [(-60, 3), (0, 3), (16, 4), (60, 6)], 4.4, 0.03)
van(8.2, 4.0, 178, 0.04)
CARD = paint("#c9a877", 0.9)
for x, y, z in ((5.0, 3.6, 0.04), (5.0, 3.6, 0.44), (4.5, 3.2, 0.04)):
    box(CARD, (x, y, z), (0.5, 0.42, 0.38), edge=0.02)
for x, y, turn in ((3.2, 2.6, -70), (1.4, 3.0, -80)):
    person(x, y, 0.04, turn, NAVY, hat=GREENS, pose="hold")
    s = -0.36
    box(CARD, (x + s, y - 0.12, 1.06), (0.42, 0.42, 0.32), (0, 0, turn), edge=0.02)
person(-0.4, 3.6, 0.04, 75, SAND, hat="straw", pose="wave")
child(-1.1, 3.0, 0.04, 70, ROSE)
for x, y, turn, roof in ((10, 64, 0, TILE), (26, 62, -8, CLAY), (-8, 66, 6, CLAY), (-24, 62, 8, TILE), (42, 66, -8, TILE)):
    house(x, y, 0, turn, roof=roof)
bench(12.4, 9.4, 0, -10)
hedge([(-30, 14), (30, 14)], 0.8)
meadow(-14, -4, 16, 0.4, 1000, size=0.18, flowers=0.2)
for k, (x, y) in enumerate(((1, 62), (18, 60), (34, 60), (-16, 60))):
    tree(x, y, 0, 0.75, k % 3, k % 3, 60 * k)
woods(land, 115, near=140, clear=[(-60, -20, 60, 90)])
dawn()
level(3.8, 11.4, 1.9, 33, -0.03)
