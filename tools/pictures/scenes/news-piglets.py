"""Three piglets in the grass."""
from world.land import Land
from world.light import camera, picture
from world.nature import tree, woods
from world.on_paper import PIGS, on_paper
from world.parts import fence
from world.pigs import PALE, PINK, pig

picture("news/piglets", 1600, 1000)
land = Land(flats=[(0, 12, 40, 22)], seed=65).build()
pig(-0.42, 0.05, 0, -38, "piglet", "stand", PINK)
pig(0.06, -0.12, 0, -62, "piglet", "look", PALE)
pig(0.52, 0.1, 0, 205, "piglet", "sniff", PINK)
fence([(-8, 5.2), (8, 5.2)], 1.1)
for k, (x, y) in enumerate(((-13, 44), (-18, 50), (16, 48), (5, 60))):
    tree(x, y, land.height(x, y), 0.9, k % 3, k % 3, 60 * k)
woods(land, 37, near=100)
on_paper(*PIGS)
camera((-0.15, -2.1, 0.56), (0.05, 0, 0.31), 46)
