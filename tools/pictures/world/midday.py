"""Midday: a high neutral sun behind the left shoulder, short shadows, a pale clear sky."""
import bpy

from .light import dawn


def midday(elevation=48, azimuth=-150, sun=4.4, mist=(180, 1150)):
    """As `dawn`, for things whose colour and form count more than the hour."""
    dawn(elevation, azimuth, sun, 0.85, mist, air="#e3ebea", zenith="#6fa6c6")
    bpy.data.lights["sun"].color = (1, 0.95, 0.87)
