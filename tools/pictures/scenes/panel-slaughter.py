"""Fresh cuts at the shop counter."""
from world.light import camera, dawn, picture
from world.paint import DEEP_GREEN, GREEN, WARM, WHITE, paint
from world.people import COAT, ROSE, person
from world.rooms import corner, shelf, shop_counter
from world.shape import box, lathe, rod

picture("panels/slaughter", 900, 1400)
box(WARM, (0, -6, -0.12), (24, 24, 0.1), edge=0.02)
corner(11, 5.4, 7, paint("#eef0e6", 0.85), paint("#d8cfbd", 0.9), left=False)
box(paint("#a9c08a", 0.8), (0, 2.58, 0), (10.9, 0.06, 1.25), edge=0.01)
shop_counter(-0.1, 0.1, 3.1)
person(-0.2, 1.15, turn=6, top=COAT, legs=GREEN, hat=WHITE, pose="hold", coat=True)
person(0.95, -1.25, turn=165, top=ROSE, pose="stand")
shelf(-1.45, 2.45, 1.25, 1.5, 3, 0.42, 3, "boxes")
shelf(1.45, 2.45, 1.25, 1.5, 3, 0.42, 8, "boxes")
for x in (-1.0, 0.0, 1.0):
    rod(paint("#5d6a5c", 0.6), 0.008, 5, (x, 0.5, 2.75))
    lathe(DEEP_GREEN, [(0.2, 0), (0.19, 0.02), (0.06, 0.16), (0.03, 0.2)], (x, 0.5, 2.58))
dawn(elevation=26, azimuth=-140, sun=4.2, sky=0.95, mist=None)
camera((-1.5, -7.4, 2.3), (0.0, 0.4, 1.62), 62)
