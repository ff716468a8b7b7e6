"""Colleagues plant young trees along a field road."""
from world.farm import barn
from world.gear import bin_row
from world.land import plain
from world.light import dawn, level, picture
from world.nature import bush, meadow, tree, woods
from world.paint import GREEN, PATH, SOIL, WOOD
from world.people import GREENS, NAVY, ROSE, SAND, child, person
from world.shape import ball, box, place, rod

picture("banners/events", 2400, 600)
land = plain([(4, 26, 56, 44)], 63)
land.road(PATH, [(-70, 12), (-20, 10), (20, 10), (80, 14)], 4, 0.03)


def sapling(x, y, tall=1.8):
    """A young tree on its stake in a ring of fresh earth."""
    ball(SOIL, 0.5, (x, y, -0.08), (1, 1, 0.4))
    rod(WOOD, 0.035, tall + 0.1, (x + 0.16, y, 0), sides=10)
    rod(WOOD, 0.03, tall, (x, y, 0), sides=10)
    for k in range(3):
        bush(x, y, tall * (0.62 + 0.2 * k), 0.42 - 0.07 * k, 1 + k % 2, 70 * k)


for k in range(6):
    sapling(-3.4 + 2.6 * k, 3.6 + 0.2 * (k % 2), 1.6 + 0.2 * (k % 3))
sapling(2.4, 0.4, 1.7)
sapling(6.0, 0.2, 1.5)
for x, y, turn, top, hat, pose in ((1.5, 0.1, 70, GREENS, GREENS, "hold"), (3.2, 0.6, -75, SAND, "straw", "point"), (5.1, -0.1, 70, NAVY, None, "hold"), (8.4, 0.7, -20, ROSE, None, "wave"), (9.3, 1.8, 30, GREENS, "straw", "walk")):
    person(x, y, 0, turn, top, hat=hat, pose=pose)
child(6.9, 0.0, 0, -70, ROSE, "hold")
with place(7.6, 1.6, 0, 20, 0.55):
    bin_row(0, 0, 1, fill=(SOIL,))
rod(WOOD, 0.02, 1.3, (4.3, 0.2, 0), (0, 14, 0), sides=10)
box(GREEN, (4.28, 0.2, 0), (0.22, 0.03, 0.28), edge=0.01)
barn(34, 84, roof=GREEN)
for k, (x, y) in enumerate(((-16, 60), (-24, 66), (8, 74))):
    tree(x, y, 0, 0.9, k, k, 60 * k)
meadow(-14, -4, 12, 2.6, 1500, size=0.17, flowers=0.15)
woods(land, 53, near=130)
dawn()
level(4.7, 10.4, 1.6, 34, -0.03)
