"""The newsroom checks a figure against its source before a text goes out."""
from world.display import screen
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import woods
from world.office import chair, folders, plant, sheets, table, telephone
from world.paint import CREAM, WARM, WHITE, paint
from world.people import NAVY, ROSE, SAND, person
from world.rooms import corner, cup
from world.shape import box, place

picture("pages/newsroom", 1024, 640)
land = plain([(0, 0, 16, 12)], 212)


def print_out(x, z, sky, field, roof):
    """A picture pinned to the wall: sky, field and one building."""
    with place(x, 2.594, z):
        box(WHITE, (0, 0, 0), (0.62, 0.01, 0.44), edge=0)
        box(paint(sky, 0.9), (0, -0.008, 0.04), (0.56, 0.004, 0.36), edge=0)
        box(paint(field, 0.9), (0, -0.012, 0.04), (0.56, 0.004, 0.15), edge=0)
        box(paint(roof, 0.9), (0.06, -0.016, 0.15), (0.2, 0.004, 0.09), edge=0)


with place(0, 0, 2):
    corner(12, 5.6, 3.4, paint("#e9ecdf", 0.85), paint("#c6b08a", 0.9), opening=(-3.0, 0.95, 3.6, 1.7), left=False)
    box(WARM, (1.9, 2.63, 1.15), (3.0, 0.06, 1.5), edge=0.02)
    for k, (sky, field, roof) in enumerate((("#d5e3e4", "#9fb56d", "#627a85"), ("#ece1c6", "#cdb575", "#f1f1ea"), ("#d5e3e4", "#86a552", "#7fa03f"),
                                            ("#ece1c6", "#80a04e", "#b9714f"), ("#d5e3e4", "#cdb575", "#627a85"), ("#d5e3e4", "#adb96d", "#f1f1ea"))):
        print_out(1.0 + 0.9 * (k % 3), 1.97 - 0.62 * (k // 3), sky, field, roof)
    table(0.0, 0.0, 2.9, 1.05)
    screen(-0.1, 0.2, 0.75, 0.66, 0.4, 16, 0)
    screen(0.62, 0.24, 0.75, 0.62, 0.38, -4, 3)
    chair(-0.85, 1.15, 0)
    person(-0.85, 1.1, 0, 18, NAVY, pose="sit")
    person(1.5, 1.1, 0, -44, ROSE, pose="point")
    sheets(-0.85, 0.12, 0.752, 12, 4)
    telephone(1.2, 0.1, 0.75, -60)
    cup(-1.25, 0.1, 0.752)
    folders(-1.95, 2.45, 0.62, 5)
    box(CREAM, (-1.75, 2.45, 0), (1.1, 0.5, 0.62), edge=0.02)
    person(2.75, 1.75, 0, -30, SAND, pose="hold")
    plant(4.6, 2.0, 0, 1.5)
woods(land, 82, near=110)
dawn(azimuth=-125, elevation=24)
camera((0.0, -4.4, 4.1), (0.55, 0.6, 3.05), 36)
