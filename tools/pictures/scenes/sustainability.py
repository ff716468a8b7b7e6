"""Water, gas and sun: treatment ponds, biogas domes, solar roofs and turbines around the farm."""
from world.energy import basin, digester, gas_house, solar_field, solar_roof, turbine
from world.farm import barn, yard
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import bush, hedge, pond, woods
from world.paint import LIME, SLATE
from world.shape import place

picture("banners/sustainability", 2400, 600)
land = Land(flats=[(14, 8, 88, 44)], seed=13).build()
yard(56, 2, 62, 40)
digester(42, 4)
digester(62, 0, cover=LIME)
gas_house(79, -8)
for k in range(2):
    barn(6, 24 + 19 * k, length=46, roof=SLATE)
    with place(6, 24 + 19 * k):
        solar_roof(46, 13, 3.0, 2.7, 14, 2)
basin(15, -2, 17, 9)
basin(-5, -2, 17, 9, 0.6)
pond(-44, 2, 22, 13)
for k in range(26):
    bush(-44 + 24 * ((k * 0.618) % 1 * 2 - 1), 2 + (14.5 if k % 2 else 13.6) * (1 - ((k * 0.618) % 1 * 2 - 1) ** 2) ** 0.5, 0, 0.6 + 0.05 * (k % 5), k % 3, 30 * k)
solar_field(86, 26, 4, 5)
hedge([(22, -18), (72, -22)], 1.0)
woods(land, 7, clear=[(-80, -60, 110, 64)])
for k, (x, y) in enumerate(((-74, 108), (-38, 126), (84, 112), (116, 128))):
    turbine(x, y, land.height(x, y), 21, 15 + 40 * k)
dawn()
camera((4, -122, 18.5), (8, 0, 12.5), 34)
