import { join } from 'node:path'
import { z } from 'zod'
import type { ItemName } from '#contract/edit/items.ts'
import type { Editor, Repository, Step } from '../../repository/types.ts'
import { itemsIn, nameOf } from '../index/entries.ts'
import { keep, readKept } from '../keptFile.ts'
import { openVersions } from './itemVersions.ts'
import { type StaleTexts, staleAfter } from './staleTexts.ts'

/** Which texts are stale, followed commit by commit. */
export interface Translations {
  /** By item; those without any are left out. */
  all(): Promise<ReadonlyMap<string, StaleTexts>>
  of(name: ItemName): Promise<StaleTexts>
  /** Says that texts are still right as they are: a note in the history, so that it is known wherever that goes. */
  markRight(name: ItemName, texts: readonly string[], by: Editor): Promise<void>
}

/** Of a longer history only the latest steps are looked at when the program sees it for the first time. */
const mostSteps = 2_000
const label = 'Translation-right: '
const mark = z.object({ kind: z.string(), id: z.string(), texts: z.array(z.string()) })

interface Known {
  /** The last commit that was looked at. */
  at: string | undefined
  items: Map<string, StaleTexts>
}
/** The same in a file; the stamp is raised when that changes. */
type Kept = Omit<Known, 'items'> & { items: [string, StaleTexts][] }
const stamp = 'translations 2'

/** Follows the texts of a repository. What it knows is kept beside it, and made again from the history where that is lost. */
export function openTranslations(repository: Repository): Translations {
  const file = join(repository.caches, 'translations.json')
  const versions = openVersions(repository)
  let isCurrent = false
  let last: Promise<Known> | undefined
  repository.onChange(() => {
    isCurrent = false
  })

  /** Looks at what came since the last time; one after the other. */
  const current = (): Promise<Known> => {
    if (last && isCurrent) return last
    isCurrent = true
    const before = last
    last = catchUp(before).catch((error) => {
      ;[isCurrent, last] = [false, before]
      throw error
    })
    return last
  }

  async function catchUp(before: Promise<Known> | undefined): Promise<Known> {
    const known = (await before?.catch(() => undefined)) ?? (await readKept<Kept>(file, stamp))
    let [items, at, steps] = [new Map(known?.items), known?.at, await stepsAfter(known?.at)]
    if (!steps) {
      // Nothing is known, or of a history that is not there any more.
      items = new Map()
      steps = (await repository.steps({ of: 'editing', most: mostSteps })) ?? []
    }
    for (const step of steps) {
      await take(items, step)
      at = step.revision
    }
    if (steps.length > 0) await keep(file, stamp, { at, items: [...items] } satisfies Kept)
    return { at, items }
  }

  const stepsAfter = async (at: string | undefined) =>
    at === undefined ? undefined : repository.steps({ of: 'editing', after: at })

  async function take(items: Map<string, StaleTexts>, step: Step) {
    for (const item of itemsIn(step.files.map(({ path }) => path))) {
      const sides = await versions.around(item, step)
      const stale = sides && staleAfter(item.kind, items.get(item.name) ?? {}, sides, { by: step.by, at: step.at })
      put(items, item.name, stale)
    }
    for (const { kind, id, texts } of marksIn(step)) {
      const name = nameOf({ kind, id })
      put(
        items,
        name,
        Object.fromEntries(Object.entries(items.get(name) ?? {}).filter(([text]) => !texts.includes(text))),
      )
    }
  }

  return {
    all: async () => (await current()).items,
    of: async (name) => (await current()).items.get(nameOf(name)) ?? {},
    async markRight({ kind, id }, texts, by) {
      await repository.note(
        `${label}${JSON.stringify({ kind, id, texts })}`,
        by,
        `Marks the translation of ${kind} ${id} as right`,
      )
      isCurrent = false // no file changes
    },
  }
}

/** Nothing is changed where `stale` is undefined. */
function put(items: Map<string, StaleTexts>, name: string, stale: StaleTexts | undefined) {
  if (stale === undefined) return
  if (Object.keys(stale).length > 0) items.set(name, stale)
  else items.delete(name)
}

const marksIn = ({ message }: Step) =>
  message
    .split('\n')
    .filter((line) => line.startsWith(label))
    .flatMap((line) => {
      const { data } = mark.safeParse(jsonIn(line.slice(label.length)))
      return data ? [data] : []
    })

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
