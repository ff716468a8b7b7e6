import { type WholeLang, wholeLangOf } from '#contract/wholeLangs.ts'
import { useSite } from '../data/site.tsx'
import { en } from '../words/calculator.en.ts'
import { type CalculatorWords, zh } from '../words/calculator.zh.ts'

const packs: Record<WholeLang, CalculatorWords> = { zh, en }

/** The words of the share calculator, which come with its page. */
export const useCalculatorWords = (): CalculatorWords => packs[wholeLangOf(useSite().lang)]
