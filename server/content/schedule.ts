import { z } from 'zod'
import { route, text } from '#contract/fields.ts'
import { format } from './shapes/fields.ts'

const written = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?$/
/** `2026-11-27T08:00+08:00`; without an offset the time is China's. */
const moment = format('moment', (text) => written.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(timeOf(text)))

/** What items, pages and menu entries may say of when they are shown. */
export const schedule = {
  /** Not shown, and not checked by the site. */
  draft: z.boolean().optional(),
  /** Shown from this moment on. */
  publishAt: moment.optional(),
  /** Shown until this moment. */
  until: moment.optional(),
}

/** What is said at the address of an item once its `until` has passed; without either there is nothing at it. */
export const withdrawal = {
  /** The page that its address leads to. */
  movedTo: route.optional(),
  /** Why it was withdrawn. */
  withdrawn: text.optional(),
}

export interface Schedule {
  draft?: boolean | undefined
  publishAt?: string | undefined
  until?: string | undefined
}

/** 30 February is none, though a clock would take it for 2 March. */
const isDay = (text: string) => z.iso.date().safeParse(text).success

/** Milliseconds since 1970 of a moment in a content file; NaN for none. */
export function timeOf(moment: string): number {
  const text = moment.replace(' ', 'T')
  return Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}+08:00`)
}

/** A time (milliseconds since 1970) as content files write it: `2026-11-29T11:05:33+08:00`. */
export const momentInChina = (time: number): string =>
  `${new Date(time + 8 * 60 * 60 * 1000).toISOString().slice(0, 19)}+08:00`

/** The moment at which a day, YYYY-MM-DD, is over in China. */
export const endOfDay = (day: string): string => momentInChina(timeOf(`${day}T00:00`) + 24 * 60 * 60 * 1000)

export const isPublished = ({ draft, publishAt, until }: Schedule, now: number): boolean =>
  !draft && (publishAt === undefined || timeOf(publishAt) <= now) && !isOver({ until }, now)

/** Whether its time has passed. */
export const isOver = ({ until }: Pick<Schedule, 'until'>, now: number): boolean =>
  until !== undefined && timeOf(until) <= now
