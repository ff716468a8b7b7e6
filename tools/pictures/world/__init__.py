"""The company's illustrated world. Lengths are metres, z is up, the camera looks towards +y and the sun rises on the left."""
