"""The washing and drying centre at night: a lorry in the wash bay, the drying bay warm and empty, one standing clean."""
from world.farm import wash_centre
from world.land import plain
from world.light import level, picture
from world.nature import hedge, tree, woods
from world.night import dusk, glow, light_up, shine, street_lamp
from world.paint import GREEN, STEEL, WHITE, paint
from world.parts import slab_house, windows
from world.shape import box, place, plate, rod
from world.vehicles import LIGHT, lorry

picture("banners/wash-dry", 3840, 960)
land = plain([(0, 8, 70, 44)], 45, hills=3, ridges=((380, 12), (600, 24), (950, 44)))
plate(paint("#7b827f", 0.24), (0, -6, 0), (74, 44), 3, 0.07)
wash_centre(0, 8)
for x, wall, light in ((-4.2, "#dbe7ea", "#e6f6ff"), (4.2, "#e9d9bb", "#ffd08a")):
    box(paint(wall, 0.8), (x, 15.2, 0.07), (6.8, 0.3, 5.2), edge=0.03)
    for y in (2.5, 6.5, 10.5):
        box(glow(light, 5), (x, y, 5.12), (5.4, 0.3, 0.06), edge=0.02)
        for s in (-1, 1):
            box(glow(light, 4), (x + s * 3.3, y, 0.9), (0.07, 0.28, 3.4), edge=0.02)
with place(15.5, 11):
    slab_house((11, 9, 4.2), WHITE, GREEN)
    windows(9, -4.5, 1.4, 4, 1.4, 1.3)
for k in range(2):
    rod(STEEL, 1.5, 5.5, (24.4 + 3.6 * k, 12, 0), sides=32)
light_up()
shine((-4.2, 7, 5.0), (6, 13), 900, colour="#dff3ff")
shine((4.2, 7, 5.0), (6, 13), 900, colour="#ffbd70")
shine((15.5, 6.2, 2.2), (9, 1), 80, (0, -1, -0.6))
lorry(-4.2, 1.0, -90)
light_up(LIGHT, colour="#fff1d0", strength=5)
lorry(-14.6, -2.2, 184)
street_lamp(-27, -2, 0.05, 6, 420)
hedge([(-34, 16), (-9, 17)], 1.2)
for k in range(5):
    tree(-22 - 7 * k, 24 + 7 * (k % 2), 0, 1.0, k % 3, (k + 1) % 3, 45 * k)
woods(land, 34, near=110, clear=[(-80, -60, 80, 60)])
dusk()
level(2.5, 66, 3.6, 45, 0.034)
