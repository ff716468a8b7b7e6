import { z } from 'zod'
import { blockFile } from '#blocks/kinds.ts'
import { figure, link, route } from '#contract/fields.ts'
import { bannerMode } from '#contract/picture.ts'
import { schedule, withdrawal } from '../schedule.ts'
import { id, inWrittenOrder, onPicture, text } from './fields.ts'
import { cropped, file, image } from './media.ts'

const pin = onPicture.extend(figure.pick({ label: true, value: true, unit: true }).shape)

/** A banner without a picture is drawn from its page; one with a picture has it `below` its words where it says nothing. */
const banner = {
  picture: cropped.picture.optional(),
  video: file('mp4').optional(),
  focus: cropped.focus,
  alt: text.optional(),
  mode: bannerMode.optional(),
  linkUrl: text.optional(),
  /** The page of the ESG targets: those that are behind stand as flags on the picture then. */
  targets: route.optional(),
  /** Where the picture shows what a target measures: a flag stands there, with its name, while the target is behind. */
  flags: z.array(onPicture.extend({ indicator: text })).optional(),
  /** Figures of the page, each above what it measures in the picture, left or right of the words; below the picture where windows have no room. */
  pins: z.array(pin).max(4).optional(),
}
const slide = z.strictObject({ ...banner, title: text, subtitle: text })

/** `pages/<route>.zh.yaml` and its twin `.en.yaml`. */
export const pageFile = inWrittenOrder(
  {
    title: text,
    subtitle: text,
    description: text,
    ...banner,
    /** The page whose figure the banner draws, where it has no picture and not the page's own. */
    drawnFrom: route.optional(),
    /** Slides that follow the page's own banner, which this makes a carousel. */
    banners: z.array(slide).optional(),
    blocks: z.array(blockFile).min(1),
    /** Pages that a reader of this one may want next. A page ends with two ways onward: the section's next page, where there is one, and these. */
    related: z.array(route).max(4).optional(),
    ...schedule,
    ...withdrawal,
  },
  z.strictObject,
)

const perhapsImage = { ...image, picture: image.picture.optional(), alt: text.optional() }

const panel = z.strictObject({
  id,
  title: text,
  text,
  figure: z.strictObject({ value: text, unit: text.optional(), label: text }),
  link: route,
  ...cropped,
  alt: text,
})

/** `home.zh.yaml` and `home.en.yaml`. */
export const homeFile = z.strictObject({
  title: text,
  description: text,
  banners: z.array(slide).min(1),
  about: z.strictObject({ title: text, text, link, figures: z.array(figure).min(2).max(4) }),
  // What a company has no content for is left out.
  chain: z.strictObject({ title: text, text, items: z.array(panel).min(3).max(7) }).optional(),
  news: z.strictObject({ title: text, text }).optional(),
  securities: z.strictObject({ title: text, text, link }).optional(),
  sustainability: z
    .strictObject({ title: text, text, link, figures: z.array(figure).min(2).max(4), ...perhapsImage })
    .optional(),
  integrity: z.strictObject({ title: text, text, link }).optional(),
})
