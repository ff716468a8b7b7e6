"""Scenes that are looked at again: from another side, or on a flight."""
import os
import runpy


def scene_of(name):
    """The things and the light of a picture's scene; who looks at it again brings a camera and a size of their own."""
    runpy.run_path(os.path.join(os.path.dirname(__file__), "..", "scenes", name + ".py"))
