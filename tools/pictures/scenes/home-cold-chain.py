"""A refrigerated lorry crosses the valley on its bridge."""
from world.bridge import viaduct
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import bush, tree, woods
from world.paint import WATER
from world.vehicles import lorry

picture("banners/home-cold-chain", 2400, 600)
land = Land(flats=[(0, 10, 26, 34)], seed=41, hills=5, ridges=((300, 18), (540, 44), (900, 84))).build()
river = land.road(WATER, [(-30, -70), (-16, -40), (-6, -12), (8, 14), (4, 40), (-14, 74), (-20, 120), (30, 200)], 13, 0.12)
viaduct(0, 6, 14, 18, 15)
lorry(17, 4.2, 0, 15)
lorry(-47, 7.8, 180, 15)
for k in range(40):
    t = (k * 0.618) % 1
    x, y = river[int(t * len(river) * 0.7)]
    side = 9 + 3 * ((k * 0.37) % 1)
    px = x + (side if k % 2 else -side)
    bush(px, y, land.height(px, y), 0.8 + 0.1 * (k % 5), k % 3, 30 * k)
for k, (x, y) in enumerate(((-34, -8), (-40, -2), (34, -10), (41, -4), (-26, 26), (26, 30), (52, -14))):
    tree(x, y, land.height(x, y), 1.0, k % 3, k % 3, 60 * k)
woods(land, 22, near=16, clear=[river, (-200, -8, 200, 18)])
dawn(mist=(90, 800))
camera((-10, -98, 20), (-4, 0, 15.5), 34)
