import { z } from 'zod'

/** What a browser may load instead of the master: candidates in AVIF and in WebP, as `srcset` takes them. */
const sources = { avif: z.string(), srcset: z.string() }

const percent = z.number().int().min(0).max(100)
/** The point of a picture that every crop of it shows, in per cent from its left and upper edge. */
export const focus = z.strictObject({ x: percent.default(50), y: percent.default(50) })
export type Focus = z.infer<typeof focus>

/**
 * A picture as the browser needs it: `width` × `height` in pixels. `preview`, a few hundred bytes as a data address, and
 * under it `colour` stand in its place until it arrives. Very wide pictures have a crop for phones, around
 * `focus` or what draws the eye. A drawing (SVG) has no sources of other sizes: there `avif` and `srcset` are empty. Nothing
 * stands behind a drawing or a picture that is cut out: `colour` is `transparent` and `preview` empty.
 */
export const picture = z.object({
  src: z.string(),
  ...sources,
  narrow: z.object(sources).optional(),
  focus: focus.optional(),
  preview: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  colour: z.string(),
  alt: z.string(),
})
export type Picture = z.infer<typeof picture>

/** Specification, section 3: '1' marks a picture, or an article's, as one of the company's collection. */
export const isCollect = z.enum(['0', '1']).optional()

/**
 * How the words of a banner stand: dark on the bright sky of its picture; white on a night; dark on paper above a picture of which nobody has
 * said that it bears words; dark above a figure of the page, drawn over the whole width; dark on paper alone.
 */
export const bannerMode = z.enum(['sky', 'dusk', 'below', 'figure', 'paper'])

/** How many targets the company has, and how many of them are behind; `link` leads to all. */
export const targetCount = z.object({ count: z.number().int(), behind: z.number().int(), link: z.string() })
export type TargetCount = z.infer<typeof targetCount>

/**
 * A target that is behind, as a flag where a picture shows what it measures: in per cent of the picture, with the address of its row.
 * `narrow` is `x` in what phones show of it, below 0 or above 100 beside that. A picture of few flags names them.
 */
const targetFlag = z.object({
  label: z.string(),
  to: z.string(),
  x: z.number(),
  y: z.number(),
  narrow: z.number(),
  isNamed: z.boolean(),
})
export type TargetFlag = z.infer<typeof targetFlag>

/** A figure of the page, pinned to what it measures: in per cent of the picture. */
const bannerPin = z.object({
  label: z.string(),
  value: z.string(),
  unit: z.string().optional(),
  x: z.number(),
  y: z.number(),
})
export type BannerPin = z.infer<typeof bannerPin>

/**
 * Specification, section 3. `videoInfo` holds the address of an mp4; a play icon shows when there is one. `captions` is its
 * WebVTT file in the page's language.
 */
export const banner = z.object({
  picInfo: z.string(),
  title: z.string(),
  subtitle: z.string(),
  linkUrl: z.string().optional(),
  videoInfo: z.string().optional(),
  captions: z.string().optional(),
  mode: bannerMode,
  picture,
  targets: targetCount.optional(),
  flags: z.array(targetFlag).optional(),
  pins: z.array(bannerPin).optional(),
})
export type Banner = z.infer<typeof banner>
