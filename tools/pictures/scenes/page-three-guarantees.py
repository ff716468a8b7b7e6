"""Three samples of everything: one for each side and one for the laboratory, sealed in front of both."""
from world.farm import barn, pen
from world.gear import straw
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import meadow, tree, woods
from world.office import sheets, table
from world.paint import GREEN, LIME, SLATE, STRAW, WHITE, paint
from world.people import GREENS, SAND, person
from world.pigs import PALE, PINK, pig
from world.rooms import tubes
from world.shape import box, place

picture("pages/three-guarantees", 1200, 750)
land = plain([(6, 44, 80, 60)], 51)
table(0, 0, 2.3, 0.85)
for x, colour in ((-0.68, GREEN), (-0.02, STRAW), (0.64, SLATE)):
    with place(x, -0.02, 0.75, 4 * x):
        box(WHITE, (0, 0, 0), (0.44, 0.34, 0.17), edge=0.025)
        box(colour, (0, -0.172, 0.05), (0.445, 0.012, 0.06), edge=0)
        box(paint("#dfe3da", 0.7), (0, 0, 0.165), (0.38, 0.28, 0.015), edge=0.005)
        tubes(0, 0, 0.16, 5)
sheets(0.98, -0.2, 0.752, -10)
person(-0.62, 0.72, 0, 14, GREENS, hat=GREENS, pose="hold")
person(0.72, 0.76, 0, -18, SAND, hat="straw", pose="hold")
pen(4.4, 5.2, 6.4, 3.2)
straw(1.4, 3.8, 7.4, 6.6, 240, 0.06, 9)
for x, y, turn, pose, coat in ((2.6, 5.0, 195, "look", PINK), (4.3, 5.6, -20, "stand", PALE), (5.9, 4.6, 165, "sniff", PINK)):
    pig(x, y, 0.06, turn, "finisher", pose, coat, 0.9)
box(LIME, (-1.6, 0.5, 0), (0.5, 0.3, 0.34), edge=0.04)
barn(-10, 34, 3, 32, 12, SLATE)
for k, (x, y) in enumerate(((12, 34), (18, 40), (25, 36))):
    tree(x, y, 0, 0.9, k, k, 60 * k)
meadow(-8, -2.4, 8, 2.4, 1300, size=0.13, flowers=0.14)
meadow(-14, 2.4, 1, 14, 900, size=0.2, flowers=0.08)
woods(land, 51, near=120)
dawn()
camera((-0.5, -3.7, 1.95), (0.16, 0.4, 1.02), 33)
