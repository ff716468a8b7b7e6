import { isLang, type Lang } from '#contract/languages.ts'
import { fileOfPdf } from '../content/editions.ts'
import { isSame } from '../content/same.ts'
import { readYaml } from '../content/yamlFile.ts'
import { isIn } from '../repository/secondEyes.ts'
import type { Editor, FileStep, Rights } from '../repository/types.ts'
import type { Rule } from './rules.ts'

/** What rules give; without any, nobody is held back. Whom no rule names may read. */
export function createRights(rules: readonly Rule[]): Rights | undefined {
  if (rules.length === 0) return undefined
  const rulesOf = ({ mail, groups = [] }: Editor) => {
    const own = rules.filter(({ who }) => who.some((name) => name.toLowerCase() === mail || groups.includes(name)))
    return own.length > 0 ? own : rules.filter(({ who }) => who.includes('*'))
  }
  const covering = (by: Editor, path: string) =>
    rulesOf(by).filter(({ places }) => places === undefined || isIn(path, places))
  return {
    allows(by, deed, step) {
      const isOpen = ({ publishes }: Rule) => deed === 'edit' || publishes
      if (isFree(step)) return rulesOf(by).some(isOpen)
      const own = covering(by, step.path).filter(isOpen)
      if (own.length === 0 || own.some(({ languages }) => languages === undefined)) return own.length > 0
      const spoken = own.flatMap(({ languages = [] }) => languages)
      return languagesIn(step).every((lang) => lang !== undefined && spoken.includes(lang))
    },
    limitsOf(by, path) {
      const own = covering(by, path)
      const isWhole = own.some(({ languages }) => languages === undefined)
      const canPublish = own.some(({ publishes }) => publishes)
      if (isWhole && canPublish) return undefined
      return {
        ...(!isWhole && { languages: [...new Set(own.flatMap(({ languages = [] }) => languages))] }),
        canPublish,
      }
    },
    watchedOf: (by) =>
      rulesOf(by).flatMap(({ secondEyes, places, languages }) =>
        secondEyes
          ? [
              {
                ...(places && { places }),
                ...(languages && {
                  isMeant: (step: FileStep) => languagesIn(step).some((lang) => lang && languages.includes(lang)),
                }),
              },
            ]
          : [],
      ),
  }
}

/** A picture or film that is new belongs to nobody yet; a PDF belongs to its item by its name. */
const isFree = ({ path, before }: FileStep) =>
  before === undefined && path.startsWith('media/') && fileOfPdf(path) === undefined

/** The languages in which a file changes. What they share, and what cannot be read, is of none: undefined. */
function languagesIn({ path, before, after }: FileStep): readonly (Lang | undefined)[] {
  const own = path.match(/\.(\w\w)\.\w+$/)?.[1]
  if (isLang(own)) return [own]
  const sides = path.endsWith('.yaml') ? [before, after].map((bytes) => bytes && readYaml(bytes)) : [undefined]
  if (sides.some((side) => side && side.faults.length > 0)) return [undefined]
  const found = [...changedIn(sides[0]?.data, sides[1]?.data, undefined)]
  return found.length > 0 ? found : [undefined] // comments, or a film
}

type Holder = Readonly<Record<string, unknown>>
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

function* changedIn(before: unknown, after: unknown, lang: Lang | undefined): Generator<Lang | undefined> {
  if (isSame(before, after)) return
  const isWalked = [before, after].every((side) => side === undefined || isHolder(side))
  const keys = isWalked ? new Set([before, after].flatMap((side) => (isHolder(side) ? Object.keys(side) : []))) : []
  let isEmpty = true
  for (const key of keys) {
    isEmpty = false
    const [old, now] = [before, after].map((side) => (isHolder(side) ? side[key] : undefined))
    yield* changedIn(old, now, lang ?? (isLang(key) ? key : undefined))
  }
  if (isEmpty || Array.isArray(before) !== Array.isArray(after)) yield lang
}
