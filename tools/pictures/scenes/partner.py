"""Two partners at a table outdoors, grain samples between them."""
from world.farm import silo
from world.land import plain
from world.light import dawn, level, picture
from world.nature import RIPE, crop, meadow, tree, woods
from world.office import chair, jar, sheets, table
from world.paint import paint
from world.people import NAVY, SAND, person
from world.rooms import cup, dish

picture("banners/partner", 2400, 600)
land = plain([(4, 30, 60, 50)], 80)
table(2.0, 0.2, 2.2, 0.85)
for k, colour in enumerate(("#dcc078", "#b98f56", "#c9a24b")):
    dish(1.55 + 0.32 * k, 0.1, 0.75, paint(colour, 0.9), 1.25)
    jar(2.6 + 0.16 * k, 0.36, 0.75, paint(colour, 0.9), 1.2)
cup(1.25, 0.25, 0.75)
sheets(2.6, 0.0, 0.752, 12)
chair(0.65, 0.35, 90)
chair(3.4, 0.35, -90)
person(0.7, 0.3, 0, 78, NAVY, pose="sit")
person(3.35, 0.3, 0, -78, SAND, hat="straw", pose="sit")
crop(-22, 7, 26, 24, land, 0.8, 1.0, 1.1, RIPE)
for k in range(3):
    silo(14 + 6.2 * k, 84, 7, 2.2)
meadow(-12, -3.5, 12, 6, 1900, size=0.15, flowers=0.16)
for k, (x, y) in enumerate(((-20, 74), (-28, 80), (2, 90))):
    tree(x, y, 0, 0.9, k, k, 60 * k)
woods(land, 70, near=140)
dawn()
level(1.3, 6.4, 1.32, 34, -0.03)
