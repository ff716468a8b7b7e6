"""The press desk: pages on the rack, a cup and a telephone, the mill in the window."""
from world.land import plain
from world.light import dawn, level, picture
from world.nature import woods
from world.office import newspaper, telephone
from world.paint import CREAM, STRAW, WHITE, WOOD, paint
from world.rooms import cup
from world.shape import box, lathe, place, rod
from world.works import feed_mill

picture("banners/market-detail", 2400, 600)
INK, GREY = paint("#59645c", 0.9), paint("#b9bdb2", 0.9)


def page(x, z, wide, shade, first):
    """A newspaper hanging from its stick: a dark bar, a picture, grey columns."""
    with place(x, 0.28, z):
        rod(WOOD, 0.009, wide + 0.12, (-wide / 2 - 0.06, -0.012, 0), (0, 90, 0), sides=14)
        for k in range(3):
            box(CREAM, (0.004 * k, -0.012 + 0.006 * k, -0.42 + 0.008 * k), (wide, 0.005, 0.42), edge=0.001)
        box(INK, (0, -0.016, -0.052), (wide * 0.86, 0.002, 0.026), edge=0)
        columns = 3 if first else 4
        for c in range(columns):
            for r in range(13):
                if not ((c > 0 and r < 6) if first else (c < 2 and 4 < r < 11)):
                    box(GREY, (wide * 0.86 * ((c + 0.5) / columns - 0.5), -0.0155, -0.09 - 0.024 * r), (wide * 0.74 / columns, 0.002, 0.009), edge=0)
        px, pz = (wide * 0.143, -0.222) if first else (-wide * 0.215, -0.344)
        box(paint("#d9d3b4", 0.9), (px, -0.016, pz), (wide * (0.53 if first else 0.39), 0.002, 0.145), edge=0)
        box(shade, (px, -0.0165, pz), (wide * (0.53 if first else 0.39), 0.002, 0.07), edge=0)


land = plain([(-40, 190, 80, 44)], 131, hills=3)
feed_mill(-46, 190, 0, 4)
with place(0, -20, 4):
    box(WOOD, (0, 0, 0.7), (4.4, 0.7, 0.05), edge=0.012)
    for x, z, wide, high in ((-2.6, 0, 2.7, 2.6), (1.65, 0, 2.9, 2.6), (-0.525, 0, 1.45, 0.87), (-0.525, 2.0, 1.45, 0.6)):
        box(paint("#e6e9dc", 0.8), (x, 0.38, z), (wide, 0.12, high), edge=0.004)
    for x in (-1.25, 0.2):
        box(WHITE, (x, 0.34, 0.87), (0.04, 0.12, 1.2), edge=0.01)
    box(WHITE, (-0.525, 0.32, 0.85), (1.56, 0.2, 0.04), edge=0.01)
    page(0.45, 1.27, 0.31, paint("#9fb56d", 0.9), True)
    page(0.88, 1.27, 0.31, paint("#8fb3b5", 0.9), False)
    newspaper(-0.05, -0.06, 0.751, 14)
    cup(-0.36, -0.03, 0.751)
    lathe(STRAW, [(0.001, 0.0), (0.07, 0.0), (0.078, 0.006), (0.001, 0.004)], (-0.36, -0.03, 0.751))
    telephone(1.1, 0.06, 0.75, -100)
woods(land, 121, near=150, clear=[(-90, -60, 40, 206)])
dawn(azimuth=-122, elevation=20)
level(0.1, 2.3, 5.02, 34, -0.004, -20)
