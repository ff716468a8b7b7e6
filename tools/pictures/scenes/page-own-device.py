"""At home: someone writes on a computer of their own by the kitchen window."""
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import meadow, tree, woods
from world.office import chair, notebook, plant, table
from world.paint import CREAM, DARK_SLATE, SLATE, WOOD, paint
from world.people import ROSE, person
from world.rooms import corner, cup, shelf
from world.shape import box, place, tube
from world.village import house

picture("pages/own-device", 1024, 640)
land = plain([(0, 10, 26, 24)], 209)


def laptop(x, y, z, turn=0):
    """An open laptop; its screen leans back towards the viewer's side of `turn`."""
    with place(x, y, z, turn):
        box(SLATE, (0, 0, 0), (0.36, 0.25, 0.018), edge=0.006)
        box(DARK_SLATE, (0, 0.02, 0.018), (0.31, 0.13, 0.002), edge=0)
        with place(0, 0.125, 0.014, 0, 1, -14):
            box(SLATE, (0, 0, 0), (0.36, 0.012, 0.25), edge=0.004)
            box(paint("#e9eee2", 0.7), (0, -0.008, 0.014), (0.33, 0.004, 0.22), edge=0)
            for k in range(3):
                box(paint("#a9b5a2", 0.8), (-0.05, -0.011, 0.17 - 0.035 * k), (0.18, 0.002, 0.012), edge=0)
            box(paint("#8fc31f", 0.7), (-0.1, -0.011, 0.035), (0.08, 0.002, 0.026), edge=0)


with place(0, 0, 0.6):
    corner(13, 5, 3.3, paint("#ece4d2", 0.85), paint("#b98f62", 0.85), opening=(-0.9, 1.0, 2.8, 1.5), left=False)
    for s in (-1, 1):
        for k in range(4):
            box(paint("#b7c29a", 0.9), (-0.9 + s * (1.36 + 0.09 * k), 2.26 + 0.03 * (k % 2), 0.5), (0.09, 0.06, 2.2), edge=0.03)
    tube(WOOD, [(-2.9, 2.26, 2.72), (1.1, 2.26, 2.72)], 0.022)
    table(-0.1, 0.4, 2.2, 1.0)
    laptop(0.22, 0.36, 0.752, 62)
    chair(0.98, 0.3, -82, paint("#b98d5b", 0.8))
    person(0.9, 0.3, 0, -78, ROSE, pose="sit")
    cup(-0.2, 0.5, 0.752, paint("#d98f5f", 0.7))
    notebook(-0.3, 0.16, 0.751, 24, paint("#8a5f4a", 0.8))
    plant(-0.75, 0.68, 0.75, 0.42)
    shelf(2.6, 2.15, 1.05, 1.5, 3, 0.45, 5)
    box(CREAM, (2.6, 2.05, 0), (1.7, 0.6, 0.9), edge=0.03)
    box(WOOD, (2.6, 2.05, 0.9), (1.75, 0.64, 0.04), edge=0.01)
house(-14, 32, 0, 8)
tree(-3.6, 14, 0, 0.7, 1, 1, 30)
tree(3.5, 18, 0, 0.75, 2, 2, 30)
meadow(-12, 4, 10, 16, 700, size=0.22, flowers=0.2)
woods(land, 79, near=70, clear=[(-30, -20, 30, 44)])
dawn(azimuth=-125, elevation=26)
camera((-1.0, -3.5, 2.3), (0.35, 0.7, 1.72), 35)
