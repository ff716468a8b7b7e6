"""What a diet is made of, by its share: much maize, little soybean meal, a spoonful of amino acids."""
from world.light import picture
from world.paint import WHITE, paint
from world.shape import lathe
from world.still import SAGE, grain, heap, still

picture("banners/low-protein", 3840, 960)


def plate(x, radius, y=0.0):
    lathe(WHITE, [(0.001, 0), (radius * 0.8, 0), (radius * 1.12, 0.03), (radius * 1.1, 0.034), (radius * 0.82, 0.012), (0.001, 0.012)], (x, y, 0), sides=72)


plate(-0.45, 0.44, 0.2)
heap(-0.45, 0.2, 0.012, 0.39, 0.21, [grain(paint(c, 0.6), 0.022, 0.0105) for c in ("#e6b544", "#dca437", "#efc766")], 2600)
plate(0.4, 0.2)
heap(0.4, 0, 0.012, 0.165, 0.085, [grain(paint(c, 0.9), 0.013, 0.006) for c in ("#b99766", "#a98657", "#c7a878")], 900)
plate(0.86, 0.13)
heap(0.86, 0, 0.012, 0.085, 0.05, [grain(paint(c, 0.5), 0.012, 0.0036) for c in ("#f3f3ee", "#e8eae6")], 520)
still(2.7, 16, SAGE)
