import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ItemName } from '#contract/edit/items.ts'
import type { ContentAccess } from '../content/access.ts'
import { kindOf, withTimes } from '../content/kinds.ts'
import { isData } from '../content/options.ts'
import { writePublishedWith } from '../content/publishedWith.ts'
import { EditError, found } from '../editError.ts'
import type { MediaLibrary } from '../media/mediaAccess.ts'
import { linkAt, type PreviewLink } from '../preview/links/previewLinks.ts'
import { pageOf } from '../preview/pages.ts'
import type { Previews } from '../preview/previews.ts'
import type { Repository } from '../repository/repository.ts'
import { isLoopback } from '../settings.ts'
import { addCall } from './call.ts'

/** Links by which people without an account see one item as it is saved now. */
export function previewLinkRoutes(
  app: FastifyInstance,
  repository: Repository,
  content: ContentAccess,
  library: Pick<MediaLibrary, 'waitingFor'>,
  previews: Previews | undefined,
) {
  const linksFor = ({ headers: { host = '' } }: FastifyRequest) => {
    const origin = previews?.addresses.linkAt(host)
    if (!previews || origin === undefined) throw new EditError('noLinkOrigin')
    return { links: previews.links, origin }
  }
  const mayEnd = ({ mail }: PreviewLink, { editor }: FastifyRequest) =>
    editor.mail === mail || editor.role === 'publisher'
  const shown = (link: PreviewLink, origin: string, request: FastifyRequest) => ({
    ...link,
    address: linkAt(origin, link),
    until: new Date(link.until).toISOString(),
    canEnd: mayEnd(link, request),
  })

  addCall(app, 'previewLinks', async ({ kind, id }, request) => {
    const { links, origin } = linksFor(request)
    const own = (await links.all()).filter((link) => link.kind === kind && link.id === id)
    const isLocal = isLoopback(new URL(origin).hostname.replace(/^\[|\]$/g, ''))
    return { links: own.map((link) => shown(link, origin, request)), isLocal }
  })

  addCall(app, 'makePreviewLink', async (name, request) => {
    const { links, origin } = linksFor(request)
    const own = await shownFiles(repository, content, name)
    const media = await library.waitingFor([...own.keys()])
    const link = await links.make({
      name,
      by: request.editor,
      page: pageOf(name.kind, name.id, repository.folder),
      write: (folder) => writePublishedWith(repository, { own, media }, folder),
    })
    return shown(link, origin, request)
  })

  addCall(app, 'endPreviewLink', async ({ link: name }, request) => {
    const { links } = linksFor(request)
    const link = found((await links.all()).find(({ link }) => link === name))
    if (!mayEnd(link, request)) throw new EditError('othersLink')
    await links.end(link.link)
    return {}
  })
}

/** The files of an item as they are saved, without what keeps it from being shown now. @throws EditError `notFound`, `notShowable`. */
async function shownFiles(
  repository: Repository,
  content: ContentAccess,
  name: ItemName,
): Promise<Map<string, Buffer>> {
  const [kind, { data, faults }] = [found(kindOf(name.kind)), found(await content.readItem(repository, name))]
  if (faults) throw new EditError('notShowable')
  const timeless = { draft: undefined, publishAt: undefined, until: undefined, movedTo: undefined }
  const now = isData(data) ? withTimes(kind, data, timeless, () => ({ withdrawn: undefined })) : data
  const files = new Map<string, Buffer>()
  for (const path of content.pathsOf(name)) {
    const read = await repository.read(path)
    if (read) files.set(path, read.bytes)
  }
  for (const { path, bytes } of content.filesOf(repository, { ...name, data: now })) if (bytes) files.set(path, bytes)
  return files
}
