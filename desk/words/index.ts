import type { Lang } from '#contract/paths.ts'
import { en } from './en.ts'
import { zh } from './zh.ts'

export type Words = typeof zh
export type FaultName = keyof Words['faults']

export const wordsOf = (lang: Lang): Words => ({ zh, en })[lang]
