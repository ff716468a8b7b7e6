"""A farm under construction: frames, roof sheets and a tower crane."""
from world.farm import barn, yard
from world.land import Land
from world.light import dawn, level, picture
from world.machines import barn_frame, crane, stack
from world.nature import hedge, tree, woods
from world.paint import GREEN, PALE_STEEL, ROAD, SLATE, paint
from world.people import GREENS, SAND, clipboard, person
from world.vehicles import van

picture("banners/engineer", 2400, 600)
land = Land(flats=[(8, 18, 62, 44)], seed=76, hills=2, slope=0.005, ridges=((430, 9), (640, 20), (950, 36))).build()
road = land.road(ROAD, [(-150, -22), (-40, -17), (50, -17), (150, -24)], 5, 0.06)
yard(12, 2, 62, 30)
barn_frame(8, 12, 0, 38)
barn(14, 40, roof=GREEN)
crane(32, 17, 168, 11.5, 19)
stack(-8, -6, 5)
stack(-2.5, -6.6, 3, 4, 0, PALE_STEEL)
stack(24, -5, 4, 5, 6, SLATE)
van(15.5, -8.5, 176, 0.07)
person(8, -9, 0.07, 30, GREENS, hat=paint("#e0b04e", 0.6), pose="hold", size=1.15)
clipboard(8, -9, 0.07, 30)
person(9.6, -8.8, 0.07, -50, SAND, hat=paint("#e0b04e", 0.6), pose="point", size=1.15)
hedge([(-24, 20), (-24, -8)], 1.0)
for k in range(5):
    tree(-32 - 6 * k, 14 + 7 * (k % 2), land.height(-32 - 6 * k, 14 + 7 * (k % 2)), 0.85, k % 3, k % 3, 50 * k)
woods(land, 66, near=110, clear=[road, (-60, -60, 76, 64)])
dawn()
level(6, 78, 8, 34, 0.008)
