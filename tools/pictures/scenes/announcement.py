"""Head office seen from the garden side, across the water."""
from world.land import plain
from world.light import dawn, level, picture
from world.nature import bush, hedge, pond, tree, woods
from world.paint import PATH
from world.people import NAVY, ROSE, person
from world.works import office

picture("banners/announcement", 2400, 600)
land = plain([(6, 26, 60, 48)], 93, hills=2.5)
office(16, 44, 152, 4)
pond(4, 10, 24, 7)
land.road(PATH, [(-70, 24), (-26, 21), (6, 20.5), (36, 22), (80, 26)], 2.6, 0.04)
for k in range(26):
    t = (k * 0.618) % 1 * 2 - 1
    bush(4 + 25 * t, 10 + 7.6 * (1 - t * t) ** 0.5, 0, 0.5 + 0.05 * (k % 4), k % 3, 30 * k)
person(-6, 20.8, 0.05, 80, NAVY, pose="walk", size=1.2)
person(-4.6, 21.0, 0.05, 80, ROSE, pose="walk", size=1.2)
hedge([(-30, 30), (-6, 31)], 0.9)
hedge([(38, 31), (52, 30)], 0.9)
for k, (x, y) in enumerate(((-22, 40), (-30, 48), (-14, 52), (46, 50), (-40, 44))):
    tree(x, y, 0, 0.9, k % 3, k % 3, 60 * k)
woods(land, 83, near=100, clear=[(-60, -20, 70, 78)])
dawn()
level(4, 44, 7, 32, -0.025)
