"""Press day on the farm: notebook, camera, a colleague who explains."""
from world.display import tripod
from world.energy import digester
from world.farm import barn, silo
from world.land import plain
from world.light import dawn, level, picture
from world.nature import meadow, tree, woods
from world.paint import PATH, SLATE
from world.people import GREENS, NAVY, ROSE, SAND, clipboard, person

picture("banners/media", 2400, 600)
land = plain([(6, 44, 80, 60)], 123)
land.road(PATH, [(-60, 1), (0, 1), (12, 2), (60, 4)], 3.4, 0.03)
person(5.0, 1.2, 0.03, -70, GREENS, hat=GREENS, pose="point")
tripod(3.5, 0.9, 0.03, 84, 1.0)
person(2.8, 1.1, 0.03, 82, NAVY, pose="hold")
person(3.6, 2.2, 0.03, 60, ROSE, pose="hold")
clipboard(3.6, 2.2, 0.03, 60)
person(1.2, 1.9, 0.03, 75, SAND, pose="stand")
barn(16, 82, roof=SLATE)
digester(38, 92, 7, 4)
for k in range(2):
    silo(-14 + 5.2 * k, 84, 6.4, 1.8)
meadow(-14, -4, 14, -1.0, 900, size=0.18, flowers=0.2)
meadow(-16, 3.4, 18, 22, 1500, size=0.22, flowers=0.12)
for k, (x, y) in enumerate(((-30, 86), (-38, 92), (-22, 98))):
    tree(x, y, 0, 0.85, k, k, 60 * k)
woods(land, 113, near=140)
dawn()
level(3.0, 9.4, 1.65, 34, -0.03)
