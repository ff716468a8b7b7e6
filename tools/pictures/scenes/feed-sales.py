"""Feed as it is sold: bags on pallets, and the pellets that are in them."""
from world.gear import pallet
from world.light import picture
from world.paint import paint
from world.still import CLAY, grain, heap, still

picture("banners/feed-sales", 2400, 600)
for x, y, layers, turn in ((-2.9, 0.4, 4, 4), (-1.15, 0.3, 5, -3), (0.6, 0.4, 3, 5)):
    pallet(x, y, 0, turn, layers)
heap(2.9, 0.35, 0, 0.85, 0.42, [grain(paint(c, 0.85), 0.085, 0.021) for c in ("#9a7448", "#ad8653", "#86633c", "#b8935f")], 2600)
still(10.0, 15, CLAY, up=0.1)
