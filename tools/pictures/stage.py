"""Opens an empty Blender scene, runs one scene file in it and renders it.

    blender -b --factory-startup -P stage.py -- SCENE.py OUT.png PERCENT SAMPLES
"""
import os
import runpy
import sys

import bpy

scene_file, out, percent, samples = sys.argv[sys.argv.index("--") + 1:]
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
bpy.ops.wm.read_factory_settings(use_empty=True)
runpy.run_path(scene_file)

from world.light import render  # noqa: E402  (needs the emptied scene)

render(out, int(percent), int(samples))
