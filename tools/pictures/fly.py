"""Opens an empty Blender scene, runs one flight file in it and renders its frames.

    blender -b --factory-startup -P fly.py -- FLIGHT.py FOLDER PERCENT SAMPLES [FRAME …]
"""
import os
import runpy
import sys

import bpy

flight_file, folder, percent, samples, *frames = sys.argv[sys.argv.index("--") + 1:]
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
bpy.ops.wm.read_factory_settings(use_empty=True)
runpy.run_path(flight_file)

from world.flight import render_flight  # noqa: E402  (needs the emptied scene)

render_flight(folder, int(percent), int(samples), [int(frame) for frame in frames])
