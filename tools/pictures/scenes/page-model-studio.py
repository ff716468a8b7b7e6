"""A film is made on a table: the model of a farm, a camera, two lamps."""
from world.display import model_farm, tripod
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import woods
from world.office import table
from world.paint import CREAM, DARK_SLATE, paint
from world.rooms import corner, shelf
from world.shape import box, place, rod

picture("pages/model-studio", 1600, 1000)
land = plain([(0, 0, 16, 12)], 215)


def soft_light(x, y, turn):
    """A studio lamp: a pale square on its stand."""
    with place(x, y, 0, turn):
        rod(DARK_SLATE, 0.025, 2.0, sides=12)
        for a in (0, 120, 240):
            with place(0, 0, 0.02, a):
                box(DARK_SLATE, (0.22, 0, 0), (0.45, 0.035, 0.03), edge=0.01)
        box(DARK_SLATE, (0, 0.06, 1.75), (0.74, 0.16, 0.74), (14, 0, 0), edge=0.03)
        box(paint("#fbf1d6", 0.7), (0, -0.045, 1.76), (0.68, 0.03, 0.68), (14, 0, 0), edge=0.01)


with place(0, 0, 2):
    corner(12, 5.8, 3.5, paint("#e3e6da", 0.85), paint("#bda888", 0.9), opening=(-4.2, 0.95, 2.6, 1.7), left=False)
    box(paint("#b9d5de", 0.9), (0.7, 2.1, 0.7), (4.0, 0.05, 1.9), edge=0.02)
    for x in (-1.25, 2.65):
        rod(DARK_SLATE, 0.03, 2.65, (x, 2.16, 0), sides=12)
    table(0.7, 0.9, 3.0, 1.4)
    model_farm(0.7, 0.95, 0.75, 0, 2.05)
    soft_light(-1.75, 1.35, 58)
    soft_light(3.1, 1.5, -50)
    tripod(-0.85, -0.95, 0, 150, 1.0)
    shelf(4.6, 2.6, 0.9, 1.6, 3, 0.45, 8, "boxes")
    box(CREAM, (4.6, 2.5, 0), (1.8, 0.6, 0.85), edge=0.03)
woods(land, 85, near=110)
dawn(azimuth=-125, elevation=24)
camera((0.1, -4.1, 4.0), (0.3, 0.6, 2.95), 34)
