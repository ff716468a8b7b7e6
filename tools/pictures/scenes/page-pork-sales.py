"""The last metres: a shop without a dock, insulated boxes on the pavement before its lit window."""
from world.land import plain
from world.light import camera, picture
from world.nature import bush, tree, woods
from world.night import dusk, glow, light_up, shine
from world.paint import CREAM, DARK_SLATE, GREEN, LIME, PALE_STEEL, ROAD, SLATE, TILE, WARM, WHITE, paint
from world.rooms import crate
from world.shape import box, place
from world.vehicles import van
from world.village import house

picture("pages/pork-sales", 1600, 1000)
land = plain([(0, 24, 70, 44)], 55)
road = land.road(ROAD, [(-120, -3.2), (-30, -2.6), (0, -2.4), (40, -2.4), (140, -4)], 5.4, 0.05)
box(WARM, (0, 2.4, 0), (60, 3.4, 0.14), edge=0.03)
house(-4.2, 8.6, 0.1, 0, 10, 8, 1, TILE)
with place(-4.2, 4.5):
    for k in (-1, 1):
        box(CREAM, (k * 3.0, -0.05, 0.55), (2.9, 0.2, 2.0), edge=0.03)
        box(glow(), (k * 3.0, -0.12, 0.75), (2.6, 0.16, 1.7), edge=0.02)
        for r in range(2):
            box(WHITE, (k * 3.0, -0.21, 1.0 + 0.62 * r), (2.4, 0.05, 0.04), edge=0)
            for c in range(5):
                box((paint("#c4685c", 0.6), WHITE)[(c + r) % 2], (k * 3.0 - 0.95 + 0.47 * c, -0.22, 1.04 + 0.62 * r), (0.3, 0.05, 0.16), edge=0.01)
    for k in range(10):
        box((GREEN, WHITE)[k % 2], (-4.5 + k, -0.75, 2.62), (1.0, 1.5, 0.07), (14, 0, 0), edge=0.02)
house(9.5, 9.4, 0.1, 0, 9, 7, 2, SLATE)
house(-18, 10, 0.1, 0, 9, 7, 2, SLATE)
light_up()
shine((-4.2, 3.3, 2.5), (8.5, 0.8), 160, (0, -0.25, -1))
van(3.9, -0.6, 4, 0.05)
box(DARK_SLATE, (1.6, -0.75, 0.75), (0.05, 1.5, 1.25), (0, 0, 4), edge=0.02)
for k, (x, y, z) in enumerate(((-0.2, 1.4, 0.14), (-0.2, 1.4, 0.38), (-0.95, 1.35, 0.14), (-0.95, 1.35, 0.38), (-0.95, 1.35, 0.62))):
    crate(x, y, z, 5 * (k % 3 - 1), (WHITE, LIME)[k % 2], 1.1)
    box(GREEN, (x, y, z + 0.2), (0.66, 0.46, 0.06), (0, 0, 5 * (k % 3 - 1)), edge=0.02)
for x in (-9.6, 3.0):
    box(CREAM, (x, 3.4, 0.14), (0.9, 0.7, 0.45), edge=0.05)
    bush(x, 3.4, 0.5, 0.7, 1, 30)
for k, (x, y) in enumerate(((-11.4, 3.2), (14.6, 3.4))):
    tree(x, y, 0, 0.62, k, 1, 60 * k)
box(PALE_STEEL, (0, 0.72, 0.05), (60, 0.14, 0.12), edge=0.02)
woods(land, 55, near=70, clear=[road])
dusk(light=0.6)
camera((-1.9, -5.2, 1.7), (-0.75, 2.0, 1.3), 29)
