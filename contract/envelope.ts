import { z } from 'zod'

/** What every call answers: `code` repeats the HTTP status, `msg` is a sentence in the reader's language. */
export const failure = z.object({ code: z.number().int(), msg: z.string() })

/** The envelope of a successful answer around `data`. */
export const success = <T extends z.ZodType>(data: T) => z.object({ code: z.literal(200), msg: z.literal('ok'), data })

/** A page of a list. `page` counts from 1; `total` is the number of items on all pages. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  })
