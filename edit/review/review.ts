import type { ItemName } from '#contract/edit/items.ts'
import type { Asked, Person, Thread, ToSay, Verdict } from '#contract/edit/review.ts'
import type { WholeLang } from '#contract/wholeLangs.ts'
import type { ContentAccess } from '../content/access.ts'
import { itemsIn } from '../content/index/entries.ts'
import { movedPath } from '../content/movedPath.ts'
import { found } from '../editError.ts'
import type { Editor, Repository } from '../repository/types.ts'
import { personIn, readPeople } from './people.ts'
import { isApproved, isBy, isFor, isOpen, isStanding, type KeptThread, threadsIn, withMessage } from './threads.ts'

/** Revisions of items that are remembered. */
const mostKnown = 500

const fileOf = ({ kind, id }: ItemName) => `${kind}/${id}.json`
function nameOf(file: string): ItemName {
  const [kind = '', ...id] = file.replace(/\.json$/, '').split('/')
  return { kind, id: id.join('/') }
}

/** As somebody reads it. */
const shown = ({ path: _, revision: __, ...thread }: KeptThread, by: Editor): Thread => ({
  ...thread,
  isOpen: isOpen(thread),
  isMine: isBy(thread, by),
  isForMe: isFor(thread, by),
})

/** Comments and requests to look, of all items. */
export type Review = ReturnType<typeof openReview>

/** That somebody is asked, or answered; nothing of what is said, nor of the item but its title and its address. */
export interface Notice {
  event: 'asked' | 'answered'
  title: Record<WholeLang, string>
  by: string
  to: Person
  item: string
}

/** Somebody who was asked to look at an item and has not approved it. */
export interface NotApproved {
  who: string
  title: Record<WholeLang, string>
}

interface Around {
  /** Mails of people who may work here, as far as the settings name them. */
  people?: readonly string[]
  notify?: (notice: Notice) => void
}

export function openReview(repository: Repository, content: ContentAccess, { people = [], notify }: Around = {}) {
  /** What revisions hold never changes. */
  const known = new Map<string, Promise<unknown>>()
  const dataAt = (name: ItemName, revision: string) => {
    const key = `${revision} ${fileOf(name)}`
    const data = known.get(key) ?? content.readItemAt(repository, name, revision)
    if (known.size >= mostKnown) known.clear()
    known.set(key, data)
    return data
  }

  /** With each field where it is now. One that is gone leaves its comment to the item. */
  async function threadsOf(name: ItemName, by: Editor): Promise<readonly Thread[]> {
    const kept = threadsIn((await repository.annotations()).get(fileOf(name)))
    if (kept.length === 0) return []
    const now = (await content.readItem(repository, name))?.data
    const placed = kept.map(async ({ path: then, revision = '', ...thread }) => {
      const path = then && movedPath(await dataAt(name, revision), now, then)
      return { ...shown(thread, by), ...(path && { path }) }
    })
    return Promise.all(placed)
  }

  const titleOf = async (name: ItemName) => {
    const { zh, en } = await content.titlesOf(repository, content.pathsOf(name).slice(0, 1))
    return { zh: zh[0] ?? name.id, en: en[0] ?? name.id }
  }

  async function tell(name: ItemName, { to, name: asker, mail }: Thread, is: Verdict | undefined, by: Editor) {
    if (!notify || !to || is === 'resolved') return
    const isAsked = is === undefined || is === 'reopened'
    const whom = isAsked ? to : { name: asker, mail }
    notify({
      event: isAsked ? 'asked' : 'answered',
      title: await titleOf(name),
      by: by.name,
      to: whom,
      item: `${name.kind}/${name.id}`,
    })
  }

  return {
    threadsOf,
    people: () => readPeople(repository, people),
    /** Keeps what somebody says, and returns the thread in which he does. @throws EditError. */
    async say({ kind, id, to, path, ...said }: ToSay, by: Editor): Promise<Thread> {
      const name = { kind, id }
      found(await content.readItem(repository, name))
      const [latest] = path ? await repository.history(content.pathsOf(name)) : []
      const asked = to ? { to: personIn(await readPeople(repository, people), to) } : {}
      const place = path && latest ? { path, revision: latest.revision } : {}
      const at = new Date().toISOString()
      let isNew = false
      await repository.annotate(fileOf(name), by, `Says of ${kind} ${id}`, (text) => {
        const threads = threadsIn(text)
        const after = withMessage(threads, { ...said, ...asked, ...place }, by, at)
        isNew = after !== threads
        return isNew ? JSON.stringify(after) : (text ?? '')
      })
      const threads = await threadsOf(name, by)
      const thread = found(threads.find((thread) => thread.id === (said.thread ?? said.message)))
      if (isNew && (said.is || said.thread === undefined)) await tell(name, thread, said.is, by)
      return thread
    },
    /** What waits for somebody, and what he asked of others. */
    async of(by: Editor): Promise<{ forMe: readonly Asked[]; mine: readonly Asked[] }> {
      const found = [...(await repository.annotations())].flatMap(([file, text]) =>
        threadsIn(text)
          .filter((thread) => isStanding(thread) && (isBy(thread, by) || isFor(thread, by)))
          .map(async (thread): Promise<Asked> => {
            const name = nameOf(file)
            return { ...name, title: await titleOf(name), thread: shown(thread, by) }
          }),
      )
      const asked = await Promise.all(found)
      return {
        forMe: asked.filter(({ thread }) => thread.isOpen && thread.isForMe),
        mine: asked.filter(({ thread }) => thread.isMine),
      }
    },
    /** Who was asked to look at what these files are of and has not approved it. Whoever is asked himself needs not be told. */
    async notApproved(paths: readonly string[], by: Editor): Promise<readonly NotApproved[]> {
      const found = notApprovedIn(await repository.annotations(), paths, by)
      return Promise.all(found.map(async ({ name, who }) => ({ who, title: await titleOf(name) })))
    },
    /** Who published what was asked about, ends that. */
    async end(paths: readonly string[], { name, mail }: Editor): Promise<void> {
      const known = await repository.annotations()
      const by: Editor = { name, mail, role: 'publisher' }
      for (const { kind, id } of itemsIn(paths)) {
        const file = fileOf({ kind: kind.id, id })
        if (!threadsIn(known.get(file)).some(isStanding)) continue
        await repository.annotate(file, by, `Ends requests of ${kind.id} ${id}`, (text) => ended(text, by))
      }
    },
  }
}

function notApprovedIn(known: ReadonlyMap<string, string>, paths: readonly string[], by: Editor) {
  return [...itemsIn(paths)].flatMap(({ kind, id }) => {
    const name = { kind: kind.id, id }
    return threadsIn(known.get(fileOf(name)))
      .filter((thread) => isStanding(thread) && !isApproved(thread) && !isFor(thread, by))
      .map(({ to }) => ({ name, who: to?.name || to?.mail || '' }))
  })
}

/** The threads of an item, in which whoever published it ended what was asked. */
function ended(text: string | undefined, { name, mail }: Editor): string {
  const reply = {
    id: crypto.randomUUID(),
    name,
    mail,
    at: new Date().toISOString(),
    text: '',
    is: 'published',
  } as const
  const end = (thread: KeptThread) => (isStanding(thread) ? { ...thread, replies: [...thread.replies, reply] } : thread)
  return JSON.stringify(threadsIn(text).map(end))
}
