/**
 * The library of pictures, with libvips behind it. It stays in memory once it is there, so it is loaded when there is something to draw:
 * a start that finds all pictures as they were does without it.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false) // of pictures that were made: none is made twice
  return sharp
}
