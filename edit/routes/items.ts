import type { FastifyInstance } from 'fastify'
import type { ContentAccess, WrittenItem } from '../content/access.ts'
import { lastTexts } from '../content/lastVersion.ts'
import { EditError, found } from '../editError.ts'
import { pageOf } from '../preview/pages.ts'
import type { Repository } from '../repository/repository.ts'
import { addCall } from './call.ts'

/** The items of the content. */
export function itemRoutes(app: FastifyInstance, repository: Repository, content: ContentAccess) {
  addCall(app, 'items', (query) => content.listItems(repository, query))

  /** Answers when everything is checked, which may take seconds. */
  addCall(app, 'problems', async (name) => ({ problems: await content.problemsOf(repository, [name]) }))

  addCall(app, 'item', async (name, { editor }) => ({
    ...found(await content.readItem(repository, name)),
    limits: repository.limitsOf(editor, content.pathsOf(name)),
    page: pageOf(name.kind, name.id, repository.folder),
  }))

  addCall(app, 'itemAt', async ({ revision, ...name }) => ({
    data: await content.readItemAt(repository, name, revision),
  }))

  addCall(app, 'save', async ({ data, texts, ...item }, { editor }) =>
    savedOf(await content.writeItem(repository, texts ? { ...item, texts } : { ...item, data }, editor)),
  )

  addCall(app, 'remove', async (item, { editor }) => savedOf(await content.removeItem(repository, item, editor)))

  addCall(app, 'restore', async ({ revision, versions = {}, ...name }, { editor }) => {
    const item = { ...name, versions }
    if (revision !== undefined) {
      const data = await content.readItemAt(repository, name, revision)
      if (data === undefined) throw new EditError('unknownRevision')
      return savedOf(await content.writeItem(repository, { ...item, data }, editor))
    }
    const texts = await lastTexts(repository, content.pathsOf(name))
    if (Object.keys(texts).length === 0) throw new EditError('notFound')
    return savedOf(await content.writeItem(repository, { ...item, texts }, editor))
  })
}

/** @throws EditError `notFound`, `saveConflict`. */
export function savedOf(written: WrittenItem | undefined) {
  const saved = found(written)
  if (saved.outcome === 'conflict') throw new EditError('saveConflict', saved.paths)
  return saved
}
