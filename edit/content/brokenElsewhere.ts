import type { ItemProblem } from '#contract/edit/items.ts'
import { isProblem, type Problem } from '#server/content/problems.ts'
import type { Repository } from '../repository/types.ts'
import { blamed } from './checks/blamed.ts'
import { asItemProblem, type Checks, once } from './checks/checks.ts'

/** What publishing some files would break in others. */
export interface Broken {
  problems: readonly ItemProblem[]
  /** The shared figures that would be missing, each with the number of places that use it. */
  figures: ReadonlyMap<string, number>
}

/**
 * Compares what is published with what would be after these files are: what is wrong then, was not before, and stands in none of them. Of a
 * file that is being mended more may be seen than before, because it could not be read whole.
 */
export async function brokenElsewhere(
  repository: Pick<Repository, 'unpublished' | 'published'>,
  checks: Pick<Checks, 'problemsWith'>,
  paths: readonly string[],
): Promise<Broken> {
  const states = await repository.unpublished()
  const waiting = [...states.keys()].filter((path) => !path.startsWith('media/'))
  const chosen = new Set(paths)
  if (!waiting.some((path) => chosen.has(path))) return { problems: [], figures: new Map() }
  const out = await repository.published(waiting)
  const asPublished = (paths: readonly string[]) => new Map(paths.map((path) => [path, out.get(path) ?? null]))
  const others = waiting.filter((path) => !chosen.has(path))
  const after = blamed(await checks.problemsWith(asPublished(others)), states).filter(isProblem)
  const suspect = after.filter(({ file }) => !chosen.has(file))
  if (suspect.length === 0) return { problems: [], figures: new Map() }
  const before = await checks.problemsWith(asPublished(waiting))
  const [known, left] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))]
  const mended = new Set(before.filter((problem) => !left.has(keyOf(problem))).map(({ file }) => file))
  const broken = suspect.filter((problem) => !known.has(keyOf(problem)) && !mended.has(problem.file))
  return { problems: once(broken.map(asItemProblem)), figures: figuresIn(broken) }
}

const keyOf = ({ file, field, reason }: Problem) => JSON.stringify([file, field, reason])

function figuresIn(problems: readonly Problem[]): ReadonlyMap<string, number> {
  const ids = problems.flatMap(({ reason }) => (reason.is === 'unknownFigure' ? [reason.id] : []))
  return new Map([...Map.groupBy(ids, (id) => id)].map(([id, places]) => [id, places.length]))
}
