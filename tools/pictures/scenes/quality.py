"""Ten sample jars in a row, one for each control point; the lid of one is straw: that batch waits."""
from world.light import picture
from world.paint import GREEN, STRAW, WHITE, paint
from world.shape import box, lathe
from world.still import COOL, still

picture("banners/quality", 3840, 960)
PALE, HELD = paint("#e9efec", 0.45), paint("#d9a63e", 0.6)
STEEL_BLUE = paint("#c4ced0", 0.5)
box(STEEL_BLUE, (0, 0.02, 0), (1.74, 0.24, 0.022), edge=0.008)
for k, colour in enumerate(("#e3bd5a", "#c79a5b", "#8d6a45", "#a9ccd3", "#d8cdb4", "#b98d5b", "#c4685c", "#e3b3a4", "#efe2cf", "#9fb56d")):
    x, filled = -0.72 + 0.16 * k, 0.075 + 0.014 * ((k * 7) % 3)
    lathe(paint(colour, 0.7), [(0.001, 0), (0.054, 0), (0.058, 0.007), (0.058, filled), (0.001, filled + 0.004)], (x, 0, 0.022), sides=48)
    lathe(PALE, [(0.0581, filled), (0.0575, 0.125), (0.047, 0.138)], (x, 0, 0.022), sides=48)
    lathe(HELD if k == 6 else GREEN, [(0.052, 0.134), (0.054, 0.138), (0.054, 0.166), (0.05, 0.17), (0.001, 0.171)], (x, 0, 0.022), sides=48)
    box(WHITE, (x, -0.0575, 0.055), (0.05, 0.003, 0.034), edge=0.001)
    box(STRAW if k == 6 else GREEN, (x, -0.0592, 0.079), (0.05, 0.002, 0.006), edge=0)
still(1.95, ground=COOL)
