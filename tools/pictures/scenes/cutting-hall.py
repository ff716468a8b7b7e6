"""The clean hall from a distance: people in white at steel tables, packed boxes on a belt."""
from world.land import plain
from world.light import dawn, level, picture
from world.nature import woods
from world.paint import GREEN, LIME, PALE_STEEL, SLATE, WHITE, paint
from world.people import COAT, person
from world.rooms import corner, crate, steel_table
from world.shape import box, place, rod, tube

picture("banners/cutting-hall", 2400, 600)
land = plain([(0, 0, 20, 12)], 48)
with place(0, 0, 1.0):
    corner(24, 10, 4.6, paint("#eef1ec", 0.8), paint("#c9cfc6", 0.8), opening=(-3.5, 2.2, 9.0, 1.2), left=False)
    box(GREEN, (0, 4.78, 1.15), (24, 0.06, 0.18), edge=0)
    for z in (3.55, 3.8):
        tube(PALE_STEEL, [(-12, 1.5, z), (12, 1.5, z)], 0.05)
    for r, y in enumerate((-0.6, 2.2)):
        for k in range(4):
            x = -2.3 + 2.25 * k + 0.45 * r
            steel_table(x, y, 1.9, 0.85)
            person(x - 0.4, y + 0.75, 0, 12 * (k % 3 - 1), COAT, COAT, WHITE, "hold", coat=True)
            for b in range(2):
                crate(x - 0.3 + 0.75 * b, y, 0.9, 4 * b, (PALE_STEEL, LIME)[(k + b) % 2], 0.9)
    box(SLATE, (1.4, -2.6, 0.55), (7.6, 0.7, 0.1), edge=0.03)
    for k in range(6):
        rod(PALE_STEEL, 0.04, 0.56, (-2.2 + 1.44 * k, -2.6, 0), sides=12)
    for k in range(6):
        box((WHITE, paint("#d9c9a6", 0.9))[k % 2], (-1.9 + 1.3 * k, -2.6, 0.65), (0.7, 0.5, 0.36), edge=0.02)
        box(GREEN, (-1.9 + 1.3 * k, -2.6, 0.75), (0.71, 0.51, 0.05), edge=0.01)
woods(land, 38, near=120)
dawn(azimuth=-130, elevation=24)
level(0.0, 12.2, 3.3, 34, -0.05)
