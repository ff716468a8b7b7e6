"""People as simple, faceless figures about 1.7 m tall, facing the viewer (-y)."""
import math

from mathutils import Vector

from .paint import HAIR, SKIN, STRAW, WHITE, paint
from .shape import ball, box, lathe, place

GREENS, COAT, NAVY, SAND, ROSE = paint("#5f8a4a", 0.8), paint("#f0f0ea", 0.75), paint("#41586a", 0.8), paint("#c8ad7c", 0.8), paint("#b97a66", 0.8)
BOOT, TROUSER = paint("#4a4f45", 0.8), paint("#5f6a66", 0.85)


def _limb(material, points, r0, r1):
    """A tapering limb with round ends."""
    a, b = Vector(points[0]), Vector(points[-1])
    for p, q, s, t in zip(points, points[1:], _steps(r0, r1, len(points)), _steps(r0, r1, len(points))[1:]):
        p, q = Vector(p), Vector(q)
        d = q - p
        turn = d.to_track_quat("Z", "Y").to_euler()
        lathe(material, [(s, 0), (t, d.length)], p, [math.degrees(v) for v in turn], sides=20)
        ball(material, s, p, sides=18)
    ball(material, r1, b, sides=18)


def _steps(a, b, n):
    return [a + (b - a) * k / (n - 1) for k in range(n)]


def person(x, y, z=0.0, turn=0, top=GREENS, legs=TROUSER, hat=None, pose="stand", size=1.0, coat=False, hair=HAIR, skin=SKIN):
    """Poses: stand, point (one arm forward), hold (both hands in front), walk, wave, sit."""
    with place(x, y, z, turn, size):
        lift = -0.42 if pose == "sit" else 0.0
        stride = 0.16 if pose == "walk" else 0.0
        for s in (-1, 1):
            if pose == "sit":
                _limb(legs, [(s * .10, 0, .46), (s * .11, -.40, .46), (s * .11, -.42, .08)], .09, .06)
                ball(BOOT, .085, (s * .11, -.47, .05), (.85, 1.5, .62))
            else:
                _limb(legs, [(s * .095, 0, .84), (s * .10, -s * stride * .5, .45), (s * .10, -s * stride, .08)], .098, .062)
                ball(BOOT, .085, (s * .10, -s * stride - .04, .05), (.85, 1.5, .62))
        with place(0, 0, lift):
            body = [(.001, .76), (.14, .765), (.165, .82), (.155, .98), (.175, 1.18), (.19, 1.32), (.165, 1.40), (.09, 1.45), (.055, 1.47), (.055, 1.52)]
            lathe(top, body, scale=(1.12, .78, 1))
            if coat and pose != "sit":
                lathe(top, [(.22, .52), (.205, .70), (.175, .95), (.17, 1.0)], scale=(1.12, .86, 1))
            ball(skin, .125, (0, -.01, 1.62), (.92, .95, 1.08))
            ball(hair, .128, (0, .025, 1.655), (.96, .92, .98))
            _arms(top, skin, pose)
            if hat == "straw":
                lathe(STRAW, [(.30, 1.66), (.28, 1.675), (.14, 1.71), (.125, 1.80), (.09, 1.83), (.001, 1.835)])
            elif hat:
                lathe(hat, [(.136, 1.66), (.135, 1.72), (.11, 1.77), (.05, 1.80), (.001, 1.805)])
                ball(hat, .1, (0, -.12, 1.67), (.95, .9, .16))


def _arms(top, skin, pose):
    for s in (-1, 1):
        shoulder = (s * .20, 0, 1.34)
        if pose == "hold" or pose == "point" and s < 0:
            elbow, hand = (s * .24, -.08, 1.07), (s * (.12 if pose == "hold" else .2), -.34, 1.12 if pose == "hold" else 1.26)
        elif pose == "wave" and s > 0:
            elbow, hand = (.36, -.02, 1.42), (.42, -.06, 1.72)
        elif pose == "sit":
            elbow, hand = (s * .25, -.06, 1.08), (s * .15, -.32, .96)
        elif pose == "walk":
            elbow, hand = (s * .26, s * .06, 1.08), (s * .25, s * .16, .86)
        else:
            elbow, hand = (s * .26, .01, 1.08), (s * .24, -.04, .84)
        _limb(top, [shoulder, elbow, hand], .068, .05)
        ball(skin, .055, Vector(hand) + (Vector(hand) - Vector(elbow)).normalized() * .04)


def child(x, y, z=0.0, turn=0, top=ROSE, pose="stand", **more):
    person(x, y, z, turn, top, pose=pose, size=more.pop("size", 0.72), **more)


def tablet(x, y, z=0.0, turn=0):
    with place(x, y, z, turn):
        box(paint("#39464a", 0.5), (0, -.36, 1.08), (.26, .04, .19), (-35, 0, 0), edge=.02)
        box(paint("#cfe0d6", 0.6), (0, -.375, 1.095), (.22, .04, .15), (-35, 0, 0), edge=.01)


def clipboard(x, y, z=0.0, turn=0):
    with place(x, y, z, turn):
        box(WHITE, (0, -.36, 1.08), (.22, .03, .28), (-40, 0, 0), edge=.01)
