import type { Lang } from '#contract/paths.ts'
import { shownNames } from './index.ts'
import { refusals as en } from './media.en.ts'
import { refusals as zh } from './media.zh.ts'

export type MediaReason = keyof typeof zh

/** Why a file is not taken; `names` are the files that the sentence speaks of. */
export const mediaSentence = (reason: MediaReason, lang: Lang, names: readonly string[] = []): string =>
  ({ zh, en })[lang][reason].replace('{files}', () => shownNames(names, lang))
