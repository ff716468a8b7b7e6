import type { Act } from '#contract/edit/overviews.ts'

/** How the subject of a commit begins, by what it does: whoever reads the repository with Git alone reads it there. */
export const subjects = {
  save: 'Save ',
  takeDown: 'Takes down ',
  remove: 'Remove ',
  publish: 'Publishes ',
  undo: 'Takes back: ',
  discard: 'Discards changes of ',
  hand: 'By hand',
  begin: 'The content folder as it was',
  upload: 'Upload ',
  replace: 'Replace ',
  move: 'Move ',
  describe: 'Describe ',
  days: 'Add trading days to ',
} as const satisfies Record<Exclude<Act, 'other'>, string>

/** Such words begin what somebody else pushed as well. */
const ofFiles: ReadonlySet<Act> = new Set(['upload', 'replace', 'move', 'describe'])

export const actOf = (subject: string): Act =>
  (Object.keys(subjects) as (keyof typeof subjects)[]).find((act) =>
    subject.startsWith(ofFiles.has(act) ? `${subjects[act]}media/` : subjects[act]),
  ) ?? 'other'
