"""Scenes at eye level in the world of the models: clay but for what a picture is about, the light of noon, a sky of paper."""
from .model import clay, noon
from .pigs import EYE, HOOF, NOSTRIL, PALE, PINK, RED, SHINE

PIGS = (*PINK, *PALE, *RED, EYE, SHINE, NOSTRIL, HOOF)


def on_paper(*kept):
    """As the last of a scene, before its camera."""
    clay(*kept)
    noon(-40)
