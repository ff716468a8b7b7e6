"""The village square in the morning: neighbours talk under the big tree."""
from world.land import Land
from world.light import dawn, level, picture
from world.nature import hedge, meadow, tree, woods
from world.paint import CLAY, PATH, TILE, WARM
from world.people import GREENS, NAVY, ROSE, SAND, child, person
from world.shape import lathe, plate
from world.village import bench, bicycle, house, letter_box

picture("banners/community", 2400, 600)
land = Land(flats=[(4, 34, 62, 60)], seed=115, hills=3, slope=0.008, ridges=((330, 12), (560, 22), (900, 38))).build()
plate(PATH, (7, 12, 0), (26, 18), 4, 0.04)
lathe(WARM, [(2.6, 0), (2.6, 0.5), (2.3, 0.5), (2.3, 0.35), (0.01, 0.35)], (9, 14, 0.04))
tree(9, 14, 0.3, 0.72, 0, 1, 20)
for x, y, turn, roof in ((22, 52, -12, TILE), (7, 62, 0, CLAY), (-10, 56, 10, TILE), (-28, 62, 8, TILE), (-44, 56, 8, CLAY)):
    house(x, y, 0, turn, roof=roof)
for x, y, turn, top, hat, pose in ((3.6, 6.4, 60, SAND, "straw", "hold"), (4.6, 6.9, -70, ROSE, None, "point"), (12.6, 8.4, -60, GREENS, GREENS, "wave"), (7.0, 9.0, 150, NAVY, None, "walk")):
    person(x, y, 0.05, turn, top, hat=hat, pose=pose)
child(8.4, 6.6, 0.05, 40, ROSE, "walk")
child(9.3, 6.2, 0.05, 220, SAND, "walk")
bench(13.4, 13.4, 0.04, -30)
letter_box(15.6, 8.6, 0.04, -10, 1.05)
bicycle(0.2, 9.4, 0.04, 14)
hedge([(-30, 28), (-8, 28)], 0.9)
hedge([(22, 28), (40, 27)], 0.9)
meadow(-16, -4, 20, 2.4, 1000, size=0.2, flowers=0.2)
for k, (x, y) in enumerate(((-18, 62), (30, 60), (15, 66), (-2, 68))):
    tree(x, y, 0, 0.7, k % 3, k % 3, 60 * k)
woods(land, 105, near=140, clear=[(-60, -20, 60, 100)])
dawn()
level(5.6, 13.6, 2.9, 32, -0.025)
