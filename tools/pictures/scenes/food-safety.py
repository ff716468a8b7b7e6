"""An inspector checks the cold store's dock; the lorry waits."""
from world.farm import yard
from world.land import plain
from world.light import dawn, level, picture
from world.nature import hedge, tree, woods
from world.paint import ROAD, WHITE
from world.people import COAT, GREENS, clipboard, person
from world.vehicles import lorry
from world.works import cold_store

picture("banners/food-safety", 2400, 600)
land = plain([(8, 20, 62, 44)], 99, hills=2.5)
road = land.road(ROAD, [(-150, -20), (-40, -14), (50, -14), (150, -22)], 6, 0.06)
yard(12, -1, 56, 22)
cold_store(14, 26, 0, 36, 24, 11, 4)
lorry(7.2, 3.4, -90)
lorry(24.6, -6.4, 176)
person(14.6, -6.4, 0.08, 22, COAT, coat=True, hat=WHITE, pose="hold", size=1.3)
clipboard(14.6, -6.4, 0.08, 22)
person(16.4, -6.0, 0.08, -40, GREENS, hat=GREENS, pose="point", size=1.3)
hedge([(-20, 26), (-20, -6)], 1.0)
for k in range(5):
    tree(-28 - 6 * k, 18 + 7 * (k % 2), land.height(-28 - 6 * k, 18 + 7 * (k % 2)), 0.9, k % 3, k % 3, 50 * k)
for k in range(3):
    tree(40 + 6 * k, 20 + 5 * (k % 2), 0, 0.9, k % 3, k % 3, 50 * k)
woods(land, 89, near=110, clear=[road, (-60, -60, 76, 64)])
dawn()
level(7, 52, 6, 34, -0.005)
