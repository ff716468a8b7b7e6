"""A class is about to begin at the training centre: the chart on the board, books and an ear tag on the desk."""
from world.land import Land
from world.light import camera, picture
from world.midday import midday
from world.nature import woods
from world.office import notebook, pile
from world.paint import GREEN, LIME, STRAW, WHITE, WOOD, paint
from world.rooms import corner
from world.shape import box, place, rod



def tag(x, y, z, turn, colour):
    """An ear tag lying on its back: a broad tongue, a neck, the pin."""
    with place(x, y, z, turn):
        box(colour, (0, 0, 0), (0.16, 0.17, 0.012), edge=0.005)
        box(colour, (0, 0.11, 0), (0.06, 0.09, 0.01), edge=0.004)
        rod(colour, 0.045, 0.014, (0, 0.16, 0), sides=28)
        rod(colour, 0.014, 0.06, (0, 0.16, 0), sides=16, top=0.006)


picture("news/training", 1600, 1000)
land = Land(flats=[(0, 0, 12, 10)], seed=69).build()
with place(0, 0, 0.8):
    corner(14, 8, 4.6, paint("#eeeee4", 0.85), paint("#cdb48c", 0.85), opening=(1.9, 0.95, 4.2, 1.9), left=False)
    box(WOOD, (-2.5, 3.85, 1.0), (2.7, 0.06, 1.6), edge=0.02)
    box(paint("#3f5d49", 0.9), (-2.5, 3.82, 1.07), (2.54, 0.06, 1.46), edge=0.01)
    for k, (wide, shade) in enumerate(((0.5, LIME), (0.8, STRAW), (1.1, WHITE), (0.7, GREEN))):
        box(shade, (-2.5 - 0.9 + wide / 2 + 0.1, 3.78, 2.2 - 0.28 * k), (wide, 0.02, 0.13), edge=0.005)
    with place(-2.35, 2.45):
        box(WOOD, (0, 0, 0), (2.2, 0.7, 0.78), edge=0.03)
        pile(-0.78, 0.02, 0.78, 4, 12)
        notebook(-0.3, -0.1, 0.78, -10, size=1.5)
        for k, (x, y, turn) in enumerate(((0.12, -0.12, 8), (0.38, 0.0, -14), (0.66, -0.1, 20))):
            tag(x, y, 0.78, turn, (LIME, paint("#d9ab4c", 0.7), LIME)[k])
woods(land, 41, near=110, clear=[(-60, -60, 60, 60)])
midday(elevation=30, azimuth=-125, mist=None)
camera((-1.75, -0.1, 2.6), (-2.3, 3.0, 2.06), 34)
