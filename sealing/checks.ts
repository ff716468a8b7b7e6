import { SealingError } from './sealingError.ts'

/*
 * What an opened text must look like, without a schema library: the reporter's browser checks as strictly as the desk
 * does. Each throws SealingError `content` with the path of the field.
 */

type Found = Record<string, unknown>

/** A JSON object. @throws SealingError `content` where the text is none. */
export function parseObject(text: string): Found {
  try {
    return objectOf(JSON.parse(text), 'text')
  } catch {
    return refuse('text')
  }
}

export function objectOf(value: unknown, field: string): Found {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(field)
  return value as Found
}

/** Holds an object to exactly these keys, save that those of `optional` may be missing. */
export function assertKeys(
  found: Found,
  keys: readonly string[],
  field: string,
  optional: readonly string[] = [],
): void {
  for (const key of keys) if (!Object.hasOwn(found, key)) refuse(`${field}${key}`)
  const known = new Set([...keys, ...optional])
  if (Object.keys(found).some((key) => !known.has(key))) refuse(`${field}*`)
}

export function textAt(value: unknown, field: string, fits: (text: string) => boolean): string {
  return typeof value === 'string' && fits(value) ? value : refuse(field)
}

/** A whole number within both bounds. */
export function wholeAt(value: unknown, field: string, least: number, most: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : refuse(field)
}

export function listAt(value: unknown, field: string, most: number): unknown[] {
  return Array.isArray(value) && value.length <= most ? value : refuse(field)
}

export const within = (limit: number) => (text: string) => text.length <= limit

export function refuse(field: string): never {
  throw new SealingError('content', { field })
}
