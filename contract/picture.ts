import { z } from 'zod'

/** A picture as the browser needs it: `width` × `height` in pixels, `colour` stands in its place until it arrives. */
export const picture = z.object({
  src: z.string(),
  srcset: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  colour: z.string(),
  alt: z.string(),
})
export type Picture = z.infer<typeof picture>

/** Specification, section 3. `videoInfo` holds the address of an mp4; a play icon shows when there is one. */
export const banner = z.object({
  picInfo: z.string(),
  title: z.string(),
  subtitle: z.string(),
  linkUrl: z.string().optional(),
  videoInfo: z.string().optional(),
  picture,
})
export type Banner = z.infer<typeof banner>
