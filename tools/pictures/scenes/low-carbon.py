"""Turbines on the ridge, solar tables in the field, solar roofs below."""
from world.energy import solar_field, solar_roof, turbine
from world.farm import barn
from world.land import Land
from world.light import dawn, level, picture
from world.nature import hedge, tree, woods
from world.paint import PATH, SLATE
from world.people import GREENS, person
from world.shape import place

picture("banners/low-carbon", 2400, 600)
land = Land(flats=[(8, 20, 60, 44)], seed=109, hills=3, slope=0.01, ridges=((360, 9), (600, 20), (950, 36))).build()
road = land.road(PATH, [(-150, -24), (-40, -19), (50, -19), (150, -26)], 4, 0.06)
solar_field(19, -3, 3, 6)
for k in range(2):
    barn(8 + 6 * k, 28 + 19 * k, length=44, roof=SLATE)
    with place(8 + 6 * k, 28 + 19 * k):
        solar_roof(44, 13, 3.0, 2.7, 13, 2)
for k, (x, y, high) in enumerate(((-34, 96, 15), (-4, 112, 16), (30, 104, 15.5), (62, 118, 16.5))):
    turbine(x, y, land.height(x, y), high, 12 + 37 * k)
person(-4, -2, 0.02, 30, GREENS, hat=GREENS, pose="hold", size=1.2)
hedge([(-24, 28), (-24, -8)], 1.0)
for k in range(5):
    tree(-32 - 6 * k, 12 + 8 * (k % 2), land.height(-32 - 6 * k, 12 + 8 * (k % 2)), 0.8, k % 3, k % 3, 50 * k)
woods(land, 99, near=120, clear=[road, (-60, -60, 76, 130)])
dawn()
level(6, 74, 10, 33, 0.004)
