import { dataBlockWords } from '#blocks/from/dataBlock.ts'
import type { FormWords } from '#blocks/kind.ts'
import { kinds as blocks } from '#blocks/kinds.ts'
import type { WholeLang } from '#contract/wholeLangs.ts'
import * as fieldsEn from './fields.en.ts'
import * as fieldsZh from './fields.zh.ts'
import * as valuesEn from './values.en.ts'
import * as valuesZh from './values.zh.ts'

/** What forms and VS Code call the fields, values and kinds of content, by the names that content files have for them. */
export interface Names {
  fields: Record<string, string>
  /** What some of them are called in a kind of their own: `certifications.body`. */
  fieldsOfKinds: Record<string, string>
  values: Record<string, string>
  kinds: Record<string, string>
  /** What each kind of block is for. */
  blocks: Record<string, string>
}

/** The names in a language: those of blocks come from their kinds, all others from the packs beside this file. */
export const names: Record<WholeLang, Names> = {
  zh: namesOf('zh', { ...fieldsZh, ...valuesZh }),
  en: namesOf('en', { ...fieldsEn, ...valuesEn }),
}

interface OwnNames extends FormWords {
  type: string
}

function namesOf(lang: WholeLang, shared: Omit<Names, 'blocks'>): Names {
  const own: OwnNames[] = Object.entries({ ...blocks, from: { words: dataBlockWords } }).map(([type, { words }]) => ({
    type,
    ...words[lang],
  }))
  const byType = (say: (words: OwnNames) => string) => Object.fromEntries(own.map((words) => [words.type, say(words)]))
  return {
    ...shared,
    fields: together(shared.fields, ...own.map(({ fields = {} }) => fields)),
    values: together(
      shared.values,
      byType(({ name }) => name),
      ...own.map(({ values = {} }) => values),
    ),
    blocks: byType(({ about }) => about),
  }
}

/** All these names. @throws Error where two call the same: what other content has too is named once, in the packs beside this file. */
export function together(...packs: readonly Record<string, string>[]): Record<string, string> {
  const all: Record<string, string> = {}
  for (const [name, word] of packs.flatMap((pack) => Object.entries(pack))) {
    if (all[name] !== undefined) throw new Error(`"${name}" is called "${all[name]}" already, not "${word}"`)
    all[name] = word
  }
  return all
}
