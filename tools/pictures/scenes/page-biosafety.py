"""The bench at the barn door: boots and tools have the colour of their side, and shoes stay on the other."""
from world.land import plain
from world.light import camera, picture
from world.midday import midday
from world.nature import woods
from world.paint import BLUE, DARK_WOOD, LIME, PALE_STEEL, SLATE, STEEL, WHITE, WOOD, paint
from world.rooms import corner
from world.shape import ball, box, place, rod, tube
from world.still import boots

ORANGE, TEAL = paint("#d08a44", 0.7), paint("#5f9aa0", 0.7)


def tool(x, y, colour, head):
    """A broom, a shovel or a fork hanging by its handle."""
    rod(WOOD, 0.017, 1.15, (x, y, 1.0), sides=12)
    tube(PALE_STEEL, [(x, y + 0.1, 2.02), (x, y - 0.06, 2.02)], 0.014)
    if head == "broom":
        box(colour, (x, y, 0.82), (0.34, 0.07, 0.2), edge=0.02)
    else:
        box(colour, (x, y, 0.66), (0.28, 0.03, 0.38), edge=0.02)


picture("pages/biosafety", 1600, 1000)
land = plain([(0, 0, 14, 10)], 132)
with place(0, 0, 0.4):
    corner(11, 4.6, 3.4, paint("#e6e9de", 0.8), paint("#c5c3b8", 0.9), opening=(-1.75, 1.35, 2.3, 1.25), left=False)
    box(paint("#a9c07a", 0.9), (2.9, 0, 0), (5.2, 4.4, 0.012), edge=0.004)
    box(WHITE, (0.3, 0.2, 0), (0.5, 3.9, 0.4), edge=0.02)
    box(WOOD, (0.3, 0.2, 0.4), (0.6, 4.0, 0.06), edge=0.02)
    for k, (colour, head) in enumerate(((ORANGE, "broom"), (ORANGE, "shovel"), (LIME, "broom"), (LIME, "shovel"), (TEAL, "broom"), (TEAL, "shovel"))):
        tool(1.35 + 0.5 * k, 2.12, colour, head)
    tube(STEEL, [(1.05, 2.14, 2.04), (4.2, 2.14, 2.04)], 0.02)
    for k, colour in enumerate((ORANGE, ORANGE, LIME, LIME, TEAL, TEAL)):
        boots(1.3 + 0.46 * k, 1.55, colour)
    boots(1.05, -0.75, LIME, 80)
    for k, c in enumerate((DARK_WOOD, BLUE, SLATE)):
        with place(-0.5 - 0.5 * k, 1.5, 0, 0):
            for s in (-0.07, 0.07):
                ball(c, 0.07, (s, 0, 0.05), (0.9, 1.9, 0.75), sides=16)
    with place(-2.1, 1.9, 0):
        box(WHITE, (0, 0, 0.85), (0.8, 0.5, 0.16), edge=0.05)
        rod(PALE_STEEL, 0.06, 0.85, (0, 0.1, 0), sides=16)
        tube(PALE_STEEL, [(0, 0.2, 1.0), (0, 0.2, 1.3), (0, 0.0, 1.32), (0, -0.03, 1.22)], 0.022)
woods(land, 122, near=60)
midday(elevation=30, azimuth=-128, mist=None)
camera((0.9, -3.9, 1.75), (1.5, 0.9, 1.05), 34)
