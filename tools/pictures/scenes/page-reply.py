"""A small screen shows a question and an answer; the slip with the code lies beside it."""
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import woods
from world.office import GREY, sill, vase
from world.paint import CREAM, DARK_SLATE, SLATE, WHITE, paint
from world.rooms import cup
from world.shape import box, place, rod

picture("pages/reply", 1024, 640)
land = plain([(0, -20, 30, 12)], 210, hills=3)


def dialogue(x, y, z, turn=0):
    """A tablet on its stand: grey words from one side, green ones from the other."""
    with place(x, y, z, turn):
        box(SLATE, (0, 0.07, 0), (0.2, 0.1, 0.012), edge=0.004)
        box(SLATE, (0, 0.1, 0), (0.05, 0.014, 0.12), (-24, 0, 0), edge=0.004)
        with place(0, 0.02, 0.006, 0, 1, -20):
            box(DARK_SLATE, (0, 0, 0), (0.3, 0.012, 0.4), edge=0.008)
            box(paint("#f3f5ee", 0.7), (0, -0.008, 0.018), (0.27, 0.003, 0.364), edge=0)
            for side, up, high, rows in ((-1, 0.29, 0.066, 3), (1, 0.215, 0.05, 2), (-1, 0.125, 0.066, 3), (1, 0.045, 0.05, 2)):
                box(paint("#dfe5d6" if side < 0 else "#a9cc5a", 0.8), (side * 0.035, -0.0105, up), (0.175, 0.003, high), edge=0.001)
                for r in range(rows):
                    long = 0.14 if r < rows - 1 else 0.09
                    box(paint("#93a08e" if side < 0 else "#5f8a2f", 0.8), (side * 0.035 - 0.5 * (0.14 - long), -0.0128, up + high - 0.019 - 0.0185 * r), (long, 0.001, 0.007), edge=0)


def slip(x, y, z, turn=0):
    """A card with five groups of five marks."""
    with place(x, y, z, turn):
        box(WHITE, (0, 0, 0), (0.36, 0.13, 0.003), edge=0)
        box(CREAM, (0, 0.047, 0.003), (0.36, 0.036, 0.0006), edge=0)
        box(GREY, (-0.09, 0.047, 0.0036), (0.14, 0.008, 0.0006), edge=0)
        for g in range(5):
            for k in range(5):
                box(paint("#55635a", 0.8), (-0.138 + 0.066 * g + 0.0105 * k, -0.012, 0.003), (0.0062, 0.02 if (g * 3 + k) % 4 else 0.016, 0.001), edge=0)
            if g < 4:
                box(paint("#8d9690", 0.8), (-0.084 + 0.066 * g, -0.012, 0.003), (0.008, 0.003, 0.001), edge=0)


with place(0, -20, 5):
    sill(0.02, 3.6, 0.9)
    dialogue(-0.06, 0.12, 0.752, -12)
    slip(0.2, -0.24, 0.751, 12)
    rod(paint("#3f6138", 0.6), 0.007, 0.17, (0.37, -0.1, 0.758), (0, 90, 34), sides=16)
    rod(paint("#c9a24b", 0.5), 0.0065, 0.03, (0.37, -0.1, 0.758), (0, -90, 34), sides=16, top=0.001)
    cup(0.42, 0.16, 0.751)
    vase(-0.42, 0.2, 0.751, 6)
woods(land, 80, near=160, clear=[(-40, -60, 40, 60)])
dawn()
camera((0.12, -21.42, 6.22), (0.03, -19.9, 5.86), 46)
