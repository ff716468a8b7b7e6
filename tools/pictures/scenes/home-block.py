"""The whole chain as one block of land from edge to edge: mill, filtered barn, slurry and fields, cutting, cold store, shop."""
from world.light import picture
from world.paint import CONCRETE
from world.scenes import part_of
from world.shape import box
from world.stop import land
from world.vehicles import feed_truck, lorry
from world.village import house

picture("banners/home-block", 3840, 960)
parts = [part_of("model-feed", -112, -3), part_of("model-air", -49, -2), part_of("model-slurry", 22, -3), part_of("model-cold", 107, -4)]
box(CONCRETE, (0, 12.6, -0.3), (400, 3.6, 0.35), edge=0)
for x in (109, 122.5, 136.5):
    house(x, 7.4)
feed_truck(-71, 12.6, 0, 0.05)
for x, y, turn in ((-10, 12.6, 0), (78, 12.6, 0), (67, -5, -90)):
    lorry(x, y, turn, 0.05)
land(30, 8, 320, [(0, 292)], parts)
