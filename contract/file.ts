import { z } from 'zod'

/** A printed document to download: `format` such as PDF, `size` in bytes. */
export const printedFile = z.object({
  href: z.string(),
  format: z.string(),
  size: z.number().int().positive(),
  pages: z.number().int().positive(),
})
export type PrintedFile = z.infer<typeof printedFile>
