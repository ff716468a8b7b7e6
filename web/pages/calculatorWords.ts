import type { Lang } from '#contract/paths.ts'
import { useSite } from '../data/site.tsx'
import { en } from '../words/calculator.en.ts'
import { type CalculatorWords, zh } from '../words/calculator.zh.ts'

const packs: Record<Lang, CalculatorWords> = { zh, en }

/** The words of the share calculator, which come with its page. */
export const useCalculatorWords = (): CalculatorWords => packs[useSite().lang]
