import { z } from 'zod'
import { Fault } from '../fault.ts'

export const itemName = z.object({ kind: z.string().min(1).max(100), id: z.string().max(200) })
/** Version of each file, by path. */
export const versions = z.record(z.string(), z.string().nullable())

export const revision = z.string().regex(/^[0-9a-f]{40}$/)

/** What a request says, in its shape. @throws Fault `badRequest`. */
export function read<T extends z.ZodType>(shape: T, value: unknown): z.output<T> {
  const { data, error } = shape.safeParse(value)
  if (error) throw new Fault('badRequest')
  return data
}
