import type { Revision } from '#contract/edit/overviews.ts'
import { type Branches, readState } from './branches.ts'
import { isBelow } from './paths.ts'
import { actOf } from './subjects.ts'
import { records } from './trees.ts'

/** Revisions that a history shows. */
const most = 200
const isRevision = (text: string) => /^[0-9a-f]{40}$/.test(text)

/** The latest revisions of any of `paths`, published ones too, the newest first. */
export async function readHistory(branches: Branches, paths: readonly string[]): Promise<Revision[]> {
  if (paths.length === 0) return []
  const { git } = branches
  const { published, editing } = await readState(branches) // editing stands on published
  const args = ['--full-history', '--no-merges', `--max-count=${most}`]
  const format = '--format=%H%x1f%P%x1f%an%x1f%aI%x1f%s'
  const all = records(await git.text(['log', '-z', ...args, format, editing, '--', ...paths], { isFixed: true }))
  const out = new Set(
    (await git.text(['log', ...args, '--format=%H', published, '--', ...paths], { isFixed: true })).split('\n'),
  )
  return all.map((record) => {
    const [revision = '', parent = '', by = '', at = '', message = ''] = record.split('\x1f')
    return {
      revision,
      parent: parent || undefined,
      by,
      at,
      message,
      act: actOf(message),
      published: out.has(revision),
    }
  })
}

/** A file's text at a revision; undefined where there is none. */
export async function readTextAt({ git }: Branches, revision: string, path: string): Promise<string | undefined> {
  if (!isRevision(revision) || !isBelow(path)) return undefined
  const listed = await git.text(['ls-tree', '-z', '--full-tree', revision, '--', path], { answers: [128] })
  const blob = listed.match(/^100\d{3} blob ([0-9a-f]{40})\t/)?.[1]
  return blob && (await git.file(['blob', blob])).toString('utf8')
}
