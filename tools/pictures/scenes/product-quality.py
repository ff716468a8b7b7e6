"""At the shop counter: two shoppers, a clear choice."""
from world.land import plain
from world.light import dawn, level, picture
from world.nature import woods
from world.paint import WHITE, paint
from world.people import COAT, NAVY, ROSE, child, person
from world.rooms import corner, shelf, shop_counter
from world.shape import place

picture("banners/product-quality", 2400, 600)
land = plain([(0, 0, 16, 10)], 112)
with place(0, 0, 1):
    corner(13, 6, 3.0, paint("#e3e8da", 0.8), paint("#cdbb97", 0.9), opening=(-3.6, 0.95, 4.6, 1.6), left=False)
    shop_counter(1.6, 0.2, 4.4)
    person(0.8, 1.15, 0, 8, COAT, coat=True, hat=WHITE, pose="hold")
    person(2.7, 1.2, 0, -10, COAT, coat=True, hat=WHITE)
    shelf(0.4, 2.7, 1.0, 2.0, 3, stock="boxes")
    shelf(3.0, 2.7, 1.0, 2.0, 3, 0.42, 4)
    person(-1.5, -0.3, 0, 110, NAVY, pose="hold")
    child(-2.1, -0.1, 0, 105, ROSE)
woods(land, 102, near=120)
dawn(azimuth=-125, elevation=20)
level(0.9, 6.6, 2.35, 34, -0.02)
