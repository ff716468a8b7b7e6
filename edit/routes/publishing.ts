import type { FastifyInstance } from 'fastify'
import type { ItemName, ItemProblem } from '#contract/edit/items.ts'
import type { ContentAccess } from '../content/access.ts'
import type { Broken } from '../content/brokenElsewhere.ts'
import { itemsOfPdfs } from '../content/editions.ts'
import { takenDown } from '../content/takenDown.ts'
import { EditError, found } from '../editError.ts'
import type { MediaLibrary } from '../media/mediaAccess.ts'
import type { Repository } from '../repository/repository.ts'
import type { NotApproved, Review } from '../review/review.ts'
import { type SentenceName, type SpokenNames, textsOf } from '../words/index.ts'
import { addCall } from './call.ts'
import { sendRefusal } from './failures.ts'
import { savedOf } from './items.ts'
import { titled } from './outgoing.ts'
import { discardedApart, publishedApart } from './pdfsTogether.ts'

interface Publishing {
  repository: Repository
  content: ContentAccess
  library: Pick<MediaLibrary, 'waitingFor'>
  review: Pick<Review, 'notApproved' | 'end'>
}

/** What waits, publishing, and what was. */
export function publishingRoutes(app: FastifyInstance, { repository, content, library, review }: Publishing) {
  const filesOf = (name: ItemName) => {
    const paths = content.pathsOf(name)
    if (paths.length === 0) throw new EditError('notFound')
    return paths
  }

  /** What has to be mended first, each with its place, so that the page leads there. */
  const refusalOf = async (error: SentenceName, problems: readonly ItemProblem[], spoken?: SpokenNames) => {
    const names = [...new Set(problems.map(({ file }) => file))]
    const texts = textsOf(error, spoken ?? (await content.titlesOf(repository, names)))
    return { error, texts, names, problems: await titled(repository, content, problems) }
  }

  addCall(app, 'waiting', async () => ({ items: await content.listWaiting(repository) }))

  addCall(app, 'publish', async ({ items, media, endsRequests }, request, reply) => {
    const chosen = [...items.flatMap(filesOf), ...media]
    const problems = await content.problemsOf(repository, [...items, ...(await itemsOfPdfs(repository, chosen))])
    if (problems.length > 0) {
      return sendRefusal(request, reply, 422, await refusalOf('publishProblems', problems))
    }
    const { problems: broken, figures } = await content.brokenElsewhere(repository, chosen)
    if (broken.length > 0) {
      const why =
        figures.size > 0 ? refusalOf('figuresUsed', broken, usesOf(figures)) : refusalOf('breaksOthers', broken)
      return sendRefusal(request, reply, 422, await why)
    }
    // What they show goes along: readers would see a gap in its place.
    const { along, apart } = await publishedApart(repository, chosen, await library.waitingFor(chosen))
    if (apart.length > 0) throw new EditError('pdfApart', apart)
    const paths = [...new Set([...chosen, ...along])]
    const asked = endsRequests ? [] : await review.notApproved(paths, request.editor)
    if (asked.length > 0) return sendRefusal(request, reply, 409, refusalFor(asked))
    const seen = Object.assign({}, ...items.map((item) => item.versions))
    const published = await repository.publish(paths, request.editor, seen)
    if (published.outcome === 'conflict') throw new EditError('publishConflict', published.paths)
    await review.end(paths, request.editor).catch(() => {}) // it is published; that a request still stands misleads nobody
    return {}
  })

  /** Nothing else goes along, and nothing that is wrong anywhere stops it. */
  addCall(app, 'takeDown', async (item, { editor }) => {
    if (editor.role !== 'publisher') throw new EditError('publishersOnly')
    if (repository.limitsOf(editor, filesOf(item))?.canPublish === false)
      throw new EditError('notYoursToPublish', filesOf(item)) // before it is saved
    const data = found(await takenDown(repository, content, item, Date.now()))
    const { kind, id, versions } = item
    const saved = savedOf(await content.writeItem(repository, { kind, id, versions, data }, editor))
    const published = await repository.publish(filesOf(item), editor, saved.versions, 'takeDown')
    if (published.outcome === 'conflict') throw new EditError('publishConflict', published.paths)
    return {}
  })

  addCall(app, 'discard', async ({ items, media }, request) => {
    const chosen = [...items.flatMap(filesOf), ...media]
    const apart = await discardedApart(repository, chosen)
    if (apart.length > 0) throw new EditError('discardApart', apart)
    await repository.discard(chosen, request.editor)
    return {}
  })

  historyRoutes(app, { repository, content }, filesOf)
}

/** What was published of an item, and taking one publication back. */
function historyRoutes(
  app: FastifyInstance,
  { repository, content }: Pick<Publishing, 'repository' | 'content'>,
  filesOf: (name: ItemName) => string[],
) {
  addCall(app, 'history', async (name) => ({ revisions: await repository.history(filesOf(name)) }))

  addCall(app, 'undoneToo', async ({ revision, ...name }) => {
    const own = filesOf(name)
    const others = (await repository.changedIn(revision)).filter((path) => !own.includes(path))
    return { titles: await content.titlesOf(repository, others) }
  })

  addCall(app, 'undo', async ({ revision }, { editor }) => {
    const undone = await repository.undo(revision, editor)
    if (undone.outcome === 'conflict') throw new EditError('undoConflict', undone.paths)
    return {}
  })
}

/** Which shared figures are used, and in how many places. */
const usesOf = (figures: Broken['figures']) => ({
  zh: [...figures].map(([id, places]) => `“${id}”用在${places}处`),
  en: [...figures].map(([id, places]) => `“${id}” in ${places} ${places === 1 ? 'place' : 'places'}`),
})

/** Who is asked, and of which item. */
function refusalFor(asked: readonly NotApproved[]) {
  const [error, names] = ['notApproved', asked.map(({ who }) => who)] as const
  const zh = asked.map(({ who, title }) => `${who}（${title.zh}）`)
  const en = asked.map(({ who, title }) => `${who} (${title.en})`)
  // Somebody may have been asked twice.
  return { error, names, texts: textsOf(error, { zh: [...new Set(zh)], en: [...new Set(en)] }) }
}
