"""From the pond over solar roofs to the digesters, the turbines behind them."""
from world.energy import basin, digester, gas_house, solar_field, solar_roof, turbine
from world.farm import barn, yard
from world.flight import flight
from world.land import Land
from world.light import dawn, picture
from world.nature import bush, hedge, pond, woods
from world.paint import LIME, SLATE
from world.shape import place

picture("films/sustainability", 960, 540)
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
    across = (k * 0.618) % 1 * 2 - 1
    bush(-44 + 24 * across, 2 + (14.5 if k % 2 else 13.6) * (1 - across ** 2) ** 0.5, 0, 0.6 + 0.05 * (k % 5), k % 3, 30 * k)
solar_field(86, 26, 4, 5)
hedge([(22, -18), (72, -22)], 1.0)
woods(land, 7, clear=[(-80, -90, 130, 64)])
for k, (x, y) in enumerate(((-74, 108), (-38, 126), (84, 112), (116, 128))):
    turbine(x, y, land.height(x, y), 21, 15 + 40 * k)
dawn()
flight([
    ((-92, -74, 15), (-20, 14, 5)),
    ((-58, -66, 17), (2, 16, 5)),
    ((-14, -64, 20), (24, 14, 5)),
    ((34, -66, 17), (50, 10, 6)),
], 13)
