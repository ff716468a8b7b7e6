"""The history room: the first ledger lies open beside a model of the barn in which it was kept."""
from world.gear import old_barn
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import woods
from world.office import GREY, books, notebook, pile
from world.paint import CREAM, DARK_WOOD, SLATE, WHITE, WOOD, paint
from world.people import NAVY, ROSE, SAND, child, person
from world.pigs import PALE, PINK, pig
from world.rooms import corner
from world.shape import box, place

picture("pages/history-room", 1024, 640)
land = plain([(0, 0, 16, 12)], 201)


def ledger(x, y, z, turn=0):
    """A hard-backed book lying open, grey rows instead of writing."""
    with place(x, y, z, turn):
        box(DARK_WOOD, (0, 0, 0), (0.66, 0.44, 0.012), edge=0.004)
        for s in (-1, 1):
            box(CREAM, (s * 0.158, 0, 0.012), (0.31, 0.41, 0.03), (0, s * 3, 0), edge=0.008)
            for r in range(9):
                box(GREY, (s * 0.158, 0.15 - 0.036 * r, 0.043), (0.25 if r % 4 else 0.16, 0.008, 0.001), (0, s * 3, 0), edge=0)


def photograph(x, z, wide, high, low):
    """A framed picture on the back wall: sky, field, a roof."""
    with place(x, 2.7, z):
        box(DARK_WOOD, (0, 0, 0), (wide, 0.04, high), edge=0.01)
        box(paint("#dfe3d2", 0.9), (0, -0.024, 0.05), (wide - 0.1, 0.006, high - 0.1), edge=0)
        box(paint(low, 0.9), (0, -0.029, 0.05), (wide - 0.1, 0.004, high * 0.36), edge=0)
        box(paint("#8d6a55", 0.9), (wide * 0.1, -0.033, high * 0.34), (wide * 0.3, 0.004, high * 0.2), edge=0)


with place(0, 0, 1):
    corner(10, 5.8, 3.2, paint("#e3e6d8", 0.85), paint("#bfa47c", 0.9), opening=(-3.0, 1.0, 2.4, 1.5), left=False)
    box(WOOD, (0.5, 0.1, 0.72), (3.5, 1.15, 0.06), edge=0.02)
    box(WHITE, (0.5, 0.1, 0), (3.2, 0.95, 0.72), edge=0.03)
    box(paint("#a9bb7c", 0.95), (1.25, 0.12, 0.78), (1.5, 0.8, 0.02), edge=0.01)
    with place(1.3, 0.25, 0.8, -12, 0.11):
        old_barn(0, 0)
    for k, (x, y, turn, pose) in enumerate(((0.78, -0.08, 10, "stand"), (1.02, -0.14, 160, "sniff"), (1.3, -0.16, -20, "look"), (1.58, -0.1, 190, "stand"), (1.82, -0.05, 30, "lie"))):
        pig(x, y, 0.8, turn, "finisher", pose, (PINK, PALE)[k % 2], 0.09)
    ledger(-0.35, -0.02, 0.78, 4)
    notebook(-0.98, 0.1, 0.78, 14, SLATE)
    pile(-0.98, 0.42, 0.78, 2, 10, 1)
    person(-0.2, 1.25, 0, 4, NAVY, pose="point")
    child(0.72, 1.05, 0, 18, ROSE, pose="hold", size=0.78)
    person(2.8, 0.35, 0, -66, SAND, pose="hold")
    photograph(0.1, 1.75, 0.8, 0.6, "#9fb56d")
    photograph(1.2, 1.75, 1.0, 0.6, "#cdb575")
    photograph(2.3, 1.75, 0.7, 0.6, "#86a552")
    box(WOOD, (3.9, 2.55, 0.9), (1.3, 0.3, 0.04), edge=0.01)
    books(3.35, 2.52, 0.94, 14, seed=3)
    box(WOOD, (3.9, 2.55, 1.5), (1.3, 0.3, 0.04), edge=0.01)
    books(3.35, 2.52, 1.54, 11, seed=5)
woods(land, 71, near=110)
dawn(azimuth=-125, elevation=24)
camera((-0.2, -4.6, 3.35), (0.6, 0.5, 1.95), 36)
