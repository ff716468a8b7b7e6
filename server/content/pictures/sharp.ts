/**
 * The library of pictures, with libvips behind it. It stays in memory once it is there, so it is loaded when there is something to draw:
 * a start that finds all pictures as they were does without it.
 */
export const loadSharp = async () => (await import('sharp')).default
