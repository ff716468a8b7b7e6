"""The office entrance with its porch, a letter box and a visitor."""
from world.land import plain
from world.light import dawn, level, picture
from world.nature import hedge, meadow, tree, woods
from world.paint import PATH
from world.people import NAVY, ROSE, person
from world.village import bench, bicycle, letter_box
from world.works import training_centre

picture("banners/contact-us", 2400, 600)
land = plain([(4, 26, 60, 44)], 65)
land.road(PATH, [(2, -16), (3.4, 0), (8, 14), (13, 52)], 3.4, 0.03)
training_centre(13, 60, -2)
letter_box(6.4, 1.4, 0, -8, 1.1)
bicycle(8.8, 2.2, 0, 8)
bench(-1.4, 8, 0, 10)
person(4.6, 7.4, 0.03, 170, NAVY, pose="walk")
person(8.4, 27, 0.03, -20, ROSE, pose="wave")
hedge([(-24, 18), (5.0, 19)], 0.8)
hedge([(14, 19), (34, 18)], 0.8)
meadow(-14, -5, 1.0, 15, 1000, size=0.2, flowers=0.2)
meadow(7, -5, 16, 1, 450, size=0.2, flowers=0.15)
meadow(10.5, 1, 18, 15, 500, size=0.2, flowers=0.15)
for k, (x, y) in enumerate(((-16, 66), (-24, 60), (-34, 70), (42, 68), (50, 72))):
    tree(x, y, 0, 0.85, k % 3, k % 3, 60 * k)
woods(land, 55, near=120, clear=[(-60, -20, 60, 70)])
dawn()
level(4.4, 11.5, 2.2, 32, -0.03)
