import type { Desk } from '../desk.ts'
import { readCase } from './case.ts'
import { allCases } from './list.ts'
import { caseName } from './name.ts'

/** What this officer has written on a case: texts and tags of their own notes. */
interface OwnNotes {
  case: string
  name: string
  closed: string | null
  notes: readonly { day: string; text: string }[]
}
/** Own notes by case, since the desk was unlocked: nobody else writes them. */
export type Found = Map<string, OwnNotes>

const together = 4

/**
 * Searches the officer's own notes for all of some words, whatever their case. It is done here, in memory: the website learns that cases
 * were opened, not what was looked for. @throws DeskError of the client.
 */
export async function searchNotes(desk: Desk, typed: string, kept: Found): Promise<OwnNotes[]> {
  const words = wordsIn(typed)
  if (words.length === 0) return []
  const { cases } = await allCases(desk)
  const queue = cases.filter(({ case: name }) => !kept.has(name))
  const read = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) kept.set(next.case, await ownNotes(desk, next))
  }
  await Promise.all(Array.from({ length: together }, read))
  const memory = await desk.memory.recall()
  return cases.flatMap(({ case: name, closed }) => {
    const found = kept.get(name)
    const notes = found?.notes.filter(({ text }) => words.every((word) => plain(text).includes(word))) ?? []
    return found && notes.length > 0
      ? [{ ...found, closed: memory?.cases.get(name)?.ended ? closed : null, notes }]
      : []
  })
}

async function ownNotes(
  desk: Desk,
  { case: name, closed }: { case: string; closed: string | null },
): Promise<OwnNotes> {
  const own = new Set(desk.ring.map(({ verifyKey }) => verifyKey))
  const { notes } = await readCase(desk, name, await desk.ask('open', { case: name }))
  const written = notes.entries.flatMap((entry) => {
    if (!('value' in entry) || !own.has(entry.value.by)) return []
    const { body, tags = [] } = entry.value
    const text = [body, ...tags].filter((part) => part !== '').join(' · ')
    return text === '' ? [] : [{ day: entry.day, text }]
  })
  return { case: name, name: caseName(name), closed, notes: written }
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase()
const wordsIn = (text: string) => plain(text).split(/\s+/).filter(Boolean)
