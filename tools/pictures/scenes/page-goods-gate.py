"""The goods gate of a farm: crates change hands across a low table, nobody crosses the line."""
from world.farm import barn
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import meadow, tree, woods
from world.paint import CONCRETE, CREAM, GREEN, LIME, PALE_STEEL, SLATE, WHITE, paint
from world.parts import door, fence, window
from world.people import GREENS, NAVY, SAND, clipboard, person
from world.rooms import crate, steel_table
from world.shape import box, place, plate, rod

picture("pages/goods-gate", 1024, 640)
land = plain([(4, 30, 54, 44)], 211)
plate(CONCRETE, (0, 2, 0), (26, 11), 2, 0.04)
box(paint("#a4bf58", 0.9), (0.0, 1.0, 0.04), (0.12, 8.6, 0.006), edge=0)
fence([(0, 5.6), (0, 3.2)], 1.9, PALE_STEEL, 4, 1.2)
for y in (2.6,):
    rod(SLATE, 0.07, 2.3, (0, y, 0), sides=14)
steel_table(0, 1.1, 1.5, 0.9)
crate(-0.25, 1.1, 0.9, 4)
crate(0.34, 1.1, 0.9, -6, LIME, 0.9)
person(-1.5, 0.9, 0.04, 66, NAVY, pose="hold")
crate(-1.1, 1.08, 0.98, 66, CREAM, 0.8)
person(1.55, 1.25, 0.04, -62, GREENS, hat=GREENS, pose="point")
person(2.75, 1.9, 0.04, -48, SAND, hat=GREENS, pose="hold")
clipboard(2.75, 1.9, 0.04, -48)
for k, (x, y, z, c) in enumerate(((-3.2, 2.6, 0.04, GREEN), (-3.2, 2.6, 0.25, GREEN), (-3.9, 2.7, 0.04, LIME), (-3.15, 2.6, 0.46, CREAM))):
    crate(x, y, z, 8 * k, c)
with place(5.4, 6.6):
    box(WHITE, (0, 0, 0), (6.4, 4.0, 3.2), edge=0.08)
    box(GREEN, (0, -0.3, 3.2), (7.2, 5.2, 0.26), edge=0.08)
    door(1.4, -2.0, 1.2, 2.2)
    window(-1.2, -2.0, 1.1, 2.0, 1.2)
barn(6, 44, roof=SLATE)
meadow(-18, 7.6, -0.4, 22, 800, size=0.22, flowers=0.15)
for k, (x, y) in enumerate(((-10, 20), (-16, 26), (16, 24))):
    tree(x, y, 0, 0.85, k, k, 50 * k)
woods(land, 81, near=90, clear=[(-50, -20, 60, 66)])
dawn()
camera((-0.9, -6.0, 2.3), (0.2, 1.4, 1.3), 36)
