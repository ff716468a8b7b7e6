import { createHash, hash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { ItemProblem, Path } from '#contract/edit/items.ts'
import { languageOf } from '#server/content/languages.ts'
import type { Problem } from '#server/content/problems.ts'
import { formTexts } from '#server/content/words/index.ts'
import { createQueue } from '../../repository/queue.ts'
import type { Repository } from '../../repository/types.ts'
import { itemOf } from '../kinds.ts'
import { blamed } from './blamed.ts'

/** The checks of the site over the saved content, as readers will see it: drafts are not checked. */
export interface Checks {
  /** What the last check of the whole content found in these files. */
  problemsOf(paths: readonly string[]): ItemProblem[]
  /** What it found anywhere. */
  all(): ItemProblem[]
  /** Whether the last check saw everything as it is. */
  isFresh(): boolean
  /** What a check finds that reads the saved content with `others` in the place of some files, `null` for one that is not there. */
  problemsWith(others: ReadonlyMap<string, Buffer | null>): Promise<readonly Problem[]>
  /** Resolves when everything was checked as it is at this moment or later. */
  settled(): Promise<void>
}

/** Checks the content of a repository as soon as it is opened, and after each change. */
export function openChecks(repository: Repository): Checks {
  let worker: Worker | undefined
  let found: ReadonlyMap<string, ItemProblem[]> = new Map()
  /** Number of the change that was seen last, and of the last that was checked. */
  let [changed, checked] = [1, 0]
  /** What is true changes with the time as well: a day begins, something is published. */
  let until = 0
  let running: Promise<void> | undefined

  /** The thread answers one after the other, and does not say what. */
  const inTurn = createQueue()
  const ask = (others: ReadonlyMap<string, Buffer | null>) =>
    inTurn(() => {
      worker ??= opened()
      return asked(worker, repository.folder, others)
    })
  /** What is looked at before publishing is asked once more while it is published. */
  const kept = new Map<string, Answer>()
  const keep = (key: string, answer: Answer) => {
    for (const oldest of [...kept.keys()].slice(0, 1 - mostKept)) kept.delete(oldest)
    kept.set(key, answer)
  }
  const isOld = () => Date.now() >= until
  /** One check of everything, for all who wait for one. */
  const check = () => {
    running ??= (async () => {
      const seen = changed
      const answer = await ask(new Map())
      const told = blamed(answer.problems, await repository.unpublished())
      found = Map.groupBy(once(told.map(asItemProblem)), ({ file }) => file)
      ;[checked, until] = [seen, answer.until]
      keep(`${seen} ${keyOf(new Map())}`, answer)
    })().finally(() => {
      running = undefined
    })
    return running
  }
  const settled = async () => {
    const wanted = changed
    while (checked < wanted || isOld()) await check()
  }
  function opened() {
    const made = new Worker(new URL('./worker.ts', import.meta.url))
    made.once('exit', () => {
      if (worker === made) worker = undefined
    })
    return made
  }

  const begin = () => void settled().catch(() => {}) // whoever needs the result asks again, and is told
  repository.onChange(() => {
    changed++
    kept.clear()
    begin()
  })
  begin()
  return {
    problemsOf: (paths) => paths.flatMap((path) => found.get(path) ?? []),
    all: () => [...found.values()].flat(),
    isFresh: () => checked === changed && !isOld(),
    async problemsWith(others) {
      const key = `${changed} ${keyOf(others)}`
      const known = kept.get(key)
      if (known && Date.now() < known.until) return known.problems
      const answer = await ask(others)
      keep(key, answer)
      return answer.problems
    },
    settled,
  }
}

const mostKept = 8

/** The same for the same files with the same bytes. */
function keyOf(others: ReadonlyMap<string, Buffer | null>): string {
  const whole = createHash('sha1')
  for (const [path, bytes] of [...others].sort(([a], [b]) => (a < b ? -1 : 1)))
    whole.update(`${path} ${bytes && hash('sha1', bytes)}\n`)
  return whole.digest('hex')
}

interface Answer {
  problems: readonly Problem[]
  /** Until when (milliseconds since 1970) that is so, if nobody changes anything. */
  until: number
}

function asked(worker: Worker, folder: string, others: ReadonlyMap<string, Buffer | null>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = () => worker.off('message', answer).off('error', fail).off('exit', end)
    const answer = (given: Answer | { failure: string }) => {
      settle()
      if ('problems' in given) resolve(given)
      else reject(new Error(given.failure))
    }
    const fail = (error: unknown) => {
      settle()
      reject(error)
    }
    const end = () => fail(new Error('the checks ended'))
    worker.on('message', answer).on('error', fail).on('exit', end).unref() // the program ends without waiting for a check
    worker.postMessage({ folder, now: Date.now(), others })
  })
}

/** A problem of the site's checks as the page of an item tells it. */
export function asItemProblem(problem: Problem): ItemProblem {
  const { file, line, field, reason } = problem
  const path = field === undefined ? undefined : pathOf(file, field)
  const text = formTexts(reason)
  const item = itemOf(file)
  return { file, line, ...(path && { path }), text, is: reason.is, ...(item && { kind: item.kind.id, id: item.id }) }
}

/** What the checks find in the files of both languages of a page is one problem. */
export function once(problems: readonly ItemProblem[]): ItemProblem[] {
  const keyOf = ({ kind, id, file, path = [], text }: ItemProblem) =>
    [kind === undefined ? file : `${kind}/${id}`, ...path, text.en].join(' ')
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()]
}

/** Where a field of a file stands in the data of its item: of twins below the language. */
function pathOf(file: string, field: string): Path {
  const steps = field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  const lang = languageOf(file)
  return lang !== undefined && itemOf(file)?.kind.form === 'twins' ? [lang, ...steps] : steps
}
