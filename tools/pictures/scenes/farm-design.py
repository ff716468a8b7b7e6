"""A farm in miniature on the planner's table."""
from world.display import model_farm
from world.land import plain
from world.light import dawn, level, picture
from world.nature import woods
from world.paint import WOOD, paint
from world.shape import box, place, rod

picture("banners/farm-design", 2400, 600)
land = plain([(0, -20, 30, 12)], 120, hills=3)
with place(0, -20, 5):
    box(WOOD, (0, 0.1, 0.7), (5, 1.1, 0.05), edge=0.012)
    model_farm(0.42, 0.12, 0.75, -4, 1.0)
    for k in range(3):
        rod(paint("#e9e4d4", 0.8), 0.022, 0.7, (-0.78 + 0.05 * k, -0.06 + 0.05 * k, 0.772 + 0.04 * (k == 2)), (-84, 0, 64), sides=18)
    box(paint("#7fa03f", 0.6), (-0.36, -0.26, 0.751), (0.3, 0.03, 0.006), (0, 0, 14), edge=0.002)
woods(land, 110, near=170, clear=[(-40, -60, 40, 60)])
dawn()
level(0.22, 2.35, 6.05, 43, -0.064, -20)
