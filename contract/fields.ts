import { z } from 'zod'

export const text = z.string().min(1)
/** A text that editors write in Markdown; an answer has safe HTML in its place. */
export const markdown = z.string().min(1)
/** An address inside the site. */
export const route = z.stringFormat('route', /^\/[A-Za-z0-9/_-]*(\?[^\s#]*)?$/)
export const link = z.strictObject({ to: route, text })
export type Link = z.infer<typeof link>

/** A large figure. `note` says year, scope or method: no figure stands without it. */
export const figure = z.strictObject({ value: text, unit: text.optional(), label: text, note: text })
