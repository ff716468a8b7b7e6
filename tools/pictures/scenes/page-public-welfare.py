"""Midday in the village canteen: a warm meal is brought to the table by the window."""
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import woods
from world.office import plant, table, vase
from world.paint import CREAM, GREEN, PALE_STEEL, STEEL, WHITE, WOOD, paint
from world.people import COAT, GREENS, NAVY, ROSE, SAND, person
from world.rooms import corner, stool
from world.shape import ball, box, lathe, place, tube

GREY, PALE = paint("#b9b5ad", 0.8), paint("#d6d3cb", 0.8)
BROTH, LEAF = paint("#c98f4e", 0.6), paint("#7fa03f", 0.7)


def bowl(x, y, z, filling):
    lathe(WHITE, [(0.001, 0), (0.05, 0), (0.055, 0.015), (0.1, 0.075), (0.094, 0.075), (0.06, 0.03)], (x, y, z), sides=32)
    lathe(filling, [(0.088, 0.062), (0.001, 0.068)], (x, y, z), sides=32)


picture("pages/public-welfare", 1024, 640)
land = plain([(0, 0, 18, 10)], 138)
with place(0, 0, 0.8):
    corner(12, 5.6, 3.3, paint("#eee9da", 0.8), paint("#c8ab80", 0.9), opening=(-1.6, 0.95, 5.4, 1.55), left=False)
    table(-0.3, 0.4, 3.4, 0.95)
    for k, (x, top, hair) in enumerate(((-1.5, SAND, GREY), (-0.3, NAVY, PALE), (0.9, ROSE, GREY))):
        stool(x, 1.2, 0, GREEN)
        person(x, 1.15, 0, 6 * (1 - k), top, pose="sit", hair=hair)
        bowl(x, 0.62, 0.75, (BROTH, WHITE, BROTH)[k])
    for x, y, f in ((-0.95, 0.42, LEAF), (0.3, 0.4, BROTH), (-0.3, 0.28, LEAF)):
        lathe(CREAM, [(0.001, 0), (0.09, 0), (0.15, 0.035), (0.14, 0.037)], (x, y, 0.75), sides=32)
        ball(f, 0.1, (x, y, 0.785), (1, 1, 0.42), sides=20)
    person(2.35, 0.2, 0, -72, COAT, coat=True, hat=WHITE, pose="hold")
    with place(2.35, 0.2, 0, -72):
        box(WOOD, (0, -0.42, 1.06), (0.62, 0.4, 0.03), edge=0.01)
        for x in (-0.15, 0.15):
            bowl(x, -0.42, 1.09, BROTH)
    box(WOOD, (4.0, 1.9, 0), (1.7, 0.75, 0.9), edge=0.03)
    with place(3.8, 1.85, 0.9):
        lathe(STEEL, [(0.001, 0), (0.26, 0), (0.26, 0.34), (0.28, 0.36), (0.27, 0.37)], sides=40)
        lathe(PALE_STEEL, [(0.28, 0.37), (0.16, 0.43), (0.001, 0.45)], sides=40)
        ball(WOOD, 0.04, (0, 0, 0.47))
    for s in (-1, 1):
        tube(STEEL, [(3.8 + s * 0.25, 1.85, 1.12), (3.8 + s * 0.33, 1.85, 1.16), (3.8 + s * 0.25, 1.85, 1.2)], 0.015)
    vase(-1.75, 0.35, 0.75)
    plant(-4.1, 2.1, 0, 1.5)
woods(land, 128, near=70)
dawn(azimuth=-126, elevation=24)
camera((0.3, -5.1, 2.5), (0.45, 0.8, 1.92), 37)
