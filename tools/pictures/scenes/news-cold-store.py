"""Two lorries at the cold store in the morning."""
from world.land import Land
from world.light import camera, picture
from world.nature import hedge, tree, woods
from world.people import NAVY, person
from world.on_paper import on_paper
from world.paint import GREEN, LIME
from world.shape import place
from world.vehicles import lorry
from world.works import apron, cold_store

picture("news/cold-store", 1600, 1000)
land = Land(flats=[(4, 14, 50, 48)], seed=68).build()
apron(2, -8, 66, 40)
cold_store(4, 20, -16, 36, 26, 15)
with place(4, 20, 0.07, -16):
    for dock in (-7.1, 6.4):
        lorry(dock, -24.6, -90)
lorry(-15, -17, -10, 0.07)
person(-1.0, -6.5, 0.07, 20, NAVY, hat=NAVY, pose="hold", size=1.1)
hedge([(-34, -26), (32, -28)], 0.8)
for k in range(6):
    tree(-40 + 5 * k, 26 + 7 * (k % 2), 0, 1.15, k % 3, k % 3, 50 * k)
for k in range(3):
    tree(38 + 5 * k, 18 + 7 * (k % 2), 0, 1.1, k % 3, k % 3, 50 * k)
woods(land, 40, clear=[(-60, -60, 66, 66)])
on_paper(GREEN, LIME)
camera((-16, -56, 11), (-1, 0, 7.2), 38)
