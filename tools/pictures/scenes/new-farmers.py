"""Boots by the barn door: four pairs that have walked, and a new one in green."""
from world.light import picture
from world.paint import GREEN, WOOD, paint
from world.shape import box
from world.still import boots, still

picture("banners/new-farmers", 2400, 600)
WORN = [paint(c, 0.9) for c in ("#7d7a55", "#5f6b5a", "#8a744c", "#5a5f66")]
for k in range(7):
    box(WOOD, (0, -0.27 + 0.09 * k, 0), (2.9, 0.08, 0.03), edge=0.01)
for k, (colour, turn, y) in enumerate(((WORN[0], -9, 0.02), (WORN[1], 6, 0), (WORN[2], -4, 0.03), (GREEN, 4, -0.05), (WORN[3], 11, 0.02))):
    boots(-1.08 + 0.54 * k, y, colour, turn, 0.03)
still(4.2, 14)
