"""One closed envelope in the morning light."""
from world.land import plain
from world.light import dawn, level, picture
from world.nature import woods
from world.office import letter, sill
from world.paint import paint
from world.shape import place, rod

picture("banners/report", 2400, 600)
land = plain([(0, -20, 30, 12)], 68, hills=3)
with place(0, -20, 5):
    sill(0.02, 3.6, 0.7)
    with place(0.22, 0.0, 0.752, 0, 1.5, 24):
        letter(0, 0, 0.03, 8)
    rod(paint("#3f6138", 0.6), 0.007, 0.17, (0.52, -0.07, 0.757), (0, 90, 24), sides=16)
    rod(paint("#c9a24b", 0.5), 0.0065, 0.03, (0.52, -0.07, 0.757), (0, -90, 24), sides=16, top=0.001)
woods(land, 58, near=170, clear=[(-40, -60, 40, 60)])
dawn()
level(0.1, 2.0, 5.99, 46, -0.05, -20)
