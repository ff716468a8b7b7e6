"""A feed truck is filled under the bins, the mill behind it."""
from world.land import Land
from world.light import camera, picture
from world.nature import hedge, tree, woods
from world.people import GREENS, person
from world.on_paper import on_paper
from world.paint import GREEN, LIME
from world.vehicles import feed_truck
from world.works import apron, feed_mill, loading_tower

picture("news/feed-mill", 1600, 1000)
land = Land(flats=[(6, 22, 66, 56)], seed=61).build()
apron(4, 12, 90, 56)
feed_mill(14, 36, -22, 3)
loading_tower(-6, -2, 90)
feed_truck(-4, -2, 0, 0.07)
person(4.6, -5.4, 0.07, -30, GREENS, hat=GREENS, pose="hold")
hedge([(-38, -14), (-12, -15)], 0.9)
hedge([(20, -15), (44, -14)], 0.9)
for k in range(5):
    tree(-44 + 6 * k, 30 + 6 * (k % 2), 0, 1.1, k % 3, k % 3, 50 * k)
woods(land, 33, clear=[(-60, -60, 76, 82)])
on_paper(LIME, GREEN)
camera((-14, -48, 7), (1, 0, 8.2), 42)
