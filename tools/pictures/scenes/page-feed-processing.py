"""Inside the mill: conditioner above, holding vessel below it, sawn open on the feed that its screw moves, press and cooler, and the screen with their temperature."""
from math import cos, radians, sin

from world.display import screen
from world.land import plain
from world.light import camera, picture
from world.nature import woods
from world.on_paper import on_paper
from world.paint import GREEN, PALE_STEEL, SLATE, STEEL, WHITE, paint
from world.rooms import corner
from world.shape import box, lathe, mesh, place, put, rod, tube

picture("pages/feed-processing", 1600, 1000)
FEED = paint("#d3a54c", 0.9)
land = plain([(0, 0, 20, 14)], 31)


def vessel(material, x, z, radius, long, rings):
    """A lying drum with bands and domed ends, its left end at x."""
    lathe(material, [(0.001, 0), (radius * 0.8, 0.04), (radius, 0.16), (radius, long - 0.16), (radius * 0.8, long - 0.04), (0.001, long)], (x, 1.2, z), (0, 90, 0))
    for k in range(rings):
        at = 0.3 + k * (long - 0.6) / (rings - 1)
        lathe(SLATE, [(radius, -0.05), (radius + 0.05, -0.05), (radius + 0.05, 0.05), (radius, 0.05)], (x + at, 1.2, z), (0, 90, 0))


def gutter(material, x, z, radii, long, start, end):
    """What a turned body leaves over when a part of it is sawn away: from one angle to another, 0 towards the viewer, 90 up."""
    turns = [radians(start + (end - start) * k / 40) for k in range(41)]
    rim = [(radii[0] * cos(a), radii[0] * sin(a)) for a in turns] + [(radii[1] * cos(a), radii[1] * sin(a)) for a in reversed(turns)]
    points = [(at, 1.2 - y, z + up) for at in (x, x + long) for y, up in rim]
    n = len(rim)
    sides = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    ends = [(i + k, i + k + 1, i + n - 2 - k, i + n - 1 - k) for i in (0, n) for k in range(n // 2 - 1)]
    put(mesh(points, sides + ends, material))


def open_vessel(x, z, radius, long, rings):
    """The drum whose front is sawn away between its ends: a screw in a bed of feed."""
    gutter(WHITE, x + 0.16, z, (radius, radius - 0.07), long - 0.32, 112, 322)
    for at in (x, x + long - 0.16):
        rod(WHITE, radius, 0.16, (at, 1.2, z), (0, 90, 0))
    for k in range(rings):
        at = x + 0.3 + k * (long - 0.6) / (rings - 1)
        gutter(SLATE, at - 0.05, z, (radius + 0.05, radius), 0.1, 112, 322)
    rod(STEEL, 0.1, long - 0.32, (x + 0.16, 1.2, z), (0, 90, 0))
    blade, turns = [], 7
    for k in range(turns * 24 + 1):
        a, at = radians(15 * k), x + 0.3 + k * (long - 0.6) / (turns * 24)
        blade += [(at + d, 1.2 + r * cos(a), z + r * sin(a)) for r in (0.1, radius - 0.1) for d in (0, 0.03)]
    faces = [(i + a, i + b, i + b + 4, i + a + 4) for i in range(0, turns * 96, 4) for a, b in ((0, 2), (2, 3), (3, 1))]
    put(mesh(blade, faces, STEEL, smooth=True))
    gutter(FEED, x + 0.17, z, (radius - 0.07, 0.02), long - 0.34, 180, 360)


with place(0, 0, 1.0):
    corner(22, 8, 9.5, paint("#eef0e8", 0.8), paint("#c6c4b8", 0.9), opening=(-4.6, 1.3, 3.6, 3.6), left=False)
    for x in (-1.9, 4.5):
        for y in (0.1, 2.3):
            box(SLATE, (x, y, 0), (0.16, 0.16, 5.0), edge=0.02)
    box(SLATE, (1.3, 1.2, 2.5), (6.7, 2.4, 0.12), edge=0.02)
    box(SLATE, (1.3, 1.5, 4.25), (6.7, 1.2, 0.12), edge=0.02)
    for x in (-1.9, 4.5):
        box(SLATE, (x, 1.2, 4.14), (0.12, 2.4, 0.11), edge=0.02)
    for x in (-0.9, 3.3):
        box(SLATE, (x, 1.2, 2.62), (0.24, 0.9, 0.12), edge=0.02)
    lathe(PALE_STEEL, [(0.2, 0), (0.7, 0.75), (0.7, 4.2)], (-1.1, 1.2, 5.2))
    vessel(STEEL, -1.7, 4.78, 0.36, 5.4, 5)
    rod(STEEL, 0.2, 0.9, (3.3, 1.2, 3.85))
    open_vessel(-1.5, 3.3, 0.62, 5.4, 6)
    tube(GREEN, [(4.45, 2.2, 9.4), (4.45, 2.2, 5.4), (2.0, 1.9, 5.4), (2.0, 1.5, 5.1)], 0.09)
    rod(STEEL, 0.22, 1.1, (-0.7, 1.2, 1.9))
    with place(-0.7, 1.1):
        box(GREEN, (0, 0.2, 0), (1.5, 1.3, 0.5), edge=0.06)
        lathe(WHITE, [(0.001, 0.5), (0.62, 0.5), (0.78, 0.42), (0.78, -0.3), (0.001, -0.3)], (0, -0.1, 1.2), (90, 0, 0))
        lathe(SLATE, [(0.001, 0.54), (0.2, 0.54), (0.24, 0.5), (0.001, 0.48)], (0, -0.1, 1.2), (90, 0, 0))
    tube(STEEL, [(-0.1, 1.1, 0.75), (0.9, 1.1, 0.6), (1.6, 1.1, 1.9), (2.6, 1.1, 2.15)], 0.16)
    with place(2.8, 1.1):
        lathe(PALE_STEEL, [(0.25, 0.25), (0.85, 0.7), (0.85, 2.1), (0.001, 2.3)], sides=4, turn=(0, 0, 45))
        for z in (0.85, 1.15, 1.45, 1.75):
            box(SLATE, (0, -0.6, z), (0.95, 0.06, 0.1), edge=0.02)
        for sx in (-0.5, 0.5):
            box(SLATE, (sx, -0.3, 0), (0.1, 0.1, 0.7), edge=0.02)
    lathe(FEED, [(0.72, 0), (0.5, 0.12), (0.2, 0.31), (0.001, 0.36)], (2.8, 0.2, 0))
    box(SLATE, (-3.35, -0.2, 0), (0.1, 0.1, 1.05), edge=0.02)
    screen(-3.35, -0.25, 1.0, 0.86, 0.56, -12, 1, False)
woods(land, 31, near=110)
on_paper(FEED)
camera((-0.5, -8.9, 5.0), (0.45, 0, 3.4), 35)
