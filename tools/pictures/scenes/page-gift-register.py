"""A boxed present at the front desk is entered in the register the day it came."""
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import woods
from world.office import chair, folders, plant, sheets, table
from world.paint import CREAM, paint
from world.people import GREENS, NAVY, person
from world.rooms import corner, cup, shelf
from world.shape import ball, box, place

picture("pages/gift-register", 1200, 750)
land = plain([(0, 0, 16, 10)], 105)
RIBBON = paint("#c9a24b", 0.6)
with place(0, 0, 2):
    corner(11, 5.6, 3.2, paint("#e3e7d8", 0.8), paint("#c6b08a", 0.9), opening=(-0.9, 0.95, 4.4, 1.6), left=False)
    table(0.6, 0.2, 2.6, 1.0)
    chair(0.9, 1.05)
    person(0.9, 1.0, 0, 0, NAVY, pose="sit")
    person(-1.2, 0.7, 0, 62, GREENS, pose="hold")
    with place(-0.05, 0.1, 0.75, 12):
        box(paint("#a9483c", 0.7), (0, 0, 0), (0.42, 0.32, 0.13), edge=0.012)
        box(RIBBON, (0, 0, 0.0005), (0.05, 0.326, 0.134), edge=0.002)
        box(RIBBON, (0, 0, 0.0005), (0.426, 0.05, 0.134), edge=0.002)
        for s in (-1, 1):
            ball(RIBBON, 0.05, (s * 0.05, 0, 0.155), (1.2, 0.6, 0.5), (0, s * 25, 0), sides=16)
    with place(0.85, 0.12, 0.752, 4):
        box(paint("#3f6138", 0.7), (0, 0, 0), (0.66, 0.44, 0.008), edge=0.002)
    sheets(0.7, 0.12, 0.76, 4, 3, 9)
    sheets(1.0, 0.14, 0.76, 4, 3, 6)
    cup(1.55, 0.35, 0.75)
    folders(1.35, 0.5, 0.75, 4)
    shelf(3.2, 2.5, 0.9, 1.8, 3, stock="boxes", seed=4)
    plant(-3.6, 2.1, 0, 1.5)
    box(CREAM, (3.2, 2.45, 0), (1.9, 0.5, 0.9), edge=0.03)
woods(land, 95, near=120)
dawn(azimuth=-125, elevation=24)
camera((0.3, -3.35, 3.75), (0.2, 0.6, 3.0), 33)
