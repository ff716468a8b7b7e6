"""Four piglets in a row on clean straw, looking out."""
from world.farm import barn
from world.gear import straw
from world.land import plain
from world.light import dawn, level, picture
from world.nature import bale, meadow, woods
from world.paint import GREEN, paint
from world.parts import fence
from world.pigs import PALE, PINK, pig
from world.shape import plate

picture("banners/piglet-sell", 2400, 600)
land = plain([(0, 30, 60, 50)], 78)
plate(paint("#d5bd84", 0.95), (0.9, 0.15, 0), (4.6, 1.7), 0.4, 0.03)
straw(-0.9, -0.5, 2.8, 0.8, 420, 0.03, 8, 0.16)
for x, y, turn, pose, coat in ((0.0, 0.1, -38, "stand", PINK), (0.55, -0.1, -70, "look", PALE), (1.15, 0.08, -110, "look", PINK), (1.75, -0.05, 215, "stand", PALE), (2.2, 0.3, 190, "sniff", PINK)):
    pig(x, y, 0.035, turn, "piglet", pose, coat)
bale(2.5, 2.2, 0, 24, 0.5)
fence([(-8, 4.4), (9, 4.4)], 1.0)
meadow(-3.2, -1.2, 4.2, -0.5, 420, size=0.06, flowers=0.14)
meadow(-5, 1.0, 6, 4, 1700, size=0.1, flowers=0.14)
meadow(-10, 4, 11, 14, 1300, size=0.2, flowers=0.08)
barn(20, 76, roof=GREEN)
woods(land, 68, near=130)
dawn()
level(0.75, 3.6, 0.5, 36, -0.03)
