import type { Problem } from '#server/content/problems.ts'

/** Of two items that have one number the new one is told, by the title of the other: it was right when that was published. */
export const blamed = (problems: readonly Problem[], states: ReadonlyMap<string, string>): Problem[] =>
  problems.map((problem) => {
    const { file, reason } = problem
    if (reason.is !== 'numberTaken' || states.get(reason.other) !== 'new' || states.get(file) === 'new') return problem
    const { line, ...rest } = problem
    return { ...rest, file: reason.other, reason: { ...reason, other: file, title: reason.own, own: reason.title } }
  })
