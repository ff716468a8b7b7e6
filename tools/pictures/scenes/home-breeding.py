"""A sow and her piglets on a clover meadow."""
from world.land import plain
from world.light import dawn, level, picture
from world.nature import meadow, woods
from world.parts import fence
from world.pigs import PALE, PINK, pig

picture("banners/home-breeding", 2400, 600)
land = plain([(0, 20, 50, 34)], 38)
fence([(-14, 7), (16, 7)], 1.1)
pig(2.4, 0.9, 0, 196, "sow", "stand", PALE)
for x, y, turn, pose, coat in ((-0.5, -0.1, 160, "stand", PINK), (0.15, -0.5, 200, "sniff", PALE), (0.75, 0.0, -20, "look", PINK), (1.3, -0.55, 175, "stand", PALE),
                               (1.95, -0.3, -160, "stand", PINK), (2.6, -0.6, 15, "sniff", PALE), (3.25, -0.2, -150, "stand", PINK), (-1.2, -0.45, 150, "sniff", PALE), (3.9, -0.55, 185, "look", PALE)):
    pig(x, y, 0, turn, "piglet", pose, coat, 1.15)
meadow(-8, -3, 9, 7, 3200, size=0.11, flowers=0.16)
meadow(-16, 7, 18, 22, 1800, size=0.26, flowers=0.06)
woods(land, 20, near=220)
dawn()
level(0.6, 9.2, 1.15, 42, -0.036)
