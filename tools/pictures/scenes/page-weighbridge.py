"""A loaded lorry on the weighbridge: one screen for the clerk, one for the driver."""
from world.display import screen
from world.farm import barn
from world.gear import weighbridge
from world.land import plain
from world.light import camera, picture
from world.nature import hedge, tree, woods
from world.on_paper import on_paper
from world.paint import CONCRETE, GREEN, LIME, SLATE
from world.shape import plate, rod
from world.vehicles import lorry

picture("pages/weighbridge", 1600, 1000)
land = plain([(2, 28, 60, 50)], 207)
plate(CONCRETE, (0, 4, 0), (46, 22), 3, 0.03)
weighbridge(0, 0)
lorry(-1.0, 0, 0, 0.22)
rod(SLATE, 0.07, 2.3, (5.5, -2.6, 0), sides=14)
screen(5.5, -2.72, 2.1, 1.25, 0.72, 20, 0, False)
rod(SLATE, 0.06, 2.9, (5.6, 3.2, 0), sides=14)
screen(5.6, 3.05, 2.6, 1.2, 0.7, 14, 0, False)
barn(-14, 44, roof=GREEN)
hedge([(-30, 18), (-4, 17)], 0.9)
hedge([(10, 17), (34, 19)], 0.9)
for k, (x, y) in enumerate(((-22, 26), (18, 28), (26, 34))):
    tree(x, y, 0, 0.85, k, k, 50 * k)
woods(land, 77, near=100, clear=[(-60, -20, 60, 70)])
on_paper(GREEN, LIME)
camera((8.6, -9.2, 2.7), (4.0, 0.4, 1.75), 32)
