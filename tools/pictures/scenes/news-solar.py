"""Solar tables and a solar roof."""
from world.energy import solar_field, solar_roof
from world.farm import barn
from world.land import Land
from world.light import camera, picture
from world.nature import hedge, tree, woods
from world.on_paper import on_paper
from world.paint import PANEL
from world.people import GREENS, person, tablet
from world.shape import place

picture("news/solar", 1600, 1000)
land = Land(flats=[(0, 16, 52, 46)], seed=67).build()
solar_field(2, -12, 5, 7, gap=6)
with place(4, 40, 0, -8):
    barn(0, 0, length=44)
    solar_roof(44, 13, 3.0, 2.7, 13, 2)
person(-18.6, -14.5, 0, 40, GREENS, hat=GREENS, pose="hold", size=1.15)
tablet(-18.6, -14.5, 0, 40)
hedge([(-30, 26), (-26, 52)], 1.1)
for k in range(4):
    tree(-40 + 5 * k, 40 + 6 * (k % 2), 0, 1.0, k % 3, k % 3, 50 * k)
woods(land, 39, clear=[(-60, -60, 60, 70)])
on_paper(PANEL)
camera((-14, -48, 11), (-2, 0, 6), 38)
