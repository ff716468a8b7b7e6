import type { MediaGroup } from '#contract/edit/media.ts'

// What editors put beside their texts. Nothing here needs Node: the page knows it too.

/** Bytes that a file may have when it is uploaded. */
export const mostMedia = 30_000_000

interface MediaType {
  group: MediaGroup
  type: string
}

const picture = (type: string): MediaType => ({ group: 'picture', type: `image/${type}` })
const types: Record<string, MediaType> = {
  jpg: picture('jpeg'),
  jpeg: picture('jpeg'),
  png: picture('png'),
  webp: picture('webp'),
  avif: picture('avif'),
  tif: picture('tiff'),
  tiff: picture('tiff'),
  heic: picture('heic'),
  heif: picture('heif'),
  svg: picture('svg+xml; charset=utf-8'),
  mp4: { group: 'film', type: 'video/mp4' },
  pdf: { group: 'pdf', type: 'application/pdf' },
  vtt: { group: 'captions', type: 'text/vtt; charset=utf-8' },
  csv: { group: 'table', type: 'text/csv; charset=utf-8' },
}
const other: MediaType = { group: 'other', type: 'application/octet-stream' }

export const endingOf = (path: string) => path.match(/\.(\w+)$/)?.[1]?.toLowerCase() ?? ''
export const mediaTypeOf = (path: string): MediaType => {
  const ending = endingOf(path)
  return Object.hasOwn(types, ending) ? (types[ending] ?? other) : other
}
