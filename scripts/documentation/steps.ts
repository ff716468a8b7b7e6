import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The pages whose commands are run, in this order. */
export const pages = [
  'README.md',
  'docs/testing.md',
  'docs/another-company.md',
  'docs/export.md',
  'docs/editing.md',
  'docs/operating.md',
  'docs/reports.md',
] as const

/** A block of commands, or a copy of files that the page asks for, in the order in which they stand on it. */
export type Step = { place: string } & (
  | { is: 'commands'; commands: string; on: string[] }
  | { is: 'notRun'; reason: string }
  | { is: 'copy'; from: string; files: string[]; to: string[] }
)

const marks =
  /<!-- copied: (?<from>\w+):(?<files>.+?) to (?<to>.+?) -->|<!-- meanwhile on (?<unseenOn>\w+): (?<unseen>.+?) -->|(?:<!-- (?<word>on|not run): (?<said>.+?) -->\n+)?^```sh\n(?<commands>[\s\S]*?)^```/gm

/**
 * The steps of a page. What a reader of the page does not see says where they happen: before a block `<!-- on: node1, node2 -->` or
 * `<!-- not run: why -->`, where the page asks to copy files `<!-- copied: node1:file another to node2 -->`.
 * What happens on a machine without the reader's doing, such as its loss, is `<!-- meanwhile on node1: command -->`.
 * @throws Error naming a block that says neither where it runs nor why it does not.
 */
export function stepsOf(page: string, text: string): Step[] {
  return [...text.matchAll(marks)].map((match): Step => {
    const { from = '', files = '', to = '', word, said = '', commands = '', unseenOn, unseen = '' } = match.groups ?? {}
    const place = `${page}:${text.slice(0, match.index).split('\n').length}`
    if (from) return { is: 'copy', place, from, files: files.split(' '), to: to.split(', ') }
    if (unseenOn) return { is: 'commands', place, commands: unseen, on: [unseenOn] }
    if (word === 'on') return { is: 'commands', place, commands, on: said.split(', ') }
    if (word === 'not run') return { is: 'notRun', place, reason: said }
    throw new Error(`${place} says neither where its commands run nor why they do not`)
  })
}

export const readSteps = (root: string, chosen: readonly string[] = pages) =>
  pages.filter((page) => chosen.includes(page)).flatMap((page) => stepsOf(page, readFileSync(join(root, page), 'utf8')))
