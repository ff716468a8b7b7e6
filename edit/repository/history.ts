import type { Revision } from '#contract/edit/overviews.ts'
import { type Branches, readState } from './branches.ts'
import { byHand, program } from './commit.ts'
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
  const format = '--format=%H%x1f%P%x1f%an%x1f%ae%x1f%aI%x1f%s'
  const all = records(await git.text(['log', '-z', ...args, format, editing, '--', ...paths], { isFixed: true }))
  const out = new Set(
    (await git.text(['log', ...args, '--format=%H', published, '--', ...paths], { isFixed: true })).split('\n'),
  )
  return all.map((record) => {
    const [revision = '', parent = '', by = '', mail = '', at = '', message = ''] = record.split('\x1f')
    return {
      revision,
      parent: parent || undefined,
      by,
      mail,
      at,
      message,
      act: actOf(message),
      published: out.has(revision),
    }
  })
}

/** Commits in which writers are looked for. */
const mostRead = 5_000

/** Who wrote the latest commits, the last one first; no program among them. */
export async function readWriters({ git, ...branches }: Branches): Promise<{ name: string; mail: string }[]> {
  const { editing } = await readState({ git, ...branches })
  const args = ['log', '-z', '--no-merges', `--max-count=${mostRead}`, '--format=%an%x1f%ae', editing]
  const writers = records(await git.text(args, { isFixed: true })).map((record): [mail: string, name: string] => {
    const [name = '', mail = ''] = record.split('\x1f')
    return [mail, name]
  })
  const byMail = new Map(writers.toReversed())
  return [...new Set(writers.map(([mail]) => mail))]
    .filter((mail) => mail !== program.mail && mail !== byHand.mail)
    .map((mail) => ({ mail, name: byMail.get(mail) ?? mail }))
}

/** The files that a revision changed; none of what is no revision. */
export async function readChangedIn({ git }: Branches, revision: string): Promise<string[]> {
  if (!isRevision(revision)) return []
  const args = ['diff-tree', '-r', '-z', '--root', '--name-only', '--no-renames', '--no-commit-id', revision]
  return records(await git.text(args, { answers: [128] }))
}

/** A file's text at a revision; undefined where there is none. */
export async function readTextAt({ git }: Branches, revision: string, path: string): Promise<string | undefined> {
  if (!isRevision(revision) || !isBelow(path)) return undefined
  const listed = await git.text(['ls-tree', '-z', '--full-tree', revision, '--', path], { answers: [128] })
  const blob = listed.match(/^100\d{3} blob ([0-9a-f]{40})\t/)?.[1]
  return blob && (await git.file(['blob', blob])).toString('utf8')
}
