"""A camera that flies through a scene: places it passes, what it looks at there, and how long it takes."""
import os

import bpy
from mathutils import Vector

from .light import render

scene = bpy.context.scene
RATE = 12  # frames a second that are rendered; the film is smoothed to twice as many


def flight(stops, seconds, lens=32):
    """Stops are (place, looked at) pairs, passed at equal times; the flight sets out and arrives gently."""
    frames = round(seconds * RATE)
    scene.frame_start, scene.frame_end, scene.render.fps = 1, frames, RATE
    eye = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    scene.collection.objects.link(eye)
    eye.data.lens, eye.data.clip_end, eye.data.sensor_fit = lens, 4000, "HORIZONTAL"
    eye.rotation_mode = "QUATERNION"
    scene.camera = eye
    for frame in range(1, frames + 1):
        part = (frame - 1) / (frames - 1)
        place, target = _at(stops, part * part * (3 - 2 * part))
        eye.location = place
        eye.rotation_quaternion = (target - place).to_track_quat("-Z", "Y")
        eye.keyframe_insert("location", frame=frame)
        eye.keyframe_insert("rotation_quaternion", frame=frame)


def glide(views, step):
    """A camera that looks at a long model piece by piece: so many views, each so far to the right of the one before."""
    scene.frame_start, scene.frame_end = 1, views
    start = scene.camera.location.x
    for frame in range(1, views + 1):
        scene.camera.location.x = start + (frame - 1) * step
        scene.camera.keyframe_insert("location", frame=frame)


def _at(stops, part):
    """Where the camera is and looks when `part` (0 to 1) of the way is behind it: a Catmull-Rom curve through the stops."""
    step = part * (len(stops) - 1)
    first = min(int(step), len(stops) - 2)
    t = step - first
    around = [stops[min(max(k, 0), len(stops) - 1)] for k in range(first - 1, first + 3)]
    return tuple(_curve([Vector(stop[which]) for stop in around], t) for which in (0, 1))


def _curve(p, t):
    return 0.5 * (2 * p[1] + (p[2] - p[0]) * t + (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * t ** 2
                  + (3 * p[1] - p[0] - 3 * p[2] + p[3]) * t ** 3)


def render_flight(folder, percent, samples, only=None):
    """PNG frames 0001.png … into `folder`; `only` renders a list of frames. A frame that is there already is kept."""
    for frame in only or range(scene.frame_start, scene.frame_end + 1):
        out = f"{folder}/{frame:04d}.png"
        if os.path.exists(out):
            continue
        scene.frame_set(frame)
        render(out, percent, samples)
