import type { FastifyInstance } from 'fastify'
import type { ItemProblem } from '#contract/edit/items.ts'
import type { OutgoingItem, WaitingItem } from '#contract/edit/overviews.ts'
import type { ContentAccess } from '../content/access.ts'
import { dataFrom } from '../content/items.ts'
import { kindOf, mediaKind } from '../content/kinds.ts'
import type { MediaLibrary } from '../media/mediaAccess.ts'
import { pageOf } from '../preview/pages.ts'
import type { Repository } from '../repository/repository.ts'
import { addCall } from './call.ts'
import { publishedApart } from './pdfsTogether.ts'

/** What would go out: the same files that publishing takes. */
export function outgoingRoute(
  app: FastifyInstance,
  repository: Repository,
  content: ContentAccess,
  library: Pick<MediaLibrary, 'waitingFor'>,
) {
  /** An item as readers have it and as it would be. */
  const outgoing = async (
    { kind: kindId, id, title, state }: WaitingItem,
    before: ReadonlyMap<string, Buffer>,
  ): Promise<OutgoingItem> => {
    const [kind, name] = [kindOf(kindId), { kind: kindId, id }]
    const saved = await content.readItem(repository, name)
    return {
      ...name,
      title,
      state,
      before: kind && dataFrom(kind, id, before),
      after: saved?.data,
      versions: saved?.versions ?? {},
      page: pageOf(kindId, id, repository.folder),
      problems: await content.problemsOf(repository, [name]),
      stale: await content.overviews(repository).staleFields(name),
    }
  }

  addCall(app, 'outgoing', async ({ items, media }) => {
    const asked = new Set([...items, ...media.map((id) => ({ kind: mediaKind, id }))].map(nameOf))
    const waiting = (await content.listWaiting(repository)).filter((item) => asked.has(nameOf(item)))
    const [files, own] = [waiting.filter(isFile), waiting.filter((item) => !isFile(item))]
    const chosen = waiting.flatMap((item) => content.pathsOf(item))
    const { along, apart } = await publishedApart(repository, chosen, await library.waitingFor(chosen))
    const before = await repository.published(own.flatMap((item) => content.pathsOf(item)))
    const states = await repository.unpublished()
    const { problems: broken } = await content.brokenElsewhere(repository, chosen)
    return {
      items: await Promise.all(own.map((item) => outgoing(item, before))),
      files: [
        ...files.map(({ id, state }) => ({ path: id, state, isAlong: false })),
        ...along
          .filter((path) => !chosen.includes(path))
          .map((path) => ({ path, state: states.get(path) ?? 'changed', isAlong: true })),
      ],
      apart: apart.length > 0 ? await content.titlesOf(repository, apart) : {},
      elsewhere: await titled(repository, content, broken),
    }
  })
}

/** Problems with the titles of their items, as far as somebody reads on. */
export function titled(repository: Repository, content: ContentAccess, problems: readonly ItemProblem[]) {
  const told = problems.slice(0, 100).map(async (problem): Promise<ItemProblem> => {
    const {
      zh: [zh = problem.file],
      en: [en = problem.file],
    } = await content.titlesOf(repository, [problem.file])
    return { ...problem, title: { zh, en } }
  })
  return Promise.all(told)
}

const nameOf = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`
const isFile = ({ kind }: WaitingItem) => kind === mediaKind
