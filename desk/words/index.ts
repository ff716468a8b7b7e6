import type { Lang } from '#contract/paths.ts'
import { wholeLangOf } from '#contract/wholeLangs.ts'
import { en } from './en.ts'
import { type Words, zh } from './zh.ts'

export type FaultName = keyof Words['faults']

export const wordsOf = (lang: Lang): Words => ({ zh, en })[wholeLangOf(lang)]
