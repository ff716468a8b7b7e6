import { readContent } from '#server/content/index.ts'
import { type Parse, parseYaml } from '#server/content/parseCache.ts'
import type { Problem } from '#server/content/problems.ts'
import { reasonText } from '#server/content/words/index.ts'
import type { ItemProblem } from './access.ts'
import type { Path } from './issues.ts'
import { itemOf } from './kinds.ts'

/** The checks of the site over the saved content, as readers will see it: drafts are not checked. */
export function createChecks() {
  const parse = rememberingParse()
  return {
    /** What is wrong with these files, alone or beside others. */
    async problemsOf(folder: string, paths: readonly string[]): Promise<ItemProblem[]> {
      const { problems } = await readContent(folder, Date.now(), parse)
      return problems.filter(({ file }) => paths.includes(file)).map(asItemProblem)
    },
  }
}

/** Parses each text once, as long as the program runs. Who gets the data changes nothing of it. */
function rememberingParse(): Parse {
  let [before, now] = [new Map<string, unknown>(), new Map<string, unknown>()]
  const most = 50_000
  return (file) => {
    if (now.size > most) [before, now] = [now, new Map()]
    const known = now.has(file.hash) ? now : before
    const data = known.has(file.hash) ? known.get(file.hash) : parseYaml(file)
    now.set(file.hash, data)
    return data
  }
}

/** A problem of the site's checks as the page of an item tells it. */
export function asItemProblem(problem: Problem): ItemProblem {
  const { file, line, field, reason } = problem
  const path = field === undefined ? undefined : pathOf(file, field)
  const text = { zh: reasonText(reason, 'zh'), en: reasonText(reason, 'en') }
  return { file, line, ...(path && { path }), text }
}

/** Where a field of a file stands in the data of its item: of twins below the language. */
function pathOf(file: string, field: string): Path {
  const steps = field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  const [, lang] = file.match(/\.(zh|en)\.yaml$/) ?? []
  return lang !== undefined && itemOf(file)?.kind.form === 'twins' ? [lang, ...steps] : steps
}
