import { isLang, langOf } from '#contract/paths.ts'
import { wholeLangOf } from '#contract/wholeLangs.ts'
import type { Issue } from '#edit/content/issues.ts'
import type { Schema } from '#edit/content/options.ts'
import type { PageWords } from '#edit/words/page.zh.ts'
import { untranslated } from '#edit/words/untranslated.ts'

/** What an issue says to an editor. */
export function sentenceOf(issue: Issue, schema: Schema | undefined, words: PageWords): string {
  const { path, code, limit = 0, key = '' } = issue
  switch (code) {
    case 'tooFew':
    case 'tooMany':
    case 'tooSmall':
    case 'tooLarge':
      return words.issues[code](limit)
    case 'unknown':
      return words.issues.unknown(key)
    case 'endsFirst':
      return words.issues.endsFirst(key.replace('T', ' ').replace(/[+]08:00$/, ''))
    case 'untranslated':
      return untranslated[path.find(isLang) ?? 'zh'][wholeLangOf(langOf(words.lang))]
    case 'format':
      return formatOf(schema, words)
    default:
      return words.issues[code]
  }
}

function formatOf(schema: Schema | undefined, words: PageWords): string {
  const input = schema?.['x-input']
  if (input === 'file') return words.formats.file(endingsOf(schema).join(words.comma))
  return input ? words.formats[input] : words.issues.format
}

/** `.webp`, `.svg`: what the name of a file must end in. */
const endingsOf = (schema: Schema | undefined): string[] =>
  /\\\.\(([\w|]+)\)\$$/
    .exec(schema?.pattern ?? '')?.[1]
    ?.split('|')
    .map((ending) => `.${ending}`) ?? []
