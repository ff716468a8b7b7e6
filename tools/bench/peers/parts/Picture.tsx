import type { Picture as PictureData } from '../../../../contract/picture.ts'

/** A picture in the sizes that the server has; the first of a page is asked for at once, the others when they come near. */
export function Picture({ picture, sizes, first = false }: { picture: PictureData; sizes: string; first?: boolean }) {
  const { src, avif, srcset, narrow, width, height, alt } = picture
  return (
    <picture>
      {narrow && <source media="(max-width: 47.99em)" type="image/avif" srcSet={narrow.avif} sizes="100vw" />}
      {narrow && <source media="(max-width: 47.99em)" srcSet={narrow.srcset} sizes="100vw" />}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        srcSet={srcset || undefined}
        sizes={srcset ? sizes : undefined}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  )
}
