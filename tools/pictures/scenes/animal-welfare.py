"""Pigs rest and root in deep straw under a tree."""
from world.gear import straw
from world.land import plain
from world.light import dawn, level, picture
from world.nature import bale, meadow, tree, woods
from world.paint import paint
from world.farm import open_barn
from world.pigs import PALE, PINK, RED, pig
from world.shape import plate

picture("banners/animal-welfare", 2400, 600)
land = plain([(4, 30, 60, 50)], 100)
plate(paint("#d5bd84", 0.95), (2.6, 0.8, 0), (11, 5), 1.2, 0.04)
straw(-2.2, -1.2, 7.4, 2.8, 700, 0.045, 4, 0.3)
for x, y, turn, pose, coat in ((-0.6, 0.7, -30, "stand", PINK), (1.1, 1.6, 170, "lie", PALE), (2.4, -0.1, -150, "sniff", RED), (4.0, 1.3, -12, "lie", PINK), (5.0, -0.2, 200, "look", PALE), (6.4, 1.4, 190, "sniff", PINK)):
    pig(x, y, 0.05, turn, "finisher", pose, coat)
bale(8.0, 2.6, 0, 30)
tree(-14, 46, 0, 0.8, 0, 1, 20)
tree(10, 50, 0, 0.85, 1, 0, 20)
tree(18, 52, 0, 0.85, 2, 2, 60)
tree(24, 47, 0, 0.8, 0, 1, 90)
tree(-22, 50, 0, 0.8, 1, 2, 90)
open_barn(3, 58, 0, 22, 9)
meadow(-14, -5, 14, -1.8, 1200, size=0.16, flowers=0.22)
meadow(-16, 3.6, 18, 20, 1500, size=0.24, flowers=0.16)
woods(land, 90, near=130)
dawn()
level(2.8, 19, 1.75, 34, 0.028)
