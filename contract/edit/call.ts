import { z } from 'zod'

interface CallParts {
  /** In the address. */
  query?: z.ZodObject
  /** As JSON; a call by POST without it takes the bytes of a file. */
  body?: z.ZodObject
  /** What its answer holds; without it the bytes of a file. */
  data?: z.ZodType
}

export interface EditCall extends CallParts {
  method: 'GET' | 'POST'
  path: string
  summary: string
}

export const get = <P extends CallParts>(path: string, summary: string, parts: P) => ({
  method: 'GET' as const,
  path,
  summary,
  ...parts,
})
export const post = <P extends CallParts>(path: string, summary: string, parts: P) => ({
  method: 'POST' as const,
  path,
  summary,
  ...parts,
})

/** The answer of what is done and has nothing to say. */
export const done = z.object({})
