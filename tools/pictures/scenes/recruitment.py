"""Colleagues on their way to work in the morning."""
from world.farm import barn, bins
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import meadow, tree, woods
from world.paint import GREEN, PATH, WHITE
from world.people import COAT, GREENS, NAVY, ROSE, SAND, person, tablet
from world.works import training_centre

picture("banners/recruitment", 2400, 600)
land = Land(flats=[(0, 40, 75, 62)], seed=27).build()
land.road(PATH, [(2, -14), (2.6, 0), (3, 16), (10, 40), (15, 66)], 4.6, 0.03)
training_centre(16, 76, -4)
barn(-40, 96, roof=GREEN)
bins(-16, 92)
for x, y, turn, top, hat, pose, coat in ((0.4, 0.2, -12, GREENS, GREENS, "walk", False), (1.5, -0.4, 6, COAT, WHITE, "hold", True), (2.55, 0.5, -4, NAVY, None, "walk", False),
                                         (3.6, -0.2, 8, SAND, "straw", "wave", False), (4.7, 0.6, 14, ROSE, None, "walk", False)):
    person(x, y, 0.03, turn, top, hat=hat, pose=pose, coat=coat)
tablet(1.5, -0.4, 0.03, 6)
meadow(-16, -6, -0.4, 26, 1700, size=0.3, flowers=0.12)
meadow(5.8, -6, 18, 26, 1300, size=0.3, flowers=0.12)
for k, (x, y) in enumerate(((-16, 34), (-9, 40), (-22, 46), (48, 62), (54, 70), (44, 84))):
    tree(x, y, 0, 0.9, k % 3, k % 3, 60 * k)
woods(land, 16, clear=[(-70, -20, 70, 104)])
dawn()
camera((0.4, -11.4, 2.0), (0.4, 0, 1.5), 33)
