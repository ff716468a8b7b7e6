"""The co-operative votes on its barn under the old tree: those in favour raise a hand."""
from world.farm import barn
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import hedge, meadow, tree, woods
from world.office import sheets, table
from world.paint import CLAY, GREEN, PATH, TILE, paint
from world.people import GREENS, NAVY, ROSE, SAND, clipboard, person
from world.shape import box, place, plate
from world.village import bench, house

picture("pages/poverty-alleviation", 1024, 640)
land = plain([(2, 34, 70, 56)], 137)
plate(PATH, (1.2, 2.4, 0), (15, 8.4), 2.0, 0.03)
GREY, DARK = paint("#a8a49c", 0.8), paint("#3b2f29", 0.8)
table(4.6, 3.0, 1.8, 0.8)
sheets(4.4, 2.9, 0.752, 30)
box(paint("#c9a877", 0.9), (5.1, 3.1, 0.752), (0.34, 0.26, 0.24), edge=0.02)
person(5.4, 3.6, 0.03, -58, NAVY, pose="hold", hair=GREY)
clipboard(5.4, 3.6, 0.03, -58)
for x, y, turn, top, pose, hat, hair in ((-2.4, 3.6, 70, SAND, "wave", "straw", DARK), (-1.2, 4.3, 66, ROSE, "wave", None, DARK), (0.1, 4.9, 58, GREENS, "hold", None, GREY), (1.4, 5.3, 50, NAVY, "wave", "straw", DARK),
                                         (2.7, 5.6, 40, ROSE, "wave", None, GREY), (-1.6, 1.9, 76, GREENS, "wave", None, DARK), (-0.1, 2.3, 72, SAND, "wave", None, GREY)):
    person(x, y, 0.03, turn, top, hat=hat, pose=pose, hair=hair)
bench(0.9, 1.4, 0.03, 26)
person(0.9, 1.4, 0.03, 62, ROSE, pose="sit", hair=GREY)
tree(-1.6, 15, 0, 1.0, 0, 1, 40)
barn(20, 66, -5, 32, 12, GREEN)
for x, y, turn, roof in ((-24, 48, 10, TILE), (-10, 54, 4, CLAY), (3, 52, 0, TILE)):
    house(x, y, 0, turn, roof=roof)
hedge([(-34, 24), (30, 25)], 0.8)
meadow(-12, -3, 12, -1.4, 800, size=0.18, flowers=0.2)
meadow(-16, 7.2, 16, 18, 900, size=0.2, flowers=0.14)
woods(land, 127, near=120, clear=[(-70, -20, 70, 100)])
dawn()
camera((1.5, -6.6, 2.3), (1.45, 4.0, 1.75), 36)
