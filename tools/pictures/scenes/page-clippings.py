"""Cuttings on the wall, praise and blame side by side, each with a strip of answer below it."""
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import woods
from world.office import GREY, INK, chair, newspaper, pile, plant, table
from world.paint import CREAM, LIME, WHITE, paint
from world.people import GREENS, NAVY, ROSE, person
from world.rooms import corner, cup
from world.shape import box, place

picture("pages/clippings", 1024, 640)
land = plain([(0, 0, 16, 12)], 214)


def cutting(x, z, wide, high, rows, pictured=False, answer=False):
    """A newspaper cutting on the board: a bar for its title, grey columns, maybe a picture, maybe an answer."""
    with place(x, 2.594, z):
        box(CREAM, (0, 0, 0), (wide, 0.012, high), edge=0)
        box(INK, (-wide * 0.08, -0.009, high - 0.075), (wide * 0.7, 0.004, 0.035), edge=0)
        if pictured:
            box(paint("#9fb56d", 0.9), (0, -0.009, high * 0.42), (wide * 0.86, 0.004, high * 0.3), edge=0)
        for c in (-1, 1):
            for r in range(rows):
                box(GREY, (c * wide * 0.22, -0.009, 0.04 + 0.035 * r), (wide * 0.38, 0.004, 0.014), edge=0)
        if answer:
            box(WHITE, (0, 0, -0.2), (wide, 0.012, 0.16), edge=0)
            box(LIME, (-wide * 0.5 + 0.02, -0.009, -0.2), (0.03, 0.004, 0.16), edge=0)
            for r in range(3):
                box(GREY, (0.02, -0.009, -0.17 + 0.04 * r), (wide * 0.72, 0.004, 0.014), edge=0)


with place(0, 0, 2):
    corner(12, 5.6, 3.4, paint("#dfe5d8", 0.85), paint("#c6b08a", 0.9), opening=(-4.1, 0.95, 2.4, 1.7), left=False)
    box(paint("#c7a877", 0.9), (0.9, 2.63, 0.85), (4.6, 0.06, 2.0), edge=0.02)
    cutting(-0.85, 1.75, 0.72, 0.9, 9, True)
    cutting(0.1, 1.95, 0.8, 0.7, 12, False, True)
    cutting(1.15, 1.7, 0.9, 0.95, 10, True)
    cutting(2.4, 1.95, 0.9, 0.7, 13, False, True)
    cutting(-0.7, 1.0, 0.95, 0.55, 9)
    cutting(1.15, 1.15, 0.7, 0.42, 6)
    person(2.2, 1.7, 0, 128, ROSE, pose="point")
    table(-0.1, -0.1, 2.7, 1.0)
    chair(-0.85, 1.0, 0)
    person(-0.85, 0.95, 0, 16, NAVY, pose="sit")
    for k, (x, y, turn) in enumerate(((-0.75, 0.12, 8), (0.0, 0.1, -12), (0.12, 0.05, 20))):
        newspaper(x, y, 0.75 + 0.024 * (k // 2), turn)
    cup(0.62, 0.15, 0.752)
    pile(0.95, -0.1, 0.75, 2, 20, 1)
    person(3.3, 1.0, 0, -60, GREENS, pose="hold")
    plant(4.7, 2.0, 0, 1.5)
woods(land, 84, near=110)
dawn(azimuth=-125, elevation=24)
camera((0.1, -4.5, 4.2), (0.85, 0.8, 3.2), 34)
